// A graph of a value over time, as it was shown, with its velocity, the value under the cursor, and values that a person has pinned.

import {make} from "./inspection.js";
import {animationsText as text} from "./strings.js";
import {number} from "./values.js";

const [width, height, inset] = [320, 150, 6];
const namespace = "http://www.w3.org/2000/svg";

export class CurveGraph {
    // Times that are marked by lines.
    marks = [];
    element;

    #svg = svg("svg", {
        viewBox: `0 0 ${width} ${height}`, role: "application", "aria-label": `${text.graph}. ${text.pinHint}`, preserveAspectRatio: "none", tabindex: 0,
    });
    #readout = make("p", {className: "graph-readout quiet", "aria-live": "polite"});
    #pinList = make("ul", {className: "graph-pins", "aria-label": text.pins});
    // Times of pins, ascending.
    #pins = [];
    #pinLines = svg("g", {});
    #cursorTime = 0;
    #curve = null;
    #time = 0;
    #now = svg("line", {class: "now", y1: 0, y2: height});
    #cursor = svg("line", {class: "cursor", y1: 0, y2: height});

    constructor() {
        this.element = make("figure", {className: "graph"}, this.#svg, this.#readout, this.#pinList);
        this.#svg.addEventListener("pointermove", event => {
            const box = this.#svg.getBoundingClientRect();
            this.#point((event.clientX - box.left) / (box.width || 1));
        });
        this.#svg.addEventListener("pointerleave", () => this.#read(this.#time));
        this.#svg.addEventListener("click", () => this.#pin(this.#cursorTime));
        this.#svg.addEventListener("keydown", event => this.#press(event));
    }

    // Shows a curve {times, components, velocities}; null for none.
    show(curve, time) {
        if (curve?.times[0] !== this.#curve?.times[0]) this.#pins = [];
        this.#curve = curve && curve.components.length > 0 ? curve : null;
        this.#time = time;
        this.element.hidden = !this.#curve;
        if (this.#curve) this.#draw();
    }

    setTime(time) {
        this.#time = time;
        if (this.#curve) this.#read(time);
    }

    #x(time) {
        const {times} = this.#curve;
        return (time - times[0]) / (times.at(-1) - times[0] || 1) * width;
    }

    #draw() {
        const {times, components, velocities} = this.#curve;
        const lines = [];
        // A transform has many components that do not change.
        const moving = components.map((_, index) => index).filter(index => moves(components[index]));
        const shown = (moving.length > 0 ? moving : [0]).slice(0, 6);
        for (const time of this.marks) {
            if (time < times[0] || time > times.at(-1)) continue;
            lines.push(svg("line", {class: "mark", x1: this.#x(time), x2: this.#x(time), y1: 0, y2: height}));
        }
        shown.forEach((index, order) => {
            lines.push(this.#line(velocities[index], `velocity part-${order}`));
            lines.push(this.#line(components[index], `value part-${order}`));
        });
        this.#svg.replaceChildren(...lines, this.#pinLines, this.#now, this.#cursor);
        this.#drawPins();
        this.#read(this.#time);
    }

    // MARK: Pins

    #press(event) {
        if (!this.#curve) return;
        const {times} = this.#curve;
        const move = {ArrowLeft: -1, ArrowRight: 1, Home: -times.length, End: times.length}[event.key];
        if (event.key === "Enter" || event.key === " ") this.#pin(this.#cursorTime);
        else if (move !== undefined) this.#read(times[Math.min(Math.max(this.#index(this.#cursorTime) + move, 0), times.length - 1)]);
        else return;
        event.preventDefault();
    }

    // Pins the value of a time, or removes that pin.
    #pin(time) {
        if (!this.#curve) return;
        const at = this.#curve.times[this.#index(time)];
        const pins = this.#pins.filter(pin => pin !== at);
        this.#pins = (pins.length < this.#pins.length ? pins : [...pins, at]).sort((a, b) => a - b);
        this.#drawPins();
    }

    #drawPins() {
        this.#pinLines.replaceChildren(...this.#pins.map(time => svg("line", {class: "pin", x1: this.#x(time), x2: this.#x(time), y1: 0, y2: height})));
        this.#pinList.hidden = this.#pins.length === 0;
        this.#pinList.replaceChildren(...this.#pins.map(time => make("li", {}, text.pin(time, this.#values(this.#curve.components, this.#index(time))),
            make("button", {type: "button", className: "link", "aria-label": text.unpin(time), onclick: () => this.#pin(time)}, "×"))));
    }

    // A line of values, scaled to the height; a gap where there is none.
    #line(values, name) {
        const known = values.filter(value => value !== null);
        const [low, high] = [Math.min(...known), Math.max(...known)];
        const y = value => height - inset - (high > low ? (value - low) / (high - low) : 0.5) * (height - 2 * inset);
        let path = "";
        let isOpen = false;
        values.forEach((value, index) => {
            if (value === null) {
                isOpen = false;
                return;
            }
            path += `${isOpen ? "L" : "M"}${this.#x(this.#curve.times[index]).toFixed(2)} ${y(value).toFixed(2)}`;
            isOpen = true;
        });
        return svg("path", {class: name, d: path});
    }

    #point(fraction) {
        const {times} = this.#curve ?? {times: [0]};
        this.#read(times[0] + Math.min(Math.max(fraction, 0), 1) * (times.at(-1) - times[0]));
    }

    // The value at a time, in words.
    #read(time) {
        if (!this.#curve) return;
        const {times, components, velocities} = this.#curve;
        for (const [line, at] of [[this.#now, this.#time], [this.#cursor, time]]) {
            line.setAttribute("x1", this.#x(at));
            line.setAttribute("x2", this.#x(at));
        }
        this.#cursorTime = time;
        const index = this.#index(time);
        this.#readout.textContent = text.readout(times[index], this.#values(components, index), this.#values(velocities, index));
    }

    #index(time) {
        const {times} = this.#curve;
        const step = (times.at(-1) - times[0]) / (times.length - 1) || 1;
        return Math.min(Math.max(Math.round((time - times[0]) / step), 0), times.length - 1);
    }

    // The components of a moment, of many those that move.
    #values(values, index) {
        const {components} = this.#curve;
        const shown = components.map((_, part) => part).filter(part => components.length <= 4 || moves(components[part]));
        return shown.map(part => values[part][index]).map(value => value === null ? "–" : number(value)).join(", ");
    }
}

// Whether values differ by more than rounding.
function moves(values) {
    const known = values.filter(value => value !== null);
    const [low, high] = [Math.min(...known), Math.max(...known)];
    return high - low > 1e-6 * (1 + Math.abs(high));
}

export function svg(name, attributes, ...children) {
    const element = document.createElementNS(namespace, name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
    element.append(...children);
    return element;
}
