// A tree of very many rows, of which only the visible ones exist as elements.

import {make} from "./inspection.js";

const rowHeight = 28;
// Rows above and below the visible ones.
const margin = 8;
const indent = 14;
const deepest = 24;

export class Rows {
    // The list's element.
    element;
    // Called with a row's id.
    onSelect = () => {};
    onHover = () => {};

    #items = [];
    // Indexes of the items that are shown: not closed away, and not left out by a search.
    #shown = [];
    #closed = new Set();
    #positions = new Map();
    #filter = null;
    #selected = null;
    #content;
    #name;

    // - name: of the list, for screen readers.
    constructor(name) {
        this.#name = name;
        this.#content = make("div", {className: "rows-content"});
        this.element = make("div", {
            className: "rows", role: "tree", tabindex: "0", "aria-label": name,
            onscroll: () => this.#draw(),
            onkeydown: event => this.#press(event),
            onpointerleave: () => this.onHover(null),
        }, this.#content);
        new ResizeObserver(() => this.#draw()).observe(this.element);
    }

    // Items: {id, depth, fill(row)}, each below the one above it with a lesser depth.
    set(items) {
        this.#items = items;
        this.#positions = new Map(items.map((item, index) => [item.id, index]));
        this.#arrange();
    }

    // Shows only the items that a function accepts, with those around them; null shows all. Returns the number of accepted ones.
    filter(accepts) {
        this.#filter = accepts;
        return this.#arrange();
    }

    // Selects a row, opens what is around it, and scrolls to it.
    select(id) {
        this.#selected = id;
        const index = this.#positions.get(id);
        if (index !== undefined) {
            let isChanged = false;
            for (let up = this.#parent(index); up >= 0; up = this.#parent(up)) {
                if (this.#closed.delete(this.#items[up].id)) isChanged = true;
            }
            if (isChanged) this.#arrange();
            this.#scrollTo(this.#shown.indexOf(index));
        }
        this.#draw();
    }

    has(id) { return this.#positions.has(id); }

    #parent(index) {
        const {depth} = this.#items[index];
        for (let up = index - 1; up >= 0; up -= 1) if (this.#items[up].depth < depth) return up;
        return -1;
    }

    #hasChildren(index) { return (this.#items[index + 1]?.depth ?? -1) > this.#items[index].depth; }

    #arrange() {
        const accepted = this.#filter ? this.#items.map(this.#filter) : null;
        let count = 0;
        let isKept = accepted;
        if (accepted) {
            isKept = accepted.slice();
            // Upwards: an item is kept for one below it.
            const needed = [];
            for (let index = this.#items.length - 1; index >= 0; index -= 1) {
                const {depth} = this.#items[index];
                if (accepted[index]) count += 1;
                if (needed[depth]) isKept[index] = true;
                needed.length = depth + 1;
                needed[depth] = false;
                if (isKept[index] && depth > 0) needed[depth - 1] = true;
            }
        }
        this.#shown = [];
        let closedDepth = Infinity;
        this.#items.forEach((item, index) => {
            if (item.depth > closedDepth) return;
            closedDepth = Infinity;
            if (isKept && !isKept[index]) return;
            this.#shown.push(index);
            if (!this.#filter && this.#closed.has(item.id)) closedDepth = item.depth;
        });
        this.#draw();
        return count;
    }

    #scrollTo(position) {
        if (position < 0) return;
        const [top, height] = [position * rowHeight, this.element.clientHeight];
        if (top < this.element.scrollTop) this.element.scrollTop = top;
        else if (top + rowHeight > this.element.scrollTop + height) this.element.scrollTop = top + rowHeight - height;
    }

    #draw() {
        const {scrollTop, clientHeight} = this.element;
        this.#content.style.height = `${this.#shown.length * rowHeight}px`;
        const first = Math.max(Math.floor(scrollTop / rowHeight) - margin, 0);
        const last = Math.min(Math.ceil((scrollTop + clientHeight) / rowHeight) + margin, this.#shown.length);
        const rows = [];
        for (let position = first; position < last; position += 1) rows.push(this.#row(position));
        this.#content.replaceChildren(...rows);
        const active = rows.find(row => row.getAttribute("aria-selected") === "true");
        if (active) this.element.setAttribute("aria-activedescendant", active.id);
        else this.element.removeAttribute("aria-activedescendant");
    }

    #row(position) {
        const index = this.#shown[position];
        const item = this.#items[index];
        const hasChildren = this.#hasChildren(index);
        const isOpen = !this.#closed.has(item.id) || this.#filter !== null;
        const row = make("div", {
            id: `row-${item.id}`, className: "tree-row", role: "treeitem", "aria-level": item.depth + 1,
            "aria-selected": String(item.id === this.#selected), "aria-expanded": hasChildren ? String(isOpen) : null,
            onpointerenter: () => this.onHover(item.id),
            onclick: event => {
                if (hasChildren && event.target.closest(".opener")) return this.#toggle(index);
                this.#choose(position);
            },
        });
        row.style.top = `${position * rowHeight}px`;
        row.style.paddingInlineStart = `${4 + Math.min(item.depth, deepest) * indent}px`;
        row.append(make("span", {className: hasChildren ? "opener" : "opener none", "aria-hidden": "true"}));
        item.fill(row);
        return row;
    }

    #toggle(index) {
        const {id} = this.#items[index];
        if (!this.#closed.delete(id)) this.#closed.add(id);
        this.#arrange();
    }

    #choose(position) {
        const index = this.#shown[position];
        if (index === undefined) return;
        this.#selected = this.#items[index].id;
        this.#scrollTo(position);
        this.#draw();
        this.onSelect(this.#selected);
    }

    #press(event) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const current = this.#shown.indexOf(this.#positions.get(this.#selected) ?? -1);
        const index = this.#shown[current];
        const page = Math.max(Math.floor(this.element.clientHeight / rowHeight) - 1, 1);
        const last = this.#shown.length - 1;
        const steps = {
            ArrowDown: current + 1, ArrowUp: current - 1, PageDown: current + page, PageUp: current - page, Home: 0, End: last,
        };
        if (event.key in steps) this.#choose(Math.min(Math.max(steps[event.key], 0), last));
        else if (event.key === "ArrowRight" && index !== undefined && this.#hasChildren(index)) {
            if (this.#closed.has(this.#items[index].id)) this.#toggle(index);
            else this.#choose(current + 1);
        } else if (event.key === "ArrowLeft" && index !== undefined) {
            if (this.#hasChildren(index) && !this.#closed.has(this.#items[index].id) && !this.#filter) this.#toggle(index);
            else this.#choose(this.#shown.indexOf(this.#parent(index)));
        } else return;
        event.preventDefault();
    }
}
