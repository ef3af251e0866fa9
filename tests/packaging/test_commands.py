#!/usr/bin/env python3
"""./run and ./test on machines that lack something: packages, sudo, a terminal, a network, a test.

The two scripts are copied into a folder with spaces and umlauts and meet stand-ins for apt-get, dpkg-query, sudo, cmake
and ctest, which write down how they were called.

usage: test_commands.py SOURCE_DIR [unittest options]
"""

import os
import shutil
import stat
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))

STAND_INS = {
    "dpkg-query": 'for p in "$@"; do case $p in -*|*:*) ;; *) [ -e "$STATE/installed-$p" ] && '
                  'printf "%s:installed " "$p";; esac; done; true',
    "apt-cache": '[ -e "$STATE/offered-${3:-}" ]',
    "apt-get": 'case " $* " in *" update "*) exit "${UPDATE_FAILS:-0}";; esac\n'
               '[ -z "${INSTALL_FAILS:-}" ] || { echo "E: Unable to fetch some archives"; exit 100; }\n'
               'for p in "$@"; do case $p in -*|install|*::*) ;; *) touch "$STATE/installed-$p";; esac; done',
    "sudo": '[ "${1:-}" = -n ] && { [ -z "${PASSWORD_NEEDED:-}" ] || exit 1; shift; }; exec "$@"',
    "cmake": 'case "$1" in --build) mkdir -p "$2/bin"; for p in bocage bocage-cli; do '
             'printf "#!/bin/sh\\necho \\"called $p in \\$PWD: \\$*\\"\\n" >"$2/bin/$p"; chmod +x "$2/bin/$p"; done;;\n'
             '*) while [ "$1" != --preset ]; do shift; done; mkdir -p "build-$2"; touch "build-$2/build.ninja"\n'
             'exit "${CONFIGURE_FAILS:-0}";; esac',
    "ctest": 'case " $* " in *" --show-only "*) i=0; for t in $CTEST_KNOWS; do i=$((i+1)); echo "  Test  #$i: $t"; done;; '
             '*) echo "ctest ran";; esac',
    "ninja": "exit 0",
}


class CommandsTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="bocage-commands-")
        self.addCleanup(folder.cleanup)
        self.top = Path(folder.name)
        self.tree = self.top / "Mes Jeux für Übung"
        self.elsewhere = self.top / "else where"
        self.state = self.top / "state"
        tools = self.top / "bin"
        rooms = [self.tree / room for room in ("rules", "model", "editor", "app")]
        for path in (self.tree / "packaging", self.tree / "tests" / "rules", self.elsewhere, self.state, tools, *rooms):
            path.mkdir(parents=True)
        for name in ("run", "test", "packaging/setup.sh", "packaging/packages.txt"):
            shutil.copy(SOURCE / name, self.tree / name)
        for name in ("test_one.cpp", "test_two.py"):
            (self.tree / "tests" / "rules" / name).touch()
        sample = self.tree / "resources" / "samples" / "crossroads-at-dusk.scenario.json"
        sample.parent.mkdir(parents=True)
        sample.touch()
        # The stand-ins and a few real tools, so that what this machine has installed plays no part.
        for name, body in STAND_INS.items():
            script = tools / name
            script.write_text(f'#!/bin/sh\necho "{name} $*" >>"$STATE/calls"\n{body}\n', encoding="utf-8")
            script.chmod(0o755)
        for name in ("awk", "basename", "bash", "cat", "chmod", "comm", "dirname", "env", "find", "grep", "mkdir", "nice",
                     "nproc", "rm", "sed", "sh", "sort", "tail", "touch", "true"):
            (tools / name).symlink_to(shutil.which(name))
        # Whoever runs this test, the scripts meet an ordinary user: root needs no sudo.
        self.as_user = []
        if os.geteuid() == 0:
            setpriv = shutil.which("setpriv")
            self.as_user = [setpriv, "--reuid=65534", "--regid=65534", "--clear-groups"]
            subprocess.run(["chown", "-R", "65534:65534", self.top], check=True)
        self.tools = tools

    def start(self, script, *arguments, root=False, **environment):
        """Runs the script in another folder and without a terminal; answers with exit code and all it said."""
        wanted = {"PATH": str(self.tools), "STATE": str(self.state), "LC_ALL": "C.UTF-8",
                  "CTEST_KNOWS": "test_one test_two", **environment}
        command = [*([] if root else self.as_user), self.tree / script, *arguments]
        done = subprocess.run([*map(str, command)], env=wanted, cwd=self.elsewhere, capture_output=True, text=True,
                              check=False, stdin=subprocess.DEVNULL, start_new_session=True)
        return done.returncode, done.stdout + done.stderr

    def calls(self, name):
        log = self.state / "calls"
        lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
        log.write_text("", encoding="utf-8")
        if os.geteuid() == 0:
            log.chmod(stat.S_IRUSR | stat.S_IWUSR | stat.S_IROTH | stat.S_IWOTH)
        return [line for line in lines if line.startswith(name)]

    def install_everything(self):
        code, said = self.start("test")
        self.assertEqual(code, 0, said)
        shutil.rmtree(self.tree / "build-release")
        shutil.rmtree(self.tree / "out")
        self.calls("")

    def test_run_installs_and_configures_only_what_runs(self):
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 0, said)
        calls = self.calls("")
        install = next(line for line in calls if line.startswith("apt-get") and " install " in line)
        self.assertNotIn("glpk", install)
        self.assertNotIn("python3", install)
        self.assertIn("--preset quick", next(line for line in calls if line.startswith("cmake") and "--preset" in line))
        self.assertTrue(calls[-1].endswith("--target bocage-cli"), calls[-1])
        code, said = self.start("run", DISPLAY=":9")
        self.assertEqual(code, 0, said)
        built = [line for line in self.calls("cmake") if "--build" in line]
        self.assertTrue(built[-1].endswith("--target bocage"), "only what is opened is built")

    def test_test_after_run_and_run_after_test(self):
        self.start("run", "--headless")
        self.calls("")
        code, said = self.start("test")
        self.assertEqual(code, 0, said)
        self.assertIn("-DBOCAGE_TESTS=ON", " ".join(self.calls("cmake")))
        self.assertIn("running 2 tests", said)
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 0, said)
        self.assertFalse([line for line in self.calls("cmake") if "quick" in line], "what ./test built is there to be used")

    def test_a_failed_try_leaves_nothing_that_is_trusted(self):
        code, said = self.start("test", CONFIGURE_FAILS="1")
        self.assertEqual(code, 1, said)
        self.assertIn("configuring failed", said)
        self.calls("")
        code, said = self.start("test")
        self.assertEqual(code, 0, said)
        self.assertIn("--fresh", " ".join(self.calls("cmake")))

    def test_a_test_that_is_not_configured_is_missed(self):
        code, said = self.start("test", CTEST_KNOWS="test_one")
        self.assertEqual(code, 1, said)
        self.assertIn("test_two", said)
        self.assertIn("2 tests are written, 1 are configured", said)
        self.assertNotIn("ctest ran", said)

    def test_the_second_start_asks_neither_dpkg_nor_cmake_to_configure(self):
        self.start("run", "--headless")
        self.calls("")
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 0, said)
        self.assertEqual([line.split()[1] for line in self.calls("") if not line.startswith("ninja")], ["--build"])

    def test_changed_sources_are_grouped_anew(self):
        self.start("run", "--headless")
        self.calls("")
        source = self.tree / "rules" / "new.cpp"
        source.touch()
        later = source.stat().st_mtime + 5
        os.utime(source, (later, later))
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 0, said)
        self.assertIn("--preset quick", " ".join(self.calls("cmake")))

    def test_files_are_those_where_the_user_stands(self):
        (self.elsewhere / "my battle.scenario.json").touch()
        (self.elsewhere / "-odd.scenario.json").touch()
        code, said = self.start("run", "my battle.scenario.json", "--", "-odd.scenario.json", DISPLAY=":9")
        self.assertEqual(code, 0, said)
        self.assertIn(f"called bocage in {self.elsewhere}: my battle.scenario.json -odd.scenario.json".replace(" -odd", " ./-odd"),
                      said)
        code, said = self.start("run", "gone.scenario.json", DISPLAY=":9")
        self.assertEqual(code, 1, said)
        self.assertIn("no file gone.scenario.json", said)
        code, said = self.start("run", "--what")
        self.assertEqual(code, 2, said)

    def test_no_sudo(self):
        (self.tools / "sudo").unlink()
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 1, said)
        self.assertIn("there is no sudo here", said)
        self.assertRegex(said, r"\n    apt-get update && apt-get install -y --no-install-recommends g\+\+ .*\n")

    def test_sudo_without_a_terminal(self):
        code, said = self.start("run", "--headless", PASSWORD_NEEDED="1")
        self.assertEqual(code, 1, said)
        self.assertIn("there is no terminal", said)
        self.assertRegex(said, r"\n    sudo sh -c 'apt-get update && apt-get install .* g\+\+ .*'\n")

    def test_no_network(self):
        code, said = self.start("run", "--headless", UPDATE_FAILS="100", INSTALL_FAILS="1")
        self.assertEqual(code, 1, said)
        self.assertIn("could not reach the package sources", said)
        self.assertRegex(said, r"\n    apt-get update && apt-get install .*\n")

    def test_one_broken_source_does_not_matter_when_the_others_have_it_all(self):
        code, said = self.start("run", "--headless", UPDATE_FAILS="100")
        self.assertEqual(code, 0, said)

    def test_packages_that_only_newer_systems_have(self):
        (self.state / "offered-qt6-svg-plugins").touch()
        code, said = self.start("run", "--headless")
        self.assertEqual(code, 0, said)
        self.assertTrue((self.state / "installed-qt6-svg-plugins").exists())

    @unittest.skipUnless(os.geteuid() == 0, "only root can start it as root")
    def test_root_needs_no_sudo(self):
        (self.tools / "sudo").unlink()
        code, said = self.start("run", "--headless", root=True)
        self.assertEqual(code, 0, said)


if __name__ == "__main__":
    unittest.main()
