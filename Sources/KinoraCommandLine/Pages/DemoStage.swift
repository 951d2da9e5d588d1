/// The demo's page as a stage: one scene at a time, with one playhead for its film and its curves.
///
/// Without scripts all scenes are on the page, one below the other. With them the address's fragment is the scene that is shown. The time
/// is dragged in a curve or across the film; a movement is looped, five moments of it are laid over one another, or the paths of what moves
/// are drawn over the film.
enum DemoStage {
    /// The buttons beside those of the movements.
    static let tools = HTML.element(
        "span", ["class": "tools"],
        .element("button", ["type": "button", "class": "repeat", "aria-pressed": "false"], text: "Loop"),
        .element("button", ["type": "button", "class": "onion", "aria-pressed": "false"], text: "Onion skin"),
        .element("button", ["type": "button", "class": "paths", "aria-pressed": "false"], text: "Paths"))

    /// The script before everything else: what is below the head is first shown when one scene is chosen, so that nothing shifts.
    static let beginning: StaticString = "document.documentElement.classList.add(\"staged\");"

    /// The script, once on a page, after that of the player.
    static let script: StaticString = """
        {
          const sections = [...document.querySelectorAll("main section")];
          const show = id => {
            const present = sections.find(section => section.id === id) || sections[0];
            sections.forEach(section => { section.hidden = section !== present; });
            document.querySelectorAll("header nav a").forEach(link => {
              link.dataset.group === present.dataset.group ? link.setAttribute("aria-current", "true") : link.removeAttribute("aria-current");
            });
            present.querySelector("video").preload = "auto";
          };
          document.addEventListener("click", event => {
            const link = event.target.closest("nav a");
            if (!link || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            history.pushState(null, "", link.hash);
            show(link.hash.slice(1));
            const same = document.querySelector("section:not([hidden]) .variants [aria-current]");
            if (same && link.closest(".variants")) same.focus({ preventScroll: true });
          });
          addEventListener("popstate", () => show(location.hash.slice(1)));
          addEventListener("hashchange", () => show(location.hash.slice(1)));

          sections.forEach(section => {
            const player = section.querySelector(".player"), video = section.querySelector("video");
            const panels = [...section.querySelectorAll(".panel")], chips = [...section.querySelectorAll("[data-panel]")];
            const loop = section.querySelector(".repeat"), onion = section.querySelector(".onion"), canvas = section.querySelector("canvas");
            const paths = section.querySelector(".paths"), trails = [...section.querySelectorAll(".trails")];
            const span = panel => [+panel.dataset.from, +panel.dataset.to];
            const isPressed = button => button.getAttribute("aria-pressed") === "true";
            const send = (name, detail) => player.dispatchEvent(new CustomEvent(name, { detail }));
            let present = -1, skin = 0;
            const showTrails = () => trails.forEach((trail, number) => trail.toggleAttribute("hidden", !isPressed(paths) || number !== present));
            section.querySelector(".moments").hidden = panels.length === 0;
            const choose = index => {
              if (index === present) return;
              present = index;
              panels.forEach((panel, number) => { panel.hidden = number !== index; });
              chips.forEach((chip, number) => chip.setAttribute("aria-pressed", number === index));
              if (isPressed(loop)) send("loop", span(panels[index]));
              draw();
              showTrails();
            };
            player.addEventListener("time", ({ detail: time }) => {
              if (panels.length === 0) return;
              const index = panels.findIndex(panel => time >= span(panel)[0] - 0.02 && time <= span(panel)[1] + 0.02);
              if (index >= 0 && !isPressed(loop)) choose(index);
              section.querySelectorAll(".panel:not([hidden]) .now").forEach(line => {
                const { from, to } = line.closest("svg").dataset, share = (time - from) / (to - from);
                line.style.visibility = share >= 0 && share <= 1 ? "visible" : "hidden";
                line.setAttribute("transform", `translate(${40 + Math.min(Math.max(share, 0), 1) * 292} 0)`);
              });
            });
            chips.forEach((chip, index) => chip.addEventListener("click", () => {
              choose(index);
              if (!isPressed(loop)) send("seek", span(panels[index])[0]);
            }));
            loop.addEventListener("click", () => {
              loop.setAttribute("aria-pressed", !isPressed(loop));
              send("loop", isPressed(loop) ? span(panels[present]) : null);
            });
            onion.addEventListener("click", () => {
              onion.setAttribute("aria-pressed", !isPressed(onion));
              draw();
            });

            paths.addEventListener("click", () => {
              paths.setAttribute("aria-pressed", !isPressed(paths));
              showTrails();
            });

            // Five moments of a movement, each with a fifth of the light.
            const draw = async () => {
              const number = ++skin;
              canvas.hidden = true;
              if (!isPressed(onion)) return;
              const film = document.createElement("video"), [from, to] = span(panels[present]);
              const event = name => new Promise((resolve, reject) => {
                film.addEventListener(name, resolve, { once: true });
                film.addEventListener("error", reject, { once: true });
              });
              try {
                film.muted = true;
                film.preload = "auto";
                film.src = video.currentSrc;
                await event("loadeddata");
                for (let index = 0; index < 5; index++) {
                  film.currentTime = from + (to - from) * index / 4 + 0.001;
                  await event("seeked");
                  if (number !== skin) return;
                  if (index === 0) [canvas.width, canvas.height] = [film.videoWidth, film.videoHeight];
                  const context = canvas.getContext("2d");
                  context.globalAlpha = 1 / (index + 1);
                  context.drawImage(film, 0, 0);
                }
                canvas.hidden = false;
              } catch {
                onion.setAttribute("aria-pressed", "false");
              }
            };

            // The time follows a finger or the pointer across a curve, or across the film.
            const drag = (element, time) => element.addEventListener("pointerdown", down => {
              if (down.button !== 0) return;
              const start = video.currentTime;
              const move = event => send("seek", time(event, down, start));
              const end = () => {
                element.removeEventListener("pointermove", move);
                ["pointerup", "pointercancel"].forEach(name => element.removeEventListener(name, end));
              };
              element.setPointerCapture(down.pointerId);
              element.addEventListener("pointermove", move);
              ["pointerup", "pointercancel"].forEach(name => element.addEventListener(name, end));
              if (element !== video) move(down);
            });
            section.querySelectorAll(".plot svg[data-from]").forEach(plot => drag(plot, event => {
              const box = plot.getBoundingClientRect(), { from, to } = plot.dataset;
              const share = ((event.clientX - box.left) / box.width * 340 - 40) / 292;
              return +from + Math.min(Math.max(share, 0), 1) * (to - from);
            }));
            drag(video, (event, down, start) =>
              start + (event.clientX - down.clientX) / video.getBoundingClientRect().width * (video.duration || 0));
            if (panels.length) choose(0);
          });
          show(location.hash.slice(1));
          document.documentElement.classList.add("ready");
        }
        """
}
