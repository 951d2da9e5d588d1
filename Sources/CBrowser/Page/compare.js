// The panel that compares two moments: A is kept, and compared with what is shown, by a wipe, by opacity, or by their difference.

import {make} from "./inspection.js";
import {compareText as text} from "./strings.js";

// The difference is shown brighter, so that small ones can be noticed.
const gain = 4;

export class ComparePanel {
    id = "compare";
    title = text.title;
    element;

    #screen;
    #timeline;
    #overlay;
    #canvas = null;
    #isShown = false;
    // The kept moment: {time, image, size}; null for none.
    #kept = null;
    #note = make("p", {className: "panel-note", role: "status"}, text.hint);
    #mode;
    #slider;
    #sliderLabel = make("span", {}, text.wipe);

    constructor(screen, timeline, overlay) {
        this.#screen = screen;
        this.#timeline = timeline;
        this.#overlay = overlay;
        this.#mode = make("select", {"aria-label": text.mode, onchange: () => this.#draw()},
            ...["wipe", "onion", "difference"].map(name => make("option", {value: name}, text[name])));
        this.#slider = make("input", {
            type: "range", min: "0", max: "100", value: "50", "aria-label": text.amount, oninput: () => this.#draw(),
        });
        this.element = make("div", {className: "scrolled"},
            make("div", {className: "panel-bar wrapped"},
                make("button", {type: "button", onclick: () => this.#keep()}, text.keep),
                make("button", {type: "button", onclick: () => this.#swap()}, text.goTo),
                make("button", {type: "button", onclick: () => this.#forget()}, text.forget)),
            make("div", {className: "panel-bar wrapped"}, this.#mode, make("label", {className: "grows"}, this.#sliderLabel, this.#slider)),
            this.#note);
        screen.onDraw(() => this.#draw());
    }

    show() {
        this.#isShown = true;
        this.#canvas ??= this.#overlay.addCanvas();
        this.#draw();
    }

    hide() {
        this.#isShown = false;
        this.#canvas.hidden = true;
    }

    #keep() {
        const {size} = this.#screen;
        const [width, height] = [Math.round(size.width * size.scale), Math.round(size.height * size.scale)];
        this.#kept = {time: this.#screen.time, image: new ImageData(this.#screen.bytes(), width, height), width, height};
        this.#draw();
    }

    // Shows the kept moment, and keeps the one that was shown.
    #swap() {
        if (!this.#kept) return;
        const {time} = this.#kept;
        try {
            this.#keep();
            this.#timeline.seek(time);
        } catch (error) {
            this.#note.textContent = error.message;
        }
    }

    #forget() {
        this.#kept = null;
        this.#draw();
    }

    #draw() {
        if (!this.#isShown) return;
        const canvas = this.#canvas;
        canvas.hidden = this.#kept === null;
        if (!this.#kept) {
            this.#note.textContent = text.hint;
            return;
        }
        const {image, width, height, time} = this.#kept;
        const {size} = this.#screen;
        if (width !== Math.round(size.width * size.scale) || height !== Math.round(size.height * size.scale)) {
            canvas.hidden = true;
            this.#note.textContent = text.otherSize;
            return;
        }
        [canvas.width, canvas.height] = [width, height];
        const context = canvas.getContext("2d");
        const mode = this.#mode.value;
        const fraction = Number(this.#slider.value) / 100;
        this.#slider.disabled = mode === "difference";
        this.#sliderLabel.textContent = text[mode === "onion" ? "opacityOfA" : "widthOfA"];
        canvas.style.opacity = mode === "onion" ? String(fraction) : "1";
        let changed = null;
        if (mode === "difference") changed = this.#drawDifference(context);
        else {
            const shown = mode === "wipe" ? Math.round(width * fraction) : width;
            if (shown > 0) context.putImageData(image, 0, 0, 0, 0, shown, height);
            if (mode === "wipe") {
                context.fillStyle = "#d04090";
                // Two points of the page.
                const line = 2 * size.scale / this.#screen.zoom;
                context.fillRect(shown - line / 2, 0, line, height);
            }
        }
        this.#note.textContent = text.compared(time.toFixed(3), this.#screen.time.toFixed(3), changed);
    }

    // Draws the absolute differences; returns the fraction of pixels that differ.
    #drawDifference(context) {
        const {image, width, height} = this.#kept;
        const [a, b] = [image.data, this.#screen.bytes()];
        const result = context.createImageData(width, height);
        let count = 0;
        for (let index = 0; index < a.length; index += 4) {
            let differs = false;
            for (let channel = 0; channel < 3; channel += 1) {
                const difference = Math.abs(a[index + channel] - b[index + channel]);
                if (difference > 0) differs = true;
                result.data[index + channel] = difference * gain;
            }
            result.data[index + 3] = 255;
            if (differs) count += 1;
        }
        context.putImageData(result, 0, 0);
        return count / (width * height);
    }
}
