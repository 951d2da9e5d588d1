"""The scenario of a replay: see live.py. A zoom in the gallery, the same again, and once more with an animation changed."""
import asyncio

from timeline import GESTURE

# A number that the shown frame's pixels give.
PIXELS = """(async () => {
    await kinora.timeline.seek(%s);
    let sum = 0;
    for (const value of kinora.timeline.frameBytes()) sum = (sum * 31 + value) | 0;
    return sum;
})()"""

TEXTS = """(async () => {
    const texts = {};
    for (const kind of ["gesture", "test", "trace", "html"]) texts[kind] = await kinora.timeline.export(kind);
    for (const kind of ["film", "strip"]) {
        const blob = await kinora.timeline.export(kind, {from: %s, to: %s});
        texts[kind] = [...new Uint8Array(await blob.slice(0, 12).arrayBuffer())].map(byte => String.fromCharCode(byte)).join("");
    }
    return texts;
})()"""

ERRORS = """(async () => {
    const errors = [];
    const time = kinora.timeline;
    for (const call of [() => time.edit(0, {}), () => time.edit(1, {color: 1}), () => time.edit(1, {duration: -1}), () => time.edit(1, {curve: "x"}),
        () => time.export("exe"), () => time.replay(-1), () => time.animations(NaN), () => time.curve(1, 2, 1)]) {
        try { await call(); errors.push("none"); } catch (error) { errors.push(error.name); }
    }
    try { await time.edit(1000, {duration: 1}); } catch (error) { errors.push(error.message); }
    return errors;
})()"""


# The form and the Swift of an animation that a property animator drives; the edit that Apply sends.
ANIMATOR = """(async () => {
    const {AnimationDetail} = await import("/animationdetail.js");
    const sent = [];
    const timeline = {
        now: 0, range: {from: 0, to: 1, decidedTo: 1}, shownAnimations: {frozen: []}, curve: async () => null, replay: async () => 0,
        seek: async () => 0, edit: async (...edit) => { sent.push(edit); },
    };
    const one = {
        id: 7, name: "UIView", keyPath: "position", key: "position", from: [-200, 0], to: [0, 0], additive: true, added: 0, begin: 0.2,
        delay: 0.2, duration: 1, repeats: 1, autoreverses: false, curve: {type: "bezier", points: [0.25, 0.1, 0.25, 1]}, animator: 3,
    };
    const detail = new AnimationDetail(timeline, () => {});
    detail.show(one, [one]);
    const [apply, undo] = detail.element.querySelectorAll("form .buttons button");
    detail.element.querySelector("form input").value = "2";
    apply.click();
    await new Promise(done => setTimeout(done, 50));
    undo.click();
    await new Promise(done => setTimeout(done, 50));
    const {swiftSource} = await import("/swiftsource.js");
    return {
        sent: JSON.stringify(sent), text: detail.element.textContent,
        swift: [swiftSource(one, {duration: 2}), swiftSource({...one, keyPath: "opacity", from: 1, to: 0, additive: false},
            {curve: {type: "spring", stiffness: 100, damping: 10}, to: [0.5]})],
    };
})()"""


async def replay(browser, url, result, element):
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control && kinora.timeline.range.to > 0)")
    await asyncio.sleep(0.5)
    x, y = await element(browser, "Zoom")
    box = await browser.evaluate("document.getElementById('screen').getBoundingClientRect().toJSON()")
    width = await browser.evaluate("kinora.size.width")
    x, y = [round((value - box[key]) * width / box["width"]) for value, key in ((x, "x"), (y, "y"))]
    played = await browser.evaluate(GESTURE % {"x": x, "y": y})
    first, last = played["touches"][0][0], played["now"]
    moments = [first + (last - first) * fraction for fraction in (0.2, 0.5, 0.8)]
    before = [await browser.evaluate(PIXELS % moment) for moment in moments]
    animations = await browser.evaluate("kinora.timeline.animations()")
    ended = await browser.evaluate("kinora.timeline.replay()")
    again = await browser.evaluate("kinora.timeline.animations()")
    result["replay"] = {
        "last": last, "ended": ended, "first": first,
        "hasSamePixels": before == [await browser.evaluate(PIXELS % moment) for moment in moments],
        "hasSameAnimations": [{key: one[key] for key in one if key != "layer"} for one in animations]
        == [{key: one[key] for key in one if key != "layer"} for one in again],
        "animations": [{key: one.get(key) for key in ("id", "keyPath", "begin", "end", "source")} for one in again],
    }
    # The zoomed view's transform, as a spring.
    one = next(one for one in again if one["keyPath"] == "transform" and one["begin"] > first)
    await browser.evaluate(f"kinora.timeline.edit({one['id']}, {{curve: {{type: 'spring', response: 0.3, dampingRatio: 0.5}}}})")
    await browser.evaluate("kinora.timeline.replay()")
    edited = next(other for other in await browser.evaluate("kinora.timeline.animations()") if other["id"] == one["id"])
    result["replay"]["edited"] = {"curve": edited["curve"]["type"], "begin": edited["begin"], "duration": edited["duration"]}
    result["replay"]["differs"] = before != [await browser.evaluate(PIXELS % moment) for moment in moments]
    curve = await browser.evaluate(f"kinora.timeline.curve({one['id']}, {edited['begin']}, {edited['begin'] + 0.3})")
    scales = [value for value in curve["components"][0] if value is not None]
    result["replay"]["overshoot"] = max(scales)
    result["replay"]["texts"] = await browser.evaluate(TEXTS % (first, last))
    result["replay"]["animator"] = await browser.evaluate(ANIMATOR)
    result["replay"]["errors"] = await browser.evaluate(ERRORS)
    # The app goes on from the middle: before the finger came down on the zoomed screen.
    middle = played["touches"][2][0] - 0.05
    result["replay"]["middle"] = [middle, await browser.evaluate(f"kinora.timeline.replay({middle})")]
    await browser.evaluate("kinora.timeline.play(1)")
    await browser.until(f"kinora.timeline.now > {middle} + 0.3")
    result["replay"]["goesOn"] = await browser.evaluate("kinora.control && kinora.connected")


