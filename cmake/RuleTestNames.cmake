# Lists the test functions that are named after rules, so that `bocage-cli rules` can show what holds each
# rule to account; cases of the verdict corpus and of moves are files named after the rule.
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
    set(runner test_verdict_corpus)
    if(file MATCHES "/data/moves/")
      set(runner test_moves)
    endif()
    list(APPEND rows "{\"${rule}\", \"${runner}.${test}\", \"${base}\"}")
    continue()
  endif()
  # A function may be named after several rules: SOM_SHADE_01_SOM_XUL_01_byAvatars.
  set(id "(SON|SOM|CC)_[A-Z]+_([0-9]+|[A-Z]+)_")
  file(STRINGS ${file} lines REGEX "(void [A-Za-z:]*|def test_)${id}[A-Za-z0-9_]*\\(")
  foreach(line IN LISTS lines)
    string(REGEX REPLACE ".*(void |def )[A-Za-z:]*:?((test_)?${id}[A-Za-z0-9_]*)\\(.*" "\\2" name "${line}")
    string(REGEX MATCHALL "${id}" rules "${name}")
    foreach(rule IN LISTS rules)
      string(REGEX REPLACE "^([A-Z]+)_([A-Z]+)_([A-Z0-9]+)_$" "\\1-\\2-\\3" rule ${rule})
      list(APPEND rows "{\"${rule}\", \"${test}.${name}\", {}}")
    endforeach()
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
