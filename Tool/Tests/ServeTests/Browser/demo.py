"""Checks the page of `kinora demo` in a browser: demo.py BROWSER URL. The page is that of DemoStageTests: two forms of one scene."""
import asyncio
import sys

from browsers import Chromium, Firefox

HERE = "document.querySelector('section:not([hidden])')"
VIDEO = f"{HERE}.querySelector('video')"
RATE = 30


async def seek(page, share):
    await page.evaluate(f"(() => {{ const slider = {HERE}.querySelector('.transport input'); slider.value = {share};"
                        "slider.dispatchEvent(new Event('input')); })()")


async def time(page):
    return await page.evaluate(f"{VIDEO}.currentTime")


async def press(page, selector):
    await page.evaluate(f"{HERE}.querySelector('{selector}').click()")


async def span(page):
    return await page.evaluate(f"(() => {{ const {{from, to}} = {HERE}.querySelector('.panel:not([hidden])').dataset;"
                               "return [+from, +to]; })()")


async def playhead(page):
    """The seconds at which the line stands in the curve; None for a hidden one."""
    return await page.evaluate(f"""(() => {{
        const line = {HERE}.querySelector('.panel:not([hidden]) .now'), {{from, to}} = line.closest('svg').dataset;
        if (line.style.visibility !== 'visible') return null;
        return +from + (parseFloat(line.getAttribute('transform').slice(10)) - 40) / 292 * (to - from);
    }})()""")


async def check(page):
    shown = "[...document.querySelectorAll('section')].filter(section => section.offsetParent).map(section => section.id).join()"
    assert await page.evaluate(shown) == "zoom-interrupted", "the address names it"
    assert await page.evaluate("scrollY") == 0
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.evaluate("document.documentElement.scrollHeight / innerHeight") < 12
    # Films load when they are on the screen.
    await page.until(f"{VIDEO}.readyState > 1")
    assert await page.evaluate("document.querySelector('section[hidden] video').readyState") == 0
    # The other form, and back.
    await page.evaluate("document.querySelector('header nav a[data-group=zoom]').click()")
    assert await page.evaluate(shown) == "zoom" and await page.evaluate("location.hash") == "#zoom"
    await page.evaluate("history.back()")
    await page.until(f"({shown}) === 'zoom-interrupted'")
    await page.until(f"{VIDEO}.readyState > 1")
    # One playhead for the film and the curve.
    length = await page.evaluate(f"{VIDEO}.duration")
    await seek(page, 0.55 / length)
    assert abs(await time(page) - 0.55) < 0.01
    start, end = await span(page)
    assert start < 0.55 < end
    assert abs(await playhead(page) - 0.55) < 0.01
    # Steps of a frame, by the button and by the keys.
    await press(page, "[data-step=\"1\"]")
    assert abs(await time(page) - 17.5 / RATE) < 0.001, await time(page)
    for key, frame in [(".", 18), (",", 17), (",", 16)]:
        await page.evaluate(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))")
        assert abs(await time(page) - (frame + 0.5) / RATE) < 0.001, (key, await time(page))
    # A drag in the curve.
    box = await page.evaluate(f"(() => {{ const box = {HERE}.querySelector('.panel:not([hidden]) .plot svg').getBoundingClientRect();"
                              "scrollBy(0, box.top - 200); const now = box.left; return [box.left, box.width]; })()")
    for share in [0.25, 0.75]:
        await page.evaluate(f"""(() => {{
            const plot = {HERE}.querySelector('.panel:not([hidden]) .plot svg');
            plot.setPointerCapture = () => {{}};
            const x = {box[0]} + {box[1]} * (40 + 292 * {share}) / 340;
            for (const name of ['pointerdown', 'pointermove', 'pointerup'])
                plot.dispatchEvent(new PointerEvent(name, {{clientX: x, button: 0, pointerId: 1}}));
        }})()""")
        assert abs(await time(page) - (start + share * (end - start))) < 0.01, (share, await time(page))
    # The other movement; it loops, slowly. A film that is out of sight would wait.
    await page.evaluate("scrollTo(0, 0)")
    await press(page, "[data-panel=\"1\"]")
    start, end = await span(page)
    assert abs(await time(page) - start) < 0.01 and start > 2
    await page.evaluate(f"(() => {{ const speed = {HERE}.querySelector('select'); speed.value = '0.5';"
                        "speed.dispatchEvent(new Event('change')); })()")
    await press(page, ".repeat")
    await page.until(f"!{VIDEO}.paused && {VIDEO}.playbackRate === 0.5")
    turns, last = 0, start
    for _ in range(400):
        now = await time(page)
        assert start - 0.15 < now < end + 0.15, (start, now, end)
        turns += now < last
        last = now
        if turns:
            break
        await asyncio.sleep(0.02)
    assert turns, "it begins again"
    # Five moments over one another: neither the first nor the last alone.
    await press(page, ".onion")
    await page.until(f"!{HERE}.querySelector('canvas').hidden")
    assert await page.evaluate(f"{HERE}.querySelector('canvas').width") > 50
    await press(page, ".onion")
    await page.until(f"{HERE}.querySelector('canvas').hidden")
    # The paths of what moves, of the present movement alone.
    paths = f"[...{HERE}.querySelectorAll('.trails')].map(trail => trail.hasAttribute('hidden') ? 0 : trail.querySelectorAll('path').length)"
    assert await page.evaluate(f"({paths}).every(count => count === 0)")
    await press(page, ".paths")
    assert await page.evaluate(f"({paths}).filter(count => count > 0).length") == 1
    box = f"(element => {{ const box = element.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; }})"
    assert await page.evaluate(f"""(() => {{ const film = {box}({VIDEO}), trail = {box}({HERE}.querySelector('.trails:not([hidden])'));
        return film.every((value, index) => Math.abs(value - trail[index]) < 1); }})()"""), "as large as the film"
    await press(page, ".paths")
    assert await page.evaluate(f"({paths}).every(count => count === 0)")
    # Source and files are a drawer.
    assert not await page.evaluate(f"{HERE}.querySelector('details').open")


