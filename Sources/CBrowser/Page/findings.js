// The panel of findings: a list of faults of the last minute, their marks at the scrubber, and the frame of the selected one on the
// picture. Texts of the app are shown as text.

import {findingsText as text} from "./strings.js";

const byId = id => document.getElementById(id);
// Milliseconds between a pause and the findings of it: a scrub pauses many times.
const settleTime = 300;

export class FindingsPanel {
    id = "findings";
    title = text.title;
    element = document.createElement("div");

    #timeline;
    #connection;
    #overlay;
    #list = document.createElement("ol");
    #note = document.createElement("p");
    #button = document.createElement("button");
    #marks = byId("finding-marks");
    #findings = [];
    #selected = null;
    #isShown = false;
    #isAsking = false;
    #asksAgain = false;
    #askedAt = null;
    #timer = 0;

    constructor(timeline, connection, overlay) {
        this.#timeline = timeline;
        this.#connection = connection;
        this.#overlay = overlay;
        this.element.className = "scrolled findings";
        Object.assign(this.#button, {type: "button", textContent: text.refresh});
        this.#button.addEventListener("click", () => this.refresh());
        this.#note.setAttribute("role", "status");
        this.#list.setAttribute("aria-label", text.title);
        this.element.append(this.#button, this.#note, this.#list);
        timeline.onChange(() => this.#timeChanged());
        connection.on("close", () => this.#set([], ""));
    }

    // Asks for the findings, once at a time.
    async refresh() {
        this.#asksAgain = this.#isAsking;
        if (this.#isAsking || !this.#connection.isOpen) return;
        this.#isAsking = true;
        this.#button.disabled = true;
        if (this.#findings.length === 0) this.#note.textContent = text.looking;
        try {
            const findings = await this.#timeline.findings();
            this.#askedAt = this.#timeline.present;
            this.#set(findings, text.count(findings.length));
        } catch (error) {
            this.#set([], error.message);
        }
        this.#isAsking = false;
        this.#button.disabled = false;
        if (this.#asksAgain) this.refresh();
    }

    show() {
        this.#isShown = true;
        this.refresh();
        this.#showFrame();
    }

    hide() {
        this.#isShown = false;
        clearTimeout(this.#timer);
        this.#overlay.outline("finding", null);
    }

    // In a pause the findings are those of the present.
    #timeChanged() {
        this.#placeMarks();
        this.#showFrame();
        if (!this.#isShown || !this.#timeline.isPaused || this.#askedAt === this.#timeline.present) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => this.#isShown && this.refresh(), settleTime);
    }

    // MARK: List

    #set(findings, note) {
        const selected = this.#selected;
        this.#findings = findings;
        this.#note.textContent = note;
        this.#selected = findings.find(one => selected && one.kind === selected.kind && one.time === selected.time && one.text === selected.text)
            ?? null;
        const focused = this.#list.contains(document.activeElement);
        this.#list.replaceChildren(...findings.map(finding => this.#item(finding)));
        if (focused) (this.#list.querySelector("[aria-current]") ?? this.#button).focus();
        this.#placeMarks();
        this.#showFrame();
    }

    #item(finding) {
        const item = document.createElement("li");
        const button = document.createElement("button");
        button.type = "button";
        const head = document.createElement("span");
        head.className = "finding-head";
        const kind = document.createElement("b");
        kind.textContent = text.kinds[finding.kind] ?? finding.kind;
        const time = document.createElement("time");
        time.textContent = text.time(finding.time);
        head.append(kind, time);
        const sentence = document.createElement("span");
        sentence.className = "finding-text";
        sentence.textContent = finding.text;
        button.append(head, sentence);
        if (finding === this.#selected) button.setAttribute("aria-current", "true");
        button.addEventListener("click", () => this.select(finding));
        item.append(button);
        return item;
    }

    // Shows the moment of a finding and the frame of its layer.
    select(finding) {
        this.#selected = finding;
        [...this.#list.children].forEach((item, index) => {
            const button = item.firstElementChild;
            if (this.#findings[index] === finding) button.setAttribute("aria-current", "true");
            else button.removeAttribute("aria-current");
        });
        // The time of a pause is shown before others ask.
        this.#askedAt = this.#timeline.present;
        if (this.#connection.control) {
            this.#timeline.seek(finding.time).then(() => { this.#askedAt = this.#timeline.present; }, () => {});
        }
        this.#showFrame();
    }

    // MARK: Picture

    #showFrame() {
        const finding = this.#selected;
        const isSeen = this.#isShown && finding?.frame && this.#timeline.isPaused && finding.time <= this.#timeline.now + 1e-3
            && this.#timeline.now <= (finding.end ?? finding.time) + 1e-3;
        if (!isSeen) return this.#overlay.outline("finding", null);
        const {x, y, width, height} = finding.frame;
        this.#overlay.outline("finding", [x, y, x + width, y, x + width, y + height, x, y + height]);
    }

    // MARK: Marks

    #placeMarks() {
        const {from, to} = this.#timeline.range;
        const {low, high} = scrubberRange();
        const seen = this.#timeline.isPaused ? this.#findings.filter(({time}) => time >= from && time <= to) : [];
        const positions = [...new Set(seen.map(({time}) => Math.round((time - low) / (high - low) * 500) / 500))];
        while (this.#marks.children.length > positions.length) this.#marks.lastElementChild.remove();
        while (this.#marks.children.length < positions.length) this.#marks.append(document.createElement("span"));
        positions.forEach((fraction, index) => { this.#marks.children[index].style.insetInlineStart = `${fraction * 100}%`; });
    }
}

function scrubberRange() {
    const scrubber = byId("scrubber");
    const [low, high] = [Number(scrubber.min), Number(scrubber.max)];
    return {low, high: high > low ? high : low + 1};
}
