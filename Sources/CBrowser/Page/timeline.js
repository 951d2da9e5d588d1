// The time of the app: `window.kinora.timeline`, and what the time bar shows. Times are in seconds since the app's start.

import {text} from "./strings.js";

// The page's version of the messages; a server of another one gets no commands.
const version = 1;
export const speeds = [0.05, 0.1, 0.25, 0.5, 1, 2, 4];
const mostFrames = 600;
const farthest = 1e6;
export const exportKinds = ["film", "strip", "gesture", "test", "trace", "html"];
const largestRequest = 4e9;

export class Timeline {
    // The last message of the server; null before the first.
    state = null;

    #screen;
    #connection;
    #receivedAt = 0;
    #lastRequest = 0;
    #open = [];
    // Whether the program has started again since the command of a replay.
    #hasRestarted = false;
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

    // A promise of the animations that were in effect since a time, in the order of adding.
    animations(since = 0) {
        if (!Number.isFinite(since) || Math.abs(since) > farthest) throw new TypeError(text.badSeconds(since));
        return this.#connection.ask("animations", {since});
    }

    // A promise of the values of an animation's property between two times, as they were shown: {times, components, velocities}.
    curve(id, from, to) {
        checkID(id);
        if (![from, to].every(time => Number.isFinite(time) && Math.abs(time) <= farthest) || from > to) throw new TypeError(text.badRange({from, to}));
        return this.#connection.ask("curve", {id, from, to});
    }

    // Changes an animation from the next replay on: {duration, delay, curve, from, to}; null takes changes back. A promise.
    edit(id, changes = null) {
        checkID(id);
        if (!this.#connection.control) throw new Error(text.otherControls);
        return this.#connection.ask("edit", changes === null ? {id} : {id, changes: checkedChanges(changes)});
    }

    // What the shown moment has otherwise than the app had it: {solo, frozen: [{id, time}]}; play ends it.
    get shownAnimations() { return this.state?.animations ?? {frozen: []}; }

    // Pauses, and shows one animation alone: the others' layers have the values that the app has set. null shows all again.
    async solo(id) {
        if (id !== null) await this.#checkAnimation(id);
        return this.#show({...this.shownAnimations, solo: id ?? undefined});
    }

    // Pauses, and shows an animation standing still with its value of a time; null lets it move again.
    async freeze(id, time = this.now) {
        await this.#checkAnimation(id);
        if (time !== null && (!Number.isFinite(time) || Math.abs(time) > farthest)) throw new TypeError(text.badSeconds(time));
        const others = this.shownAnimations.frozen.filter(one => one.id !== id);
        return this.#show({...this.shownAnimations, frozen: time === null ? others : [...others, {id, time}]});
    }

    async #checkAnimation(id) {
        checkID(id);
        const animations = await this.animations();
        if (!animations?.some(one => one.id === id)) throw new TypeError(text.noAnimation(id));
    }

