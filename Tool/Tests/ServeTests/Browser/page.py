"""The scenarios of the page itself and of its findings: see live.py. In Chromium alone."""
import asyncio
import importlib.util
import json
import os
import pathlib

READY = "!!(window.kinora && kinora.time > 0 && kinora.control)"

MANIFEST = """(async () => {
    const link = document.querySelector("link[rel=manifest]");
    const answer = await fetch(link.href), manifest = await answer.json();
    const without = await fetch("/manifest.webmanifest");
    const icon = await fetch(manifest.icons[0].src), image = new Image();
    image.src = document.querySelector("link[rel=apple-touch-icon]").href;
    await image.decode();
    return [
        answer.headers.get("content-type"), manifest.name, manifest.start_url === `/${location.search}`, without.status, icon.status,
        image.naturalWidth,
    ];
})()"""

# Opens the addresses and reads them.
SHARE = """(async () => {
    document.getElementById("share").click();
    for (let round = 0; round < 200 && document.getElementById("addresses").hidden; round += 1) {
        await new Promise(resolve => setTimeout(resolve, 20));
    }
    return [...document.querySelectorAll("#addresses figure")].map(one => [one.querySelector("figcaption").textContent,
        one.querySelector("a").href, one.querySelector("svg path")?.getAttribute("d").length ?? 0]);
})()"""

# Touches that nothing answers, and one that opens a card.
LATENCY = """(async () => {
    const wait = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));
    const before = kinora.latency;
    for (const type of ["began", "ended"]) kinora.send({type, finger: 0, x: 2, y: %(blank)s});
    await wait(1.2);
    const idle = kinora.latency;
    for (const type of ["began", "ended"]) kinora.send({type, finger: 0, x: %(x)s, y: %(y)s});
    await wait(1.5);
    return [before, idle, kinora.latency];
})()"""

# Answers about findings with names of an app that tries to be markup.
HOSTILE = """(() => {
    const text = '<img src=x onerror="window.hit = 1"><script>window.hit = 1</script>';
    const finding = (kind, time, end) => ({kind, time, end, layer: 5, name: text, text, value: 1, limit: 0,
        frame: {x: 20, y: 100, width: 120, height: 60}});
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        set onmessage(handler) {
            super.onmessage = event => {
                if (typeof event.data !== "string" || !event.data.includes('"answer"') || !window.asked) return handler(event);
                const message = JSON.parse(event.data);
                if (message.type !== "answer" || !Array.isArray(message.value)) return handler(event);
                message.value = [finding("jump", window.asked - 0.2), finding(text, window.asked - 0.1, window.asked)];
                handler({data: JSON.stringify(message)});
            };
        }
    };
})()"""

PANEL = """(async () => {
    const wait = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));
    await kinora.timeline.pause();
    window.asked = kinora.timeline.range.to;
    document.getElementById("inspector-button").click();
    document.getElementById("tab-findings").click();
    const list = () => [...document.querySelectorAll(".findings li button")];
    for (let round = 0; round < 200 && list().length === 0; round += 1) await wait(0.02);
    const texts = list().map(one => one.querySelector(".finding-text").textContent);
    list()[0].click();
    for (let round = 0; round < 200 && kinora.timeline.now === window.asked; round += 1) await wait(0.02);
    await wait(0.2);
    const box = document.querySelector("#overlay .finding")?.getBoundingClientRect();
    const screen = document.getElementById("screen").getBoundingClientRect();
    const zoom = screen.width / kinora.size.width;
    return {
        texts, hit: window.hit ?? 0, images: document.querySelectorAll(".findings img, .findings script").length,
        offset: kinora.timeline.now - window.asked, current: list().map(one => one.getAttribute("aria-current")),
        marks: document.querySelectorAll("#finding-marks span").length,
        frame: box ? [box.x - screen.x, box.y - screen.y, box.width, box.height].map(value => Math.round(value / zoom)) : [],
    };
})()"""

FOUND = """(async () => {
    const start = performance.now(), found = await kinora.timeline.findings();
    return [found.map(({kind, text}) => `${kind}: ${text}`), performance.now() - start];
})()"""


