// The selected animation: what it changes, where it was added, its curve as it was shown, and what a person can change.

import {CurveGraph} from "./curvegraph.js";
import {CurveEditor} from "./curveeditor.js";
import {make, newest} from "./inspection.js";
import {animationsText as text} from "./strings.js";
import {swiftSource} from "./swiftsource.js";
import {number, valueElement} from "./values.js";

// Seconds around an animation that its graph shows.
const margin = 0.1;
const mostComponents = 4;

export class AnimationDetail {
    element = make("section", {className: "split-detail", "aria-label": text.detail});

    #timeline;
    #onEdit;
    #shown = null;
    // What the detail was made of, so that it stays while nothing has changed and a person may be typing.
    #key = "";
    #graph = new CurveGraph();
    #status = make("p", {className: "panel-note", role: "status"});
    #readCurve = newest(one => this.#askCurve(one));
    #solo = this.#toggle(text.solo, text.soloHint, (id, isOn) => this.#timeline.solo(isOn ? null : id));
    #freeze = this.#toggle(text.freeze, text.freezeHint, (id, isOn) => isOn ? this.#timeline.freeze(id, null) : this.#timeline.freeze(id));

    // - onEdit: called after an edit.
    constructor(timeline, onEdit) {
        this.#timeline = timeline;
        this.#onEdit = onEdit;
        this.#showNothing();
    }

    // Shows an animation of a list; null for none.
    show(one, all) {
        this.#shown = one;
        if (!one) return this.#showNothing();
        this.#graph.setTime(this.#timeline.now);
        this.#updateToggles(one);
        const key = JSON.stringify(one);
        if (key === this.#key) return;
        this.#key = key;
        this.#status.textContent = "";
        const others = all.filter(other => other.layer === one.layer && other.keyPath === one.keyPath && other.id !== one.id);
        this.#graph.marks = [one, ...others].flatMap(animation => [animation.begin, animation.end]).filter(time => time !== undefined);
        this.element.replaceChildren(make("div", {className: "detail-body"},
            make("h3", {}, text.heading(one)), this.#facts(one), this.#graph.element,
            make("div", {className: "buttons"}, this.#solo, this.#freeze), this.#editor(one), this.#status));
        this.#readCurve(one);
    }

    #showNothing() {
        if (this.#key === "none") return;
        this.#key = "none";
        this.element.replaceChildren(make("p", {className: "detail-body quiet"}, text.nothingSelected));
    }

    #facts(one) {
        const value = value => valueElement(value ?? null, kindOf(one.keyPath, value));
        const fact = (name, content) => make("tr", {}, make("th", {scope: "row"}, name), make("td", {}, content));
        const moment = time => make("button", {type: "button", className: "link", onclick: () => this.#timeline.seek(time)}, text.moment(time));
        const end = one.end === undefined ? text.running : moment(one.end);
        return make("table", {}, make("tbody", {},
            fact(text.source, one.source ? text.line(one.source) : text.noSource),
            fact(text.from, value(one.from)), fact(text.to, value(one.to)),
            fact(text.begins, moment(one.begin)), fact(text.ends, end),
            fact(text.timing, text.timingOf(one)), fact(text.curve, text.curveOf(one.curve)),
            ...one.animator === undefined ? [] : [fact(text.animator, text.animatorOf(one.animator))]));
    }

    async #askCurve(one) {
        const {range} = this.#timeline;
        const from = Math.max(one.begin - margin, range.from, 0);
        const to = Math.max(Math.min((one.end ?? one.begin + (one.duration ?? 1)) + margin, range.decidedTo), from);
        const curve = await this.#timeline.curve(one.id, from, to).catch(() => null);
        if (this.#shown?.id === one.id) this.#graph.show(curve, this.#timeline.now);
    }

    // MARK: Showing

    // A button by which moments show the animation otherwise than the app had it; nothing of the app changes.
    #toggle(label, hint, change) {
        const button = make("button", {type: "button", title: hint, onclick: () => this.#act(async () => {
            await change(this.#shown.id, button.getAttribute("aria-pressed") === "true");
        })}, label);
        return button;
    }

    #updateToggles(one) {
        const {solo, frozen} = this.#timeline.shownAnimations;
        this.#solo.setAttribute("aria-pressed", String(solo === one.id));
        this.#freeze.setAttribute("aria-pressed", String(frozen.some(({id}) => id === one.id)));
    }

    async #act(action) {
        try {
            this.#status.textContent = await action() ?? "";
        } catch (error) {
            this.#status.textContent = error.message;
        }
    }

    // MARK: Editing

    #editor(one) {
        const field = (name, value, step) => make("input", {type: "number", step, min: "0", "aria-label": name, placeholder: number(value ?? 0)});
        const duration = field(text.duration, one.duration, "0.05");
        const delay = field(text.delayName, one.delay, "0.05");
        const curve = new CurveEditor(one.curve);
        // The values of keyframes cannot be changed.
        const ends = (one.curve.type === "keyframes" ? [] : ["from", "to"]).map(name => {
            const components = one[name] === undefined || one[name] === null ? [] : [one[name]].flat();
            if (components.length === 0 || components.length > mostComponents || !components.every(part => typeof part === "number")) return null;
            const input = make("input", {type: "text", "aria-label": text[name], placeholder: components.map(number).join(", ")});
            return {name, input, row: make("label", {className: "row"}, text[name], input)};
        }).filter(end => end !== null);
        const changes = () => {
            const result = {};
            if (duration.value !== "") result.duration = Number(duration.value);
            if (delay.value !== "") result.delay = Number(delay.value);
            const edited = curve.value;
            if (edited) result.curve = edited;
            for (const {name, input} of ends) if (input.value.trim() !== "") result[name] = input.value.split(",").map(Number);
            return result;
        };
        const button = (label, hint, action) => make("button", {type: "button", title: hint, onclick: () => this.#act(action)}, label);
        const replay = async () => {
            await this.#timeline.replay();
            await this.#timeline.seek(one.begin);
            this.#onEdit();
        };
        return make("form", {className: "edit-form", "aria-label": text.edit, onsubmit: event => event.preventDefault()},
            make("h4", {}, text.edit), ...one.animator === undefined ? [] : [make("p", {className: "quiet"}, text.animatorNote)],
            make("label", {className: "row"}, text.duration, duration), make("label", {className: "row"}, text.delayName, delay),
            curve.element, ...ends.map(end => end.row),
            make("div", {className: "buttons"},
                button(text.apply, text.applyHint, async () => {
                    await this.#timeline.edit(one.id, changes());
                    await replay();
                }),
                button(text.undo, text.undoHint, async () => {
                    await this.#timeline.edit(one.id, null);
                    await replay();
                }),
                button(text.copy, text.copyHint, async () => {
                    await navigator.clipboard.writeText(swiftSource(one, changes()));
                    return text.copied;
                })));
    }
}

function kindOf(keyPath, value) {
    if (Array.isArray(value) && value.length === 16) return "transform";
    if (/[cC]olor/.test(keyPath) && Array.isArray(value) && value.length === 4) return "color";
    if (Array.isArray(value) && value.length === 4) return "rect";
    return typeof value === "boolean" ? "flag" : "number";
}
