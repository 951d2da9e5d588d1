// Full screen, the addresses to share with their QR codes, the manifest of the web app, and the rotation of a phone.

import {shareText as text} from "./strings.js";

const byId = id => document.getElementById(id);
// Modules of the quiet zone around a code.
const quiet = 4;
// The device's orientation, as UIKit names it, by that of the browser's screen.
const orientations = {
    "portrait-primary": "portrait", "portrait-secondary": "portraitUpsideDown", "landscape-primary": "landscapeLeft",
    "landscape-secondary": "landscapeRight",
};

export class Share {
    #connection;

    constructor(connection) {
        this.#connection = connection;
        this.#connectFullScreen(byId("full-screen"));
        const button = byId("share");
        button.textContent = text.share;
        button.addEventListener("click", () => this.#toggle(button));
        connection.on("close", () => this.#close(button));
        connection.on("message:state", () => { button.disabled = !connection.isOpen; });
        addManifest();
        this.#followRotation();
    }

    #connectFullScreen(button) {
        button.hidden = !document.fullscreenEnabled;
        const update = () => { button.textContent = document.fullscreenElement ? text.leaveFullScreen : text.fullScreen; };
        button.addEventListener("click", () => {
            const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
            change.catch(() => {});
        });
        document.addEventListener("fullscreenchange", update);
        update();
    }

    // MARK: Addresses

    async #toggle(button) {
        if (button.getAttribute("aria-expanded") === "true") return this.#close(button);
        const box = byId("addresses");
        try {
            const {control, watch, isLoopback} = await this.#connection.ask("addresses");
            const kinds = [[text.control, control], [text.watch, watch]].filter(([, address]) => address);
            const note = document.createElement("p");
            note.textContent = isLoopback ? text.loopback : control ? text.network : "";
            box.replaceChildren(...kinds.map(([kind, address]) => addressBox(kind, address)), note);
            box.hidden = false;
            button.setAttribute("aria-expanded", "true");
        } catch (error) {
            this.#connection.problem(error.message);
        }
    }

    #close(button) {
        byId("addresses").hidden = true;
        byId("addresses").replaceChildren();
        button.setAttribute("aria-expanded", "false");
    }

    // MARK: Rotation

    // The app is rotated with the phone on which it is controlled. The first look says how the phone is held.
    #followRotation() {
        const {orientation} = window.screen;
        if (!orientation || !matchMedia("(pointer: coarse)").matches) return;
        const send = () => {
            const name = orientations[orientation.type];
            if (name) this.#connection.command({type: "orientation", name});
        };
        orientation.addEventListener("change", send);
        let hasControl = false;
        this.#connection.on("message:state", ({control}) => {
            if (control && !hasControl) send();
            hasControl = control;
        });
        this.#connection.on("close", () => { hasControl = false; });
    }
}

// An address with its code, a link, and a button that copies it.
function addressBox(kind, {url, code}) {
    const box = document.createElement("figure");
    const title = document.createElement("figcaption");
    title.textContent = kind;
    const link = document.createElement("a");
    Object.assign(link, {href: url, textContent: url, target: "_blank", rel: "noopener noreferrer"});
    const copy = document.createElement("button");
    Object.assign(copy, {type: "button", textContent: text.copy});
    copy.setAttribute("aria-label", `${text.copy}: ${kind}`);
    copy.addEventListener("click", async () => {
        try {
            await navigator.clipboard.writeText(url);
            copy.textContent = text.copied;
        } catch {
            getSelection().selectAllChildren(link);
        }
    });
    box.append(title, ...code.length > 0 ? [picture(code, text.code(kind))] : [], link, copy);
    return box;
}

// The rows of a code, "1" for a black module, as a picture.
function picture(rows, label) {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const size = rows.length + 2 * quiet;
    for (const [name, value] of [["viewBox", `0 0 ${size} ${size}`], ["role", "img"], ["aria-label", label], ["shape-rendering", "crispEdges"]]) {
        svg.setAttribute(name, value);
    }
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const squares = rows.flatMap((row, y) => [...row].map((module, x) => module === "1" ? `M${x + quiet} ${y + quiet}h1v1h-1z` : ""));
    path.setAttribute("d", squares.join(""));
    svg.append(path);
    return svg;
}

// The token is in the address of the manifest: an installed page starts with it.
function addManifest() {
    const link = document.createElement("link");
    Object.assign(link, {rel: "manifest", href: `/manifest.webmanifest${location.search}`});
    document.head.append(link);
}
