#!/usr/bin/env python3
"""Kills the real program with unsaved work and starts it again, in every order a user can go on.

usage: test_recovery_orders.py SOURCE_DIR [unittest options]; the programs are in $BOCAGE_BIN.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

SOURCE = Path(sys.argv.pop(1))
BOCAGE = Path(os.environ["BOCAGE_BIN"]) / "bocage"
SAMPLE = SOURCE / "resources/samples/crossroads-at-dusk.scenario.json"
WORK = "action view.briefing;action view.map;choose son-core:unit/ranger-rifles;click B2;"
MORE = "choose son-core:unit/ranger-rifles;click E2;"


def pieces(text):
    return len(json.loads(text)["pieces"])


class Orders(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="bocage-recovery-"))
        self.addCleanup(shutil.rmtree, self.folder)
        self.path = self.folder / "battle.scenario.json"
        shutil.copy(SAMPLE, self.path)
        self.first = pieces(self.path.read_text())
        self.state = self.folder / "state"

    def run_program(self, script, *files, kill=False):
        """Plays the script; what each `say` of it told. The program is killed after the last one, or quits."""
        environment = dict(os.environ, XDG_STATE_HOME=str(self.state), XDG_DATA_HOME=str(self.folder / "data"),
                           XDG_CONFIG_HOME=str(self.folder / "config"), HOME=str(self.folder),
                           QT_QPA_PLATFORM="offscreen")
        ending = "" if kill else ";action file.quit"
        said = []
        with subprocess.Popen([BOCAGE, "--script", script + ending, *files], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, env=environment) as program:
            wanted = script.count("say")
            # A question that nobody answers must fail the test, not stop it.
            watchdog = threading.Timer(120, program.terminate)
            watchdog.start()
            self.addCleanup(watchdog.cancel)
            for line in program.stdout:
                if line.startswith("["):
                    said.append(json.loads(line))
                if kill and len(said) == wanted:
                    program.send_signal(signal.SIGKILL)
                    break
            errors = program.stderr.read()
            code = program.wait(timeout=60)
        self.assertEqual(code, -signal.SIGKILL if kill else 0, errors)
        self.assertEqual(len(said), wanted, errors)
        return said

    def crash(self, *files):
        """A run that ends with one more counter on the map than the file has, in a safety copy."""
        [state] = self.run_program(WORK + "copy;say", *(files or [str(self.path)]), kill=True)
        self.assertEqual(pieces(state[-1]["bytes"]), self.first + 1)
        self.assertTrue(state[-1]["modified"])

    def offers(self, *files):
        [state] = self.run_program("say", *files)
        return [notice for page in state for notice in page["notices"] if "unsaved work" in notice]

    def saved(self):
        return pieces(self.path.read_text())

    def test_restored_and_saved(self):
        self.crash()
        [state] = self.run_program("press restoreWork;action file.save;say")
        self.assertFalse(state[-1]["modified"])
        self.assertEqual(self.saved(), self.first + 1)
        self.assertEqual(self.offers(), [])
        self.assertEqual(self.offers(str(self.path)), [])

    def test_restored_edited_and_saved(self):
        self.crash()
        self.run_program("press restoreWork;" + MORE + "action file.save;say")
        self.assertEqual(self.saved(), self.first + 2)
        self.assertEqual(self.offers(), [])
        self.assertEqual(self.saved(), self.first + 2)

    def test_restored_and_discarded(self):
        self.crash()
        self.run_program("press restoreWork;action file.close;press discard;say")
        self.assertEqual(self.saved(), self.first)
        self.assertEqual(self.offers(), [])
        # Kept for a while all the same.
        self.assertTrue(list(self.state.glob("bocage/recovery/set-aside/*.recovery")))

    def test_restored_and_undone(self):
        self.crash()
        [state] = self.run_program("press restoreWork;action edit.undo;say")
        self.assertFalse(state[-1]["modified"])
        self.assertEqual(pieces(state[-1]["bytes"]), self.first)
        self.assertEqual(self.offers(), [])
        self.assertTrue(list(self.state.glob("bocage/recovery/set-aside/*.recovery")))

    def test_thrown_away(self):
        self.crash()
        before, after = self.run_program("say;press throwWorkAway;say")
        self.assertEqual(len(before[0]["notices"]), 1)
        self.assertIn("thrown away", after[0]["notices"][0])
        self.assertEqual(self.offers(), [])
        self.assertEqual(self.saved(), self.first)
        self.assertTrue(list(self.state.glob("bocage/recovery/set-aside/*.recovery")))

    def test_thrown_away_and_taken_back(self):
        self.crash()
        [state] = self.run_program("press throwWorkAway;press takeWorkBack;say", kill=True)
        self.assertEqual(pieces(state[-1]["bytes"]), self.first + 1)
        self.assertEqual(len(self.offers()), 1)

    def test_restored_and_killed_again(self):
        self.crash()
        self.run_program("press restoreWork;say", kill=True)
        self.assertEqual(len(self.offers()), 1)
        [state] = self.run_program("press restoreWork;" + MORE + "copy;say", kill=True)
        self.assertEqual(pieces(state[-1]["bytes"]), self.first + 2)
        self.assertEqual(len(self.offers()), 1)
        [state] = self.run_program("press restoreWork;action file.save;say")
        self.assertEqual(pieces(state[-1]["bytes"]), self.first + 2)
        self.assertEqual(self.offers(), [])

    def test_not_answered(self):
        self.crash()
        self.assertEqual(len(self.offers()), 1)
        self.assertEqual(len(self.offers()), 1)

    def test_offered_on_the_page_of_the_document(self):
        self.crash()
        before, after = self.run_program("say;press restoreWork;action file.save;say", str(self.path))
        page = before[-1]
        self.assertEqual(page["path"], str(self.path))
        [notice] = page["notices"]
        self.assertIn("a moment ago", notice)
        self.assertIn("1 thing added", notice.replace("thing(s)", "thing"))
        self.assertEqual(pieces(after[-1]["bytes"]), self.first + 1)
        self.assertEqual(after[-1]["notices"], [])
        self.assertEqual(after[0]["notices"], [])
        self.assertEqual(self.offers(), [])

    def test_opened_edited_and_saved_without_an_answer(self):
        self.crash()
        self.run_program(WORK + MORE + "action file.save;say", str(self.path))
        self.assertEqual(self.saved(), self.first + 2)
        self.assertEqual(self.offers(), [])
        self.assertEqual(self.offers(str(self.path)), [])
        self.assertEqual(self.saved(), self.first + 2)

    def test_never_older_than_what_was_saved(self):
        self.crash()
        # Another program, or another machine, saves the document after the copy was made.
        newer = json.loads(self.path.read_text())
        newer["author"] = "somebody else"
        self.path.write_text(json.dumps(newer))
        os.utime(self.path, (2_000_000_000, 2_000_000_000))
        self.assertEqual(self.offers(), [])
        self.assertEqual(self.offers(str(self.path)), [])

    def test_a_touched_file_is_not_a_saved_one(self):
        self.crash()
        os.utime(self.path, (2_000_000_000, 2_000_000_000))
        self.assertEqual(len(self.offers()), 1)

    def test_untitled(self):
        self.crash(str(SAMPLE))
        self.assertEqual(len(self.offers()), 1)
        self.run_program("press restoreWork;say", kill=True)
        self.assertEqual(len(self.offers()), 1)
        target = self.folder / "mine.scenario.json"
        self.run_program(f"press restoreWork;save {target};say")
        self.assertEqual(pieces(target.read_text()), self.first + 1)
        self.assertEqual(self.offers(), [])

    def test_the_file_is_gone(self):
        self.crash()
        self.path.unlink()
        [state] = self.run_program("press restoreWork;action file.save;say")
        self.assertEqual(self.saved(), self.first + 1)
        self.assertFalse(state[-1]["modified"])
        self.assertEqual(self.offers(), [])

    def test_a_damaged_copy_does_not_stand_in_the_way(self):
        self.crash()
        [copy] = self.state.glob("bocage/recovery/*.recovery")
        copy.write_bytes(copy.read_bytes()[:-10])
        [state] = self.run_program("say")
        self.assertIn("damaged", state[0]["notices"][0])
        [state] = self.run_program("say")
        self.assertEqual(state[0]["notices"], [])


if __name__ == "__main__":
    unittest.main()
