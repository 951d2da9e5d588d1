/// Films of a page that run in step: one button and one slider for all, below the films and not over them.
///
/// Each element with the class `player` is one. Its films begin together, keep to one clock, and begin again when the longest has ended.
/// They run while they are visible, unless the user prefers reduced motion; then they wait for the button. Without scripts each film has
/// the browser's own controls.
///
/// A page's own script takes part: the event `time` of the element tells the seconds in its `detail`; the events `seek`, with
/// seconds, and `loop`, with the first and the last second or null, move the films.
enum FilmPlayer {
    /// The button and the slider.
    static let transport = HTML.element(
        "div", ["class": "transport", "hidden": ""],
        .element("button", ["type": "button", "aria-label": "Play"], text: "▶"),
        .element(
            "input", ["type": "range", "min": "0", "max": "1", "step": "0.005", "value": "0", "aria-label": "Time in the film"]))

    /// The button and the slider with steps of a frame and slow motion, for an element that has its frames per second in `data-rate`.
    static let stage = HTML.element(
        "div", ["class": "transport", "hidden": ""],
        .element("button", ["type": "button", "aria-label": "Play"], text: "▶"),
        .element(
            "input", ["type": "range", "min": "0", "max": "1", "step": "0.001", "value": "0", "aria-label": "Time in the film"]),
        step("-1", "One frame back", key: ",", text: "‹"), step("1", "One frame on", key: ".", text: "›"),
        .element(
            "select", ["aria-label": "Speed"],
            [("1", "1×"), ("0.5", "½×"), ("0.25", "¼×"), ("0.1", "0.1×")].map { value, text in
                .element("option", ["value": value], text: text)
            }))

    private static func step(_ frames: String, _ name: String, key: String, text: String) -> HTML {
        .element(
            "button", ["type": "button", "data-step": frames, "aria-label": name, "title": "\(name) (\(key))", "aria-keyshortcuts": key],
            text: text)
    }

    /// The script, once on a page.
    static let script: StaticString = """
        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        document.querySelectorAll(".player").forEach(root => {
          const films = [...root.querySelectorAll("video")], visible = new Set();
          const transport = root.querySelector(".transport"), [button, slider] = transport.children;
          const speeds = transport.querySelector("select"), rate = +root.dataset.rate || 0;
          let time = 0, last = 0, isOn = !calm.matches, request = 0, range = null;
          const speed = () => speeds ? +speeds.value : 1;
          transport.hidden = false;
          const shown = () => films.filter(film => visible.has(film) && film.offsetParent && !film.error);
          const length = () => Math.max(0.1, ...films.map(film => film.duration || 0));
          // A film that is shorter waits at its last frame.
          const put = (film, tolerance) => {
            const target = Math.min(time, film.duration || 0);
            // A server without byte ranges lets a film begin again, and no more.
            const reach = film.seekable.length ? film.seekable.end(0) : 0;
            if (Math.abs(film.currentTime - target) > tolerance && target <= reach) film.currentTime = target;
          };
          const show = () => {
            slider.value = time / length();
            slider.setAttribute("aria-valuetext", `${Math.min(time, length()).toFixed(2)} of ${length().toFixed(2)} seconds`);
            button.textContent = isOn ? "❚❚" : "▶";
            button.setAttribute("aria-label", isOn ? "Pause" : "Play");
            root.dispatchEvent(new CustomEvent("time", { detail: time }));
          };
          const step = now => {
            const playing = shown();
            // The clock waits for films that are not loaded yet.
            if (playing.every(film => film.readyState > 1)) time += Math.min(now - last, 100) / 1000 * speed();
            last = now;
            if (range && (time > range[1] || time < range[0])) time = range[0];
            if (time > length() + 0.5) time = 0;
            for (const film of playing) {
              if (film.playbackRate !== speed()) film.playbackRate = speed();
              if (time < film.duration && film.paused) film.play().catch(() => {});
              if (time >= film.duration && !film.paused) film.pause();
              put(film, 0.12);
            }
            show();
            request = requestAnimationFrame(step);
          };
          const update = () => {
            cancelAnimationFrame(request);
            films.forEach(film => { if (!isOn || !visible.has(film)) film.pause(); });
            show();
            if (!isOn || visible.size === 0) return;
            last = performance.now();
            request = requestAnimationFrame(step);
          };
          const pause = () => { isOn = false; update(); };
          const sight = new IntersectionObserver(entries => {
            entries.forEach(({target, isIntersecting}) => isIntersecting ? visible.add(target) : visible.delete(target));
            update();
          }, { threshold: 0.3 });
          films.forEach(film => { film.controls = film.loop = false; sight.observe(film); });
          button.addEventListener("click", () => { isOn = !isOn; update(); });
          const go = target => {
            time = Math.min(Math.max(target, 0), length());
            pause();
            films.forEach(film => put(film, 0.001));
          };
          // The middle of a frame is certainly that frame.
          const move = frames => go((Math.floor(time * rate + 0.01) + frames + 0.5) / rate);
          slider.addEventListener("input", () => go(slider.value * length()));
          transport.querySelectorAll("[data-step]").forEach(one => one.addEventListener("click", () => move(+one.dataset.step)));
          root.addEventListener("seek", event => go(event.detail));
          root.addEventListener("loop", event => {
            range = event.detail;
            isOn = isOn || range !== null;
            update();
          });
          if (rate) addEventListener("keydown", event => {
            if (!films[0].offsetParent || event.altKey || event.ctrlKey || event.metaKey) return;
            if (["INPUT", "SELECT", "TEXTAREA"].includes(event.target.tagName)) return;
            const keys = {",": () => move(-1), ".": () => move(1)};
            if (event.key === " " && !["BUTTON", "A", "SUMMARY"].includes(event.target.tagName)) keys[" "] = () => button.click();
            if (!keys[event.key]) return;
            event.preventDefault();
            keys[event.key]();
          });
          calm.addEventListener("change", () => { if (calm.matches) pause(); });
        });
        matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => document.querySelectorAll("video").forEach(film => {
          if (film.querySelector("source[media]")) film.load();
        }));
        """
}
