#!/usr/bin/env python3
"""Lets every system call of a save fail once, with every error it may have: the old or the new version is there, and a
save that failed says which error it was.

usage: failing_calls.py [MOST]   MOST limits the calls tried of each kind (all of them without it). Needs strace.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from release import ARMY, SAVER, SCENARIO, environment, tell, two_versions

MOST = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
CALLS = {"openat": ("EIO", "EMFILE", "EROFS", "ENOSPC"), "write": ("EIO", "ENOSPC", "EDQUOT"), "fsync": ("EIO", "ENOSPC"),
         "fdatasync": ("EIO",), "rename": ("EIO", "EROFS"), "renameat2": ("EIO",), "linkat": ("EIO",), "fchmod": ("EIO", "EROFS"),
         "ftruncate": ("EIO",), "close": ("EIO",), "lseek": ("EIO",)}
WORDS = {"EIO": "nput/output", "ENOSPC": "full", "EDQUOT": "full", "EROFS": "ead-only", "EMFILE": "many open"}


def main():
    strace = shutil.which("strace")
    tried = lost = untold = 0
    with tempfile.TemporaryDirectory(prefix="bocage-faults-") as name:
        folder = Path(name)
        env = environment(folder)
        for kind, source in (("scenario", SCENARIO), ("army", ARMY)):
            place = folder / kind
            place.mkdir()
            first, second = two_versions(source, place, f"{kind}.json")
            target = place / f"saved.{kind}.json"
            whole = []
            for path in (first, second):
                subprocess.run([SAVER, "value", target, path], env=env, check=True, capture_output=True)
                whole.append(target.read_bytes())
            log = folder / "log"
            subprocess.run([strace, "-f", "-o", log, SAVER, "value", target, first], env=env, check=True, capture_output=True)
            counts = {call: sum(f" {call}(" in line or line.startswith(f"{call}(") for line in
                                log.read_text(errors="replace").splitlines()) for call in CALLS}
            for call, errors in CALLS.items():
                # What the loader and Qt do before the first file of ours is no part of the save.
                for number in range(1, min(counts[call], MOST) + 1):
                    for error in errors:
                        target.write_bytes(whole[0])
                        done = subprocess.run([strace, "-f", "-o", "/dev/null", "-e", f"inject={call}:error={error}:when={number}",
                                               SAVER, "value", target, second], env=env, capture_output=True, text=True, check=False)
                        tried += 1
                        now = target.read_bytes() if target.exists() else b""
                        lost += 0 if now in whole else 1
                        if done.returncode == 0 and now != whole[1]:
                            untold += 1
                        if done.returncode == 1 and not done.stdout.startswith("save."):
                            untold += 1
    return tell("every system call of a save fails once", f"{tried} faults, {lost} lost, {untold} untold", tried > 0 and lost == untold == 0)


if __name__ == "__main__":
    sys.exit(main())
