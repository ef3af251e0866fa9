#!/usr/bin/env python3
"""Asks python3-jsonschema for its verdict on every case and prints those where the loader judged otherwise.

usage: check_schemas.py SCHEMA_DIR CASES    (CASES: one JSON object a line: schema, name, ok, document)
"""

import json
import sys
from pathlib import Path

import jsonschema


def main():
    folder, cases = Path(sys.argv[1]), Path(sys.argv[2])
    validators = {}
    for path in folder.glob("*.schema.json"):
        schema = json.loads(path.read_text(encoding="utf-8"))
        jsonschema.Draft7Validator.check_schema(schema)
        validators[path.name.removesuffix(".schema.json")] = jsonschema.Draft7Validator(schema)
    differences = count = accepted = 0
    for line in cases.read_text(encoding="utf-8").split("\n"):
        if not line:
            continue
        case = json.loads(line)
        error = next(validators[case["schema"]].iter_errors(case["document"]), None)
        count += 1
        accepted += error is None
        if (error is None) != case["ok"]:
            differences += 1
            if differences <= 20:
                said = "accepts" if error is None else f"refuses at {list(error.absolute_path)}: {error.message[:200]}"
                print(f"{case['name']}: the loader {'accepts' if case['ok'] else 'refuses'}, the schema {said}")
                print("  " + case.get("why", ""))
    print(f"{count} documents, {accepted} accepted, {differences} judged differently")
    return 1 if differences or not count else 0


if __name__ == "__main__":
    sys.exit(main())
