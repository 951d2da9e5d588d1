"""Opens a served app in a browser as a user does, and prints what was seen as JSON.

usage: live.py chromium|firefox SCENARIO URL PROCESS [SCREENSHOT]
SCENARIO is gallery, touches, device, timeline, replay, animator, exported, page, findings, accessibility or composition.
PROCESS is the served program's; `device` ends it.
"""
import asyncio
import json
import os
import signal
import sys

from browsers import Chromium, Firefox
from page import accessibility, composition, findings, page
from replay import animator, exported, replay
from timeline import timeline

# Notes the media time of each frame as soon as it is drawn.
WATCH = """window.seen = [], window.seenTime = kinora.time, window.watch = setInterval(() => {
    if (kinora.time !== seenTime) seen.push(seenTime = kinora.time);
}, 1)"""

PIXELS = """(() => {
    const canvas = document.getElementById("screen");
    return [kinora.time, kinora.shownInputTime, kinora.shownInput, canvas.toDataURL("image/png")];
})()"""

# Sends a touch every 40 ms, and looks at the corner's color until it shows the touch. No other element is near the position.
PHOTONS = """(async () => {
    const context = document.getElementById("screen").getContext("2d");
    const results = [];
    kinora.send({type: "began", finger: 0, x: 1, y: 300});
    for (let index = 0; index < 200; index += 1) {
        const x = 2 + index;
        const sent = performance.now();
        kinora.send({type: "moved", finger: 0, x, y: 300});
        const channel = new MessageChannel();
        await new Promise(resolve => {
            channel.port1.onmessage = () => {
                if (context.getImageData(4, 4, 1, 1).data[0] === x % 256 || performance.now() - sent > 2000) resolve();
                else setTimeout(() => channel.port2.postMessage(0), 0);
            };
            channel.port2.postMessage(0);
        });
        results.push(performance.now() - sent);
        await new Promise(resolve => setTimeout(resolve, 40 + index % 7));
    }
    kinora.send({type: "ended", finger: 0, x: 202, y: 300});
    return results;
})()"""


async def element(browser, name):
    """The middle of the accessibility element whose label begins so."""
    script = f"""(() => {{
        const found = [...document.querySelectorAll("#elements [aria-label]")].find(one => one.ariaLabel.startsWith("{name}"));
        const box = found?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    }})()"""
    await browser.until(f"!!{script}")
    return await browser.evaluate(script)


async def gallery(browser, url, result):
    loop = asyncio.get_event_loop()
    start = loop.time()
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0)")
    result["visible"] = loop.time() - start
    await browser.until("kinora.connected && kinora.control")
    result["size"] = await browser.evaluate("kinora.size")
    result["canvas"] = await browser.evaluate('[document.getElementById("screen").width, document.getElementById("screen").height]')
    place = await element(browser, "Zoom")
    await asyncio.sleep(1)
    before = await browser.evaluate("kinora.bytesReceived")
    await asyncio.sleep(2)
    result["bytesAtRest"] = await browser.evaluate("kinora.bytesReceived") - before
    runs = []
    for index in range(5):
        await browser.evaluate(f"{WATCH}, 0")
        await browser.click(*place)
        if index == 0:
            await browser.until("seen.length >= 3")  # a slow machine shows few more
            result["moving"] = await browser.evaluate(PIXELS)
        await asyncio.sleep(0.9)
        runs.append(await browser.evaluate("(clearInterval(watch), seen)"))
        if index == 0:
            result["opened"] = await browser.evaluate(PIXELS)
        close = await element(browser, "Back to the gallery")
        await browser.click(*close)
        await asyncio.sleep(0.9)
        await element(browser, "Zoom")
    result["runs"] = runs
    result["latency"] = await browser.evaluate("kinora.latency")
    result["errors"] = await browser.evaluate("""["x", {type: "tap"}, {type: "began", finger: 0.5, x: 0, y: 0},
        {type: "began", finger: 0, x: NaN, y: 0}, {type: "text"}, {type: "text", text: "a", more: 1}, null].map(event => {
        try { kinora.send(event); return "sent"; } catch (error) { return error.name; }
    })""")


async def touches(browser, url, result):
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control)")
    await asyncio.sleep(0.5)
    result["photons"] = await browser.evaluate(PHOTONS)


# Boxes in points, from the canvas's corner.
DEVICE = """(() => {
    const canvas = document.getElementById("screen"), screen = canvas.getBoundingClientRect();
    const zoom = screen.width / kinora.size.width;
    const box = id => {
        const box = document.getElementById(id).getBoundingClientRect();
        return [box.x - screen.x, box.y - screen.y, box.width, box.height].map(length => Math.round(length / zoom * 2) / 2);
    };
    const [red] = canvas.getContext("2d").getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    const corner = parseFloat(getComputedStyle(document.getElementById("surface")).borderTopLeftRadius) / zoom;
    return {corner: Math.round(corner * 10) / 10, housing: box("housing"), homeIndicator: box("home-indicator"), isDark: red < 128};
})()"""

END = """(() => ["gone-text", "gone-command"].map(id => document.getElementById(id).innerText)
    .concat(getComputedStyle(document.getElementById("surface")).opacity))()"""


async def device(browser, url, result):
    await browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control)")
    await browser.until('document.querySelector("[data-setting=dark]").checked')
    await asyncio.sleep(0.5)
    result["device"] = await browser.evaluate(DEVICE)
    os.kill(int(sys.argv[4]), signal.SIGTERM)
    await browser.until('!document.getElementById("gone").hidden', seconds=5)
    result["end"] = await browser.evaluate(END)


async def main():
    browser_name, scenario, url = sys.argv[1:4]
    browser = await {"chromium": Chromium, "firefox": Firefox}[browser_name].start(1200, 960)
    result = {}
    try:
        scenarios = {"gallery": gallery, "touches": touches, "device": device}
        for scene in (timeline, replay, animator, exported, page, findings, accessibility, composition):
            scenarios[scene.__name__] = lambda *arguments, scene=scene: scene(*arguments, element)
        await scenarios[scenario](browser, url, result)
        if len(sys.argv) > 5:
            await browser.screenshot(sys.argv[5])
    finally:
        browser.stop()
    print(json.dumps(result))


if __name__ == "__main__":
    asyncio.run(main())
