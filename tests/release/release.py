"""What the release scripts share: where the programs are, samples, and the line that goes into the log."""

import datetime
import json
import os
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2]
BIN = Path(os.environ.get("BOCAGE_BIN", SOURCE / "build-release" / "bin"))
CLI, WINDOW, SAVER = BIN / "bocage-cli", BIN / "bocage", BIN / "saver"
SAMPLES = SOURCE / "resources" / "samples"
SCENARIO = SAMPLES / "crossroads-at-dusk.scenario.json"
ARMY = sorted(SAMPLES.glob("*.army.json"))[0]
CAMPAIGN = {"format": "bocage.campaign", "version": 1, "system": "normandie", "title": "First",
            "chapters": [{"id": f"chapter-{i}", "title": "Text " * 20} for i in range(200)]}


def environment(home):
    """A home of its own: nothing of whoever runs the script is touched."""
    return {**os.environ, "HOME": str(home), "XDG_DATA_HOME": f"{home}/data", "XDG_STATE_HOME": f"{home}/state",
            "XDG_CONFIG_HOME": f"{home}/config", "XDG_CACHE_HOME": f"{home}/cache", "XDG_RUNTIME_DIR": str(home),
            "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8", "BOCAGE_RESOURCES": str(SOURCE / "resources")}


def two_versions(source, folder, suffix):
    """A document and the same one with another title, in canonical form."""
    document = source if isinstance(source, dict) else json.loads(Path(source).read_text(encoding="utf-8"))
    made = []
    for title in ("First version", "The second version, which is a little longer"):
        path = Path(folder) / f"{title[:5].strip().lower()}.{suffix}"
        path.write_text(json.dumps({**document, "title": title}), encoding="utf-8")
        made.append(path)
    return made


def tell(name, figure, good):
    """One line for docs/reliability.md, and the exit code of the script."""
    print(f"| {name} | {figure} | {'held' if good else 'BROKEN'} | {datetime.date.today()} | "
          f"`{' '.join([Path(sys.argv[0]).name, *sys.argv[1:]])}` |", flush=True)
    return 0 if good else 1
