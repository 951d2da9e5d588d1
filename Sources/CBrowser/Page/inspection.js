// Shared by the panels of the inspector: questions about the shown moment, the selected layer, and small elements.

// Questions that are open at once; the server takes some more.
const mostOpen = 8;
// Milliseconds between two readings of what may have changed.
const interval = 200;

export class Inspection {
    // The number of the selected layer; null for none.
    selected = null;

    #connection;
    #selection = [];
    #watchers = new Set();
    #timer = 0;
    #last = 0;
    #open = 0;
    #waiting = [];

    constructor(screen, connection, timeline) {
        this.#connection = connection;
        screen.onDraw(() => this.#change());
        timeline.onChange(() => this.#change());
        connection.on("close", () => this.#change());
        connection.on("open", () => this.#change());
    }

    // A promise of the answer to a question; of null if there is none, because the connection is lost or the answer too late.
    async ask(about, fields = {}) {
        while (this.#open >= mostOpen) await new Promise(resolve => this.#waiting.push(resolve));
        if (!this.#connection.isOpen) return null;
        this.#open += 1;
        try {
            return await this.#connection.ask(about, fields);
        } catch {
            return null;
        } finally {
            this.#open -= 1;
            this.#waiting.shift()?.();
        }
    }

    // Calls a function soon and whenever the shown moment may have changed, some times a second at most. Returns a function that ends it.
    watch(update) {
        this.#watchers.add(update);
        queueMicrotask(() => this.#watchers.has(update) && update());
        return () => this.#watchers.delete(update);
    }

    onSelect(handler) { this.#selection.push(handler); }

    select(layer) {
        if (layer === this.selected) return;
        this.selected = layer;
        for (const handler of this.#selection) handler(layer);
    }

    #change() {
        if (this.#watchers.size === 0 || this.#timer) return;
        this.#timer = setTimeout(() => {
            this.#timer = 0;
            this.#last = performance.now();
            for (const update of [...this.#watchers]) update();
        }, Math.max(this.#last + interval - performance.now(), 0));
    }
}

// An element with attributes and children. A text is always a text, never markup.
export function make(name, attributes = {}, ...children) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
        if (value === false || value === undefined || value === null) continue;
        if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
        else if (key === "className") element.className = value;
        else element.setAttribute(key, value === true ? "" : String(value));
    }
    element.append(...children.filter(child => child !== null && child !== undefined));
    return element;
}

// Runs an asynchronous function, and once more after it if it was called meanwhile: the newest call wins.
export function newest(run) {
    let isRunning = false;
    let next = null;
    return async (...values) => {
        next = values;
        if (isRunning) return;
        isRunning = true;
        while (next) {
            const current = next;
            next = null;
            await run(...current);
        }
        isRunning = false;
    };
}