# A swipe that throws the top card, in pauses, so that a replay has the same times; then until all is at rest.
THROW = """(async () => {
    const time = kinora.timeline;
    await time.pause();
    kinora.send({type: "began", finger: 0, x: 195, y: 420});
    for (let index = 1; index <= 6; index += 1) {
        await time.step(1);
        kinora.send({type: "moved", finger: 0, x: 195 - index * 25, y: 420});
    }
    await time.step(1);
    kinora.send({type: "ended", finger: 0, x: 45, y: 420});
    await time.step(90);
    return time.now;
})()"""

# One component of a property at times: where it begins, ends, and is in between; the component that moves farthest.
PROGRESS = """(async () => {
    const {components, times} = await kinora.timeline.curve(%(id)s, %(begin)s, %(begin)s + 1.2);
    const moved = components.map(values => Math.abs(values.at(-1) - values[0]));
    const values = components[moved.indexOf(Math.max(...moved))];
    return {moments: times.map(time => time - %(begin)s), progress: values.map(value => (value - values[0]) / (values.at(-1) - values[0]))};
})()"""


async def animator(browser, url, result, _):
    """A spring of a property animator, edited and replayed with the same fingers: the cards that rise as the top one is thrown."""
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control && kinora.timeline.range.to > 0)")
    await asyncio.sleep(0.5)
    last = await browser.evaluate(THROW)
    driven = [one for one in await browser.evaluate("kinora.timeline.animations()") if "animator" in one]
    one = driven[0]
    await browser.evaluate(f"kinora.timeline.edit({one['id']}, {{curve: {{type: 'spring', response: 0.4, dampingRatio: 0.5}}}})")
    ended = await browser.evaluate("kinora.timeline.replay()")
    again = [other for other in await browser.evaluate("kinora.timeline.animations()") if other.get("animator") == one["animator"]]
    edited = next(other for other in again if other["id"] == one["id"])
    result["animator"] = {
        "curves": [one["curve"]["dampingRatio"]] + sorted({other["curve"]["dampingRatio"] for other in again}),
        "begins": [one["begin"], edited["begin"]], "durations": sorted({round(other["duration"], 9) for other in again}),
        "ends": sorted({round(other["end"] - other["begin"], 6) for other in again}), "times": [last, ended],
        **await browser.evaluate(PROGRESS % {"id": one["id"], "begin": edited["begin"]}),
    }
    await browser.evaluate(f"kinora.timeline.edit({one['id']}, null)")
    await browser.evaluate("kinora.timeline.replay()")
    plain = [other for other in await browser.evaluate("kinora.timeline.animations()") if other["id"] == one["id"]]
    result["animator"]["isBack"] = [other["curve"] for other in plain] == [one["curve"]] and plain[0]["end"] == one["end"]


# A tap on the middle of the card, in pauses; then until all is at rest.
TAP = """(async () => {
    const time = kinora.timeline;
    await time.pause();
    kinora.send({type: "began", finger: 0, x: 195, y: 130});
    await time.step(3);
    kinora.send({type: "ended", finger: 0, x: 195, y: 130});
    await time.step(90);
})()"""


async def exported(browser, url, result, _):
    """A test of a card's movement whose spring was edited, as a file to paste."""
    await browser.open(url)
    await browser.until("!!(window.kinora && kinora.time > 0 && kinora.control && kinora.timeline.range.to > 0)")
    await asyncio.sleep(0.5)
    await browser.evaluate(TAP)
    one = next(one for one in await browser.evaluate("kinora.timeline.animations()") if one["keyPath"] == "position")
    await browser.evaluate(f"kinora.timeline.edit({one['id']}, {{curve: {{type: 'spring', response: 0.3, dampingRatio: 0.5}}}})")
    await browser.evaluate("kinora.timeline.replay()")
    result["source"] = one["source"]
    result["test"] = await browser.evaluate("kinora.timeline.export('test')")
