# What every target of the project shares: warnings, sanitizers, and the helper that declares a test.

add_library(BocageCommon INTERFACE)
if(BOCAGE_QUICK)
  target_compile_options(BocageCommon INTERFACE -w)  # who only wants to see the program reads no warnings
else()
  target_compile_options(BocageCommon INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>  # g++ 12 warns falsely about std::string concatenation
    $<$<BOOL:${BOCAGE_WERROR}>:-Werror>
    # Where files are compiled as one they may share names, and g++ takes all but the first for headers.
    $<$<BOOL:${BOCAGE_UNITY}>:-Wno-shadow> $<$<AND:$<BOOL:${BOCAGE_UNITY}>,$<CXX_COMPILER_ID:GNU>>:-Wno-subobject-linkage>)
endif()
target_compile_definitions(BocageCommon INTERFACE
  BOCAGE_VERSION="${PROJECT_VERSION}"
  QT_NO_KEYWORDS QT_NO_FOREACH QT_DISABLE_DEPRECATED_BEFORE=0x060400)
target_include_directories(BocageCommon INTERFACE ${PROJECT_SOURCE_DIR})
if(BOCAGE_SANITIZE)
  target_compile_options(BocageCommon INTERFACE -fsanitize=${BOCAGE_SANITIZE} -fno-omit-frame-pointer
                         -fno-sanitize-recover=all)
  target_link_options(BocageCommon INTERFACE -fsanitize=${BOCAGE_SANITIZE})
endif()

# Most of the time of a build goes into reading the headers of Qt and the library; each room reads them once.
# Project headers stay out, so that a change to one rebuilds only who includes it. Where the options of a target differ
# the compiler reads the headers as before.
set(CMAKE_PCH_WARN_INVALID OFF)
set(bocage_std_headers <algorithm> <array> <functional> <map> <memory> <optional> <set> <span> <string> <variant> <vector>)
set(bocage_core_headers ${bocage_std_headers} <QCoreApplication> <QHash> <QObject> <QString> <QStringList> <QVariant>)
set(bocage_gui_headers ${bocage_core_headers} <QColor> <QFont> <QIcon> <QImage> <QPainter> <QPainterPath>)
set(bocage_widget_headers ${bocage_gui_headers} <QAction> <QApplication> <QBoxLayout> <QComboBox> <QLabel> <QLineEdit>
    <QMenu> <QPushButton> <QWidget>)

# Runs a test headless, with private folders that keep it from touching the home folder of whoever runs it.
function(bocage_isolate_test name)
  set(home ${CMAKE_BINARY_DIR}/test-home/${name})
  file(MAKE_DIRECTORY ${home})
  file(CHMOD ${home} PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
  set_tests_properties(${name} PROPERTIES TIMEOUT 600 ENVIRONMENT
    "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;HOME=${home};XDG_RUNTIME_DIR=${home};XDG_CONFIG_HOME=${home}/config;XDG_DATA_HOME=${home}/data;XDG_STATE_HOME=${home}/state;XDG_CACHE_HOME=${home}/cache;BOCAGE_STRICT=1;BOCAGE_BIN=${CMAKE_RUNTIME_OUTPUT_DIRECTORY};BOCAGE_RESOURCES=${PROJECT_SOURCE_DIR}/resources")
endfunction()

# bocage_add_test(<name> <library>…): one Qt Test executable from <name>.cpp.
function(bocage_add_test name)
  add_executable(${name} ${name}.cpp)
  set_target_properties(${name} PROPERTIES AUTOMOC ON)
  target_link_libraries(${name} PRIVATE BocageCommon Qt6::Test ${ARGN})
  # What is tested is built as it ships; the tests themselves run once and are sooner compiled than optimised.
  target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  # Tests of the same libraries share what the first of them compiled.
  string(MAKE_C_IDENTIFIER "bocage_headers_of_${ARGN}" key)
  get_property(first GLOBAL PROPERTY ${key})
  if(first)
    target_precompile_headers(${name} REUSE_FROM ${first})
  else()
    target_precompile_headers(${name} PRIVATE <QtTest> ${bocage_std_headers})
    set_property(GLOBAL PROPERTY ${key} ${name})
  endif()
  target_compile_definitions(${name} PRIVATE BOCAGE_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data"
                             BOCAGE_SOURCE_DIR="${PROJECT_SOURCE_DIR}")
  add_test(NAME ${name} COMMAND ${name})
  bocage_isolate_test(${name})
endfunction()

# bocage_add_script_test(<name> <argument>…): one Python test from <name>.py. It finds the programs in
# $BOCAGE_BIN and gets the source folder as its first argument.
function(bocage_add_script_test name)
  add_test(NAME ${name} COMMAND python3 -B ${CMAKE_CURRENT_SOURCE_DIR}/${name}.py ${PROJECT_SOURCE_DIR} ${ARGN})
  bocage_isolate_test(${name})
endfunction()
