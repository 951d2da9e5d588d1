/// The controls of the report: four views of a film, one playhead, and the keys.
///
/// Each changed film is one clip with the base, the head and the difference in a row, so that they cannot get out of step; the script
/// draws them from there. A clip is decoded when its section comes near the visible area, and given up when it is far. Without scripts the
/// page shows the worst frame of each film.
@MainActor
enum ComparisonPlayer {
    static let keys = [
        ("Space", "plays and pauses"), (", .", "one frame back, one forward"), ("n p", "the next and the previous changed range"),
        ("1 2 3 4", "side by side, onion skin, flicker, difference"),
    ]

    /// The four views.
    static var modes: HTML {
        let names = [("side", "Side by side"), ("onion", "Onion skin"), ("flicker", "Flicker"), ("difference", "Difference")]
        let buttons = names.map { mode, name in
            HTML.element("button", ["type": "button", "aria-pressed": mode == "side" ? "true" : "false", "data-mode": mode], text: name)
        }
        return .element(
            "div", ["class": "modes", "hidden": ""], .element("div", ["role": "group", "aria-label": "View"], buttons),
            .element(
                "label", ["class": "mix", "hidden": ""], .text("After "),
                .element("input", ["type": "range", "min": "0", "max": "100", "value": "50", "aria-label": "Opacity of the frame after"])))
    }

    /// The playhead.
    static func slider(_ frames: Int) -> HTML {
        .element(
            "input",
            [
                "type": "range", "class": "playhead", "min": "0", "max": "\(max(frames - 1, 0))", "value": "0", "step": "1", "hidden": "",
                "aria-label": "Frame",
            ])
    }

    static var transport: HTML {
        func button(_ name: StaticString, _ label: String, _ text: String) -> HTML {
            .element("button", ["type": "button", "data-do": name.description, "aria-label": label], text: text)
        }
        let speeds = [("1", "1 ×"), ("0.5", "½ ×"), ("0.25", "¼ ×"), ("0.1", "⅒ ×")].map { value, text in
            HTML.element("option", ["value": value], text: text)
        }
        return .element(
            "div", ["class": "transport", "hidden": ""], button("play", "Play", "▶"), button("back", "One frame back", "‹"),
            button("forward", "One frame forward", "›"), button("previous", "Previous change", "«"), button("next", "Next change", "»"),
            .element("select", ["aria-label": "Speed"], speeds), .element("output", ["aria-live": "off"]))
    }

