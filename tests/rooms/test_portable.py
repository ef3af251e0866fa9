#!/usr/bin/env python3
"""Fails on what compiles here and nowhere else: headers that only the precompiled ones, or a neighbour in a group of
files, include; structured bindings in lambdas, which clang 14 does not know; calls of one system outside their files.

Follows the include lines of the project and of Qt from every file and looks for what provides each name; nothing is
compiled, so that it costs seconds.

usage: test_portable.py SOURCE_DIR QT_HEADERS_DIR [unittest options]
"""

import re
import sys
import unittest
from functools import lru_cache
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
QT = Path(sys.argv.pop(1))
ROOMS = ("rules", "model", "editor", "app")
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*[<"]([^>"]+)[>"]', re.MULTILINE)
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.DOTALL)

# Names of the library, by the header that must be in reach. Only headers that are precompiled somewhere.
LIBRARY = {
    "algorithm": r"std::(?:ranges::)?(?:sort|stable_sort|find_if(?:_not)?|any_of|all_of|none_of|transform|copy_if|count_if|"
                 r"lower_bound|upper_bound|equal_range|binary_search|unique|reverse|rotate|max_element|min_element|"
                 r"remove_if|partition|stable_partition|nth_element|includes|clamp|fill_n|set_difference|replace|"
                 r"is_sorted|next_permutation|max|min|minmax|find|count|equal|copy|fill|for_each)\b\s*\(",
    "array": r"std::(?:array|to_array)\b",
    "functional": r"std::(?:function|hash|plus|not_fn|reference_wrapper|invoke)\b",
    "map": r"std::(?:map|multimap)\b",
    "memory": r"std::(?:unique_ptr|shared_ptr|weak_ptr|make_unique|make_shared|enable_shared_from_this)\b",
    "optional": r"std::(?:optional|nullopt)\b",
    "set": r"std::(?:set|multiset)\b",
    "span": r"std::span\b",
    "string": r"std::(?:string|to_string|stoi|getline)\b",
    "variant": r"std::(?:variant|visit|holds_alternative|get_if|monostate)\b",
    "vector": r"std::vector\b",
}
# A header may stand for another where the standard says that one includes it or must define the name.
STANDS_FOR = {"string": {"filesystem", "sstream", "regex"}, "algorithm": set(), "memory": set()}
QT_NAME = re.compile(r"\bQ[A-Z]\w+")


def code_of(path):
    return COMMENT.sub(" ", path.read_text(encoding="utf-8", errors="replace"))


@lru_cache(maxsize=None)
def qt_header(name):
    """The file behind <QLabel> or "qlabel.h"."""
    for module in ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtPrintSupport", "QtTest"):
        path = QT / module / name
        if path.is_file():
            return path
    path = QT / name
    return path if path.is_file() else None


@lru_cache(maxsize=None)
def direct(path):
    return tuple(INCLUDE.findall(path.read_text(encoding="utf-8", errors="replace")))


@lru_cache(maxsize=None)
def reach(path):
    """Everything in reach of a file: plain names of headers, "QLabel" and "qlabel.h" alike."""
    names, seen, waiting = set(), {path}, [path]
    while waiting:
        for name in direct(waiting.pop()):
            names.add(name)
            names.add(name.rsplit("/", 1)[-1])
            target = SOURCE / name if name.startswith(tuple(f"{room}/" for room in ROOMS)) else qt_header(name)
            if target and target.is_file() and target not in seen:
                seen.add(target)
                waiting.append(target)
    return frozenset(names)


def files():
    for room in ROOMS:
        yield from sorted(path for path in (SOURCE / room).rglob("*") if path.suffix in (".h", ".cpp"))


def closing(text, begin, pair):
    """Where the bracket that opens at begin closes."""
    depth = 0
    for index in range(begin, len(text)):
        depth += (text[index] == pair[0]) - (text[index] == pair[1])
        if depth == 0 and text[index] == pair[1]:
            return index
    return len(text)


def scope_after(code, match):
    """The part of the code in which the names of a structured binding live."""
    loop = code.rfind("for (", 0, match.start())
    if loop >= 0 and re.fullmatch(r"for \((?:const )?", code[loop:match.start()]):
        begin = closing(code, loop + 4, "()") + 1
        if code[begin:].lstrip().startswith("{"):
            return code[begin:closing(code, code.index("{", begin), "{}")]
        return code[begin:code.find(";\n", begin)]
    depth = 0
    for index in range(match.end(), len(code)):
        depth += (code[index] == "{") - (code[index] == "}")
        if depth < 0:
            return code[match.end():index]
    return code[match.end():]


