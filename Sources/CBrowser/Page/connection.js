// The WebSocket to the app: opens it again after each loss, numbers the client's input, and dispatches messages by type.

import {connectionText as text} from "./strings.js";

const shortestDelay = 0.25;
const longestDelay = 5;
// Milliseconds after which a connection counts as good: the next loss starts again with the shortest delay.
const goodDuration = 2000;
// Touches that wait for the frame that shows them.
const mostTouches = 1000;
// Seconds without an answer after which the page stops asking. A program that starts again has another address.
const longestSilence = 20;
const encoder = new TextEncoder();

export class Connection {
    isOpen = false;
    bytesReceived = 0;
    inputNumber = 0;
    // Whether the server lets this client control the app, and whether it does now.
    mayControl = false;
    control = false;

    #token = new URLSearchParams(location.search).get("token") ?? "";
    #handlers = new Map();
    #socket = null;
    #timer = 0;
    #delay = shortestDelay;
    #attempts = 0;
    #openedAt = 0;
    #isStopped = false;
    #refusals = 0;
    #sentTouches = [];
    #lastQuestion = 0;
    // Promises of answers, by the numbers of their questions.
    #questions = new Map();
    // When the connection was lost; null while it is there.
    #lostAt = null;
    // Whether the page has stopped asking.
    #isGone = false;
    // Whether the program has said that it starts again, and does not answer yet.
    startsAgain = false;

    // Adds a handler of a message type, or of "open", "close", "frame", "notice", "problem", "input", "gone".
    on(type, handler) {
        const handlers = this.#handlers.get(type) ?? [];
        handlers.push(handler);
        this.#handlers.set(type, handlers);
    }

