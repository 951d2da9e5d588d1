// The panel of exports: files of what the app has just done.

import {make} from "./inspection.js";
import {exportText as text} from "./strings.js";
import {exportKinds} from "./timeline.js";

const lengths = [2, 5, 10, 30, 60];
const suffixes = {film: "mp4", strip: "png", gesture: "gesture", test: "swift", trace: "json", html: "html"};

export class ExportPanel {
    id = "export";
    title = text.title;
    element;

    #screen;
    #timeline;
    #length;
    #status = make("p", {className: "panel-note", role: "status"});
    #preview = make("pre", {className: "source", tabindex: "0", "aria-label": text.preview, hidden: true});

    constructor(screen, timeline) {
        this.#screen = screen;
        this.#timeline = timeline;
        this.#length = make("select", {"aria-label": text.length}, ...lengths.map(length => make("option", {value: length, selected: length === 10}, text.lastSeconds(length))));
        const row = (kind, label, action) => make("div", {className: "export-row"},
            make("button", {type: "button", onclick: event => this.#act(event.currentTarget, action)}, label), make("span", {className: "quiet"}, text.about[kind]));
        this.element = make("div", {className: "detail-body"},
            make("label", {className: "row"}, text.length, this.#length),
            row("screenshot", text.screenshot, () => this.#screenshot()),
            ...exportKinds.map(kind => row(kind, text.kinds[kind], () => this.#export(kind))),
            this.#status, this.#preview);
    }

    async #act(button, action) {
        button.disabled = true;
        this.#status.textContent = text.working;
        this.#preview.hidden = true;
        try {
            this.#status.textContent = await action();
        } catch (error) {
            this.#status.textContent = error.message;
        }
        button.disabled = false;
    }

    async #screenshot() {
        const canvas = document.getElementById("screen");
        save(await new Promise(resolve => canvas.toBlob(resolve, "image/png")), "screenshot.png");
        return text.saved("screenshot.png");
    }

    async #export(kind) {
        const {to} = this.#timeline.range;
        const result = await this.#timeline.export(kind, {from: Math.max(to - Number(this.#length.value), 0), to});
        const name = `kinora.${suffixes[kind]}`;
        if (typeof result === "string" && kind !== "html") {
            this.#preview.textContent = result.length > 40_000 ? `${result.slice(0, 40_000)}…` : result;
            this.#preview.hidden = false;
        }
        save(typeof result === "string" ? new Blob([result]) : result, name);
        return text.saved(name);
    }
}

function save(blob, name) {
    const link = make("a", {href: URL.createObjectURL(blob), download: name});
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
