"""A headless Chromium driven over its debugging pipe: no driver, no download, no network."""

import json
import os
import shutil
import subprocess
import tempfile
import time

FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe"]


def program():
    return shutil.which("chromium") or shutil.which("chromium-browser")


class Chromium:
    """One page. Commands are those of the DevTools protocol."""

    def __init__(self, width=1280, height=800, touch=False, script=True):
        self.profile = tempfile.TemporaryDirectory(prefix="bocage-chromium-")
        to_browser, ours_out = os.pipe()
        ours_in, from_browser = os.pipe()

        def arrange():  # the browser reads from 3 and writes to 4
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)
            os.set_inheritable(3, True)
            os.set_inheritable(4, True)

        self.process = subprocess.Popen([program(), *FLAGS, f"--user-data-dir={self.profile.name}", "about:blank"],
                                        preexec_fn=arrange, close_fds=False, stdin=subprocess.DEVNULL,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.out, self.incoming = os.fdopen(ours_out, "wb", 0), ours_in
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = [t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page"][0]
        self.session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(domain + ".enable")
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=touch)
        if touch:
            self.send("Emulation.setTouchEmulationEnabled", enabled=True)
        if not script:
            self.send("Emulation.setScriptExecutionDisabled", value=True)

    def close(self):
        try:
            self.send("Browser.close")
        except (OSError, EOFError):
            pass
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.out.close()
        os.close(self.incoming)
        self.profile.cleanup()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _receive(self):
        while b"\0" not in self.buffer:
            part = os.read(self.incoming, 1 << 16)
            if not part:
                raise EOFError("the browser went away")
            self.buffer += part
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.out.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer.get("result", {})
            if "method" in answer:
                self.events.append(answer)

    def open(self, path):
        self.events.clear()
        self.send("Page.navigate", url=path.resolve().as_uri())
        deadline = time.monotonic() + 60
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            if time.monotonic() > deadline:
                raise TimeoutError(path)
            self.send("Page.getFrameTree")

    def run(self, expression):
        """The value of an expression in the page."""
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"])
        return answer["result"].get("value")

    def errors(self):
        """What the page complained about, and every request that was not for the page itself."""
        found = [e["params"] for e in self.events if e["method"] == "Runtime.exceptionThrown"]
        found += [e["params"]["entry"]["text"] for e in self.events
                  if e["method"] == "Log.entryAdded" and e["params"]["entry"]["level"] == "error"]
        found += [e["params"]["request"]["url"][:80] for e in self.events
                  if e["method"] == "Network.requestWillBeSent" and not e["params"]["request"]["url"].startswith(("file:", "data:"))]
        return found

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1, **more)

    def drag(self, start, end):
        self.mouse("mousePressed", *start)
        for step in range(1, 6):
            self.mouse("mouseMoved", start[0] + (end[0] - start[0]) * step / 5, start[1] + (end[1] - start[1]) * step / 5)
        self.mouse("mouseReleased", *end)

    def click(self, x, y):
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def double_click(self, x, y):
        """Two clicks that the page sees a moment apart, however slow the machine is."""
        now = time.time()
        for kind, after in (("mousePressed", 0), ("mouseReleased", 0.02), ("mousePressed", 0.1), ("mouseReleased", 0.12)):
            self.mouse(kind, x, y, timestamp=now + after)

    def hold_and_drag(self, start, end, held):
        """A finger that rests until the expression is true, then goes on."""
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        deadline = time.monotonic() + 30
        while not self.run(held):
            if time.monotonic() > deadline:
                raise TimeoutError(held)
        for step in range(1, 6):
            self.send("Input.dispatchTouchEvent", type="touchMove",
                      touchPoints=[{"x": start[0] + (end[0] - start[0]) * step / 5, "y": start[1] + (end[1] - start[1]) * step / 5}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, x, y):
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def swipe(self, start, end):
        self.send("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": start[0], "y": start[1]}])
        for step in range(1, 6):
            self.send("Input.dispatchTouchEvent", type="touchMove",
                      touchPoints=[{"x": start[0] + (end[0] - start[0]) * step / 5, "y": start[1] + (end[1] - start[1]) * step / 5}])
        self.send("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def key(self, key, text=None):
        for kind in ("keyDown", "keyUp"):
            more = {"text": text} if text and kind == "keyDown" else {}
            self.send("Input.dispatchKeyEvent", type=kind, key=key, **more)

    def middle(self, selector):
        """The middle of an element on the screen."""
        return self.run(f"(() => {{ const e = document.querySelector({json.dumps(selector)}); e.scrollIntoView({{block: 'nearest'}});"
                        "const b = e.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; })()")

    def screenshot(self, path):
        import base64
        path.write_bytes(base64.b64decode(self.send("Page.captureScreenshot", format="png")["data"]))

    def pdf(self, path):
        import base64
        path.write_bytes(base64.b64decode(self.send("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"]))