async def page(browser, url, result, element):
    await browser.open(url)
    await browser.until(READY)
    result["title"] = await browser.evaluate("document.title")
    result["manifest"] = await browser.evaluate(MANIFEST)
    shared = await browser.evaluate(SHARE)
    result["shared"] = shared
    x, y = await element(browser, "Zoom")
    box = await browser.evaluate("document.getElementById('screen').getBoundingClientRect().toJSON()")
    scale = await browser.evaluate("kinora.size.width") / box["width"]
    point = {"x": round((x - box["x"]) * scale), "y": round((y - box["y"]) * scale), "blank": 600}
    result["latencies"] = await browser.evaluate(LATENCY % point)
    # From the opened effect, Escape leads back.
    await element(browser, "Back to the gallery")
    await browser.evaluate("document.getElementById('screen').focus()")
    for kind in ["keyDown", "keyUp"]:
        await browser.call("Input.dispatchKeyEvent", type=kind, key="Escape", code="Escape", windowsVirtualKeyCode=27)
    await element(browser, "Zoom")
    await asyncio.sleep(0.7)
    result["found"] = await browser.evaluate(FOUND)
    # The address to watch shows no other.
    await browser.open(dict((kind, address) for kind, address, _ in shared)["To watch only"])
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.connected)")
    result["watched"] = await browser.evaluate(SHARE)
    token = url.split("token=")[1]
    result["leaks"] = await browser.evaluate(f"document.documentElement.outerHTML.includes({json.dumps(token)})")
    # A phone that is rotated.
    await browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
    sizes = []
    for kind, angle, width, height in [("portraitPrimary", 0, 390, 844), ("landscapePrimary", 90, 844, 390),
                                       ("portraitPrimary", 0, 390, 844)]:
        await browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2, mobile=True,
                           screenOrientation={"type": kind, "angle": angle})
        if not sizes:
            await browser.open(url)
            await browser.until(READY)
        try:
            await browser.until(f"(kinora.size.width > kinora.size.height) === {json.dumps(width > height)}", seconds=5)
        except RuntimeError:
            pass
        size = await browser.evaluate("kinora.size")
        sizes.append([size["width"], size["height"]])
    result["rotated"] = sizes


async def findings(browser, url, result, _):
    await browser.call("Page.enable")
    await browser.call("Page.addScriptToEvaluateOnNewDocument", source=HOSTILE)
    await browser.open(url)
    await browser.until(READY)
    await asyncio.sleep(1)
    result["panel"] = await browser.evaluate(PANEL)


async def composition(browser, url, result, element):
    """What an input method composes in the field of the bar's third screen; the element that has the field's text."""
    await browser.open(url)
    await browser.until(READY)
    await browser.click(*await element(browser, "Share"))
    field = "document.querySelector('#elements [role=textbox]')"
    await browser.until(f"!!{field} && !!{field}.getBoundingClientRect().width")
    await asyncio.sleep(1)
    box = await browser.evaluate(f"{field}.getBoundingClientRect().toJSON()")
    await browser.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    await browser.until("document.activeElement.id === 'text-input'")
    result["composed"] = []

    async def note(text):
        await browser.until(f"({field}?.textContent ?? '').includes({json.dumps(text)})", seconds=5)
        result["composed"].append(await browser.evaluate(f"{field}.textContent"))

    for text in ["k", "か", "かn", "かんじ"]:
        await browser.call("Input.imeSetComposition", text=text, selectionStart=len(text), selectionEnd=len(text))
        await note(text)
    result["opacity"] = await browser.evaluate("getComputedStyle(document.getElementById('text-input')).opacity")
    await browser.call("Input.insertText", text="漢字")
    await note("漢字")
    await browser.call("Input.imeSetComposition", text="abc", selectionStart=3, selectionEnd=3)
    await note("漢字abc")
    await browser.call("Input.imeSetComposition", text="", selectionStart=0, selectionEnd=0)
    await browser.until(f"!{field}.textContent.includes('abc')", seconds=5)
    await note("漢字")


def axe_source():
    """The source of axe-core: a file named by KINORA_AXE, or that of the package axe-playwright-python; None without."""
    if path := os.environ.get("KINORA_AXE"):
        return pathlib.Path(path).read_text()
    package = importlib.util.find_spec("axe_playwright_python")
    return package and (pathlib.Path(package.origin).parent / "axe.min.js").read_text()


AXE = """axe.run(document, {resultTypes: ["violations"]}).then(({violations}) => violations.map(({id, nodes}) =>
    `${id}: ${nodes.map(({target}) => target.join(" ")).join(", ")}`))"""


async def accessibility(browser, url, result, _):
    source = axe_source()
    if source is None:
        return
    violations = []
    for width, height, scheme in [(360, 740, "light"), (390, 844, "dark"), (1440, 960, "light"), (1440, 960, "dark"), (2560, 1440, "light")]:
        await browser.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        await browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        await browser.open(url)
        await browser.until(READY)
        await asyncio.sleep(0.5)
        await browser.evaluate("""(async () => {
            if (getComputedStyle(document.getElementById("panel-button")).display !== "none") document.getElementById("panel-button").click();
            document.getElementById("share").click();
            await new Promise(resolve => setTimeout(resolve, 500));
        })()""")
        await browser.evaluate(source + "; 0")
        found = await browser.evaluate(AXE)
        await browser.evaluate("(document.getElementById('panel-close').click(), kinora.timeline.pause())")
        await browser.evaluate("(document.getElementById('inspector-button').click(), document.getElementById('tab-findings').click())")
        await asyncio.sleep(1)
        found += await browser.evaluate(AXE)
        wide = await browser.evaluate("document.documentElement.scrollWidth > innerWidth")
        violations += [f"{width} {scheme}: {one}" for one in sorted(set(found)) + (["wider than the window"] if wide else [])]
    result["violations"] = violations
