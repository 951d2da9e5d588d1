// The panel that shows the layers of the moment apart from each other, in three dimensions: each layer drawn alone in its plane.

import {make, newest} from "./inspection.js";
import {cssMatrix, levelsOf} from "./planes.js";
import {explodedText as text} from "./strings.js";

// Layers that are shown, and questions for images at a time.
const most = 400;
const atOnce = 4;
const turnStep = 5;
const degreesPerPixel = 0.4;
const dragSlop = 4;
// The fraction of the panel that the screen takes.
const fill = 0.78;
const standard = {x: -12, y: -32};

export class ExplodedPanel {
    id = "exploded";
    title = text.title;
    element;

    #inspection;
    #timeline;
    #view;
    #scene = make("div", {className: "scene"});
    #note = make("p", {className: "panel-note", role: "status"});
    #controls = {};
    #angles = {...standard};
    #zoom = 1;
    #size = {width: 1, height: 1};
    #planes = [];
    #time = null;
    #stop = null;
    #read = newest(() => this.#load());
    // counts the readings: images of an older one are dropped.
    #reading = 0;

    constructor(inspection, timeline) {
        this.#inspection = inspection;
        this.#timeline = timeline;
        this.#view = make("div", {
            className: "scene-view", tabindex: "0", role: "application", "aria-label": text.scene, title: text.hint,
            onkeydown: event => this.#press(event),
            onpointerdown: event => this.#drag(event),
            onwheel: event => {
                event.preventDefault();
                this.#setZoom(this.#zoom * Math.exp(-event.deltaY / 400));
            },
        }, this.#scene);
        const slider = (name, label, value, max) => {
            const input = make("input", {type: "range", min: "0", max: String(max), value: String(value), oninput: () => this.#place()});
            this.#controls[name] = input;
            return make("label", {}, label, input);
        };
        const box = (name, label) => {
            const input = make("input", {type: "checkbox", onchange: () => this.#place()});
            this.#controls[name] = input;
            return make("label", {}, input, label);
        };
        this.element = make("div", {className: "exploded"},
            make("div", {className: "panel-bar wrapped"},
                slider("spacing", text.spacing, 24, 100), slider("first", text.first, 0, 0), slider("last", text.last, 0, 0),
                box("clipped", text.clipped), box("wires", text.wires),
                make("button", {type: "button", onclick: () => this.#reset()}, text.reset),
                make("button", {type: "button", onclick: () => this.#load(true)}, text.again)),
            this.#note, this.#view);
        inspection.onSelect(() => this.#mark());
        new ResizeObserver(() => this.#turn()).observe(this.#view);
    }

    show() { this.#stop = this.#inspection.watch(() => this.#read()); }

    hide() {
        this.#stop?.();
        this.#stop = null;
        this.#reading += 1;
    }

    // Reads the layers of the shown moment. While time goes on, only the first time and when one asks for it.
    async #load(isForced = false) {
        if (!this.#stop) return;
        const moment = this.#timeline.isPaused ? this.#timeline.now : "live";
        if (!isForced && moment === this.#time) return;
        this.#time = moment;
        const answer = await this.#inspection.ask("planes");
        if (!this.#stop) return;
        if (!answer) {
            this.#time = null;
            this.#note.textContent = text.noAnswer;
            return;
        }
        this.#reading += 1;
        this.#size = answer;
        // Layers that show something come first where there are too many.
        const visible = answer.planes.length > most ? answer.planes.filter(one => one.draws) : answer.planes;
        const shown = visible.slice(0, most);
        const left = answer.planes.length + answer.left - shown.length;
        this.#note.textContent = left > 0 ? text.some(shown.length, left) : text.all(shown.length);
        this.#build(shown, this.#planes.length === 0 || isForced);
        await this.#paint(this.#reading);
    }

    #build(planes, isNew) {
        this.#planes = planes.map(plane => ({...plane}));
        const levels = levelsOf(this.#planes);
        this.#planes.forEach((plane, index) => {
            plane.level = levels[index];
            plane.canvas = make("canvas", {});
            plane.element = make("div", {className: "plane"}, plane.canvas);
            plane.element.dataset.layer = plane.layer;
        });
        const top = Math.max(0, ...levels);
        const {first, last} = this.#controls;
        const keepsAll = isNew || Number(last.value) === Number(last.max);
        [first.max, last.max] = [String(top), String(top)];
        if (keepsAll) last.value = String(top);
        this.#scene.replaceChildren(...this.#planes.map(plane => plane.element));
        this.#place();
        this.#mark();
    }

    // Asks for the images, some at a time, the largest first.
    async #paint(reading) {
        const pending = this.#planes.filter(plane => plane.draws).sort((a, b) => area(b) - area(a));
        const scale = Math.min(Math.max(devicePixelRatio * this.#fit(), 0.5), 3);
        const work = async () => {
            while (pending.length > 0 && reading === this.#reading) {
                const plane = pending.shift();
                const answer = await this.#inspection.ask("image", {layer: plane.layer, scale});
                if (answer?.png && reading === this.#reading) await draw(plane, answer, () => this.#placeOne(plane));
            }
        };
        await Promise.all(Array.from({length: atOnce}, work));
    }

    #fit() { return Math.min(this.#view.clientWidth / this.#size.width, this.#view.clientHeight / this.#size.height) * fill || 0.5; }

    #place() {
        this.#scene.classList.toggle("wires", this.#controls.wires.checked);
        for (const plane of this.#planes) this.#placeOne(plane);
        this.#turn();
    }

    #placeOne(plane) {
        const {spacing, first, last, clipped} = this.#controls;
        const [left, top, width, height] = plane.box ?? plane.bounds;
        const {style} = plane.element;
        const [low, high] = [Number(first.value), Number(last.value)];
        const isCut = plane.clip && !clipped.checked;
        plane.element.hidden = plane.level < low || plane.level > high || isCut && (plane.clip[2] <= 0 || plane.clip[3] <= 0);
        [style.width, style.height] = [`${width}px`, `${height}px`];
        const z = (plane.level - Number(first.max) / 2) * Number(spacing.value);
        style.transform = `translateZ(${z}px) ${cssMatrix(plane.map, left, top)}`;
        plane.canvas.style.opacity = String(plane.opacity);
        style.clipPath = "";
        if (isCut) {
            const [x, y, w, h] = plane.clip;
            style.clipPath = `inset(${y - top}px ${left + width - x - w}px ${top + height - y - h}px ${x - left}px)`;
        }
    }

    #turn() {
        const {width, height} = this.#size;
        const {x, y} = this.#angles;
        this.#scene.style.transform = `translate(-50%, -50%) scale3d(${[1, 1, 1].map(() => this.#fit() * this.#zoom).join(",")}) `
            + `rotateX(${x}deg) rotateY(${y}deg)`;
        [this.#scene.style.width, this.#scene.style.height] = [`${width}px`, `${height}px`];
    }

    #setZoom(zoom) {
        this.#zoom = Math.min(Math.max(zoom, 0.2), 8);
        this.#turn();
    }

    #reset() {
        this.#angles = {...standard};
        this.#setZoom(1);
    }

    #press(event) {
        const turn = {ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [1, 0], ArrowDown: [-1, 0]}[event.key];
        if (turn) {
            this.#angles.x = Math.min(Math.max(this.#angles.x + turn[0] * turnStep, -90), 90);
            this.#angles.y += turn[1] * turnStep;
            this.#turn();
        } else if (event.key === "+" || event.key === "=") this.#setZoom(this.#zoom * 1.2);
        else if (event.key === "-") this.#setZoom(this.#zoom / 1.2);
        else if (event.key === "0") this.#reset();
        else return;
        event.preventDefault();
    }

    // A drag turns the scene; a click selects the layer.
    #drag(event) {
        if (event.button !== 0) return;
        const start = {x: event.clientX, y: event.clientY, ...{angles: {...this.#angles}}};
        const target = event.target.closest(".plane");
        let isDrag = false;
        this.#view.setPointerCapture(event.pointerId);
        const move = ({clientX, clientY}) => {
            const [dx, dy] = [clientX - start.x, clientY - start.y];
            isDrag ||= Math.hypot(dx, dy) > dragSlop;
            if (!isDrag) return;
            this.#angles.x = Math.min(Math.max(start.angles.x - dy * degreesPerPixel, -90), 90);
            this.#angles.y = start.angles.y + dx * degreesPerPixel;
            this.#turn();
        };
        const end = () => {
            this.#view.removeEventListener("pointermove", move);
            if (!isDrag && target) this.#inspection.select(Number(target.dataset.layer));
        };
        this.#view.addEventListener("pointermove", move);
        this.#view.addEventListener("lostpointercapture", end, {once: true});
    }

    #mark() {
        for (const {element, layer} of this.#planes) element.classList.toggle("selected", layer === this.#inspection.selected);
    }
}

function area({bounds}) { return bounds[2] * bounds[3]; }

async function draw(plane, {png, box}, place) {
    const bytes = Uint8Array.from(atob(png), character => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], {type: "image/png"}));
    [plane.canvas.width, plane.canvas.height] = [image.width, image.height];
    plane.canvas.getContext("2d").drawImage(image, 0, 0);
    image.close();
    plane.box = box;
    place();
}
