// The panel: settings of the device, control of the app, its status; the banner; the handle that changes the screen's size.

import {controlsText as text} from "./strings.js";

const problemDuration = 8000;
const resizeInterval = 100;
const step = 10;
const smallest = 100;
const largest = 4096;
const byId = id => document.getElementById(id);

export class Controls {
    // Closes the panel where it is a sheet.
    closeSheet = () => {};

    #screen;
    #connection;
    #state = null;
    #hello = null;
    #hasFollowedAppearance = false;
    #notice = null;
    #frames = 0;
    #problemTimer = 0;
    #drag = null;
    #wantedSize = null;
    #resizeTimer = 0;
    #lastResize = 0;

    constructor(screen, connection) {
        this.#screen = screen;
        this.#connection = connection;
        connection.on("message:hello", hello => this.#setHello(hello));
        connection.on("message:state", state => { this.#state = state; this.#followAppearance(); this.#update(); });
        connection.on("message:problem", message => this.#showProblem(message.text));
        connection.on("problem", sentence => this.#showProblem(sentence));
        connection.on("message:announce", message => this.#announce(message.text));
        connection.on("open", () => { this.#hideGone(); this.#update(); });
        connection.on("gone", gone => this.#showGone(gone));
        connection.on("close", () => { this.#state = null; this.#update(); });
        connection.on("notice", notice => this.#showNotice(notice));
        screen.onDraw(() => { this.#frames += 1; });
        setInterval(() => this.#updateFigures(), 1000);
        byId("gone-button").addEventListener("click", () => connection.retry());
        this.#connectControls();
        this.#connectPanel();
        this.#connectHandle();
        this.#update();
    }

    #connectControls() {
        const command = message => this.#connection.command(message);
        byId("device-picker").addEventListener("change", ({target}) => {
            if (target.value !== "") return command({type: "device", name: target.value});
            const {width, height} = this.#screen.size;
            this.#resize({width, height});
        });
        byId("rotate-left").addEventListener("click", () => command({type: "rotate", clockwise: false}));
        byId("rotate-right").addEventListener("click", () => command({type: "rotate", clockwise: true}));
        byId("text-size").addEventListener("change", ({target}) => command({type: "setting", name: "textSize", value: target.value}));
        for (const box of document.querySelectorAll("[data-setting]")) {
            box.addEventListener("change", () => command({type: "setting", name: box.dataset.setting, value: box.checked}));
        }
        byId("control-button").addEventListener("click", () => command({type: "handOver"}));
    }

    // MARK: State

    #setHello(hello) {
        this.#hello = hello;
        document.title = hello.app;
        byId("app-name").textContent = hello.app;
        byId("panel-title").textContent = hello.app;
        byId("screen").setAttribute("aria-label", text.screenOf(hello.app));
        const free = new Option(text.freeSize, "");
        byId("device-picker").replaceChildren(...hello.devices.map(({name}) => new Option(name, name)), free);
        byId("text-size").replaceChildren(...hello.textSizes.map(name => new Option(words(name), name)));
        this.#update();
    }

    // The app begins in the appearance of the browser that controls it; what is chosen in a panel stays.
    #followAppearance() {
        if (this.#hasFollowedAppearance || !this.#state.control || !this.#state.followsAppearance) return;
        this.#hasFollowedAppearance = true;
        const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
        if (isDark !== this.#state.dark) this.#connection.command({type: "setting", name: "dark", value: isDark});
    }

    #update() {
        const {control} = this.#connection;
        const state = this.#state;
        byId("settings").disabled = !control;
        byId("reason").textContent = this.#reason();
        byId("reason").hidden = control;
        const button = byId("control-button");
        button.disabled = !control || !state || state.clients < 2;
        button.hidden = !control;
        setText(byId("control-reason"), control && state?.clients === 1 ? text.noOtherClient : "");
        byId("screen").classList.toggle("watched", !control);
        byId("size-handle").hidden = !control || state?.device !== "";
        byId("status-control").textContent = !state ? text.unknown : control ? text.thisPage : text.anotherPage;
        byId("status-clients").textContent = state?.clients ?? text.unknown;
        if (!state) return;
        byId("device-picker").value = state.device;
        byId("text-size").value = state.textSize;
        for (const box of document.querySelectorAll("[data-setting]")) box.checked = state[box.dataset.setting] === true;
        byId("size-handle").setAttribute("aria-label", text.sizeOfScreen(state.width, state.height));
    }

    // The reason that the controls are disabled.
    #reason() {
        if (!this.#connection.isOpen || !this.#state) return text.notConnected;
        if (!this.#connection.mayControl) return text.onlyWatching;
        return text.anotherControls;
    }

    #updateFigures() {
        const isOpen = this.#connection.isOpen;
        const {latency} = this.#screen;
        setText(byId("status-rate"), isOpen ? String(this.#frames) : text.unknown);
        setText(byId("status-latency"), isOpen && latency !== null ? text.milliseconds(latency) : text.unknown);
        this.#frames = 0;
    }

    // MARK: Notes

    #showNotice(notice) {
        // A connection that comes back at once needs no banner, except for a sentence that stays.
        this.#notice = notice;
        setTimeout(() => {
            if (this.#notice === notice) setText(byId("banner"), notice.text);
        }, notice.isBrief ? 400 : 0);
    }

    // Dims the screen, with a sentence and how to start the program again.
    #showGone({text: sentence, isEnded, mayRetry}) {
        document.body.classList.add("gone");
        setText(byId("gone-text"), sentence);
        byId("gone-remedy").hidden = !isEnded;
        setText(byId("gone-command"), this.#hello?.command ?? "kinora serve");
        byId("gone-button").hidden = !mayRetry;
        byId("gone").hidden = false;
    }

    #hideGone() {
        document.body.classList.remove("gone");
        byId("gone").hidden = true;
    }

    #showProblem(reason) {
        const sentence = reason.charAt(0).toUpperCase() + reason.slice(1);
        byId("problem").textContent = /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
        clearTimeout(this.#problemTimer);
        this.#problemTimer = setTimeout(() => { byId("problem").textContent = ""; }, problemDuration);
    }

    #announce(sentence) {
        // Cleared first, so that the same text is spoken again.
        byId("announcement").textContent = "";
        setTimeout(() => { byId("announcement").textContent = sentence; }, 50);
    }

    // MARK: Panel of narrow windows

    #connectPanel() {
        const button = byId("panel-button");
        const set = isOpen => {
            document.body.classList.toggle("panel-open", isOpen);
            button.setAttribute("aria-expanded", String(isOpen));
        };
        button.addEventListener("click", () => {
            set(true);
            byId("panel-close").focus();
        });
        const close = () => {
            set(false);
            button.focus();
        };
        this.closeSheet = () => set(false);
        byId("panel-close").addEventListener("click", close);
        byId("panel").addEventListener("keydown", event => {
            if (event.key === "Escape" && document.body.classList.contains("panel-open")) close();
        });
    }

    // MARK: Free size

    #connectHandle() {
        const handle = byId("size-handle");
        handle.addEventListener("pointerdown", event => {
            if (event.button !== 0) return;
            handle.setPointerCapture(event.pointerId);
            this.#drag = {x: event.clientX, y: event.clientY, size: this.#screen.size, zoom: this.#screen.zoom};
        });
        handle.addEventListener("pointermove", event => {
            if (!this.#drag || !handle.hasPointerCapture(event.pointerId)) return;
            const {x, y, size, zoom} = this.#drag;
            // The device is centered: its corner moves by half of the change.
            this.#resize({width: size.width + 2 * (event.clientX - x) / zoom, height: size.height + 2 * (event.clientY - y) / zoom});
        });
        handle.addEventListener("lostpointercapture", () => { this.#drag = null; });
        handle.addEventListener("keydown", event => {
            const [dx, dy] = {ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1]}[event.key] ?? [0, 0];
            if (dx === 0 && dy === 0) return;
            event.preventDefault();
            const {width, height} = this.#wantedSize ?? this.#screen.size;
            this.#resize({width: width + dx * step, height: height + dy * step});
        });
    }

    // Sends a size, at most ten times a second.
    #resize({width, height}) {
        this.#wantedSize = {width: clamped(width), height: clamped(height)};
        if (this.#resizeTimer) return;
        const wait = Math.max(this.#lastResize + resizeInterval - performance.now(), 0);
        this.#resizeTimer = setTimeout(() => {
            this.#resizeTimer = 0;
            this.#lastResize = performance.now();
            this.#connection.command({type: "resize", ...this.#wantedSize});
            this.#wantedSize = null;
        }, wait);
    }
}

function clamped(length) {
    return Math.min(Math.max(Math.round(length), smallest), largest);
}

function setText(node, string) {
    if (node.textContent !== string) node.textContent = string;
}

// "accessibilityExtraLarge" as "Accessibility extra large".
function words(name) {
    const spaced = name.replace(/([A-Z])/g, letter => ` ${letter.toLowerCase()}`);
    return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
