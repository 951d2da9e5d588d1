"""Uses the inspector of a served app in Chromium as a user does, and prints its observations as JSON.

usage: inspector.py URL [FOLDER]
With a folder it leaves screenshots of every panel there, at 1440 and 390 points, light and dark.
"""
import asyncio
import json
import sys

from browsers import Chromium

# Notes what the page asks, and changes answers on request: `window.rewrite(about, value)`.
SPY = """(() => {
    window.asked = [];
    const abouts = new Map(), send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = typeof text === "string" ? JSON.parse(text) : {};
        if (message.type === "ask") { asked.push(message.about); abouts.set(message.request, message.about); }
        return send.call(this, text);
    };
    const {set} = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
    Object.defineProperty(WebSocket.prototype, "onmessage", {set(handler) {
        set.call(this, event => {
            if (typeof event.data !== "string" || !window.rewrite) return handler(event);
            const message = JSON.parse(event.data);
            if (message.type === "answer" && message.value) message.value = rewrite(abouts.get(message.request), message.value);
            handler({data: JSON.stringify(message)});
        });
    }});
})()"""

KEYS = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "F9": 120, "Home": 36, "End": 35, "Enter": 13}

# Ten thousand layers whose names and classes are markup and scripts.
HOSTILE = """(window.rewrite = (about, value) => {
    const bad = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</scr' + 'ipt>${hacked=1}';
    const constraint = {first: bad, relation: "=", second: bad, multiplier: 1, constant: 1, priority: 1000, identifier: bad};
    if (about === "layers" && value.rows) {
        value.texts = [bad, 'UI"><b>View'];
        value.rows = Array.from({length: 10000}, (_, index) => [index + 1, Math.min(index, 30), 0, 1, index % 32]);
        value.count = 10000;
    }
    if (about === "layer") value = {...value, name: bad, className: bad, view: {...value.view, className: bad, label: bad, identifier: bad,
        constraints: [{axis: "horizontal", ...constraint}], conflicts: [{broken: constraint, others: [bad]}],
        frame: [0, 0, 1, 1], alpha: 1}};
    if (about === "tap") value = {steps: [{layer: 1, className: bad, name: bad, depth: 1, outcome: "covered", other: bad}], isHit: false,
        gestures: [{recognizer: bad, view: bad, isEnabled: true, decisions: [{time: 0, kind: "prevented", other: bad}]}], touched: 1};
    return value;
}, 0)"""


# A client that only watches asks about the layers; a question that the server does not know closes its connection.
WATCHER = """(async () => {
    const socket = new WebSocket(`ws://${location.host}/socket${location.search}`);
    const answer = new Promise(resolve => socket.addEventListener("message", ({data}) => {
        const message = typeof data === "string" ? JSON.parse(data) : {};
        if (message.type === "answer") resolve(message);
    }));
    await new Promise(resolve => { socket.onopen = resolve; });
    socket.send(JSON.stringify({type: "ask", about: "layers", request: 7}));
    const {request, value} = await answer;
    const closed = new Promise(resolve => { socket.onclose = resolve; });
    socket.send(JSON.stringify({type: "ask", about: "layer", layer: -1, request: 8}));
    const {code, reason} = await closed;
    return [String(request), String(value.rows.length === value.count), String(code), reason];
})()"""


async def key(browser, name):
    for kind in ("keyDown", "keyUp"):
        await browser.call("Input.dispatchKeyEvent", type=kind, key=name, code=name, windowsVirtualKeyCode=KEYS[name])


async def move(browser, x, y):
    await browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y)


def middle(selector):
    return f"""(() => {{ const box = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2]; }})()"""


async def click(browser, selector):
    await browser.evaluate(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{block: 'nearest'}})")
    await browser.click(*await browser.evaluate(middle(selector)))


async def tab(browser, name):
    await click(browser, f"#tab-{name}")
    await browser.until(f"!document.getElementById('panel-{name}').hidden")


async def start(url, width=1440, height=900, tone="light"):
    browser = await Chromium.start(width, height)
    await browser.call("Page.enable")
    await browser.call("Page.addScriptToEvaluateOnNewDocument", source=SPY)
    await browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": tone}])
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control && kinora.timeline.range.to > 0)")
    await browser.until("document.querySelectorAll('#elements [aria-label]').length > 5")
    return browser


# The corners of a layer's outline on the page, as a box.
def outline(name):
    return f"""(() => {{ const box = document.querySelector("#overlay .{name}")?.getBoundingClientRect();
        return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null; }})()"""


