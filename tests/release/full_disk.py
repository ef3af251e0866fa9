#!/usr/bin/env python3
"""Saves onto disks that are full at every size: the old version stays whole and the message says why.

usage: full_disk.py [SIZES]   (512 for a release). A small tmpfs is mounted when that is allowed, else files are limited.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

from release import ARMY, CAMPAIGN, SAVER, SCENARIO, environment, tell, two_versions

SIZES = int(sys.argv[1]) if len(sys.argv) > 1 else 512


def limited(folder, env, target, document, old):
    """Every size a file may have, from nothing to the whole document."""
    lost = silent = 0
    whole = document.stat().st_size
    for i in range(SIZES):
        most = whole * i // SIZES

        def small(size=most):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
        done = subprocess.run([SAVER, "value", target, document], env=env, capture_output=True, text=True, preexec_fn=small,
                              check=False)
        saved = done.returncode == 0
        lost += 0 if saved or target.read_bytes() == old else 1
        silent += 0 if saved or done.stdout.startswith("save.") else 1
        if saved:
            old = target.read_bytes()
    return lost, silent


def on_tmpfs(folder, env, document, first):
    """A disk of 256 KiB, filled up to every rest."""
    disk = folder / "disk"
    disk.mkdir(exist_ok=True)
    if os.geteuid() != 0 or subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256k", "tmpfs", disk], check=False,
                                           capture_output=True).returncode != 0:
        return None
    lost = silent = 0
    try:
        target = disk / "saved.json"
        for i in range(min(SIZES, 60)):
            for path in disk.iterdir():
                path.unlink()
            subprocess.run([SAVER, "value", target, first], env=env, check=True, capture_output=True)
            old = target.read_bytes()
            room = os.statvfs(disk).f_bavail * 4096
            (disk / "filler").write_bytes(bytes(max(0, room - i * 4096)))
            done = subprocess.run([SAVER, "value", target, document], env=env, capture_output=True, text=True, check=False)
            lost += 0 if done.returncode == 0 or target.read_bytes() == old else 1
            silent += 0 if done.returncode == 0 or "disk-full" in done.stdout else 1
    finally:
        subprocess.run(["umount", disk], check=True)
    return lost, silent


def main():
    parts, good = [], True
    with tempfile.TemporaryDirectory(prefix="bocage-full-") as name:
        folder = Path(name)
        env = environment(folder)
        for kind, source in (("scenario", SCENARIO), ("army", ARMY), ("campaign", CAMPAIGN)):
            place = folder / kind
            place.mkdir()
            first, second = two_versions(source, place, f"{kind}.json")
            target = place / f"saved.{kind}.json"
            subprocess.run([SAVER, "value", target, first], env=env, check=True, capture_output=True)
            lost, silent = limited(place, env, target, second, target.read_bytes())
            parts.append(f"{kind} {SIZES} sizes {lost} lost {silent} untold")
            good = good and lost == silent == 0
            full = on_tmpfs(place, env, second, first)
            if full:
                parts.append(f"{kind} on a full tmpfs {full[0]} lost {full[1]} untold")
                good = good and full == (0, 0)
    return tell("disk full", ", ".join(parts), good)


if __name__ == "__main__":
    sys.exit(main())
