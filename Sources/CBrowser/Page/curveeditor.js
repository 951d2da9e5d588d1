// Fields for a curve: its kind, the handles of a Bézier curve, or a spring's response and damping.

import {svg} from "./curvegraph.js";
import {make} from "./inspection.js";
import {animationsText as text} from "./strings.js";

const kinds = ["same", "linear", "easeIn", "easeOut", "easeInOut", "bezier", "spring"];
const size = 120;
// Above and below the unit square.
const overshoot = 30;
const step = 0.02;

export class CurveEditor {
    element;

    #kind;
    #points;
    #response;
    #ratio;
    #handles = [];
    #path = svg("path", {class: "value part-0"});
    #arms = [svg("line", {class: "arm"}), svg("line", {class: "arm"})];
    #box;

    // - curve: that of the animation, with which the fields begin.
    constructor(curve) {
        this.#points = curve.type === "bezier" ? [...curve.points] : [0.25, 0.1, 0.25, 1];
        this.#kind = make("select", {"aria-label": text.curve, onchange: () => this.#update()},
            ...kinds.map(kind => make("option", {value: kind}, text.kinds[kind])));
        const field = (name, value, low, high) => make("input", {
            type: "number", step: "0.05", min: low, max: high, value: String(Math.round(value * 1000) / 1000), "aria-label": name});
        this.#response = field(text.response, curve.response ?? 0.5, 0.01, 100);
        this.#ratio = field(text.dampingRatio, curve.dampingRatio ?? 0.8, 0.01, 10);
        this.#handles = [0, 1].map(index => this.#handle(index));
        const plot = svg("svg", {class: "bezier", viewBox: `-8 ${-overshoot} ${size + 16} ${size + 2 * overshoot}`},
            svg("rect", {x: 0, y: 0, width: size, height: size, class: "frame"}), ...this.#arms, this.#path, ...this.#handles);
        this.#box = {
            bezier: make("div", {}, plot),
            spring: make("div", {}, make("label", {className: "row"}, text.response, this.#response),
                make("label", {className: "row"}, text.dampingRatio, this.#ratio)),
        };
        this.element = make("div", {}, make("label", {className: "row"}, text.curve, this.#kind), this.#box.bezier, this.#box.spring);
        this.#update();
    }

    // The chosen curve for `timeline.edit`; null for the animation's own.
    get value() {
        const kind = this.#kind.value;
        if (kind === "same") return null;
        if (kind === "bezier") return {type: "bezier", points: [...this.#points]};
        if (kind === "spring") return {type: "spring", response: Number(this.#response.value), dampingRatio: Number(this.#ratio.value)};
        return kind;
    }

    #handle(index) {
        const handle = svg("circle", {r: 7, class: "handle", tabindex: 0, role: "slider", "aria-label": text.handle(index + 1)});
        handle.addEventListener("pointerdown", event => handle.setPointerCapture(event.pointerId));
        handle.addEventListener("pointermove", event => {
            if (!handle.hasPointerCapture(event.pointerId)) return;
            const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(handle.ownerSVGElement.getScreenCTM().inverse());
            this.#move(index, place.x / size, 1 - place.y / size);
        });
        handle.addEventListener("keydown", event => {
            const [x, y] = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, step], ArrowDown: [0, -step]}[event.key] ?? [0, 0];
            if (x === 0 && y === 0) return;
            event.preventDefault();
            this.#move(index, this.#points[2 * index] + x, this.#points[2 * index + 1] + y);
        });
        return handle;
    }

    #move(index, x, y) {
        const round = value => Math.round(value * 1000) / 1000;
        this.#points[2 * index] = round(Math.min(Math.max(x, 0), 1));
        this.#points[2 * index + 1] = round(Math.min(Math.max(y, -overshoot / size), 1 + overshoot / size));
        this.#update();
    }

    #update() {
        this.#box.bezier.hidden = this.#kind.value !== "bezier";
        this.#box.spring.hidden = this.#kind.value !== "spring";
        const [x1, y1, x2, y2] = this.#points.map((value, index) => index % 2 === 0 ? value * size : (1 - value) * size);
        this.#path.setAttribute("d", `M0 ${size}C${x1} ${y1} ${x2} ${y2} ${size} 0`);
        [[x1, y1, 0, size], [x2, y2, size, 0]].forEach(([x, y, fromX, fromY], index) => {
            setAttributes(this.#handles[index], {
                cx: x, cy: y, "aria-valuetext": text.point(this.#points[2 * index], this.#points[2 * index + 1]),
                "aria-valuenow": this.#points[2 * index + 1]});
            setAttributes(this.#arms[index], {x1: fromX, y1: fromY, x2: x, y2: y});
        });
    }
}

function setAttributes(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
