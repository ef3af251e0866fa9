#!/usr/bin/env python3
"""Brings the .ts files up to date with the sources.

usage: update.py LUPDATE SOURCE_DIR [OUT_DIR] [--keep-vanished]

lupdate does not expand macros, and tables of texts read best with a short one, as in
    #define ACTION(text) QT_TRANSLATE_NOOP("Actions", text)
so it is given a copy of the sources in which such macros are written out.
"""

import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOMS = ["app", "editor", "model"]
LANGUAGES = {"fr": [], "en": ["-pluralonly"]}
MACRO = re.compile(r'^#define (\w+)\((\w+)\) (QT_TRANSLATE_N?_?NOOP)\("(\w+)", \2\)$', re.MULTILINE)


def written_out(text):
    for name, _, noop, context in MACRO.findall(text):
        text = re.sub(rf"(?<!define )\b{name}\(", f'{noop}("{context}", ', text)
    return text


def update(lupdate, source, out, keep_vanished):
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        for room in [*ROOMS, "rules"]:
            for path in (source / room).rglob("*"):
                if path.suffix in (".h", ".cpp"):
                    target = copy / path.relative_to(source)
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_text(written_out(path.read_text(encoding="utf-8")), encoding="utf-8")
        for language, options in LANGUAGES.items():
            name = f"bocage_{language}.ts"
            if out != source / "translations":
                shutil.copy(source / "translations" / name, out / name)
            vanished = [] if keep_vanished else ["-no-obsolete"]
            subprocess.run([lupdate, "-silent", "-locations", "none", *vanished, *options, "-I", str(copy), "-recursive",
                            *[str(copy / room) for room in ROOMS], "-ts", str(out / name)],
                           check=True, stderr=subprocess.DEVNULL)


def main():
    arguments = [argument for argument in sys.argv[1:] if not argument.startswith("--")]
    source = Path(arguments[1])
    out = Path(arguments[2]) if len(arguments) > 2 else source / "translations"
    update(arguments[0], source, out, "--keep-vanished" in sys.argv)


if __name__ == "__main__":
    main()
