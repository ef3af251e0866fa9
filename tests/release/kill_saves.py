#!/usr/bin/env python3
"""Kills programs while they save: afterwards the file is exactly an old or a new version, and the next save leaves no
stray beside it.

usage: kill_saves.py [KILLS]   (1,000 for a release; the programs are in $BOCAGE_BIN)
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from release import ARMY, CAMPAIGN, CLI, SAVER, SCENARIO, environment, tell, two_versions

KILLS = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
random.seed(20260601)


def killed_loop(command, env, whole, kills):
    """Starts the command again and again, kills it at a random moment; returns how often the file was damaged."""
    lost = 0
    for _ in range(kills):
        process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.uniform(0.002, 0.12))
        process.send_signal(signal.SIGKILL)
        process.wait()
        lost += 0 if whole() else 1
    return lost


def documents(folder, env):
    results = {}
    for kind, source in (("scenario", SCENARIO), ("army", ARMY), ("campaign", CAMPAIGN)):
        place = folder / kind
        place.mkdir()
        a, b = two_versions(source, place, f"{kind}.json")
        target = place / f"saved.{kind}.json"
        versions = set()
        for path in (a, b):
            subprocess.run([SAVER, "value", target, path], env=env, check=True, stdout=subprocess.DEVNULL)
            versions.add(target.read_bytes())
        lost = killed_loop([SAVER, "values", target, a, b], env, lambda: target.read_bytes() in versions, KILLS)
        # Strays young enough to belong to a running save stay; the next save sweeps those that are older.
        for stray in place.glob(f"{target.name}.*"):
            os.utime(stray, (1, 1))
        subprocess.run([SAVER, "value", target, a], env=env, check=True, stdout=subprocess.DEVNULL)
        results[kind] = (lost, len(list(place.glob(f"{target.name}.*"))))
    return results


def shelf(folder, env):
    target = folder / "mine.collection.json"

    def whole():
        return not target.exists() or json.loads(target.read_text(encoding="utf-8"))["format"] == "bocage.collection"
    lost = killed_loop([SAVER, "shelf", target], env, whole, KILLS)
    return lost, 0


def settings(folder, env):
    target = folder / "settings.ini"

    def whole():
        text = target.read_text(encoding="utf-8") if target.exists() else "filling=" + "x" * 2000
        return "filling=" + "x" * 2000 in text
    lost = killed_loop([SAVER, "settings", target], env, whole, KILLS)
    return lost, 0


def packs(folder, env, kills):
    sources = []
    for version in ("1.0.0", "2.0.0"):
        source = folder / version
        source.mkdir()
        (source / "pack.json").write_text(json.dumps({"format": "bocage.pack", "version": 1, "id": "mine", "packVersion": version,
                                                      "system": "normandie", "title": "Mine"}), encoding="utf-8")
        (source / "notes.txt").write_text(version * 5000, encoding="utf-8")
        sources.append(source)
    home = Path(env["XDG_DATA_HOME"]) / "bocage" / "packs"
    subprocess.run([CLI, "pack", "install", sources[0]], env=env, check=True, stdout=subprocess.DEVNULL)
    lost = 0
    for i in range(kills):
        process = subprocess.Popen([CLI, "pack", "install", sources[1 - i % 2], "--replace"], env=env,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(random.uniform(0.01, 0.4))
        process.send_signal(signal.SIGKILL)
        process.wait()
        try:
            version = json.loads((home / "mine" / "pack.json").read_text(encoding="utf-8"))["packVersion"]
            lost += 0 if (home / "mine" / "notes.txt").read_text(encoding="utf-8") == version * 5000 else 1
        except (OSError, ValueError):
            lost += 1

    def strays():
        return [path for path in home.glob(".*") if path.name != ".earlier"]  # versions that were replaced are kept there
    for stray in strays():
        os.utime(stray, (1, 1))
    subprocess.run([CLI, "pack", "list"], env=env, check=True, stdout=subprocess.DEVNULL)
    return lost, len(strays())


def main():
    with tempfile.TemporaryDirectory(prefix="bocage-kills-") as name:
        folder = Path(name)
        env = environment(folder / "home")
        (folder / "home").mkdir()
        results = documents(folder, env)
        results["collection"] = shelf(folder, env)
        results["settings"] = settings(folder, env)
        results["pack"] = packs(folder, env, KILLS)
        shutil.rmtree(folder / "home")
    figure = f"{KILLS} kills each: " + ", ".join(f"{kind} {lost} lost {strays} strays" for kind, (lost, strays) in results.items())
    return tell("killed while saving", figure, all(lost == strays == 0 for lost, strays in results.values()))


if __name__ == "__main__":
    sys.exit(main())
