// The panel of animations: touches, callbacks, commits and animations as bars over time, and the selected animation beside or below them.

import {AnimationDetail} from "./animationdetail.js";
import {make, newest} from "./inspection.js";
import {moments, nextMoment} from "./moments.js";
import {animationsText as text} from "./strings.js";

const lengths = [2, 5, 10, 30, 60];
// Milliseconds between two readings while time goes on.
const interval = 1000;
const mostRows = 300;
const axisSteps = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20];
// Ticks of the axis, at most.
const mostTicks = 8;

export class AnimationsPanel {
    id = "animations";
    title = text.title;
    element;

    #inspection;
    #timeline;
    #overlay;
    #detail;
    #length = 5;
    #chart = make("div", {className: "chart"});
    #note = make("p", {className: "panel-note", role: "status"});
    #cursor = make("div", {className: "chart-cursor", "aria-hidden": "true"});
    #selected = null;
    #animations = [];
    #range = {from: 0, to: 1};
    #stop = null;
    #timer = 0;
    #lastRead = 0;
    // What happened at the moment that a button has shown.
    #moment = "";
    #buttons = [];
    #update = newest(() => this.#read());

    constructor(inspection, timeline, overlay) {
        this.#inspection = inspection;
        this.#timeline = timeline;
        this.#overlay = overlay;
        this.#detail = new AnimationDetail(timeline, () => this.#update());
        const menu = make("select", {"aria-label": text.length, onchange: () => { this.#length = Number(menu.value); this.#update(); }},
            ...lengths.map(length => make("option", {value: length, selected: length === this.#length}, text.lastSeconds(length))));
        const button = (label, hint, action) => make("button", {type: "button", title: hint, onclick: action}, label);
        this.#buttons = [
            button(text.previousMoment, text.momentHint, () => this.#jump(-1)),
            button(text.nextMoment, text.momentHint, () => this.#jump(1)),
            button(text.replay, text.replayHint, () => this.#run(timeline => timeline.replay())),
            button(text.continueHere, text.continueHint, () => this.#run(timeline => timeline.replay(Math.max(timeline.now, 0)))),
            button(text.restart, text.restartHint, () => this.#run(timeline => timeline.replay(0))),
        ];
        this.#chart.addEventListener("keydown", event => this.#press(event));
        this.element = make("div", {className: "split"},
            make("div", {className: "split-main"},
                make("div", {className: "panel-bar wraps"}, menu, ...this.#buttons), this.#note, this.#chart),
            this.#detail.element);
    }

    show() {
        this.#stop = this.#inspection.watch(() => this.#change());
    }

    // While time goes on, the list is read once a second: it takes time of the app.
    #change() {
        if (this.#timeline.isPaused) return this.#update();
        this.#timer ||= setTimeout(() => {
            this.#timer = 0;
            this.#update();
        }, Math.max(this.#lastRead + interval - performance.now(), 0));
    }

    hide() {
        this.#stop?.();
        this.#stop = null;
        clearTimeout(this.#timer);
        this.#timer = 0;
        this.#overlay.outline("selected", null);
    }

    async #run(command) {
        this.#moment = "";
        try {
            await command(this.#timeline);
        } catch (error) {
            this.#note.textContent = error.message;
        }
    }

    async #read() {
        if (!this.#stop) return;
        this.#lastRead = performance.now();
        const {from, to} = this.#timeline.range;
        const since = Math.max(from, Math.min(this.#timeline.now, to) - this.#length, 0);
        const [animations, events] = await Promise.all([
            this.#inspection.ask("animations", {since}), this.#inspection.ask("events", {since})]);
        if (!this.#stop) return;
        if (!animations || !events) {
            this.#note.textContent = text.noAnswer;
            return;
        }
        this.#range = {from: since, to: Math.max(this.#timeline.range.to, since + 0.1, this.#timeline.now)};
        const left = Math.max(animations.length - mostRows, 0);
        this.#animations = animations.slice(left);
        this.#note.textContent = animations.length === 0 ? text.nothing : left > 0 ? text.latest(mostRows, animations.length) : this.#moment;
        this.#draw(events);
        this.#detail.show(animations.find(one => one.id === this.#selected) ?? null, animations);
    }

    #fraction(time) {
        const {from, to} = this.#range;
        return Math.min(Math.max((time - from) / (to - from), 0), 1);
    }

    #percent(time) { return `${(this.#fraction(time) * 100).toFixed(3)}%`; }

    #draw(events) {
        const hadFocus = this.#chart.contains(document.activeElement);
        const rows = [this.#axis()];
        const touches = events.touches.map(touch => {
            const end = touch.to ?? this.#range.to;
            return this.#bar("touch", touch.from, end, text.touch(touch.finger, touch.from, end, touch.cancelled));
        });
        rows.push(this.#lane(text.touches, touches));
        rows.push(this.#lane(text.callbacks, events.callbacks.map(time => this.#mark("callback", time, text.callback(time)))));
        rows.push(this.#lane(text.commits, thinned(events.commits).map(time => this.#mark("commit", time, text.commit(time)))));
        let added = null, list = null;
        for (const one of this.#animations) {
            if (one.added !== added) {
                added = one.added;
                const name = text.group(added, this.#animations.filter(other => other.added === one.added).length);
                list = make("div", {role: "listbox", "aria-label": name});
                rows.push(make("div", {className: "chart-group"},
                    make("button", {type: "button", title: text.showMoment, onclick: () => this.#seek(one.added)}, name)), list);
            }
            list.append(this.#row(one));
        }
        this.#cursor.style.setProperty("--at", String(this.#fraction(this.#timeline.now)));
        const {scrollTop} = this.#chart;
        this.#chart.replaceChildren(...rows, this.#cursor);
        this.#chart.scrollTop = scrollTop;
        if (hadFocus) this.#chart.querySelector('[aria-selected="true"]')?.focus({preventScroll: true});
    }

    #axis() {
        const {from, to} = this.#range;
        const step = axisSteps.find(one => (to - from) / one <= mostTicks) ?? axisSteps.at(-1);
        const track = this.#track();
        for (let index = Math.ceil(from / step); index * step <= to; index += 1) {
            const tick = make("span", {className: "chart-tick"}, text.seconds(index * step));
            tick.style.insetInlineStart = this.#percent(index * step);
            track.append(tick);
        }
        return make("div", {className: "chart-row chart-axis", "aria-hidden": "true"}, make("span", {className: "chart-name"}), track);
    }

    // The area of times; a click shows the moment.
    #track() {
        const track = make("div", {className: "chart-track"});
        track.addEventListener("click", event => {
            const box = track.getBoundingClientRect();
            const fraction = (event.clientX - box.left) / (box.width || 1);
            this.#seek(this.#range.from + fraction * (this.#range.to - this.#range.from));
        });
        return track;
    }

    #lane(name, marks) {
        const track = this.#track();
        track.append(...marks);
        return make("div", {className: "chart-row"}, make("span", {className: "chart-name quiet"}, name), track);
    }

    #bar(kind, from, to, title) {
        const bar = make("span", {className: `chart-bar ${kind}`, title});
        bar.style.insetInlineStart = this.#percent(from);
        bar.style.width = `${Math.max((this.#fraction(to) - this.#fraction(from)) * 100, 0)}%`;
        return bar;
    }

    #mark(kind, time, title) {
        const mark = make("span", {className: `chart-mark ${kind}`, title});
        mark.style.insetInlineStart = this.#percent(time);
        return mark;
    }

    #row(one) {
        const end = one.end ?? this.#range.to;
        const track = this.#track();
        if (one.delay > 0) track.append(this.#bar("delay", one.added, one.begin, text.delay(one.delay)));
        const state = one.end === undefined ? "runs" : one.finished ? "" : "interrupted";
        track.append(this.#bar(`animation ${state}`, one.begin, Math.max(end, one.begin), text.bar(one, end)));
        const isSelected = one.id === this.#selected;
        return make("div", {
            className: "chart-row animation-row", role: "option", tabindex: isSelected ? "0" : "-1", "aria-selected": String(isSelected),
            "data-id": one.id, "aria-label": text.row(one, end), onclick: () => this.#select(one.id),
        }, make("span", {className: "chart-name"}, one.keyPath, make("span", {className: "quiet"}, ` ${one.name}`)), track);
    }

    #select(id) {
        this.#selected = id;
        const one = this.#animations.find(animation => animation.id === id);
        for (const row of this.#chart.querySelectorAll(".animation-row")) {
            const isSelected = Number(row.dataset.id) === id;
            row.setAttribute("aria-selected", String(isSelected));
            row.tabIndex = isSelected ? 0 : -1;
        }
        if (one) this.#inspection.select(one.layer);
        this.#detail.show(one ?? null, this.#animations);
    }

    #press(event) {
        const rows = [...this.#chart.querySelectorAll(".animation-row")];
        const index = rows.findIndex(row => row === document.activeElement);
        const next = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1}[event.key];
        if (next === undefined || index < 0 || !rows[next]) return;
        event.preventDefault();
        this.#select(Number(rows[next].dataset.id));
        rows[next].focus();
    }

    // Shows the next moment at which something began, ended, was interrupted or jumped, or the one before, and says what did.
    async #jump(direction) {
        const now = this.#timeline.now;
        const [animations, findings] = await Promise.all([
            this.#inspection.ask("animations", {since: Math.max(this.#timeline.range.from, 0)}), this.#inspection.ask("findings")]);
        if (!animations) {
            this.#note.textContent = text.noAnswer;
            return;
        }
        const {from, to} = this.#timeline.range;
        const known = moments(animations, findings ?? []).filter(one => one.time >= from && one.time <= Math.max(to, now));
        const next = nextMoment(known, now, direction);
        if (next) await this.#run(timeline => timeline.seek(next.time));
        this.#moment = next ? text.momentIs(next.time, next.texts) : text.noMoment;
        this.#note.textContent = this.#moment;
    }

    #seek(time) { this.#run(timeline => timeline.seek(time)); }
}

// Times of which no two are in one pixel of a wide screen.
function thinned(times) {
    const most = 400;
    const step = Math.max(Math.ceil(times.length / most), 1);
    return times.filter((_, index) => index % step === 0);
}
