// The panel that explains a tap: the hit test at a point from the window down, and what gestures made of the last touch there.

import {oncePerFrame} from "./events.js";
import {make, newest} from "./inspection.js";
import {tapsText as text} from "./strings.js";
import {number} from "./values.js";

const indent = 12;
const deepest = 20;
const markSize = 9;

export class TapsPanel {
    id = "taps";
    title = text.title;
    element;

    #inspection;
    #overlay;
    #pickButton;
    #x;
    #y;
    #body = make("div", {className: "detail-body"});
    #isShown = false;
    #explain = newest(() => this.#read());

    constructor(inspection, overlay) {
        this.#inspection = inspection;
        this.#overlay = overlay;
        this.#pickButton = make("button", {
            type: "button", "aria-pressed": "false", title: text.pickHint, onclick: () => this.#pick(),
        }, text.pick);
        [this.#x, this.#y] = [text.x, text.y].map(label => make("input", {
            type: "number", "aria-label": label, step: "any", onchange: () => this.#explain(),
        }));
        this.#body.append(make("p", {className: "panel-note"}, text.hint));
        this.element = make("div", {className: "scrolled"},
            make("div", {className: "panel-bar"}, this.#pickButton, make("label", {}, "x ", this.#x), make("label", {}, "y ", this.#y),
                make("button", {type: "button", onclick: () => this.#explain()}, text.explain)),
            this.#body);
    }

    show() {
        this.#isShown = true;
        if (this.#x.value !== "") this.#explain();
    }

    hide() {
        this.#isShown = false;
        this.#overlay.stopPicking();
        this.#overlay.outline("point", null);
        this.#overlay.outline("hovered", null);
    }

    #pick() {
        if (this.#pickButton.getAttribute("aria-pressed") === "true") return this.#overlay.stopPicking();
        this.#pickButton.setAttribute("aria-pressed", "true");
        const mark = oncePerFrame(point => point && this.#mark(point.x, point.y));
        this.#overlay.startPicking({
            move: point => mark(point),
            pick: ({x, y}) => {
                [this.#x.value, this.#y.value] = [String(x), String(y)];
                this.#explain();
            },
            end: () => this.#pickButton.setAttribute("aria-pressed", "false"),
        });
    }

    // A cross at the point.
    #mark(x, y) {
        this.#overlay.outline("point", [x - markSize, y, x + markSize, y, x, y, x, y - markSize, x, y + markSize, x, y]);
    }

    async #read() {
        const [x, y] = [this.#x, this.#y].map(input => input.valueAsNumber);
        if (!Number.isFinite(x) || !Number.isFinite(y) || Math.abs(x) > 1e6 || Math.abs(y) > 1e6) return;
        this.#mark(x, y);
        const answer = await this.#inspection.ask("tap", {x, y});
        if (!this.#isShown) return;
        if (!answer) return this.#body.replaceChildren(make("p", {className: "panel-note"}, text.onlyPresent));
        this.#body.replaceChildren(make("h3", {}, this.#verdict(answer)), this.#steps(answer.steps), ...this.#gestures(answer));
    }

    #verdict({steps, isHit, control, isControlEnabled}) {
        if (!isHit) return text.nothing;
        const hit = steps.find(step => step.outcome === "hit");
        if (control && !isControlEnabled) return text.disabledControl(control);
        return text.reaches(hit?.className ?? "", control);
    }

    #steps(steps) {
        return make("ol", {className: "steps"}, ...steps.map(step => {
            const isPath = ["hit", "contains"].includes(step.outcome);
            const item = make("li", {className: step.outcome === "hit" ? "hit" : isPath ? "path" : "passed"},
                make("button", {
                    type: "button", className: "link",
                    onclick: () => this.#inspection.select(step.layer),
                    onpointerenter: () => this.#outline(step.layer), onpointerleave: () => this.#overlay.outline("hovered", null),
                    onfocus: () => this.#outline(step.layer), onblur: () => this.#overlay.outline("hovered", null),
                }, step.className),
                step.name ? make("span", {className: "quiet"}, ` ${step.name}`) : "",
                make("span", {className: "reason"}, text.outcome(step)));
            item.style.paddingInlineStart = `${24 + Math.min(Math.max(step.depth, 0), deepest) * indent}px`;
            return item;
        }));
    }

    async #outline(layer) {
        this.#overlay.outline("hovered", (await this.#inspection.ask("layer", {layer}))?.corners ?? null);
    }

    #gestures({gestures, touched}) {
        const note = touched === null || touched === undefined ? text.noTouch : text.touched(number(touched));
        if (gestures.length === 0) return [make("h4", {}, text.gestures), make("p", {className: "quiet"}, text.noGestures)];
        const items = gestures.map(({recognizer, view, isEnabled, decisions}) => make("li", {},
            make("strong", {}, recognizer), make("span", {className: "quiet"}, ` ${text.of} ${view}`, isEnabled ? "" : `, ${text.off}`),
            make("ul", {}, ...decisions.map(one => make("li", {}, `${number(one.time * 1000)} ms: ${text.decision(one)}`)))));
        return [make("h4", {}, text.gestures), make("p", {className: "quiet"}, note), make("ul", {className: "gestures"}, ...items)];
    }
}