    static let script: StaticString = """
        const calm = matchMedia("(prefers-reduced-motion: reduce)");
        document.querySelectorAll(".film[data-film]").forEach(root => {
          const film = JSON.parse(root.dataset.film), [width, height] = film.pane;
          const find = name => root.querySelector(name), all = name => [...root.querySelectorAll(name)];
          const still = find(".still"), canvas = find("canvas"), context = canvas.getContext("2d");
          const names = find("figcaption"), modes = find(".modes"), mix = find(".mix"), blend = find(".mix input");
          const playhead = find(".playhead"), transport = find(".transport"), output = find("output"), clip = find(".clip");
          const changes = new Map(film.changes.map(change => [change[0], change]));
          let mode = "side", frame = film.still, shown = film.still, video = null, url = null, isOn = false, isHead = false, timer = 0;

          const difference = number => {
            const change = changes.get(number);
            if (!change) return "unchanged";
            return `${change[1].toLocaleString("en")} ${change[1] === 1 ? "pixel" : "pixels"} by up to ${change[2]}`;
          };
          const label = text => {
            const size = Math.max(12, Math.round(canvas.width / Math.max(canvas.clientWidth, 1) * 12));
            // It would cover a small image.
            if (size * 8 > canvas.height) return;
            context.font = `600 ${size}px system-ui, sans-serif`;
            const length = context.measureText(text).width + size;
            context.fillStyle = "#000000b0";
            context.fillRect(0, 0, length, size * 1.8);
            context.fillStyle = "#ffffff";
            context.fillText(text, size / 2, size * 1.25);
          };
          const paint = () => {
            const isReady = video && video.readyState > 1;
            const source = isReady ? video : still;
            if (!isReady && !still.complete) return;
            if (!isReady) shown = film.still;
            const gap = mode === "side" ? Math.max(4, Math.round(width / 40)) : 0;
            const size = mode === "side" ? width * 2 + gap : width;
            if (canvas.width !== size) canvas.width = size;
            if (canvas.height !== height) canvas.height = height;
            context.clearRect(0, 0, size, height);
            const pane = (index, x) => context.drawImage(source, index * width, 0, width, height, x, 0, width, height);
            if (mode === "side") { pane(0, 0); pane(1, width + gap); }
            if (mode === "onion") { pane(0, 0); context.globalAlpha = blend.value / 100; pane(1, 0); context.globalAlpha = 1; }
            if (mode === "flicker") { pane(isHead ? 1 : 0, 0); label(isHead ? "after" : "before"); }
            if (mode === "difference") pane(2, 0);
            const change = changes.get(shown);
            if (mode === "difference" && change && change.length > 3) {
              const line = Math.max(2, Math.round(width / 120)), [x, y, w, h] = change.slice(3).map(value => value * film.scale);
              context.strokeStyle = "#d00060";
              context.lineWidth = line;
              context.strokeRect(x - line, y - line, w + line * 2, h + line * 2);
            }
            canvas.setAttribute("aria-label", `Frame ${shown}, ${mode === "difference" ? "difference" : "before and after"}: ${difference(shown)}`);
            canvas.hidden = false;
            still.hidden = true;
            names.hidden = mode !== "side";
            if (!playhead) return;
            playhead.value = frame;
            const seconds = (frame / film.rate).toFixed(2);
            playhead.setAttribute("aria-valuetext", `frame ${frame} of ${film.frames}, ${seconds} seconds, ${difference(frame)}`);
            output.textContent = `frame ${frame} of ${film.frames} · ${seconds} s · ${difference(frame)}`;
            all(".now").forEach(line => {
              const {from, to} = line.closest("[data-from]").dataset, share = (frame / film.rate - from) / (to - from);
              line.style.visibility = share >= 0 && share <= 1 ? "visible" : "hidden";
              line.setAttribute("transform", `translate(${40 + Math.min(Math.max(share, 0), 1) * 292} 0)`);
            });
          };
          const seek = () => { if (video) video.currentTime = (frame + 0.5) / film.rate; };
          const go = target => {
            if (!video) return;
            frame = Math.min(Math.max(target, 0), film.frames - 1);
            if (isOn) play(false);
            seek();
            paint();
          };
          const step = () => {
            if (!isOn || !video) return;
            frame = shown = Math.min(Math.floor(video.currentTime * film.rate + 0.01), film.frames - 1);
            paint();
            video.requestVideoFrameCallback ? 0 : requestAnimationFrame(step);
          };
          // The exact frame, where the browser says which one is on the screen.
          const next = (now, meta) => {
            if (!video) return;
            shown = Math.min(Math.round(meta.mediaTime * film.rate), film.frames - 1);
            if (isOn) { frame = shown; video.requestVideoFrameCallback(next); }
            paint();
          };
          const play = on => {
            if (!video) return;
            isOn = on;
            const button = find("[data-do=play]");
            button.textContent = on ? "❚❚" : "▶";
            button.setAttribute("aria-label", on ? "Pause" : "Play");
            if (!on) { video.pause(); seek(); return; }
            if (frame >= film.frames - 1) { frame = 0; seek(); }
            video.playbackRate = +find("select").value;
            video.play().catch(() => play(false));
            video.requestVideoFrameCallback ? video.requestVideoFrameCallback(next) : requestAnimationFrame(step);
          };
          const change = direction => {
            const starts = film.ranges.map(range => range[0]);
            const target = direction > 0 ? starts.find(start => start > frame) : starts.reverse().find(start => start < frame);
            if (target !== undefined) go(target);
          };
          const show = name => {
            mode = name;
            all("[data-mode]").forEach(button => button.setAttribute("aria-pressed", button.dataset.mode === name));
            mix.hidden = name !== "onion";
            clearInterval(timer);
            // Fewer than three changes a second; a press where the user prefers reduced motion.
            if (name === "flicker") {
              isHead = !isHead;
              if (!calm.matches) timer = setInterval(() => { isHead = !isHead; paint(); }, 500);
            }
            paint();
          };
          const load = () => {
            if (video || !clip) return;
            const bytes = Uint8Array.from(atob(clip.textContent), letter => letter.charCodeAt(0));
            url = URL.createObjectURL(new Blob([bytes], {type: "video/mp4"}));
            video = document.createElement("video");
            video.muted = true;
            video.playsInline = true;
            video.preload = "auto";
            video.addEventListener("loadedmetadata", seek);
            video.addEventListener("seeked", () => { if (!isOn) shown = frame; paint(); });
            video.addEventListener("ended", () => play(false));
            video.addEventListener("error", unload);
            video.src = url;
            playhead.hidden = transport.hidden = false;
          };
          const unload = () => {
            if (!video) return;
            if (isOn) play(false);
            const old = video;
            video = null;
            old.removeAttribute("src");
            old.load();
            URL.revokeObjectURL(url);
          };

          still.addEventListener("load", paint);
          modes.hidden = false;
          modes.addEventListener("click", event => { if (event.target.dataset.mode) show(event.target.dataset.mode); });
          blend.addEventListener("input", paint);
          if (playhead) {
            playhead.addEventListener("input", () => go(+playhead.value));
            const actions = {
              play: () => play(!isOn), back: () => go(frame - 1), forward: () => go(frame + 1), previous: () => change(-1), next: () => change(1),
            };
            transport.addEventListener("click", event => actions[event.target.dataset.do]?.());
            find("select").addEventListener("change", event => { if (video) video.playbackRate = +event.target.value; });
            all(".range").forEach(button => button.addEventListener("click", () => go(+button.dataset.frame)));
            root.addEventListener("keydown", event => {
              if (event.altKey || event.ctrlKey || event.metaKey || event.target.tagName === "SELECT") return;
              const keys = {",": actions.back, ".": actions.forward, n: actions.next, p: actions.previous};
              if (event.key === " " && event.target.tagName !== "BUTTON") keys[" "] = actions.play;
              if (!keys[event.key]) return;
              event.preventDefault();
              keys[event.key]();
            });
          }
          root.addEventListener("keydown", event => {
            const button = all("[data-mode]")[+event.key - 1];
            if (button && !event.altKey && !event.ctrlKey && !event.metaKey) show(button.dataset.mode);
          });
          new IntersectionObserver(entries => entries.forEach(entry => entry.isIntersecting ? load() : unload()), {rootMargin: "600px 0px"})
            .observe(root);
          document.addEventListener("visibilitychange", () => { if (document.hidden && isOn) play(false); });
          paint();
        });
        """

