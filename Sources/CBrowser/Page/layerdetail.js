// The selected layer: its properties, model and presentation beside each other, its animations, and what its view is laid out by.

import {make, newest} from "./inspection.js";
import {layersText as text} from "./strings.js";
import {number, valueElement} from "./values.js";

export class LayerDetail {
    element;

    #inspection;
    #overlay;
    #body = make("div", {className: "detail-body"});
    #showsAll = false;
    #last = null;
    // The animations whose lines were looked for.
    #searched = new Set();
    #read = newest(() => this.#load());

    constructor(inspection, overlay) {
        this.#inspection = inspection;
        this.#overlay = overlay;
        const box = make("input", {type: "checkbox", onchange: () => {
            this.#showsAll = box.checked;
            if (this.#last) this.#show(this.#last);
        }});
        this.element = make("section", {className: "split-detail", "aria-label": text.detail},
            make("label", {className: "panel-bar"}, box, text.showAll), this.#body);
    }

    // Reads the selected layer again.
    read() { return this.#read(); }

    async #load() {
        const layer = this.#inspection.selected;
        if (layer === null) {
            this.#last = null;
            this.#overlay.outline("selected", null);
            return this.#body.replaceChildren(make("p", {className: "panel-note"}, text.nothingSelected));
        }
        const answer = await this.#inspection.ask("layer", {layer});
        if (layer !== this.#inspection.selected) return;
        this.#overlay.outline("selected", answer?.corners ?? null);
        if (!answer) {
            this.#last = null;
            return this.#body.replaceChildren(make("p", {className: "panel-note"}, text.notInMoment));
        }
        const json = JSON.stringify({...answer, time: 0, localTime: 0});
        if (json === this.#last) return;
        this.#last = json;
        this.#show(json);
        this.#findLines(answer.animations);
    }

    // Has the server look for the lines that added animations, and reads the layer again. Once for each animation: some have none.
    async #findLines(animations) {
        const unknown = animations.filter(one => !one.source && !this.#searched.has(one.id));
        if (unknown.length === 0) return;
        for (const {id} of unknown) this.#searched.add(id);
        await this.#inspection.ask("animations", {since: Math.min(...unknown.map(one => one.added))});
        this.read();
    }

    #show(json) {
        const answer = JSON.parse(json);
        const {scrollTop} = this.element;
        this.#body.replaceChildren(
            make("h3", {}, answer.className ?? answer.name),
            answer.className && answer.name !== answer.className ? make("p", {className: "quiet"}, answer.name) : "",
            ...this.#properties(answer.properties), ...animations(answer.animations), ...view(answer.view, answer.isPresent));
        this.element.scrollTop = scrollTop;
    }

    #properties(properties) {
        const shown = properties.filter(one => this.#showsAll || !one.isStandard);
        const rows = shown.map(({name, kind, unit, model, presentation}) => {
            const differs = presentation !== undefined && presentation !== null;
            const row = make("tr", {className: differs ? "differs" : ""}, make("th", {scope: "row"}, name),
                make("td", {}, valueElement(model, kind, unit)));
            row.append(make("td", {}, differs ? valueElement(presentation, kind, unit) : make("span", {className: "quiet"}, text.same)));
            return row;
        });
        return [table(text.properties, [text.property, text.model, text.presentation], rows)];
    }
}

function table(caption, heads, rows) {
    return make("table", {}, make("caption", {}, caption),
        make("thead", {}, make("tr", {}, ...heads.map(head => make("th", {scope: "col"}, head)))), make("tbody", {}, ...rows));
}

function list(caption, pairs) {
    const rows = pairs.filter(([, value]) => value !== null && value !== undefined)
        .map(([name, value]) => make("tr", {}, make("th", {scope: "row"}, name), make("td", {}, value)));
    return make("table", {}, make("caption", {}, caption), make("tbody", {}, ...rows));
}

function animations(animations) {
    return animations.map(one => list(`${text.animation} ${one.keyPath}`, [
        [text.key, one.key],
        [text.values, make("span", {}, ends(one.from), " → ", ends(one.to))],
        [text.begin, `${number(one.begin)} s`],
        [text.duration, text.durationOf(number(one.duration ?? Infinity), one.repeats, one.autoreverses)],
        [text.curve, curveText(one.curve)],
        [text.animator, one.animator === undefined ? null : text.animatorOf(one.animator)],
        [text.additive, one.additive ? text.yes : null],
        [text.source, one.source ? `${one.source.file.split("/").at(-1)}:${one.source.line}` : null],
    ]));
}

function ends(value) { return valueElement(value ?? null, Array.isArray(value) && value.length === 16 ? "transform" : "numbers"); }

function curveText(curve) {
    const numbers = [...curve.points ?? [], ...curve.times ?? []].map(number).join(", ");
    if (curve.type === "spring") return text.spring(number(curve.response), number(curve.dampingRatio));
    return numbers ? `${text.curves[curve.type]} ${numbers}` : text.curves[curve.type] ?? curve.type;
}

function equation({first, relation, second, multiplier, constant}) {
    if (!second) return `${first} ${relation} ${number(constant)}`;
    const factor = multiplier === 1 ? "" : `${number(multiplier)} × `;
    const rest = constant === 0 ? "" : constant > 0 ? ` + ${number(constant)}` : ` − ${number(-constant)}`;
    return `${first} ${relation} ${factor}${second}${rest}`;
}

function view(view, isPresent) {
    if (!view) return isPresent ? [] : [make("p", {className: "panel-note"}, text.onlyPresent)];
    const size = view.intrinsicSize?.map(one => one === null ? "–" : number(one)).join(" × ");
    const facts = list(text.view, [
        [text.viewClass, view.className], [text.controller, view.controller], [text.identifier, view.identifier], [text.label, view.label],
        [text.frame, valueElement(view.frame, "rect", "pt")], ["alpha", number(view.alpha)],
        [text.interaction, view.isUserInteractionEnabled ? text.yes : text.no], [text.intrinsicSize, size],
        [text.layout, view.translatesMask ? text.byMask : text.byConstraints],
        [text.ambiguous, view.isAmbiguous ? make("strong", {className: "bad"}, text.yes) : text.no],
    ]);
    const constraints = view.constraints.map(one => make("tr", {}, make("th", {scope: "row"}, text.axis(one.axis)),
        make("td", {}, equation(one), one.identifier ? make("span", {className: "quiet"}, ` “${one.identifier}”`) : ""),
        make("td", {}, one.priority === 1000 ? text.required : number(one.priority))));
    const conflicts = view.conflicts.map(({broken, others}) => make("div", {className: "conflict"},
        make("h4", {className: "bad"}, text.broken),
        make("p", {}, equation(broken), broken.identifier ? ` “${broken.identifier}”` : ""),
        make("p", {className: "quiet"}, text.contradicts), make("ul", {}, ...others.map(one => make("li", {}, one)))));
    return [facts, constraints.length > 0 ? table(text.constraints, ["", text.equation, text.priority], constraints) : "", ...conflicts];
}
