#!/usr/bin/env python3
"""Kills the real window at random moments while it is edited, and asks the next start what it can bring back: the work of
at most 20 seconds before, offered once. Time counts from the moment an edit is in the document, which the window says itself,
so that a machine with other work makes nothing look lost.

usage: kill_window.py [KILLS [JOBS]]   (200 for a release); JOBS windows at once, one unless given
"""

import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from release import SCENARIO, WINDOW, environment, tell

KILLS = int(sys.argv[1]) if len(sys.argv) > 1 else 200
JOBS = int(sys.argv[2]) if len(sys.argv) > 2 else 1
GRACE = 20.0
PATIENCE = 180.0  # for the first edit
random.seed(20260602)


def newest(state):
    """When the newest recovery file was written; 0 when there is none."""
    return max((path.stat().st_mtime for path in Path(state).rglob("*.recovery")), default=0.0)


def clean_run(folder):
    """Edit, save, quit: nothing may be left that the next start would offer."""
    env = environment(folder)
    battle = folder / "battle.scenario.json"
    shutil.copy(SCENARIO, battle)
    steps = "action edit.selectAll;action edit.copy;action edit.paste;wait 1000;action file.save;wait 1000;action file.quit"
    subprocess.run([WINDOW, "--script", steps, battle], env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, timeout=PATIENCE,
                   check=False)
    return newest(folder / "state") == 0.0


def edited(process, times):
    """Notes when the window says that an edit is done."""
    for _ in process.stdout:
        times.append(time.time())


def kill_once(folder, moment):
    """One window, edited and killed so many seconds after its first edit: how old the oldest edit is that no copy holds, and
    whether a start after clean work beside it would offer something. None where no edit was ever seen."""
    folder.mkdir()
    env = environment(folder)
    battle = folder / "battle.scenario.json"
    shutil.copy(SCENARIO, battle)
    # Steps of the window's own script player. Every paste makes a battle that never was: one that is again as in
    # the copy has nothing to lose, and no copy is written for it.
    steps = ";".join(["action edit.selectAll", "action edit.copy"] + ["action edit.paste", "say", "wait 1500"] * 60)
    process = subprocess.Popen([WINDOW, "--script", steps, battle], env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    times = []
    reader = threading.Thread(target=edited, args=(process, times))
    reader.start()
    begun = time.time()
    while not times and time.time() - begun < PATIENCE:
        time.sleep(0.05)
    time.sleep(moment)
    killed = time.time()
    process.send_signal(signal.SIGKILL)
    process.wait()
    reader.join()
    copied = newest(folder / "state")
    shutil.rmtree(folder, ignore_errors=True)
    if not times:
        return None
    # The oldest edit that no copy holds is what is lost.
    return killed - min((edit for edit in times if copied < edit <= killed), default=killed)


def clean_once(folder):
    folder.mkdir()
    clean = clean_run(folder)
    shutil.rmtree(folder, ignore_errors=True)
    return clean


def main():
    moments = [random.uniform(GRACE + 5, GRACE + 35) for _ in range(KILLS)]
    with tempfile.TemporaryDirectory(prefix="bocage-window-") as name, ThreadPoolExecutor(JOBS) as windows:
        # Nearly all of the time is waiting, so several windows may wait at once.
        kills = [windows.submit(kill_once, Path(name) / str(i), moment) for i, moment in enumerate(moments)]
        cleans = [windows.submit(clean_once, Path(name) / f"clean-{i}") for i in range(0, KILLS, 10)]
        ages = [kill.result() for kill in kills]
        stale = sum(not clean.result() for clean in cleans)
    if None in ages:
        return tell("window killed while editing", f"no edit within {PATIENCE:.0f} s", False)
    lost = sum(age > GRACE for age in ages)
    return tell("window killed while editing", f"{KILLS} kills, {lost} not recovered to {GRACE:.0f} s before (oldest edit lost: {max(ages):.1f} s), "
                f"{stale} stale offers", lost == 0 and stale == 0)


if __name__ == "__main__":
    sys.exit(main())