# The texts whose contrast is below 4.5 : 1, or 3 : 1 if they are large.
FAINT = """(() => {
    const parts = color => { const [r, g, b, a = 1] = color.match(/[\\d.]+/g).map(Number); return {rgb: [r, g, b], a}; };
    const light = rgb => {
        const [r, g, b] = rgb.map(value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const over = (top, below) => top.rgb.map((value, index) => value * top.a + below[index] * (1 - top.a));
    const behind = element => {
        if (!element) return [255, 255, 255];
        const color = parts(getComputedStyle(element).backgroundColor);
        return color.a === 1 ? color.rgb : over(color, behind(element.parentElement));
    };
    const faint = [], texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement, style = getComputedStyle(element), text = texts.currentNode.data.trim();
        if (!text || !element.getClientRects().length || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
        const back = behind(element), ink = over(parts(element.closest("svg") ? style.fill : style.color), back);
        const [high, low] = [light(ink), light(back)].sort((a, b) => b - a), ratio = (high + 0.05) / (low + 0.05);
        const size = parseFloat(style.fontSize), isLarge = size >= 24 || size >= 18.66 && +style.fontWeight >= 700;
        if (ratio < (isLarge ? 3 : 4.5)) faint.push(`${text}: ${ratio.toFixed(2)}`);
    }
    return faint.join("; ");
})()"""


async def reload(page):
    """Loads the page again, and waits until it is painted. A script that the old page was about to run fails meanwhile."""
    await page.evaluate("window.isOld = true")
    await page.call("Page.reload")
    for _ in range(1000):
        try:
            if await page.evaluate("!window.isOld && document.readyState === 'complete'"
                                   " && performance.getEntriesByType('paint').length > 1"):
                return
        except RuntimeError as error:
            if "navigated" not in str(error) and "context" not in str(error):
                raise
        await asyncio.sleep(0.02)
    raise RuntimeError("the page was not painted")


async def check_looks(page):
    """No text is faint and nothing shifts or sticks out, light and dark, on phones, tablets and desktops."""
    for look in ["light", "dark"]:
        await page.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": look}])
        for width, height in [(390, 844), (1024, 768), (1440, 900)]:
            await page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
            await reload(page)
            shift = await page.evaluate("""new Promise(done => {
                let sum = 0;
                new PerformanceObserver(list => list.getEntries().forEach(entry => { sum += entry.value; }))
                    .observe({type: 'layout-shift', buffered: true});
                setTimeout(() => done(sum), 200);
            })""")
            assert shift == 0, (look, width, shift)
            await page.evaluate("document.querySelectorAll('details').forEach(details => { details.open = true; })")
            faint = await page.evaluate(FAINT)
            assert faint == "", (look, width, faint)
            assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (look, width)


async def main():
    page = await (Chromium if sys.argv[1] == "chromium" else Firefox).start(390, 844)
    try:
        await page.open(sys.argv[2])
        await page.until("document.readyState === 'complete'")
        await check(page)
        if sys.argv[1] == "chromium":
            await check_looks(page)
        print("fine")
    finally:
        page.stop()


asyncio.run(main())
