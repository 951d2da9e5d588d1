"""Drives Debian's Chromium by its DevTools protocol and Debian's Firefox by WebDriver BiDi: opens a page, evaluates, clicks."""
import asyncio
import base64
import json
import shutil
import socket
import subprocess
import tempfile
import urllib.request

import websockets


def free_port():
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return server.getsockname()[1]


class Browser:
    """A browser with one page."""

    def __init__(self, command, folder):
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.folder = folder
        self.number = 0

    async def call(self, method, **params):
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer}")
                return answer["result"]

    async def until(self, script, seconds=30):
        """Waits until a script's value is true."""
        loop = asyncio.get_event_loop()
        end = loop.time() + seconds
        while not await self.evaluate(script):
            if loop.time() > end:
                raise RuntimeError(f"never true: {script}")
            await asyncio.sleep(0.01)

    def stop(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


class Chromium(Browser):
    @classmethod
    async def start(cls, width, height):
        port, folder = free_port(), tempfile.mkdtemp()
        self = cls(["chromium", "--headless=new", "--no-sandbox", f"--remote-debugging-port={port}", f"--user-data-dir={folder}",
                    f"--window-size={width},{height}", "--hide-scrollbars", "about:blank"], folder)
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/json") as answer:
                    pages = [page for page in json.load(answer) if page["type"] == "page"]
                if pages:
                    break
            except OSError:
                pass
            await asyncio.sleep(0.1)
        self.socket = await websockets.connect(pages[0]["webSocketDebuggerUrl"], max_size=None)
        await self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        return self

    async def open(self, url):
        await self.call("Page.navigate", url=url)

    async def evaluate(self, script):
        result = await self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"]))
        return result["result"].get("value")

    async def click(self, x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            await self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    async def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode((await self.call("Page.captureScreenshot"))["data"]))


class Firefox(Browser):
    @classmethod
    async def start(cls, width, height):
        port, folder = free_port(), tempfile.mkdtemp()
        self = cls(["firefox-esr", "--headless", "--no-remote", "--profile", folder, f"--remote-debugging-port={port}"], folder)
        for _ in range(300):
            try:
                self.socket = await websockets.connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                break
            except OSError:
                await asyncio.sleep(0.1)
        await self.call("session.new", capabilities={})
        self.context = (await self.call("browsingContext.create", type="tab"))["context"]
        await self.call("browsingContext.activate", context=self.context)
        await self.call("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})
        return self

    async def open(self, url):
        await self.call("browsingContext.navigate", context=self.context, url=url, wait="none")

    async def evaluate(self, script):
        script = f"Promise.resolve({script}).then(value => JSON.stringify(value) ?? 'null')"
        result = await self.call("script.evaluate", expression=script, target={"context": self.context}, awaitPromise=True)
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"]["value"])

    async def click(self, x, y):
        actions = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0},
                   {"type": "pointerUp", "button": 0}]
        await self.call("input.performActions", context=self.context,
                        actions=[{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}])

    async def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode((await self.call("browsingContext.captureScreenshot", context=self.context))["data"]))