    // The moment, and so the time of the frame, may be that of before: the frame that shows the command has its number.
    #show({solo, frozen}) {
        return this.#command({command: "show", ...solo === undefined ? {} : {solo}, ...frozen.length === 0 ? {} : {frozen}}, true);
    }

    // Starts the app again, and repeats what came to it up to a time, or to the present, where it pauses. A promise of that time.
    replay(until = undefined) {
        if (until !== undefined && (!Number.isFinite(until) || until < 0 || until > farthest)) throw new TypeError(text.badSeconds(until));
        this.#command({command: "replay", ...until === undefined ? {} : {until}});
        this.#open.at(-1).isReplay = true;
        return this.#open.at(-1).promise;
    }

    // A file of what the app has done, of the last ten seconds or of a range {from, to}: a promise of a text ("gesture", "test", "trace",
    // "html") or a Blob ("film", "strip").
    async export(kind, range = undefined) {
        if (!exportKinds.includes(kind)) throw new TypeError(text.badKind(kind, exportKinds));
        const times = range === undefined ? {} : {from: range.from, to: range.to};
        if (!Object.values(times).every(time => Number.isFinite(time) && Math.abs(time) <= farthest) || times.from > times.to) {
            throw new TypeError(text.badRange(range));
        }
        const file = await this.#connection.ask("export", {kind, ...times});
        const blob = await (await fetch(file.path)).blob();
        return ["film", "strip"].includes(kind) ? blob : blob.text();
    }

    // A promise of the faults of the last minute, in the order of time.
    findings() { return this.#connection.ask("findings"); }

    // RGBA of the shown frame, row by row.
    frameBytes() { return this.#screen.bytes(); }

    // The object that scripts use.
    get script() {
        const script = {};
        const names = [
            "pause", "play", "step", "seek", "solo", "freeze", "animations", "curve", "edit", "replay", "export", "findings", "frameBytes",
        ];
        for (const name of names) script[name] = (...values) => this[name](...values);
        for (const name of ["now", "range"]) Object.defineProperty(script, name, {get: () => this[name], enumerable: true});
        return Object.freeze(script);
    }

    // A promise of the time of the frame that is shown then.
    #command(command, isNumbered = false) {
        if (!this.#connection.isOpen) throw new Error(text.notConnected);
        if (!this.#connection.control) throw new Error(text.otherControls);
        if (this.state?.version !== version) throw new Error(text.otherVersion);
        // Another page may have led the time before.
        this.#lastRequest = Math.max(this.#lastRequest, this.state.request) % largestRequest + 1;
        const request = this.#lastRequest;
        const message = {type: "timeline", ...command, request};
        if (isNumbered) this.#connection.input(message);
        else this.#connection.command(message);
        const open = {request, input: isNumbered ? this.#connection.inputNumber : 0};
        open.promise = new Promise((resolve, reject) => Object.assign(open, {resolve, reject}));
        open.promise.catch(() => {});
        this.#open.push(open);
        return open.promise;
    }

    #receive(state) {
        this.state = state;
        this.#receivedAt = performance.now();
        this.#settle();
        for (const handler of this.#changed) handler();
    }

    // A command is done once the server has answered it, or a later one, and its frame is on the screen, in a pause without losses.
    #settle() {
        const {state} = this;
        if (!state || this.#open.length === 0) return;
        if (this.isPaused && (this.#screen.time !== state.frame || !this.#screen.isExact)) return;
        const count = this.#open.findIndex(({request, isReplay}) => request === state.request || isReplay && this.#hasRestarted) + 1;
        if (this.#open.slice(0, count).some(({input}) => input > this.#screen.shownInput)) return;
        for (const {resolve} of this.#open.splice(0, count)) resolve(state.frame);
        if (this.#open.length === 0) this.#hasRestarted = false;
    }

    #close() {
        // A replay is answered by the program that starts again.
        const isReplay = this.#connection.startsAgain;
        for (const {reject, isReplay: waits} of this.#open) if (!(isReplay && waits)) reject(new Error(text.connectionLost));
        this.#open = isReplay ? this.#open.filter(one => one.isReplay) : [];
        this.#hasRestarted = isReplay;
        this.state = null;
        this.#lastRequest = 0;
        for (const handler of this.#changed) handler();
    }
}

function checkID(id) {
    if (!Number.isInteger(id) || id < 1 || id > largestRequest) throw new TypeError(text.badID(id));
}

// Changes of an animation as the server takes them; throws for others.
function checkedChanges(changes) {
    const known = {duration: [0, 1000], delay: [0, 1000]};
    const checked = {};
    for (const [name, value] of Object.entries(changes)) {
        if (known[name]) checked[name] = checkedNumber(name, value, ...known[name]);
        else if (name === "from" || name === "to") checked[name] = checkedComponents(name, value);
        else if (name === "curve") checked.curve = checkedCurve(value);
        else throw new TypeError(text.badChange(name));
    }
    return checked;
}

// Curves by their names, as in UIKit.
const namedCurves = {linear: [0, 0, 1, 1], easeIn: [0.42, 0, 1, 1], easeOut: [0, 0, 0.58, 1], easeInOut: [0.42, 0, 0.58, 1]};

function checkedCurve(curve) {
    if (typeof curve === "string" && namedCurves[curve]) return {type: "bezier", points: namedCurves[curve]};
    if (curve?.type === "linear") return {type: "linear"};
    if (curve?.type === "bezier") {
        const points = checkedComponents("points", curve.points);
        if (points.length === 4 && [points[0], points[2]].every(x => x >= 0 && x <= 1)) return {type: "bezier", points};
    }
    if (curve?.type === "spring") {
        const number = (name, low, high) => ({[name]: checkedNumber(name, curve[name], low, high)});
        const velocity = curve.velocity === undefined ? {} : number("velocity", -1000, 1000);
        // A record has both forms: what a person writes is the response.
        if (curve.response !== undefined) return {type: "spring", ...number("response", 0.01, 100), ...number("dampingRatio", 0.01, 10), ...velocity};
        const mass = curve.mass === undefined ? {} : number("mass", 0.001, 1000);
        return {type: "spring", ...mass, ...number("stiffness", 0.001, 1e6), ...number("damping", 0.001, 1e5), ...velocity};
    }
    throw new TypeError(text.badCurve(curve));
}

function checkedNumber(name, value, low, high) {
    if (!(typeof value === "number" && value >= low && value <= high)) throw new TypeError(text.badNumber(name, value, low, high));
    return value;
}

function checkedComponents(name, value) {
    const numbers = typeof value === "number" ? [value] : value;
    const isFine = Array.isArray(numbers) && numbers.length > 0 && numbers.length <= 64
        && numbers.every(one => Number.isFinite(one) && Math.abs(one) <= farthest);
    if (!isFine) throw new TypeError(text.badComponents(name, value));
    return numbers;
}
