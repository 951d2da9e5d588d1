// The app's accessibility elements as HTML elements over the canvas, for screen readers and keyboards.

import {elementsText as text} from "./strings.js";

// ARIA roles. A text field only names itself; after its activation the page's text input takes the text.
const roles = {
    button: "button", link: "link", image: "img", heading: "heading", searchField: "searchbox", textField: "textbox", switch: "switch",
    slider: "slider", tab: "tab", none: "group",
};
const inert = ["text", "heading", "image"];
const textRoles = ["textField", "searchField"];

export class Elements {
    #screen;
    #connection;
    #container = document.getElementById("elements");
    #list = document.getElementById("action-list");
    #elements = [];
    #nodes = new Map();
    #tabLists = new Map();
    #listOwner = null;
    #isArranging = false;

    constructor(screen, connection) {
        this.#screen = screen;
        this.#connection = connection;
        connection.on("message:elements", message => this.#change(message));
        connection.on("message:hello", ({app}) => this.#container.setAttribute("aria-label", text.elementsOf(app)));
        screen.onResize(() => this.#layOut());
        const container = this.#container;
        // Assistive technologies make clicks; pointers reach the canvas.
        container.addEventListener("click", event => this.#act(event, "activate"));
        container.addEventListener("focusin", event => this.#isArranging || this.#act(event, "focus"));
        container.addEventListener("keydown", event => this.#keyDown(event));
        container.addEventListener("contextmenu", event => {
            event.preventDefault();
            this.#openList(this.#element(event));
        });
        this.#list.addEventListener("keydown", event => this.#listKeyDown(event));
        this.#list.addEventListener("focusout", event => this.#list.contains(event.relatedTarget) || this.#closeList(false));
    }

    // The text field at a point, or undefined.
    textField({x, y}) {
        return this.#elements.findLast(element => textRoles.includes(element.role) && !element.disabled && x >= element.x
            && y >= element.y && x < element.x + element.width && y < element.y + element.height);
    }

    // Whether the focused node is a text field of the app.
    get hasFocusedTextField() {
        return textRoles.includes(this.#elements.find(element => this.#nodes.get(element.id) === document.activeElement)?.role);
    }

    // Merges the fields that have changed into the elements, and takes their order if it has changed.
    #change({changed, order}) {
        const known = new Map(this.#elements.map(element => [element.id, element]));
        for (const fields of changed) known.set(fields.id, {...known.get(fields.id), ...fields});
        const ids = order ?? this.#elements.map(({id}) => id);
        this.#update(ids.map(id => known.get(id)).filter(Boolean));
    }

    // Updates the nodes by id; keeps nodes and focus.
    #update(elements) {
        const focused = this.#elements.findIndex(element => this.#nodes.get(element.id) === document.activeElement);
        this.#elements = elements;
        const ids = new Set(elements.map(element => element.id));
        for (const [id, node] of this.#nodes) {
            if (!ids.has(id)) {
                node.remove();
                this.#nodes.delete(id);
            }
        }
        for (const element of elements) {
            const node = this.#nodes.get(element.id) ?? document.createElement("div");
            this.#nodes.set(element.id, node);
            describe(node, element);
        }
        this.#isArranging = true;
        this.#arrange();
        this.#layOut();
        if (focused >= 0 && !this.#container.contains(document.activeElement)) this.#focusNear(focused);
        this.#isArranging = false;
        if (this.#listOwner !== null && !ids.has(this.#listOwner)) this.#closeList(true);
    }

    // Focuses the element that has the index of one that has left the screen, or one near to it.
    #focusNear(index) {
        const nodes = this.#elements.map(element => this.#nodes.get(element.id)).filter(node => node.tabIndex === 0);
        const node = nodes.find(candidate => this.#elements.findIndex(({id}) => this.#nodes.get(id) === candidate) >= index);
        (node ?? nodes.at(-1) ?? document.getElementById("screen")).focus({preventScroll: true});
    }

    // Brings the nodes into reading order. Tabs in sequence are in a list of tabs, which their role needs.
    #arrange() {
        const top = [];
        const lists = new Map();
        let tabs = null;
        for (const element of this.#elements) {
            const node = this.#nodes.get(element.id);
            if (element.role !== "tab") {
                tabs = null;
                top.push(node);
                continue;
            }
            if (!tabs) {
                const list = this.#tabLists.get(element.id) ?? document.createElement("div");
                list.setAttribute("role", "tablist");
                list.setAttribute("aria-label", text.tabs);
                lists.set(element.id, list);
                top.push(list);
                tabs = {list, nodes: []};
                top.lists = [...(top.lists ?? []), tabs];
            }
            tabs.nodes.push(node);
        }
        this.#tabLists = lists;
        const active = document.activeElement;
        replaceChildren(this.#container, top);
        for (const {list, nodes} of top.lists ?? []) replaceChildren(list, nodes);
        if (active !== document.activeElement && this.#container.contains(active)) active.focus({preventScroll: true});
    }

    #layOut() {
        const zoom = this.#screen.zoom;
        for (const element of this.#elements) {
            const {style} = this.#nodes.get(element.id);
            style.left = `${element.x * zoom}px`;
            style.top = `${element.y * zoom}px`;
            style.width = `${element.width * zoom}px`;
            style.height = `${element.height * zoom}px`;
        }
    }

    #element(event) {
        return this.#elements.find(element => this.#nodes.get(element.id) === event.target);
    }

    #act(event, action) {
        const element = this.#element(event);
        if (element && (action === "focus" || !element.disabled)) this.#send(element, action);
    }

    #send(element, action, more = {}) {
        this.#connection.command({type: "element", element: element.id, action, ...more});
    }

    #keyDown(event) {
        const element = this.#element(event);
        if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
            event.preventDefault();
            return this.#openList(element);
        }
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            if (!event.repeat) this.#act(event, "activate");
        } else if (element.adjustable && !element.disabled && event.key.startsWith("Arrow")) {
            event.preventDefault();
            this.#send(element, ["ArrowUp", "ArrowRight"].includes(event.key) ? "increment" : "decrement");
        }
    }

    // MARK: Custom actions

    #openList(element) {
        if (!element || element.actions.length === 0 || element.disabled || !this.#connection.control) return;
        this.#list.replaceChildren(...element.actions.map((name, index) => {
            const button = document.createElement("button");
            button.type = "button";
            button.setAttribute("role", "menuitem");
            button.textContent = name;
            button.addEventListener("click", () => {
                this.#send(element, "custom", {index});
                this.#closeList(true);
            });
            return button;
        }));
        this.#listOwner = element.id;
        this.#list.setAttribute("aria-label", text.actionsOf(element.label));
        this.#list.hidden = false;
        const box = this.#nodes.get(element.id).getBoundingClientRect();
        const {offsetWidth: width, offsetHeight: height} = this.#list;
        this.#list.style.left = `${Math.max(8, Math.min(box.left + 8, innerWidth - width - 8))}px`;
        this.#list.style.top = `${Math.max(8, Math.min(box.bottom + 4, innerHeight - height - 8))}px`;
        this.#list.firstElementChild.focus();
    }

    #closeList(returnsFocus) {
        if (this.#list.hidden) return;
        const owner = this.#nodes.get(this.#listOwner);
        this.#listOwner = null;
        this.#list.hidden = true;
        this.#isArranging = true;
        if (returnsFocus) (owner ?? document.getElementById("screen")).focus({preventScroll: true});
        this.#isArranging = false;
    }

    #listKeyDown(event) {
        const buttons = [...this.#list.children];
        const index = buttons.indexOf(document.activeElement);
        const target = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1}[event.key];
        if (target !== undefined) {
            event.preventDefault();
            buttons.at(target % buttons.length).focus();
        } else if (event.key === "Escape" || event.key === "Tab") {
            event.preventDefault();
            this.#closeList(true);
        }
    }
}

