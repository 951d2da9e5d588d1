// The panel of layers: the tree of the shown moment with search, and the selected layer beside or below it.

import {oncePerFrame} from "./events.js";
import {make, newest} from "./inspection.js";
import {LayerDetail} from "./layerdetail.js";
import {Rows} from "./rows.js";
import {layersText as text} from "./strings.js";

const marks = {hidden: 1, animated: 2, mask: 4, drawing: 8, conflict: 16};

export class LayersPanel {
    id = "layers";
    title = text.title;
    element;

    #inspection;
    #overlay;
    #rows = new Rows(text.tree);
    #detail;
    #search;
    #pickButton;
    #note;
    #structure = null;
    #stop = null;
    #picked = {point: null, index: 0};
    #update = newest(() => this.#read());
    #hover = newest(layer => this.#outline("hovered", layer));

    constructor(inspection, overlay) {
        this.#inspection = inspection;
        this.#overlay = overlay;
        this.#detail = new LayerDetail(inspection, overlay);
        this.#search = make("input", {
            type: "search", placeholder: text.search, "aria-label": text.search, spellcheck: "false", autocomplete: "off",
            oninput: () => this.#find(),
            onkeydown: event => {
                if (event.key !== "Escape" || this.#search.value === "") return;
                event.preventDefault();
                this.#search.value = "";
                this.#find();
            },
        });
        this.#pickButton = make("button", {
            type: "button", "aria-pressed": "false", title: text.pickHint, onclick: () => this.#pick(),
        }, text.pick);
        this.#note = make("p", {className: "panel-note", role: "status"});
        this.element = make("div", {className: "split"},
            make("div", {className: "split-main"},
                make("div", {className: "panel-bar"}, this.#pickButton, this.#search), this.#note, this.#rows.element),
            this.#detail.element);
        this.#rows.onSelect = layer => inspection.select(layer);
        this.#rows.onHover = oncePerFrame(layer => this.#hover(layer));
        inspection.onSelect(layer => {
            if (this.#rows.has(layer)) this.#rows.select(layer);
            if (this.#stop) this.#detail.read();
        });
    }

    show() { this.#stop = this.#inspection.watch(() => this.#update()); }

    hide() {
        this.#stop?.();
        this.#stop = null;
        this.#overlay.stopPicking();
        this.#hover(null);
        this.#overlay.outline("selected", null);
    }

    async #read() {
        if (!this.#stop) return;
        const list = await this.#inspection.ask("layers", this.#structure ? {known: this.#structure} : {});
        if (!this.#stop) return;
        if (!list) {
            this.#note.textContent = text.noAnswer;
            return;
        }
        if (list.rows) {
            this.#structure = list.structure;
            this.#rows.set(list.rows.map(([id, depth, name, owner, flags]) => ({
                id, depth,
                text: `${list.texts[name]} ${list.texts[owner] ?? ""}`.toLowerCase(),
                fill: row => fill(row, list.texts[name], list.texts[owner], flags),
            })));
            if (this.#search.value) this.#find();
            else this.#showCount(list);
            if (this.#rows.has(this.#inspection.selected)) this.#rows.select(this.#inspection.selected);
        }
        await this.#detail.read();
    }

    #showCount({count, left}) {
        this.#note.textContent = left > 0 ? text.tooMany(count - left, count) : text.count(count);
    }

    #find() {
        const words = this.#search.value.toLowerCase().split(/\s+/).filter(word => word !== "");
        const accepts = words.length === 0 ? null : item => words.every(word => item.text.includes(word));
        const found = this.#rows.filter(accepts);
        if (accepts) this.#note.textContent = text.found(found);
        else {
            this.#structure = null;
            this.#update();
        }
    }

    #pick() {
        if (this.#pickButton.getAttribute("aria-pressed") === "true") return this.#overlay.stopPicking();
        this.#pickButton.setAttribute("aria-pressed", "true");
        const look = newest(async point => this.#hover(point ? (await this.#at(point))[0] ?? null : null));
        this.#overlay.startPicking({
            move: oncePerFrame(look),
            pick: point => this.#choose(point),
            end: () => {
                this.#pickButton.setAttribute("aria-pressed", "false");
                this.#hover(null);
            },
        });
    }

    // A second choice of the same point selects the layer behind.
    async #choose(point) {
        const layers = await this.#at(point);
        if (layers.length === 0) return;
        const isSame = this.#picked.point && Math.hypot(this.#picked.point.x - point.x, this.#picked.point.y - point.y) < 2;
        this.#picked = {point, index: isSame ? (this.#picked.index + 1) % layers.length : 0};
        this.#inspection.select(layers[this.#picked.index]);
    }

    async #at({x, y}) {
        const answer = await this.#inspection.ask("layersAt", {x, y});
        return answer ? [...answer.layers, ...answer.empty] : [];
    }

    async #outline(name, layer) {
        const corners = layer === null ? null : (await this.#inspection.ask("layer", {layer}))?.corners;
        this.#overlay.outline(name, corners ?? null);
    }
}

function fill(row, name, owner, flags) {
    if (flags & marks.hidden) row.classList.add("faint");
    row.append(make("span", {className: "name"}, owner ?? name));
    if (owner && name !== owner && name !== "CALayer") row.append(make("span", {className: "quiet"}, name));
    const words = [
        [marks.mask, text.mask, "◐"], [marks.animated, text.animated, "●"], [marks.hidden, text.hidden, "○"],
        [marks.conflict, text.conflict, "⚠"],
    ];
    for (const [flag, word, sign] of words) {
        if (!(flags & flag)) continue;
        const className = flag === marks.conflict ? "sign bad" : "sign";
        row.append(make("span", {className, role: "img", "aria-label": word, title: word}, sign));
    }
}