SELECTED = "document.querySelector('.tree-row[aria-selected=true] .name')?.textContent ?? ''"
PROPERTIES = """[...document.querySelectorAll("#panel-layers .detail-body tbody tr")].map(row => [...row.children].map(cell => cell.textContent))"""


async def frame(browser, result):
    await asyncio.sleep(1)
    result["askedWhileClosed"] = await browser.evaluate("asked.length")
    await browser.evaluate("document.getElementById('screen').focus()")
    await key(browser, "F9")
    result["opened"] = await browser.evaluate("[document.activeElement.id, document.activeElement.getAttribute('role')]")
    await key(browser, "ArrowRight")
    second = await browser.evaluate("document.activeElement.id")
    await key(browser, "End")
    await key(browser, "ArrowRight")
    result["tabs"] = [second, await browser.evaluate("document.activeElement.id")]
    result["covers"] = await browser.evaluate("""(() => {
        const [a, b] = ["device", "inspector"].map(id => document.getElementById(id).getBoundingClientRect());
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    })()""")
    await key(browser, "Escape")
    result["closed"] = await browser.evaluate("[document.activeElement.id, document.getElementById('inspector').hidden]")
    count = await browser.evaluate("asked.length")
    await browser.evaluate("kinora.send({type: 'began', finger: 0, x: 5, y: 400}), kinora.send({type: 'ended', finger: 0, x: 5, y: 400})")
    await asyncio.sleep(0.5)
    result["askedAfterClosing"] = await browser.evaluate("asked.length") - count


async def layers(browser, result, place):
    await click(browser, "#inspector-button")
    await tab(browser, "layers")
    await browser.until("document.querySelectorAll('.tree-row').length > 10")
    result["rows"] = await browser.evaluate("document.querySelectorAll('.tree-row').length")
    # Pick the title of a card on the screen.
    await click(browser, "#panel-layers .panel-bar button")
    await move(browser, *place)
    await browser.until(f"{outline('hovered')} !== null")
    hovered = await browser.evaluate(outline("hovered"))
    result["isHoveredThere"] = hovered[0] <= place[0] <= hovered[0] + hovered[2] and hovered[1] <= place[1] <= hovered[1] + hovered[3]
    await browser.click(*place)
    await browser.until(f"{SELECTED} !== ''")
    result["picked"] = await browser.evaluate(SELECTED)
    await browser.until(f"{outline('selected')} !== null && {PROPERTIES}.length > 5")
    result["properties"] = await browser.evaluate(PROPERTIES)
    await key(browser, "Escape")
    result["isPicking"] = await browser.evaluate("document.getElementById('surface').classList.contains('picking')")
    # A search, and the arrow keys.
    await browser.evaluate("""(() => { const input = document.querySelector("#panel-layers input[type=search]");
        input.value = "uiwindow"; input.dispatchEvent(new Event("input")); })()""")
    await browser.until("/found/.test(document.querySelector('#panel-layers .panel-note').textContent)")
    result["found"] = await browser.evaluate("[...document.querySelectorAll('.tree-row .name')].map(one => one.textContent)")
    await browser.evaluate("document.querySelector('.rows').focus()")
    await key(browser, "End")
    result["selectedByKey"] = await browser.evaluate(SELECTED)
    await browser.evaluate("""(() => { const input = document.querySelector("#panel-layers input[type=search]");
        input.value = ""; input.dispatchEvent(new Event("input")); })()""")


async def taps(browser, result):
    await tab(browser, "taps")
    # Between two cards, in the list that scrolls: a tap there does nothing.
    place = await browser.evaluate("""(() => {
        const box = document.getElementById("screen").getBoundingClientRect();
        return [box.x + box.width / 2, box.y + 202 / 844 * box.height];
    })()""")
    await browser.click(*place)
    await asyncio.sleep(0.5)
    await click(browser, "#panel-taps .panel-bar button")
    await browser.click(*place)
    await browser.until("document.querySelectorAll('.steps li').length > 2")
    result["verdict"] = await browser.evaluate("document.querySelector('#panel-taps h3').textContent")
    result["steps"] = await browser.evaluate("[...document.querySelectorAll('.steps li')].map(one => one.className)")
    result["decisions"] = await browser.evaluate("[...document.querySelectorAll('.gestures ul li')].map(one => one.textContent)")
    await key(browser, "Escape")