    start() {
        addEventListener("online", () => this.#retryNow());
        addEventListener("pageshow", () => this.#retryNow());
        addEventListener("pagehide", () => this.#socket?.close());
        document.addEventListener("visibilitychange", () => {
            this.#sendVisibility();
            if (!document.hidden) this.#retryNow();
        });
        this.#open();
    }

    // Closes the socket and opens another; the server then sends a whole frame.
    restart() {
        this.#socket?.close(4001);
    }

    // Shows a sentence for some seconds.
    problem(sentence) {
        this.#notify("problem", sentence);
    }

    // Stops permanently and shows a sentence.
    stop(sentence) {
        this.#isStopped = true;
        this.#notify("notice", {text: "", isBrief: false});
        this.#notify("gone", {text: sentence, isEnded: false, mayRetry: false});
        this.#socket?.close();
    }

    // Asks again after the page has stopped asking.
    retry() {
        this.#lostAt = performance.now();
        this.#retryNow();
    }

    send(message) {
        if (this.isOpen) this.#socket.send(JSON.stringify(message));
    }

    // Sends a message that only the controlling client may send. Returns whether it was sent.
    command(message) {
        if (!this.isOpen || !this.control) return false;
        this.send(message);
        return true;
    }

    // Asks the server, which any client may: a promise of the answer's value.
    ask(about, fields = {}) {
        if (!this.isOpen) return Promise.reject(new Error(text.notConnected));
        this.#lastQuestion += 1;
        const request = this.#lastQuestion;
        this.send({type: "ask", about, request, ...fields});
        return new Promise((resolve, reject) => this.#questions.set(request, {resolve, reject}));
    }

    // Sends input with the next number. Returns whether it was sent.
    input(message) {
        if (!this.isOpen || !this.control) return false;
        this.inputNumber += 1;
        if (message.type === "touches") {
            this.#sentTouches.push({number: this.inputNumber, time: performance.now()});
            if (this.#sentTouches.length > mostTouches) this.#sentTouches.shift();
        }
        this.send({...message, number: this.inputNumber});
        this.#notify("input", message);
        return true;
    }

    // Time in milliseconds since the oldest touch that changed what a frame is the first to show; null if none did.
    takeLatency(shownInput, effectiveInput) {
        const count = this.#sentTouches.findIndex(touch => touch.number > shownInput);
        const shown = this.#sentTouches.splice(0, count < 0 ? this.#sentTouches.length : count);
        const first = effectiveInput === null ? undefined : shown.find(touch => touch.number >= effectiveInput);
        return first ? performance.now() - first.time : null;
    }

    #notify(type, value) {
        for (const handler of this.#handlers.get(type) ?? []) handler(value);
    }

    #open() {
        clearTimeout(this.#timer);
        this.#timer = 0;
        const scheme = location.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(`${scheme}//${location.host}/socket?token=${encodeURIComponent(this.#token)}`);
        socket.binaryType = "arraybuffer";
        this.#socket = socket;
        let hasOpened = false;
        socket.onopen = () => {
            hasOpened = true;
            this.#didOpen();
        };
        socket.onmessage = event => this.#receive(event.data);
        socket.onclose = event => this.#didClose(event, hasOpened);
    }

    #didOpen() {
        this.isOpen = true;
        this.startsAgain = false;
        this.inputNumber = 0;
        this.#sentTouches = [];
        this.#openedAt = performance.now();
        this.#attempts = 0;
        this.#lostAt = null;
        this.#isGone = false;
        this.#notify("notice", {text: "", isBrief: false});
        this.#notify("open");
        if (document.hidden) this.#sendVisibility();
    }

    #sendVisibility() {
        this.send({type: "visible", visible: !document.hidden});
    }

    #receive(data) {
        if (typeof data !== "string") {
            this.bytesReceived += data.byteLength;
            return this.#notify("frame", data);
        }
        this.bytesReceived += encoder.encode(data).length;
        let message;
        try {
            message = JSON.parse(data);
        } catch {
            return console.error(text.notJSON);
        }
        if (message.type === "hello") this.mayControl = message.mayControl;
        if (message.type === "state") this.control = message.control;
        if (message.type === "answer") this.#answer(message);
        this.#notify(`message:${message.type}`, message);
    }

    #answer({request, value, problem}) {
        const question = this.#questions.get(request);
        this.#questions.delete(request);
        if (problem === undefined) question?.resolve(value);
        else question?.reject(new Error(problem));
    }

    #didClose(event, hasOpened) {
        this.#socket = null;
        this.isOpen = false;
        this.control = false;
        for (const {reject} of this.#questions.values()) reject(new Error(text.connectionLost));
        this.#questions.clear();
        if (hasOpened && performance.now() - this.#openedAt > goodDuration) this.#delay = shortestDelay;
        if (event.code === 4002) {
            this.startsAgain = true;
            this.#delay = shortestDelay;
        }
        if (hasOpened) this.#notify("close");
        if (this.#isStopped) return;
        if (this.startsAgain) return this.#retry(text.startsAgain);
        if (!hasOpened) return this.#probe();
        const reason = event.reason || text.noReason;
        if (event.code === 1001) return this.#stopAsking(text.ended);
        if (event.code === 4000) {
            this.problem(sentence(reason));
            return this.#retry(sentence(reason));
        }
        if (event.code === 1008) {
            this.#refusals += 1;
            const fault = text.fault(reason);
            if (this.#refusals > 1) return this.stop(`${fault} ${text.reload}`);
            this.problem(fault);
            return this.#retry(fault);
        }
        this.#retry(text.lost);
    }

    // Asks over HTTP for the reason that no socket opens.
    async #probe() {
        let status = 0;
        try {
            const address = `/?token=${encodeURIComponent(this.#token)}`;
            const response = await fetch(address, {method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(5000)});
            status = response.status;
        } catch {
            // No answer: the status stays 0.
        }
        if (this.#isStopped || this.#socket) return;
        switch (status) {
        case 0: return this.#retry(text.ended);
        case 403: return this.stop(text.oldToken);
        case 421: return this.stop(text.otherHost);
        case 503: return this.#retry(text.tooManyPages);
        case 200: return this.#retry(`${text.noSocket} ${this.#attempts > 2 ? text.serverFault : ""}`);
        default: return this.#retry(`${text.status(status)} ${text.serverFault}`);
        }
    }

    #retry(cause) {
        this.#lostAt ??= performance.now();
        if (performance.now() - this.#lostAt > longestSilence * 1000) return this.#stopAsking(cause);
        this.#attempts += 1;
        const isBrief = this.#delay < 1;
        const wait = isBrief ? text.retrying : text.retryingIn(this.#delay);
        this.#notify("notice", this.startsAgain ? {text: text.startsAgain, isBrief: false} : {text: `${cause.trim()} ${wait}`, isBrief});
        this.#timer = setTimeout(() => this.#open(), this.#delay * 1000);
        if (!this.startsAgain) this.#delay = Math.min(this.#delay * 2, longestDelay);
    }

    // Waits for the user, the network, or the page to be looked at again.
    #stopAsking(cause) {
        this.#isGone = true;
        this.#timer = 0;
        this.#notify("notice", {text: "", isBrief: false});
        this.#notify("gone", {text: cause, isEnded: cause === text.ended, mayRetry: true});
    }

    #retryNow() {
        if (this.#isStopped || this.#socket || !(this.#timer || this.#isGone)) return;
        this.#delay = shortestDelay;
        this.#open();
    }
}

function sentence(text) {
    const capital = text.charAt(0).toUpperCase() + text.slice(1);
    return /[.!?]$/.test(capital) ? capital : `${capital}.`;
}
