#!/usr/bin/env python3
"""Lets one allocation after the other fail while the command line works: it ends with one of its exit codes, never by a
signal, and a file that it was to write is whole or not there.

usage: failing_allocations.py [POINTS]   so many places of each run are tried, evenly spread (300 without it). Needs cc.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from release import ARMY, CLI, SCENARIO, environment, tell

POINTS = int(sys.argv[1]) if len(sys.argv) > 1 else 300
# From FAIL_AT on nothing is granted any more for a while, as on a machine that is out of memory; what is asked for
# before main() belongs to the loader and counts as well.
SHIM = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
extern void *__libc_malloc(size_t); extern void *__libc_calloc(size_t, size_t); extern void *__libc_realloc(void *, size_t);
static long count, at = -1, span = 1;
static void tell(void) { const char *to = getenv("FAIL_COUNT"); if (to) { FILE *f = fopen(to, "w"); if (f) { fprintf(f, "%ld", count); fclose(f); } } }
__attribute__((constructor)) static void start(void) {
    if (getenv("FAIL_AT")) at = atol(getenv("FAIL_AT"));
    if (getenv("FAIL_SPAN")) span = atol(getenv("FAIL_SPAN"));
    count = 0; atexit(tell); }
static int fails(void) { long n = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED); return at > 0 && n >= at && n < at + span; }
void *malloc(size_t n) { if (fails()) { errno = ENOMEM; return NULL; } return __libc_malloc(n); }
void *calloc(size_t a, size_t b) { if (fails()) { errno = ENOMEM; return NULL; } return __libc_calloc(a, b); }
void *realloc(void *p, size_t n) { if (fails()) { errno = ENOMEM; return NULL; } return __libc_realloc(p, n); }
"""


def main():
    tried = killed = half = 0
    where = []
    with tempfile.TemporaryDirectory(prefix="bocage-memory-") as name:
        folder = Path(name)
        (folder / "shim.c").write_text(SHIM, encoding="utf-8")
        shim = folder / "shim.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", shim, folder / "shim.c"], check=True)
        env = {**environment(folder), "LD_PRELOAD": str(shim)}
        out = folder / "out.svg"
        runs = {"validate": ["validate", str(SCENARIO)], "army": ["army", str(ARMY)],
                "render": ["render", str(SCENARIO), "-o", str(out), "--force"]}
        for verb, arguments in runs.items():
            counted = folder / "count"
            whole = subprocess.run([CLI, *arguments], env={**env, "FAIL_COUNT": str(counted)}, capture_output=True, check=False)
            if whole.returncode not in (0, 1):
                print(f"{verb} does not run: {whole.stderr.decode(errors='replace')}", file=sys.stderr)
                return 1
            picture = out.read_bytes() if out.exists() else b""
            total = int(counted.read_text())
            for point in range(POINTS):
                at = 1 + point * total // POINTS
                out.unlink(missing_ok=True)
                done = subprocess.run([CLI, *arguments], env={**env, "FAIL_AT": str(at)}, capture_output=True, check=False, timeout=120)
                tried += 1
                if done.returncode not in (0, 1, 2, 3):
                    killed += 1
                    where.append(f"{verb} {at}/{total}: {done.returncode} {done.stderr.decode(errors='replace')[-120:]!r}")
                if verb == "render" and out.exists() and out.read_bytes() != picture:
                    half += 1
                    where.append(f"{verb} {at}/{total}: {done.returncode}, {out.stat().st_size} of {len(picture)} bytes")
    if os.environ.get("FAIL_LIST"):
        print("\n".join(where), file=sys.stderr)
    return tell("allocations fail one by one", f"{tried} runs, {killed} ended by a signal, {half} half-written files", tried > 0 and killed == half == 0)


if __name__ == "__main__":
    sys.exit(main())
