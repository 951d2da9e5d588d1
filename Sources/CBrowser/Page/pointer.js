// Pointer input: touches, the mouse as a finger, two fingers with Alt, hovering and the wheel.

import {oncePerFrame} from "./events.js";

const pointsPerLine = 20;
// CSS pixels that a finger may move in a tap.
const tapSlop = 10;

export class Pointer {
    // Called in the pointerup event of a tap, with its point and the event's pointer type.
    onTap = () => {};

    #canvas;
    #screen;
    #connection;
    // Fingers that are down: by pointer id, with number, last point, first position, and the mirrored finger of an Alt drag.
    #fingers = new Map();
    #wheel = null;
    #hover;
    #isHovering = false;
    #marks = [...document.querySelectorAll(".finger")];

    constructor(canvas, screen, connection) {
        this.#canvas = canvas;
        this.#screen = screen;
        this.#connection = connection;
        this.#hover = oncePerFrame(point => {
            this.#isHovering = connection.command({type: "hover", ...point});
        });
        canvas.addEventListener("pointerdown", event => this.#down(event));
        canvas.addEventListener("pointermove", event => this.#move(event));
        canvas.addEventListener("pointerup", event => this.#up(event));
        canvas.addEventListener("pointercancel", event => this.#cancel(event.pointerId));
        canvas.addEventListener("lostpointercapture", event => this.#cancel(event.pointerId));
        canvas.addEventListener("pointerleave", event => this.#leave(event));
        canvas.addEventListener("contextmenu", event => event.preventDefault());
        canvas.addEventListener("mousedown", event => event.preventDefault());
        canvas.addEventListener("dragstart", event => event.preventDefault());
        canvas.addEventListener("wheel", event => this.#scroll(event), {passive: false});
        // Keeps the browser's own gestures (magnifier, pinch, callout) and its mouse events away from touches.
        for (const type of ["touchstart", "touchmove", "touchend"]) {
            canvas.addEventListener(type, event => event.cancelable && event.preventDefault(), {passive: false});
        }
        for (const type of ["gesturestart", "gesturechange"]) {
            document.addEventListener(type, event => event.preventDefault(), {passive: false});
        }
        addEventListener("blur", () => this.cancelAll());
        document.addEventListener("visibilitychange", () => document.hidden && this.cancelAll());
        screen.onResize(() => this.cancelAll());
        connection.on("close", () => this.#forget());
        connection.on("message:state", state => state.control || this.#forget());
    }

    // Ends all touches without their action.
    cancelAll() {
        for (const id of [...this.#fingers.keys()]) this.#cancel(id);
    }

    #forget() {
        this.#fingers.clear();
        this.#isHovering = false;
        this.#showMarks();
    }

    #down(event) {
        const isMouse = event.pointerType === "mouse";
        if (isMouse && event.button !== 0) return;
        event.preventDefault();
        // The focus stays in the text input while the app edits text, so that a phone's keyboard stays open.
        if (document.activeElement?.id !== "text-input") this.#canvas.focus({preventScroll: true, focusVisible: false});
        if (!this.#connection.control || this.#fingers.has(event.pointerId)) return;
        this.#hover.cancel();
        try {
            this.#canvas.setPointerCapture(event.pointerId);
        } catch {
            // The pointer has already left, or a program made the event; the touch goes on without capture.
        }
        const point = this.#screen.point(event.clientX, event.clientY);
        const finger = {number: this.#freeNumber(), point, start: {x: event.clientX, y: event.clientY}, isTap: true};
        this.#fingers.set(event.pointerId, finger);
        if (isMouse && event.altKey) {
            const {width, height} = this.#screen.size;
            finger.center = {x: width / 2, y: height / 2};
            finger.second = this.#freeNumber();
        }
        this.#send("began", finger);
    }

    #move(event) {
        const finger = this.#fingers.get(event.pointerId);
        const isMouse = event.pointerType === "mouse";
        if (!finger) {
            if (isMouse && event.buttons === 0) this.#hover(this.#screen.point(event.clientX, event.clientY));
            return;
        }
        // The left button was released while another one stays down.
        if (isMouse && (event.buttons & 1) === 0) return this.#up(event);
        const point = this.#screen.point(event.clientX, event.clientY);
        if (point.x === finger.point.x && point.y === finger.point.y) return;
        if (finger.center && event.shiftKey) {
            finger.center = {x: finger.center.x + point.x - finger.point.x, y: finger.center.y + point.y - finger.point.y};
        }
        finger.point = point;
        if (Math.hypot(event.clientX - finger.start.x, event.clientY - finger.start.y) > tapSlop) finger.isTap = false;
        this.#send("moved", finger);
    }

    #up(event) {
        const finger = this.#fingers.get(event.pointerId);
        if (!finger) return;
        finger.point = this.#screen.point(event.clientX, event.clientY);
        this.#fingers.delete(event.pointerId);
        this.#send("ended", finger);
        if (finger.isTap && !finger.center) this.onTap({...finger.point, pointerType: event.pointerType});
    }

    #cancel(id) {
        const finger = this.#fingers.get(id);
        if (!finger) return;
        this.#fingers.delete(id);
        this.#send("cancelled", finger);
    }

    // Sends a finger's phase, with the one that mirrors it in an Alt drag.
    #send(phase, finger) {
        const touches = [{phase, finger: finger.number, ...finger.point}];
        if (finger.center) touches.push({phase, finger: finger.second, ...mirrored(finger)});
        this.#connection.input({type: "touches", touches});
        this.#showMarks();
    }

    // The smallest number that no finger has.
    #freeNumber() {
        const numbers = new Set();
        for (const finger of this.#fingers.values()) numbers.add(finger.number).add(finger.second);
        let number = 0;
        while (numbers.has(number)) number += 1;
        return number;
    }

    // Shows the two fingers of an Alt drag.
    #showMarks() {
        const finger = [...this.#fingers.values()].find(candidate => candidate.center);
        const points = finger ? [finger.point, mirrored(finger)] : [];
        this.#marks.forEach((mark, index) => {
            mark.hidden = !points[index];
            if (!points[index]) return;
            mark.style.left = `${points[index].x * this.#screen.zoom}px`;
            mark.style.top = `${points[index].y * this.#screen.zoom}px`;
        });
    }

    #leave(event) {
        if (event.pointerType !== "mouse") return;
        this.#hover.cancel();
        if (this.#isHovering) this.#connection.command({type: "hover"});
        this.#isHovering = false;
    }

    #scroll(event) {
        event.preventDefault();
        if (event.ctrlKey || !this.#connection.control) return;
        const unit = [1 / this.#screen.zoom, pointsPerLine, this.#screen.size.height][event.deltaMode] ?? 1;
        const point = this.#screen.point(event.clientX, event.clientY);
        if (this.#wheel) {
            Object.assign(this.#wheel, {...point, dx: this.#wheel.dx + event.deltaX * unit, dy: this.#wheel.dy + event.deltaY * unit});
            return;
        }
        this.#wheel = {...point, dx: event.deltaX * unit, dy: event.deltaY * unit};
        requestAnimationFrame(() => {
            this.#connection.input({type: "scroll", ...this.#wheel});
            this.#wheel = null;
        });
    }
}

function mirrored({center, point}) {
    return {x: 2 * center.x - point.x, y: 2 * center.y - point.y};
}
