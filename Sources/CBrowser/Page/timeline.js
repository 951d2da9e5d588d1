// The time of the app: `window.kinora.timeline`, and what the time bar shows. Times are in seconds since the app's start.

import {text} from "./strings.js";

// The page's version of the messages; a server of another one gets no commands.
const version = 1;
export const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const mostFrames = 600;
const farthest = 1e6;
const largestRequest = 4e9;

export class Timeline {
    // The last message of the server; null before the first.
    state = null;

    #screen;
    #connection;
    #receivedAt = 0;
    #lastRequest = 0;
    #open = [];
    #changed = [];

    constructor(screen, connection) {
        this.#screen = screen;
        this.#connection = connection;
        connection.on("message:timeline", state => this.#receive(state));
        connection.on("close", () => this.#close());
        screen.onDraw(() => this.#settle());
    }

    // Adds a handler of a changed state.
    onChange(handler) { this.#changed.push(handler); }

    get isPaused() { return this.state?.speed === 0; }

    // The present. While time goes on, it is computed from the last message.
    get present() {
        if (!this.state) return 0;
        return this.state.now + (performance.now() - this.#receivedAt) / 1000 * this.state.speed;
    }

    get now() { return this.state?.shown ?? this.present; }

    // Exact in a pause; else up to the present.
    get range() {
        const {from = 0, decidedTo = 0} = this.state ?? {};
        const to = this.present;
        return this.isPaused ? {from, to, decidedTo} : {from: Math.max(from, to - 60), to, decidedTo: to};
    }

    pause() { return this.#command({command: "pause"}); }

    play(speed = 1) {
        if (!(speed >= speeds[0] && speed <= speeds.at(-1))) throw new TypeError(text.badSpeed(speed));
        return this.#command({command: "play", speed});
    }

    step(frames = 1) {
        if (!Number.isInteger(frames) || frames === 0 || Math.abs(frames) > mostFrames) throw new TypeError(text.badFrames(frames));
        return this.#command({command: "step", frames});
    }

    seek(seconds) {
        if (!Number.isFinite(seconds) || Math.abs(seconds) > farthest) throw new TypeError(text.badSeconds(seconds));
        return this.#command({command: "seek", seconds});
    }

    // RGBA of the shown frame, row by row.
    frameBytes() { return this.#screen.bytes(); }

    // The object that scripts use.
    get script() {
        const script = {};
        for (const name of ["pause", "play", "step", "seek", "frameBytes"]) script[name] = (...values) => this[name](...values);
        for (const name of ["now", "range"]) Object.defineProperty(script, name, {get: () => this[name], enumerable: true});
        return Object.freeze(script);
    }

    // A promise of the time of the frame that is shown then.
    #command(command) {
        if (!this.#connection.isOpen) throw new Error(text.notConnected);
        if (!this.#connection.control) throw new Error(text.otherControls);
        if (this.state?.version !== version) throw new Error(text.otherVersion);
        // Another page may have led the time before.
        this.#lastRequest = Math.max(this.#lastRequest, this.state.request) % largestRequest + 1;
        const request = this.#lastRequest;
        this.#connection.command({type: "timeline", ...command, request});
        const promise = new Promise((resolve, reject) => this.#open.push({request, resolve, reject}));
        promise.catch(() => {});
        return promise;
    }

    #receive(state) {
        this.state = state;
        this.#receivedAt = performance.now();
        this.#settle();
        for (const handler of this.#changed) handler();
    }

    // A command is done once the server has answered it, or a later one, and its frame is on the screen.
    #settle() {
        const {state} = this;
        if (!state || this.#open.length === 0) return;
        if (this.isPaused && this.#screen.time !== state.frame) return;
        const count = this.#open.findIndex(({request}) => request === state.request) + 1;
        for (const {resolve} of this.#open.splice(0, count)) resolve(state.frame);
    }

    #close() {
        for (const {reject} of this.#open) reject(new Error(text.connectionLost));
        this.#open = [];
        this.state = null;
        this.#lastRequest = 0;
        for (const handler of this.#changed) handler();
    }
}
