"""The scenarios of the time machine: see live.py.

Touches come in pauses, so that their times are known: the stage repeats them.
"""
import asyncio

# Plays a gesture; notes the time and the touches of each moment.
GESTURE = """(async () => {
    const time = kinora.timeline, touches = [];
    const touch = (type, x, y) => { touches.push([time.now, type, x, y]); kinora.send({type, finger: 0, x, y}); };
    const wait = seconds => new Promise(resolve => setTimeout(resolve, seconds * 1000));
    await time.pause();
    touch("began", %(x)s, %(y)s);
    await time.step(1);
    touch("ended", %(x)s, %(y)s);
    await time.play(1);
    await wait(0.15);
    await time.pause();
    // A finger that comes down in the middle of the movement, drags and leaves.
    touch("began", 195, 300);
    for (let index = 1; index <= 6; index += 1) {
        await time.step(1);
        touch("moved", 195, 300 + index * 12);
    }
    await time.step(1);
    touch("ended", 195, 380);
    await time.play(0.5);
    await wait(0.5);
    await time.pause();
    return {touches, now: time.now, range: time.range};
})()"""

# The frame of a moment, as an image and as bytes, which are those of the image.
MOMENT = """(async () => {
    const shown = await kinora.timeline.seek(%s);
    const canvas = document.getElementById("screen"), bytes = kinora.timeline.frameBytes();
    const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
    return [shown, kinora.time, bytes.length, bytes.every((value, index) => value === data[index]), canvas.toDataURL("image/png")];
})()"""

REFUSED = """(async () => {
    document.getElementById("problem").textContent = "";
    kinora.send({type: "began", finger: 1, x: 10, y: 10});
    for (let round = 0; round < 100 && document.getElementById("problem").textContent === ""; round += 1) {
        await new Promise(resolve => setTimeout(resolve, 20));
    }
    return document.getElementById("problem").textContent;
})()"""

ERRORS = """[() => kinora.timeline.play(0), () => kinora.timeline.play(NaN), () => kinora.timeline.step(0.5), () => kinora.timeline.step(1e9),
    () => kinora.timeline.seek(Infinity), () => kinora.timeline.seek("1")].map(call => {
        try { call(); return "sent"; } catch (error) { return error.name; }
    })"""

# Whether the picture of a moment differs with an animation alone and with one standing still, and is itself again after that.
SHOWN = """(async () => {
    const time = kinora.timeline, all = await time.animations();
    const picture = () => time.frameBytes().reduce((sum, value) => (sum * 31 + value) >>> 0, 7);
    const moment = Math.min(...all.map(one => one.begin)) + 0.1;
    await time.seek(moment);
    const running = all.filter(one => one.begin < moment && (one.end ?? Infinity) > moment), plain = picture(), results = [];
    let differ = 0;
    for (const {id, begin} of running.slice(0, 8)) {
        await time.solo(id);
        const alone = picture();
        await time.solo(null);
        results.push(picture() === plain);
        await time.freeze(id, begin + 0.01);
        if (alone !== plain && picture() !== plain) differ += 1;
        await time.freeze(id, null);
        results.push(picture() === plain);
    }
    const problem = await time.solo(99999).catch(error => error.message);
    await time.freeze(running[0].id);
    await time.play(1);
    await time.pause();
    return [results.length > 0 && results.every(one => one), differ > 0, problem === "There is no animation 99999."];
})()"""

CONTROLS = """["play", "step-back", "step-forward", "speed", "scrubber"].map(id => document.getElementById(id))
    .map(one => [one.getAttribute("aria-label"), one.disabled, one.tabIndex, one.offsetWidth >= 36])"""


# A client that does not control: the server refuses its command, and the app stays as it is.
WATCHER = """(async () => {
    const socket = new WebSocket(`ws://${location.host}/socket${location.search}`);
    const problem = new Promise(resolve => socket.addEventListener("message", ({data}) => {
        const message = typeof data === "string" ? JSON.parse(data) : {};
        if (message.type === "problem") resolve(message.text);
    }));
    await new Promise(resolve => { socket.onopen = resolve; });
    socket.send(JSON.stringify({type: "timeline", command: "play", speed: 4, request: 1}));
    const text = await problem;
    socket.close();
    return [text, kinora.timeline.range.to];
})()"""


async def timeline(browser, url, result, element):
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control && kinora.timeline.range.to > 0)")
    await asyncio.sleep(0.5)
    x, y = await element(browser, "Zoom") if element else (195, 300)
    zoom = await browser.evaluate("document.getElementById('screen').getBoundingClientRect().toJSON()")
    width = await browser.evaluate("kinora.size.width")
    x, y = [round((value - zoom[key]) * width / zoom["width"]) for value, key in ((x, "x"), (y, "y"))]
    played = await browser.evaluate(GESTURE % {"x": x, "y": y})
    result["touches"] = played["touches"]
    result["range"] = [played["range"][key] for key in ("from", "to", "decidedTo")]
    first, last = played["touches"][0][0], played["now"]
    moments = []
    for fraction in (0.9, 0.2, 0.5, 0.35, 0.7):
        moments.append(await browser.evaluate(MOMENT % (first + (last - first) * fraction)))
    # Frames that a film has.
    moments.append(await browser.evaluate(MOMENT % (round((first + last) * 30) / 60)))
    result["moments"] = moments
    result["refused"] = await browser.evaluate(REFUSED)
    result["timelineErrors"] = await browser.evaluate(ERRORS)
    result["controls"] = await browser.evaluate(CONTROLS)
    result["past"] = await browser.evaluate("document.getElementById('status-past').textContent")
    present = await browser.evaluate("kinora.timeline.range.to")
    watcher = await browser.evaluate(WATCHER)
    result["watcher"] = [watcher[0], "paused" if watcher[1] == present else "moved"]
    # Back to the present, where nothing has changed; one frame back and forward.
    result["steps"] = await browser.evaluate("""(async () => {
        const time = kinora.timeline, present = time.range.to, times = [await time.seek(present), await time.step(-1), await time.step(1)];
        const before = times[0];
        await time.play(4);
        await new Promise(resolve => setTimeout(resolve, 100));
        await time.pause();
        const back = (present - times[1]) * 60;
        return [times[0] === present, back > 0 && back < 1.001, times[2] >= times[1], time.now > before];
    })()""")
    result["shownAnimations"] = await browser.evaluate(SHOWN)