async def exploded(browser, result):
    await tab(browser, "exploded")
    await browser.until("document.querySelectorAll('.plane').length > 10")
    await browser.until("[...document.querySelectorAll('.plane canvas')].filter(one => one.width !== 300).length > 10")
    result["planes"] = await browser.evaluate("document.querySelectorAll('.plane').length")
    before = await browser.evaluate("document.querySelector('.scene').style.transform")
    await browser.evaluate("document.querySelector('.scene-view').focus()")
    await key(browser, "ArrowLeft")
    await key(browser, "ArrowUp")
    result["turned"] = [before != await browser.evaluate("document.querySelector('.scene').style.transform")]
    result["painted"] = await browser.evaluate("""[...document.querySelectorAll(".plane canvas")].filter(one => {
        const {data} = one.getContext("2d").getImageData(0, 0, one.width, one.height);
        return data.some(value => value !== 0);
    }).length""")
    spread = """new Set([...document.querySelectorAll(".plane")].map(one => one.style.transform.match(/translateZ\\((.*?)\\)/)[1])).size"""
    result["levels"] = await browser.evaluate(spread)
    await browser.evaluate("""(() => { const input = document.querySelectorAll(".exploded input[type=range]")[2];
        input.value = "1"; input.dispatchEvent(new Event("input")); })()""")
    result["inRange"] = await browser.evaluate("[...document.querySelectorAll('.plane')].filter(one => !one.hidden).length")


async def marks(browser, result):
    await tab(browser, "marks")
    for index in range(5):
        await browser.evaluate(f"document.querySelectorAll('#panel-marks input')[{index}].click()")
    await browser.until("/layers draw a point/.test(document.querySelector('#panel-marks').textContent)")
    result["marks"] = await browser.evaluate("""[...document.querySelectorAll(".marks")].map(one =>
        one.width > 0 && one.getContext("2d").getImageData(0, 0, one.width, one.height).data.some(value => value !== 0))""")
    result["areas"] = await browser.evaluate("document.querySelector('#panel-marks .detail-body').textContent")


async def compare(browser, result):
    await tab(browser, "compare")
    await browser.evaluate("kinora.timeline.pause()")
    await click(browser, "#panel-compare button")
    await browser.evaluate("""(() => { const menu = document.querySelector("#panel-compare select");
        menu.value = "difference"; menu.dispatchEvent(new Event("change")); })()""")
    note = "document.querySelector('#panel-compare .panel-note').textContent"
    result["same"] = await browser.evaluate(note)
    await browser.evaluate("""(async () => {
        const time = kinora.timeline;
        await time.play(1);
        kinora.send({type: "began", finger: 0, x: 195, y: 700});
        for (let y = 690; y > 300; y -= 30) {
            kinora.send({type: "moved", finger: 0, x: 195, y});
            await new Promise(resolve => setTimeout(resolve, 16));
        }
        kinora.send({type: "ended", finger: 0, x: 195, y: 300});
        await new Promise(resolve => setTimeout(resolve, 300));
        await time.pause();
    })()""")
    result["different"] = await browser.evaluate(note)
    await click(browser, "#panel-compare button:nth-of-type(2)")
    await asyncio.sleep(0.5)
    result["swapped"] = await browser.evaluate(f"[kinora.timeline.now < kinora.timeline.range.to, {note}]")
    await browser.evaluate("kinora.timeline.play(1)")


async def animations(browser, result):
    """The moments of the launch, its animation alone, and values that are pinned by keys."""
    await tab(browser, "animations")
    await browser.evaluate("""(() => { const menu = document.querySelector("#panel-animations select");
        menu.value = "60"; menu.dispatchEvent(new Event("change")); })()""")
    await browser.until("document.querySelectorAll('.animation-row').length > 0")
    note = "document.querySelector('#panel-animations .panel-note').textContent"
    await browser.evaluate("kinora.timeline.seek(0.8)")
    result["moments"] = []
    for button, word in ((2, "ended"), (1, "began")):
        await click(browser, f"#panel-animations .panel-bar button:nth-of-type({button})")
        await browser.until(f"/{word}/.test({note})")
        result["moments"].append(await browser.evaluate("Math.round(kinora.timeline.now * 1000) / 1000"))
    await click(browser, ".animation-row")
    await browser.until("document.querySelectorAll('.graph path.value').length > 0")
    toggle = "document.querySelectorAll('.split-detail .buttons button')[0]"
    await browser.evaluate(f"{toggle}.click()")
    await browser.until(f"{toggle}.getAttribute('aria-pressed') === 'true'")
    await browser.evaluate("document.querySelector('.graph svg').focus()")
    for name in ("Home", "Enter", "End", "Enter"):
        await key(browser, name)
    result["pins"] = await browser.evaluate("[...document.querySelectorAll('.graph-pins li')].map(one => one.firstChild.textContent)")
    await click(browser, ".graph-pins button")
    result["pinsLeft"] = await browser.evaluate("document.querySelectorAll('.graph-pins li').length")
    await browser.evaluate("kinora.timeline.play(1)")
    await browser.until(f"{toggle}.getAttribute('aria-pressed') === 'false'")


