// The time bar below the device: pause and play, steps, speed, and a scrubber over what is known, with the present marked.

import {oncePerFrame} from "./events.js";
import {text} from "./strings.js";
import {speeds} from "./timeline.js";

const byId = id => document.getElementById(id);
const frameDuration = 1 / 60;
// Half of the thumb's width: the ends of the track are so far from those of the scrubber.
const thumbInset = 10;

export class TimeBar {
    #timeline;
    #connection;
    #speed = 1;
    // Whether the scrubber is being moved: it then keeps its range.
    #isScrubbing = false;

    constructor(timeline, connection) {
        this.#timeline = timeline;
        this.#connection = connection;
        for (const [id, label] of [["step-back", text.stepBack], ["step-forward", text.stepForward]]) setLabel(byId(id), label);
        byId("time-bar").setAttribute("aria-label", text.timeBar);
        byId("scrubber").setAttribute("aria-label", text.moment);
        const menu = byId("speed");
        menu.setAttribute("aria-label", text.speed);
        menu.replaceChildren(...speeds.map(speed => new Option(text.speedName(speed), String(speed), speed === 1, speed === 1)));
        menu.addEventListener("change", () => {
            this.#speed = Number(menu.value);
            if (!timeline.isPaused) timeline.play(this.#speed);
        });
        byId("play").addEventListener("click", () => timeline.isPaused ? timeline.play(this.#speed) : timeline.pause());
        byId("step-back").addEventListener("click", () => timeline.step(-1));
        byId("step-forward").addEventListener("click", () => timeline.step(1));
        this.#connectScrubber(byId("scrubber"));
        timeline.onChange(() => this.#update());
        connection.on("message:state", () => this.#update());
        this.#update();
    }

    #connectScrubber(scrubber) {
        const seek = oncePerFrame(value => {
            if (connectionAllows(this.#connection)) this.#timeline.seek(value);
        });
        scrubber.addEventListener("pointerdown", () => { this.#isScrubbing = true; });
        for (const type of ["pointerup", "pointercancel"]) {
            addEventListener(type, () => {
                if (!this.#isScrubbing) return;
                this.#isScrubbing = false;
                this.#update();
            });
        }
        scrubber.addEventListener("input", () => seek(Number(scrubber.value)));
    }

    #update() {
        const {state, isPaused} = this.#timeline;
        const isAllowed = connectionAllows(this.#connection) && state !== null;
        for (const control of byId("time-bar").querySelectorAll("button, select, input")) control.disabled = !isAllowed;
        byId("status-past").textContent = !state || !isPaused ? "–" : text.past(state.now - state.from, state.history);
        const isPast = state !== null && state.shown !== undefined && state.shown !== null;
        setLabel(byId("play"), !isPaused ? text.pause : isPast ? text.toPresent : text.play);
        byId("play-icon").toggleAttribute("hidden", !isPaused);
        byId("pause-icon").toggleAttribute("hidden", isPaused);
        if (!state) {
            byId("time").textContent = "–";
            return;
        }
        if (!isPaused && state.speed !== this.#speed) {
            this.#speed = state.speed;
            byId("speed").value = String(state.speed);
        }
        this.#showTime(state, isPast);
        this.#showRange(isPaused);
    }

    #showTime(state, isPast) {
        const {isPaused, now, present} = this.#timeline;
        const offset = isPast ? ` (${text.offset(now - present)})` : "";
        byId("time").textContent = isPaused ? text.time(now) + offset : text.live;
        const distance = present - now;
        const spoken = !isPast ? text.atPresent : distance > 0 ? text.before(distance) : text.after(-distance);
        byId("scrubber").setAttribute("aria-valuetext", spoken);
    }

    #showRange(isPaused) {
        const {from, to, decidedTo} = this.#timeline.range;
        const scrubber = byId("scrubber");
        if (!this.#isScrubbing) {
            scrubber.min = String(from);
            scrubber.max = String(Math.max(decidedTo, from + frameDuration));
            scrubber.step = "any";
            scrubber.value = String(this.#timeline.now);
        }
        const mark = byId("present-mark");
        mark.hidden = !isPaused;
        const [low, high] = [Number(scrubber.min), Number(scrubber.max)];
        const fraction = high > low ? Math.min(Math.max((to - low) / (high - low), 0), 1) : 1;
        mark.style.insetInlineStart = `calc(${thumbInset}px + ${fraction} * (100% - ${2 * thumbInset}px))`;
    }
}

function connectionAllows(connection) { return connection.isOpen && connection.control; }

function setLabel(button, label) {
    button.setAttribute("aria-label", label);
    button.title = label;
}