    static let style: StaticString = """
        :root { --mark: #c22a6b; --curve-1: #d6483b; --curve-2: #2f6fd0; --curve-3: #2a9158; --curve-4: #9a5bc9; }
        @media (prefers-color-scheme: dark) { :root { --mark: #ff7ab0; --curve-1: #ff8474; --curve-2: #76aaff; --curve-3: #63cf93; --curve-4: #cb9bf0; } }
        header { padding: clamp(1.5rem, 5vw, 3rem) 0 1.5rem; }
        .skip { position: absolute; left: 1rem; top: -4rem; padding: 0.5rem 1rem; border-radius: 0.5rem; background: var(--card); z-index: 1; }
        .skip:focus { top: 1rem; }
        main:focus { outline: none; }
        .folders { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0.125rem 1rem; margin: 0; font-size: 0.875rem; }
        .folders dt { color: var(--soft); } .folders dd { margin: 0; } code { overflow-wrap: anywhere; }
        nav ul { list-style: none; margin: 0.5rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); gap: 0.25rem 1.5rem; font-size: 0.875rem; }
        nav a { display: block; padding: 0.375rem 0; overflow-wrap: anywhere; }
        .mini { position: relative; display: block; height: 0.25rem; margin-top: 0.25rem; border-radius: 0.125rem; background: var(--line); overflow: hidden; }
        .mini i, .marks i { position: absolute; top: 0; bottom: 0; background: var(--mark); }
        section { padding: 1.75rem 0; border-top: 1px solid var(--line); display: grid; gap: 0.875rem; justify-items: start; }
        section > * { max-width: 100%; min-width: 0; }
        h2 { font-size: 1.25rem; overflow-wrap: anywhere; letter-spacing: -0.01em; } h3 { font-size: 1rem; margin: 0; }
        .note, .ranges, output { color: var(--soft); font-size: 0.875rem; }
        table { border-collapse: collapse; font-size: 0.875rem; } caption { text-align: left; font-weight: 600; padding-bottom: 0.25rem; }
        th, td { text-align: left; padding: 0.25rem 1rem 0.25rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
        th { font-weight: 400; color: var(--soft); } .wide th { color: inherit; } thead td, thead th { border-top: 0; }
        .stage { margin: 0; width: fit-content; } figcaption { display: grid; grid-template-columns: 1fr 1fr; font-size: 0.8125rem; color: var(--soft); padding-top: 0.25rem; }
        .stage canvas, .stage img { display: block; max-width: 100%; max-height: min(72vh, 46rem); width: auto; height: auto; border-radius: 0.375rem; background: var(--line); box-shadow: 0 0 0 1px var(--line); }
        button, select { font: inherit; font-size: 0.875rem; min-height: 2.25rem; padding: 0.25rem 0.75rem; border-radius: 0.5rem; border: 1px solid var(--line); background: var(--card); color: var(--ink); cursor: pointer; }
        button[aria-pressed=true] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
        .modes { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; } .modes > div { display: flex; flex-wrap: wrap; gap: 0.375rem; }
        .mix { display: flex; align-items: center; gap: 0.5rem; font-size: 0.875rem; } .mix input { accent-color: var(--accent); }
        .time { display: grid; gap: 0.5rem; width: 100%; max-width: 46rem; }
        .track { position: relative; height: 2.25rem; }
        .marks { position: absolute; left: 0.625rem; right: 0.625rem; top: 0.875rem; height: 0.5rem; border-radius: 0.25rem; background: var(--line); overflow: hidden; }
        .playhead { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; appearance: none; background: none; cursor: pointer; }
        .playhead::-webkit-slider-runnable-track { background: none; height: 2.25rem; }
        .playhead::-moz-range-track { background: none; height: 2.25rem; }
        .playhead::-webkit-slider-thumb { appearance: none; width: 1.25rem; height: 1.25rem; margin-top: 0.5rem; border-radius: 50%; background: var(--card); border: 2px solid var(--ink); }
        .playhead::-moz-range-thumb { box-sizing: border-box; width: 1.25rem; height: 1.25rem; border-radius: 50%; background: var(--card); border: 2px solid var(--ink); }
        .time .transport { flex-wrap: wrap; gap: 0.375rem; }
        .time .transport button { width: 2.5rem; height: 2.25rem; border-radius: 0.5rem; border: 1px solid var(--line); background: var(--card); padding: 0; }
        output { font-variant-numeric: tabular-nums; margin-left: 0.5rem; }
        .ranges { display: flex; flex-wrap: wrap; gap: 0.25rem 0.375rem; align-items: center; } .range { font-variant-numeric: tabular-nums; }
        .unreadable h2 { color: var(--accent); } section ul { margin: 0; padding-left: 1.25rem; font-size: 0.875rem; }
        .list h2 { display: inline; } .list ul { columns: 20rem auto; margin-top: 0.75rem; } .list li { overflow-wrap: anywhere; } summary { cursor: pointer; }
        .curves { display: grid; gap: 0.5rem; width: 100%; }
        .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); gap: 1rem 2rem; }
        .plot { max-width: 30rem; } .plot p { font-size: 0.8125rem; } .plot small { color: var(--soft); font-size: inherit; }
        .plot ul { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1rem; font-size: 0.75rem; color: var(--soft); }
        .plot svg { display: block; width: 100%; height: auto; overflow: visible; color: var(--soft); }
        .plot text { font-size: 12px; fill: currentColor; font-variant-numeric: tabular-nums; }
        .plot path { fill: none; stroke-width: 2; stroke-linejoin: round; stroke-linecap: round; } .plot .before { stroke-width: 7; opacity: 0.35; }
        .plot .grid { stroke: currentColor; stroke-width: 1; opacity: 0.22; } .plot .now { stroke: var(--mark); stroke-width: 1.5; visibility: hidden; }
        .plot .swatch { display: inline-block; width: 1.5rem; vertical-align: middle; margin-right: 0.375rem; }
        .curve-1 { stroke: var(--curve-1); } .curve-2 { stroke: var(--curve-2); } .curve-3 { stroke: var(--curve-3); } .curve-4 { stroke: var(--curve-4); }
        footer { border-top: 1px solid var(--line); padding-top: 1.25rem; color: var(--soft); font-size: 0.875rem; display: grid; gap: 0.5rem; }
        .keys { display: grid; grid-template-columns: auto 1fr; gap: 0.125rem 1rem; margin: 0; } .keys dd { margin: 0; }
        kbd { font: inherit; color: var(--ink); }
        .film { content-visibility: auto; contain-intrinsic-size: auto 50rem; }
        @media (max-width: 44rem) { .stage canvas, .stage img { max-height: 66vh; } output { margin-left: 0; flex-basis: 100%; } }
        @media (max-width: 27rem) { .modes > div { flex-wrap: nowrap; } .modes button { padding-inline: 0.5rem; font-size: 0.8125rem; } }
        """
}