async def hostile(browser, result):
    await browser.evaluate(HOSTILE)
    await tab(browser, "layers")
    # The structure that the page has is not sent again: look at another moment.
    await browser.evaluate("""(() => { const input = document.querySelector("#panel-layers input[type=search]");
        for (const value of ["img", ""]) { input.value = value; input.dispatchEvent(new Event("input")); } })()""")
    await browser.until("/10000 layers/.test(document.querySelector('#panel-layers .panel-note').textContent)")
    result["hostileRows"] = await browser.evaluate("document.querySelectorAll('.tree-row').length")
    started = await browser.evaluate("performance.now()")
    await browser.evaluate("document.querySelector('.rows').focus()")
    await key(browser, "End")
    await browser.until("document.querySelector('.tree-row[aria-selected=true]')?.id === 'row-10000'")
    result["scrolled"] = await browser.evaluate("performance.now()") - started
    await key(browser, "Home")
    await browser.until("/<img/.test(document.querySelector('#panel-layers .detail-body')?.textContent)")
    await tab(browser, "taps")
    await click(browser, "#panel-taps .panel-bar button:last-of-type")
    await browser.until("/<img/.test(document.querySelector('#panel-taps .steps')?.textContent)")
    result["hacked"] = await browser.evaluate(
        "window.hacked === 1 || document.querySelector('#inspector img, #inspector script, #inspector b') !== null")


async def screenshots(url, folder):
    for width, height in ((1440, 900), (390, 844)):
        for tone in ("light", "dark"):
            browser = await start(url, width, height, tone)
            try:
                await asyncio.sleep(1)
                await key(browser, "F9")
                await asyncio.sleep(0.5)
                await tab(browser, "layers")
                box = await browser.evaluate("""document.querySelector("#elements [aria-label^=Zoom]").getBoundingClientRect().toJSON()""")
                place = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.25)
                await click(browser, "#panel-layers .panel-bar button")
                await browser.click(*place)
                await asyncio.sleep(0.5)
                await browser.screenshot(f"{folder}/layers-{width}-{tone}.png")
                await key(browser, "Escape")
                await tab(browser, "taps")
                await click(browser, "#panel-taps .panel-bar button")
                await browser.click(*place)
                await asyncio.sleep(0.5)
                await browser.screenshot(f"{folder}/taps-{width}-{tone}.png")
                await key(browser, "Escape")
                await tab(browser, "exploded")
                await asyncio.sleep(2)
                await browser.screenshot(f"{folder}/exploded-{width}-{tone}.png")
                await tab(browser, "marks")
                for index in range(1, 5):
                    await browser.evaluate(f"document.querySelectorAll('#panel-marks input')[{index}].click()")
                await asyncio.sleep(1)
                await browser.screenshot(f"{folder}/marks-{width}-{tone}.png")
                await tab(browser, "compare")
                await click(browser, "#panel-compare button")
                await asyncio.sleep(0.3)
                await browser.evaluate("""(async () => {
                    kinora.send({type: "began", finger: 0, x: 195, y: 700});
                    for (let y = 690; y > 500; y -= 30) {
                        kinora.send({type: "moved", finger: 0, x: 195, y});
                        await new Promise(resolve => setTimeout(resolve, 16));
                    }
                    await kinora.timeline.pause();
                    kinora.send({type: "cancelled", finger: 0, x: 195, y: 500});
                })()""")
                await asyncio.sleep(0.3)
                await browser.screenshot(f"{folder}/compare-{width}-{tone}.png")
                await browser.evaluate("kinora.timeline.play(1)")
            finally:
                browser.stop()


async def main():
    url = sys.argv[1]
    if len(sys.argv) > 2:
        return await screenshots(url, sys.argv[2])
    browser = await start(url)
    result = {}
    try:
        await asyncio.sleep(0.5)
        await frame(browser, result)
        result["watcher"] = await browser.evaluate(WATCHER)
        await click(browser, "#inspector-button")
        await asyncio.sleep(0.5)
        box = await browser.evaluate("""document.querySelector("#elements [aria-label^=Zoom]").getBoundingClientRect().toJSON()""")
        place = (box["x"] + box["width"] * 0.35, box["y"] + box["height"] * 0.25)
        await click(browser, "#inspector-button")
        await layers(browser, result, place)
        await taps(browser, result)
        await exploded(browser, result)
        await marks(browser, result)
        await compare(browser, result)
        await animations(browser, result)
        await hostile(browser, result)
    finally:
        browser.stop()
    print(json.dumps(result))


asyncio.run(main())