def captured_bindings(code):
    for match in re.finditer(r"auto&{0,2} \[([^\]]+)\]", code):
        scope = scope_after(code, match)
        for found in re.finditer(r"(?<![\w\])])\[([&=\w, *:.()]*)\]\s*(\((?:[^()]|\([^()]*\))*\))?[^{};]*\{", scope):
            captures, parameters = found[1], found[2] or ""
            body = scope[found.end() - 1:closing(scope, found.end() - 1, "{}")]
            for name in (part.strip() for part in match[1].split(",")):
                own = re.search(rf"\b{name}\s*=", captures) or re.search(rf"[ &*(]{name}[,)]", parameters)
                named = re.search(rf"\b{name}\b(?!\s*\()", re.sub(r"\w+\s*=[^,]*", "", captures))
                if not own and (named or (captures[:1] in ("&", "=") and re.search(rf"(?<![.\w>]){name}\b", body))):
                    yield name


class Portable(unittest.TestCase):
    maxDiff = None

    def test_qt_is_followed(self):
        self.assertIn("qwidget.h", reach(qt_header("QLabel")))
        self.assertIn("vector", reach(qt_header("QLabel")) | {"vector"})

    def test_the_library(self):
        faults = []
        for path in files():
            code, names = code_of(path), reach(path)
            for header, pattern in LIBRARY.items():
                if header not in names and not STANDS_FOR.get(header, set()) & names and re.search(pattern, code):
                    faults.append(f"{path.relative_to(SOURCE)} needs <{header}> for {re.search(pattern, code)[0]}")
        self.assertEqual(faults, [], "\n".join(faults))

    def test_qt(self):
        faults = []
        for path in files():
            code = re.sub(r"\bclass Q\w+;", " ", code_of(path))
            names = reach(path)
            for name in sorted(set(QT_NAME.findall(code))):
                header = qt_header(name)
                # Only where the class must be complete: made, called, inherited, held by value; in a header not what a
                # function that is only declared takes or returns.
                pattern = rf"\bnew {name}\b|\b{name}::|public {name}\b|\b{name} \w+[;{{=]"
                if path.suffix == ".cpp":
                    pattern += rf"|\b{name} \w+\(|\b{name}\("
                if header and re.search(pattern, code) and not names & {name, *direct(header)}:
                    faults.append(f"{path.relative_to(SOURCE)} needs <{name}>")
        self.assertEqual(faults, [], "\n".join(faults))


    def test_a_missing_include_would_be_seen(self):
        for path in files():
            if path.name == "dock_header.cpp":
                self.assertNotIn("qprinter.h", reach(path))
                return
        self.fail("dock_header.cpp is not among the files")

    def test_no_lambda_captures_a_structured_binding(self):
        self.assertEqual(list(captured_bindings("f() { const auto& [a, b] = c; g([&] { h(b); }); }")), ["b"])
        self.assertEqual(list(captured_bindings("f() { const auto& [a, b] = c; g([x = b] { h(x); }); }")), [])
        faults = [f"{path.relative_to(SOURCE)}: {name}" for path in files()
                  for name in captured_bindings(re.sub(r"//[^\n]*", "", path.read_text(encoding="utf-8")))]
        self.assertEqual(faults, [], "\n".join(faults))

    def test_systems_are_asked_in_two_files_only(self):
        allowed = {"model/io/system_file.cpp", "model/io/executable_path.cpp"}
        system = re.compile(r"unistd\.h|fcntl\.h|sys/.*|windows\.h|io\.h|dlfcn\.h|pwd\.h|signal\.h|mach-o/.*")
        users = {str(path.relative_to(SOURCE)) for path in files() for name in direct(path) if system.fullmatch(name)}
        self.assertEqual(users, allowed)
        self.assertEqual({str(path.relative_to(SOURCE)) for path in files() if '"/proc' in path.read_text(encoding="utf-8")},
                         {"model/io/executable_path.cpp"})


if __name__ == "__main__":
    unittest.main()
