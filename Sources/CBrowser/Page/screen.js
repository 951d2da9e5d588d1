// Decodes frames, draws them to the canvas in order of arrival, and fits the canvas into the window.

import {screenText as text} from "./strings.js";

const headerSize = 36;
const rectangleSize = 16;
const types = {1: "image/png", 2: "image/jpeg"};
const decodeOptions = {colorSpaceConversion: "none", premultiplyAlpha: "none"};
// Up to this factor, a larger window shows the screen at 1 CSS pixel per point.
const farLarger = 2;
// Frames in sequence that cannot be read before the page gives up.
const mostFailures = 3;

export class Screen {
    time = 0;
    framesReceived = 0;
    shownInput = 0;
    shownInputTime = 0;
    latency = null;
    // Whether it shows the very pixels of the frame, none with losses.
    isExact = false;
    // Points, and pixels per point.
    size = Object.freeze({width: 0, height: 0, scale: 1});
    // CSS pixels per point.
    zoom = 1;

    #canvas;
    #context;
    #connection;
    #queue = Promise.resolve();
    #session = 0;
    #fitted = null;
    #failures = 0;
    #resized = [];
    #drawn = [];

    constructor(canvas, connection) {
        this.#canvas = canvas;
        this.#context = canvas.getContext("2d", {alpha: false, desynchronized: false});
        this.#connection = connection;
        connection.on("open", () => {
            this.#session += 1;
            this.shownInput = 0;
        });
        connection.on("frame", data => this.#receive(data));
        new ResizeObserver(() => this.fit()).observe(document.getElementById("stage"));
        addEventListener("resize", () => this.fit());
    }

    // Adds a handler of a changed size, and one that gets each drawn frame.
    onResize(handler) { this.#resized.push(handler); }
    onDraw(handler) { this.#drawn.push(handler); }

    // The point of the app's screen at a position in the window.
    point(clientX, clientY) {
        const box = this.#canvas.getBoundingClientRect();
        return {
            x: round((clientX - box.left) * this.size.width / (box.width || 1)),
            y: round((clientY - box.top) * this.size.height / (box.height || 1)),
        };
    }

    // RGBA of the shown frame, row by row.
    bytes() {
        const {width, height} = this.#canvas;
        return this.#context.getImageData(0, 0, width, height).data;
    }

    // Sets the size of the canvas in the window.
    fit() {
        const {width, height} = this.size;
        if (width === 0 || height === 0) return;
        const stage = document.getElementById("stage");
        const style = getComputedStyle(stage);
        const device = document.getElementById("device");
        const frame = device.offsetWidth - document.getElementById("surface").offsetWidth;
        const across = stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - frame;
        const bar = document.getElementById("time-bar").offsetHeight + (parseFloat(style.rowGap) || 0);
        const down = stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - frame - bar;
        let zoom = Math.max(Math.min(across / width, down / height), 0.05);
        if (!matchMedia("(max-width: 760px), (max-height: 480px)").matches && zoom > 1) zoom = zoom < farLarger ? 1 : Math.floor(zoom);
        const isChanged = zoom !== this.zoom || this.size !== this.#fitted;
        this.zoom = zoom;
        this.#fitted = this.size;
        const ratio = devicePixelRatio || 1;
        const surface = document.getElementById("surface");
        surface.style.width = `${Math.round(width * zoom * ratio) / ratio}px`;
        surface.style.height = `${Math.round(height * zoom * ratio) / ratio}px`;
        surface.style.setProperty("--zoom", String(zoom));
        if (isChanged) for (const handler of this.#resized) handler();
    }

    #receive(data) {
        const received = performance.now();
        const session = this.#session;
        let frame;
        try {
            frame = parse(data);
        } catch (error) {
            if (error instanceof VersionError) return this.#connection.stop(text.otherVersion);
            return this.#fail(error);
        }
        this.framesReceived += 1;
        const images = Promise.all(frame.rectangles.map(decode));
        images.catch(() => {});
        this.#queue = this.#queue.then(async () => {
            try {
                const decoded = await images;
                if (session === this.#session) this.#draw(frame, decoded, received);
                for (const image of decoded) image?.close();
            } catch (error) {
                if (session === this.#session) this.#fail(error);
            }
        });
    }

    // Asks for a whole frame after one that cannot be read; stops if that does not help.
    #fail(error) {
        console.error(error);
        this.#failures += 1;
        if (this.#failures < mostFailures) return this.#connection.restart();
        this.#connection.stop(text.unreadable);
    }

    #draw(frame, images, received) {
        this.#failures = 0;
        const resizes = this.#setSize(frame);
        const context = this.#context;
        frame.rectangles.forEach((rectangle, index) => {
            const {left, top, width, height} = rectangle;
            if (rectangle.kind === 0) {
                context.fillStyle = `#${(rectangle.value & 0xffffff).toString(16).padStart(6, "0")}`;
                context.fillRect(left, top, width, height);
            } else {
                context.drawImage(images[index], left, top, width, height);
            }
        });
        this.time = frame.time;
        this.isExact = frame.isExact;
        this.shownInput = frame.inputNumber;
        this.shownInputTime = frame.inputTime;
        this.latency = this.#connection.takeLatency(frame.inputNumber, frame.effectiveInput) ?? this.latency;
        this.#connection.send({type: "shown", frame: frame.number, decode: (performance.now() - received) / 1000});
        if (resizes) this.fit();
        for (const handler of this.#drawn) handler(frame);
    }

    // Adopts the size of a frame; clears the canvas only if that has changed.
    #setSize({width, height, scale}) {
        const canvas = this.#canvas;
        if (canvas.width !== width || canvas.height !== height) {
            canvas.width = width;
            canvas.height = height;
        }
        const size = {width: round(width / scale), height: round(height / scale), scale};
        if (size.width === this.size.width && size.height === this.size.height && scale === this.size.scale) return false;
        this.size = Object.freeze(size);
        return true;
    }
}

class VersionError extends Error {}

// Reads a frame; throws if it is of another version or incomplete.
function parse(data) {
    const view = new DataView(data);
    if (view.getUint8(0) !== 1) throw new VersionError();
    const count = view.getUint16(2, true) & 0x7fff;
    const frame = {
        number: view.getUint32(4, true),
        time: view.getFloat64(8, true),
        inputTime: view.getFloat64(16, true),
        inputNumber: view.getUint32(24, true),
        width: view.getUint16(28, true),
        height: view.getUint16(30, true),
        scale: view.getFloat32(32, true),
        effectiveInput: null,
        isExact: count === view.getUint16(2, true),
        rectangles: [],
    };
    const back = view.getUint8(1);
    if (back > 0) frame.effectiveInput = frame.inputNumber - (back - 1);
    let offset = headerSize + count * rectangleSize;
    for (let index = 0; index < count; index += 1) {
        const at = headerSize + index * rectangleSize;
        const [left, top, width, height] = [0, 2, 4, 6].map(delta => view.getUint16(at + delta, true));
        const rectangle = {left, top, width, height, kind: view.getUint32(at + 8, true), value: view.getUint32(at + 12, true)};
        if (rectangle.kind !== 0) {
            rectangle.bytes = new Uint8Array(data, offset, rectangle.value);
            offset += rectangle.value;
        }
        frame.rectangles.push(rectangle);
    }
    return frame;
}

function decode(rectangle) {
    if (rectangle.kind === 0) return null;
    return createImageBitmap(new Blob([rectangle.bytes], {type: types[rectangle.kind]}), decodeOptions);
}

function round(points) {
    return Math.round(points * 100) / 100;
}
