#!/usr/bin/env python3
"""Fails when the sources hold a text that French does not say, or a plural that English does not inflect.

usage: test_translations.py SOURCE_DIR LUPDATE
"""

import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from pathlib import Path

PLACEHOLDER = re.compile(r"%(?:n|L?\d+)")


def messages_of(ts):
    for context in ElementTree.parse(ts).getroot().iter("context"):
        for message in context.iter("message"):
            yield context.findtext("name"), message


def faults_of(context, message, words_needed):
    text = message.findtext("source")
    name = f"{context}: {text!r}"
    translation = message.find("translation")
    kind = translation.get("type")
    if kind in ("vanished", "obsolete"):
        yield f"no longer in the sources: {name}"
        return
    forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
    if kind == "unfinished" or not all(form.strip() for form in forms):
        yield f"not translated: {name}"
        return
    if "%n" in text and message.get("numerus") != "yes":
        yield f"%n without plural forms (tr(…, n) or QT_TRANSLATE_N_NOOP): {name}"
    if message.get("numerus") == "yes" and len(forms) < 2:
        yield f"only one plural form: {name}"
    if not words_needed and message.get("numerus") != "yes":
        return
    expected = set(PLACEHOLDER.findall(text))
    for form in forms:
        # A singular may say "one" instead of the number.
        missing = expected - set(PLACEHOLDER.findall(form)) - ({"%n"} if message.get("numerus") == "yes" else set())
        extra = set(PLACEHOLDER.findall(form)) - expected
        if missing or extra:
            yield f"placeholders differ ({', '.join(sorted(missing | extra))}): {name} -> {form!r}"


def main():
    source, lupdate = Path(sys.argv[1]), sys.argv[2]
    faults = []
    counts = {}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-B", source / "translations" / "update.py", lupdate, source, folder,
                        "--keep-vanished"], check=True)
        for language in ("fr", "en"):
            ts = Path(folder) / f"bocage_{language}.ts"
            for context, message in messages_of(ts):
                counts[language] = counts.get(language, 0) + 1
                faults += [f"{ts.name}: {fault}" for fault in faults_of(context, message, language != "en")]
    print(f"{counts.get('fr', 0)} texts in French, {counts.get('en', 0)} plurals in English, {len(faults)} faults")
    for fault in faults:
        print(fault)
    if faults:
        print("Bring the files up to date with: cmake --build build-release --target update_translations")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
