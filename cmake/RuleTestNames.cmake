# Lists the test functions that are named after rules, so that `bocage-cli rules` can show what holds each
# rule to account; cases of the verdict corpus are files named after the rule.
# usage: cmake -DOUT=<file.cpp> "-DTESTS=<a.cpp;b.cpp;case.json>" -P RuleTestNames.cmake
set(rows)
foreach(file IN LISTS TESTS)
  get_filename_component(test ${file} NAME_WE)
  if(file MATCHES "\\.json$")
    string(REGEX MATCH "^(SON|SOM|CC)-[A-Z]+-[0-9]+" rule ${test})
    if(NOT rule)
      continue()
    endif()
    file(READ ${file} case)
    string(JSON base GET "${case}" base)
    list(APPEND rows "{\"${rule}\", \"test_verdict_corpus.${test}\", \"${base}\"}")
    continue()
  endif()
  file(STRINGS ${file} lines REGEX "void [A-Za-z:]*(SON|SOM|CC)_[A-Z]+_[0-9]+_[A-Za-z0-9_]*\\(")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".*[ :]((SON|SOM|CC)_([A-Z]+)_([0-9]+)_[A-Za-z0-9_]*)\\(.*" "{\"\\2-\\3-\\4\", \"${test}.\\1\", {}}" row "${line}")
    list(APPEND rows "${row}")
  endforeach()
endforeach()
list(REMOVE_DUPLICATES rows)
list(SORT rows)
string(REPLACE "};{" "},\n    {" rows "${rows}")
file(WRITE ${OUT} "#include \"app/cli/rule_test_names.h\"

namespace bocage::cli {

namespace {

constexpr RuleTest names[] = {
    ${rows}};

}  // namespace

std::span<const RuleTest> ruleTestNames() {
    return names;
}

}  // namespace bocage::cli
")
