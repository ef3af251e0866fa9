#!/usr/bin/env python3
"""Exports of the same input are the same bytes for another user, time zone, language, folder and hash seed, and hold no
user name, machine name, path or time.

usage: same_bytes.py
"""

import getpass
import os
import re
import shutil
import socket
import subprocess
import sys
import tempfile
from pathlib import Path

from release import ARMY, CLI, SCENARIO, environment, tell


def outputs(folder, env):
    made = {}
    for name, command in {"map.png": ["render", "scenario.json", "--cell", "8"], "map.svg": ["render", "scenario.json"],
                          "map.pdf": ["render", "scenario.json"], "army.png": ["render", "army.json", "--dpi", "40"],
                          "army.svg": ["render", "army.json"], "army.pdf": ["render", "army.json"],
                          "atlas.json": ["atlas", "scenario.json"], "qr.png": ["army", "qr", "army.json"],
                          "qr.svg": ["army", "qr", "army.json"], "fixed.json": ["fix", "scenario.json"]}.items():
        subprocess.run([CLI, *command, "-o", name, "--force"], cwd=folder, env=env, check=True, capture_output=True)
        made[name] = (folder / name).read_bytes()
    return made


def main():
    runs, faults = [], []
    with tempfile.TemporaryDirectory(prefix="bocage-bytes-") as name:
        for user, zone, seed in (("anna", "UTC", "0"), ("berta", "Asia/Kathmandu", "99")):
            folder = Path(name) / user
            (folder / "home").mkdir(parents=True)
            shutil.copy(SCENARIO, folder / "scenario.json")
            shutil.copy(ARMY, folder / "army.json")
            env = {**environment(folder / "home"), "USER": user, "LOGNAME": user, "TZ": zone, "QT_HASH_SEED": seed}
            runs.append(outputs(folder, env))
        # Short words turn up in packed pictures by chance.
        private = [word for word in (name, socket.gethostname(), getpass.getuser(), os.fspath(Path.home())) if len(word) > 5]
    for name, first in runs[0].items():
        if first != runs[1][name]:
            faults.append(f"{name} differs")
        faults += [f"{name} holds {word!r}" for word in private if word.encode() in first]
        faults += [f"{name} holds a time" for _ in re.findall(rb"D:20[^0]\d|20[2-9]\d-\d\d-\d\dT", first)]
    return tell("exports: same bytes, nothing private", f"{len(runs[0])} files, {len(faults)} faults {faults or ''}", not faults)


if __name__ == "__main__":
    sys.exit(main())