// Sets the attributes and the text of a node.
function describe(node, element) {
    const {role, label, value} = element;
    const isText = role === "text";
    const adjusts = element.adjustable || role === "slider";
    const ariaRole = adjusts ? "slider" : isText ? (element.actions.length > 0 ? "group" : null) : roles[role] ?? "group";
    const speaksValue = adjusts || textRoles.includes(role);
    const name = [label || (ariaRole && role !== "none" ? text.unnamed : ""), speaksValue ? "" : value].filter(Boolean).join(", ");
    const isPlain = ariaRole === null || role === "heading" || textRoles.includes(role);
    set(node, "role", ariaRole);
    set(node, "aria-label", ariaRole !== null && role !== "heading" ? name || null : null);
    set(node, "aria-level", role === "heading" && !adjusts ? "2" : null);
    set(node, "aria-valuetext", adjusts ? value || "0" : null);
    set(node, "aria-valuenow", adjusts ? String(Math.min(Math.max(parseFloat(value) || 0, 0), 100)) : null);
    set(node, "aria-valuemin", adjusts ? "0" : null);
    set(node, "aria-valuemax", adjusts ? "100" : null);
    set(node, "aria-description", element.hint || null);
    set(node, "aria-checked", role === "switch" && !adjusts ? String(element.on === true) : null);
    set(node, "aria-selected", role === "tab" && !adjusts ? String(element.selected) : null);
    set(node, "aria-current", element.selected && role !== "tab" ? "true" : null);
    set(node, "aria-disabled", element.disabled && ariaRole !== null && !["img", "heading"].includes(ariaRole) ? "true" : null);
    set(node, "aria-haspopup", element.actions.length > 0 && ["button", "link", "tab", "slider"].includes(ariaRole) ? "menu" : null);
    node.tabIndex = inert.includes(role) && !adjusts && element.actions.length === 0 ? -1 : 0;
    const shown = isPlain ? (textRoles.includes(role) ? value : name) : "";
    if (node.textContent !== shown) {
        const content = document.createElement("span");
        content.textContent = shown;
        node.replaceChildren(...shown ? [content] : []);
    }
}

function set(node, name, value) {
    if (node.getAttribute(name) === value) return;
    if (value === null) node.removeAttribute(name);
    else node.setAttribute(name, value);
}

// Makes nodes the children of a parent; moves no node that is at its index.
function replaceChildren(parent, nodes) {
    const kept = new Set(nodes);
    for (const child of [...parent.children]) if (!kept.has(child)) child.remove();
    nodes.forEach((node, index) => {
        if (parent.children[index] !== node) parent.insertBefore(node, parent.children[index] ?? null);
    });
}
