"""Checks the report of `kinora compare` in a browser: report.py BROWSER URL. The film is that of ComparisonBrowserTests."""
import asyncio
import sys

from browsers import Chromium, Firefox

WIDTH, FRAMES, CHANGED, GAP = 48, 12, 6, 4
CANVAS = "document.querySelector('.film canvas')"


async def color(page, x, y):
    return await page.evaluate(f"[...{CANVAS}.getContext('2d').getImageData({x}, {y}, 1, 1).data]")


async def shows(page, text):
    """Waits until the canvas says what it shows."""
    await page.until(f"{CANVAS}.getAttribute('aria-label').startsWith('{text}')")


async def press(page, key):
    await page.evaluate(
        f"document.querySelector('.film button').dispatchEvent(new KeyboardEvent('keydown', {{key: '{key}', bubbles: true}}))")


def is_blue(pixel):
    return pixel[2] > 150 and pixel[0] < 110


def is_red(pixel):
    return pixel[0] > 150 and pixel[2] < 110


async def check(page):
    await page.until("document.querySelector('.playhead') && !document.querySelector('.playhead').hidden")
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    # Every frame before and after, by the playhead.
    for frame in [0, 5, 6, 7, 11, 3]:
        await page.evaluate(f"(() => {{ const slider = document.querySelector('.playhead'); slider.value = {frame};"
                            "slider.dispatchEvent(new Event('input')); })()")
        await shows(page, f"Frame {frame}, before and after: ")
        before, after = await color(page, frame + 4, 12), await color(page, WIDTH + GAP + frame + 4, 12)
        assert is_blue(before), (frame, before)
        assert (is_red if frame >= CHANGED else is_blue)(after), (frame, after)
        text = await page.evaluate("document.querySelector('.playhead').getAttribute('aria-valuetext')")
        assert text.startswith(f"frame {frame} of {FRAMES}, ") and (frame >= CHANGED) != text.endswith("unchanged"), text
    # From frame 3 to the change, and on by the keys.
    await press(page, "n")
    await shows(page, f"Frame {CHANGED}, ")
    await press(page, ".")
    await shows(page, f"Frame {CHANGED + 1}, ")
    await press(page, "p")
    await shows(page, f"Frame {CHANGED}, ")
    # The other views.
    await press(page, "4")
    await shows(page, f"Frame {CHANGED}, difference: ")
    assert is_red(await color(page, CHANGED + 4, 12))
    await press(page, "2")
    for share, expected in [(0, is_blue), (100, is_red)]:
        await page.evaluate(f"(() => {{ const mix = document.querySelector('.mix input'); mix.value = {share};"
                            "mix.dispatchEvent(new Event('input')); })()")
        assert expected(await color(page, CHANGED + 4, 12)), share
    await press(page, "3")
    seen = set()
    for _ in range(100):
        seen.add(is_red(await color(page, CHANGED + 4, 20 - 6)))
        if len(seen) == 2:
            break
        await asyncio.sleep(0.05)
    assert len(seen) == 2, "flicker shows both"
    # To its end.
    await press(page, "1")
    await page.evaluate("document.querySelector('[data-do=play]').click()")
    await page.until(f"document.querySelector('output').textContent.startsWith('frame {FRAMES - 1} ')")
    await page.until("document.querySelector('[data-do=play]').getAttribute('aria-label') === 'Play'")


async def main():
    page = await (Chromium if sys.argv[1] == "chromium" else Firefox).start(390, 844)
    try:
        await page.open(sys.argv[2])
        await page.until("document.readyState === 'complete'")
        await check(page)
        print("fine")
    finally:
        page.stop()


asyncio.run(main())
