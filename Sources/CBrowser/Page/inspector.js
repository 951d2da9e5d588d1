// The inspector: panels behind tabs, beside the device or, in narrow windows, as a sheet at the bottom. It is closed at first, and does
// nothing then: a panel works between its `show` and its `hide`.

import {inspectorText as text} from "./strings.js";

// Anywhere on the page; apps get no function keys.
const key = "F9";
const byId = id => document.getElementById(id);
// Pixels of the separator for an arrow key, and the least size of the inspector.
const step = 32;
const smallest = 160;

export class Inspector {
    isOpen = false;
    // Called when it opens, before its panel is shown.
    onOpen = () => {};

    #panels = [];
    #selected = null;
    // The element that had the focus before it opened.
    #opener = null;

    constructor() {
        byId("inspector").setAttribute("aria-label", text.inspector);
        byId("inspector-tabs").setAttribute("aria-label", text.panels);
        const button = byId("inspector-button");
        Object.assign(button, {textContent: text.inspector, title: text.buttonHint(key), hidden: true});
        button.addEventListener("click", () => this.toggle());
        setLabel(byId("inspector-close"), text.close);
        byId("inspector-close").addEventListener("click", () => this.close());
        byId("inspector-dock").addEventListener("click", () => this.#setDock(!document.body.classList.contains("inspector-below")));
        byId("inspector-tabs").addEventListener("keydown", event => this.#moveTab(event));
        byId("inspector").addEventListener("keydown", event => {
            if (event.key === "Escape" && !event.defaultPrevented) this.close();
        });
        addEventListener("keydown", event => {
            if (event.key !== key || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            event.stopPropagation();
            this.toggle();
        }, {capture: true});
        this.#setDock(false);
        connectSeparator(byId("inspector-separator"));
    }

    // Adds a panel as the last tab. `element` is its content; `show()` is called when it becomes visible, `hide()` when it no longer is.
    addPanel(content) {
        const {id, title, element} = content;
        const tab = document.createElement("button");
        Object.assign(tab, {id: `tab-${id}`, type: "button", textContent: title, tabIndex: this.#panels.length === 0 ? 0 : -1});
        setAttributes(tab, {role: "tab", "aria-selected": "false", "aria-controls": `panel-${id}`});
        const box = document.createElement("div");
        Object.assign(box, {id: `panel-${id}`, className: "inspector-panel", hidden: true});
        setAttributes(box, {role: "tabpanel", "aria-labelledby": tab.id});
        box.append(element);
        byId("inspector-tabs").append(tab);
        byId("inspector-body").append(box);
        const panel = {id, tab, box, show: () => content.show?.(), hide: () => content.hide?.()};
        tab.addEventListener("click", () => this.#select(panel));
        this.#panels.push(panel);
        byId("inspector-button").hidden = false;
        if (this.#panels.length === 1) this.#mark(panel);
    }

    toggle() {
        if (this.isOpen) this.close();
        else this.open();
    }

    // Opens it with a panel; without an id, with the last one.
    open(id = this.#selected?.id) {
        const panel = this.#panels.find(one => one.id === id);
        if (!panel) return;
        if (this.isOpen) return this.#select(panel);
        this.isOpen = true;
        this.#opener = document.activeElement;
        this.onOpen();
        document.body.classList.add("inspecting");
        byId("inspector").hidden = false;
        byId("inspector-button").setAttribute("aria-expanded", "true");
        this.#mark(panel);
        panel.tab.focus();
        panel.show();
    }

    close() {
        if (!this.isOpen) return;
        this.isOpen = false;
        this.#selected.hide();
        document.body.classList.remove("inspecting");
        byId("inspector").hidden = true;
        const button = byId("inspector-button");
        button.setAttribute("aria-expanded", "false");
        const opener = [this.#opener, button, byId("panel-button")].find(one => one?.isConnected && one.offsetParent !== null);
        opener?.focus();
        this.#opener = null;
    }

    #select(panel) {
        if (panel === this.#selected) return;
        this.#selected.hide();
        this.#mark(panel);
        panel.show();
    }

    #mark(panel) {
        for (const one of this.#panels) {
            const isSelected = one === panel;
            one.tab.setAttribute("aria-selected", String(isSelected));
            one.tab.tabIndex = isSelected ? 0 : -1;
            one.box.hidden = !isSelected;
        }
        this.#selected = panel;
        panel.tab.scrollIntoView({block: "nearest", inline: "nearest"});
    }

    #moveTab(event) {
        const count = this.#panels.length;
        const index = this.#panels.indexOf(this.#selected);
        const next = {ArrowRight: (index + 1) % count, ArrowLeft: (index + count - 1) % count, Home: 0, End: count - 1}[event.key];
        if (next === undefined) return;
        event.preventDefault();
        this.#select(this.#panels[next]);
        this.#panels[next].tab.focus();
    }

    #setDock(isBelow) {
        document.body.classList.toggle("inspector-below", isBelow);
        setLabel(byId("inspector-dock"), isBelow ? text.dockBeside : text.dockBelow);
    }
}

// Drags and arrow keys change the size; the narrow window's sheet has its own.
function connectSeparator(separator) {
    setAttributes(separator, {"aria-label": text.size});
    const isBelow = () => separator.offsetWidth > separator.offsetHeight;
    const set = size => {
        const inspector = byId("inspector");
        const stage = byId("stage");
        const available = isBelow() ? stage.clientHeight + inspector.offsetHeight : stage.clientWidth + inspector.offsetWidth;
        const length = Math.round(Math.min(Math.max(size, smallest), Math.max(available - smallest, smallest)));
        inspector.style.setProperty(isBelow() ? "--height" : "--width", `${length}px`);
    };
    const current = () => isBelow() ? byId("inspector").offsetHeight : byId("inspector").offsetWidth;
    // Points, for screen readers.
    const tell = () => setAttributes(separator, {
        "aria-valuenow": String(current()), "aria-valuemin": String(smallest), "aria-valuemax": String(Math.max(innerWidth, innerHeight)),
        "aria-orientation": isBelow() ? "horizontal" : "vertical",
    });
    new ResizeObserver(tell).observe(byId("inspector"));
    tell();
    let drag = null;
    separator.addEventListener("pointerdown", event => {
        if (event.button !== 0) return;
        event.preventDefault();
        separator.focus();
        separator.setPointerCapture(event.pointerId);
        drag = {at: isBelow() ? event.clientY : event.clientX, size: current()};
    });
    separator.addEventListener("pointermove", event => {
        if (drag) set(drag.size + drag.at - (isBelow() ? event.clientY : event.clientX));
    });
    separator.addEventListener("lostpointercapture", () => { drag = null; });
    separator.addEventListener("keydown", event => {
        const sign = {ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1}[event.key];
        if (!sign) return;
        event.preventDefault();
        set(current() + sign * step);
    });
}

function setAttributes(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

function setLabel(button, label) {
    button.setAttribute("aria-label", label);
    button.title = label;
}
