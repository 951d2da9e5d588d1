// The panel of marks on the screen: damage, overdraw, baselines, hit areas, oversized images.

import {make, newest} from "./inspection.js";
import {cornersOf} from "./planes.js";
import {marksText as text} from "./strings.js";

const flashDuration = 500;
// Layers over each other: two, three, four, five and more.
const colors = [[64, 120, 255, 110], [40, 190, 90, 130], [255, 165, 0, 150], [230, 30, 40, 170]];
// Pixels of an image for a pixel of the screen.
const oversize = 2;

export class MarksPanel {
    id = "marks";
    title = text.title;
    element;

    #inspection;
    #screen;
    #overlay;
    #canvas;
    #flashes;
    #rectangles = [];
    #isFlashing = false;
    #boxes = {};
    #report = make("div", {className: "detail-body"});
    #stop = null;
    #update = newest(() => this.#read());

    constructor(inspection, screen, overlay) {
        this.#inspection = inspection;
        this.#screen = screen;
        this.#overlay = overlay;
        const rows = ["damage", "overdraw", "baselines", "areas", "images"].map(name => {
            const box = make("input", {type: "checkbox", role: "switch", onchange: () => this.#change()});
            this.#boxes[name] = box;
            const label = make("span", {}, text[name], make("span", {className: "quiet block"}, text.about[name]));
            return make("label", {className: "row"}, label, box);
        });
        this.element = make("div", {className: "scrolled"}, make("div", {className: "mark-rows"}, ...rows), this.#report);
        screen.onDraw(frame => this.#flash(frame));
    }

    show() { this.#change(); }

    hide() {
        this.#stop?.();
        this.#stop = null;
        this.#rectangles = [];
        for (const canvas of [this.#canvas, this.#flashes]) if (canvas) canvas.hidden = true;
    }

    #isOn(...names) { return names.some(name => this.#boxes[name].checked); }

    #change() {
        this.#canvas ??= this.#overlay.addCanvas();
        this.#flashes ??= this.#overlay.addCanvas();
        const isOn = this.#isOn("overdraw", "baselines", "areas", "images");
        this.#canvas.hidden = !isOn;
        this.#flashes.hidden = !this.#boxes.damage.checked;
        if (!isOn) {
            this.#stop?.();
            this.#stop = null;
            this.#report.replaceChildren();
        } else if (this.#stop) this.#update();
        else this.#stop = this.#inspection.watch(() => this.#update());
    }

    // MARK: Damage

    #flash(frame) {
        if (!this.#flashes || this.#flashes.hidden || !frame) return;
        const now = performance.now();
        for (const {left, top, width, height} of frame.rectangles) this.#rectangles.push({left, top, width, height, begin: now});
        if (this.#isFlashing) return;
        this.#isFlashing = true;
        requestAnimationFrame(() => this.#drawFlashes());
    }

    #drawFlashes() {
        const now = performance.now();
        this.#rectangles = this.#rectangles.filter(({begin}) => now - begin < flashDuration);
        const context = sized(this.#flashes, this.#screen.size, this.#screen.size.scale);
        for (const {left, top, width, height, begin} of this.#rectangles) {
            context.globalAlpha = 0.5 * (1 - (now - begin) / flashDuration);
            context.fillStyle = "#ff2d95";
            context.fillRect(left, top, width, height);
        }
        this.#isFlashing = this.#rectangles.length > 0 && !this.#flashes.hidden;
        if (this.#isFlashing) requestAnimationFrame(() => this.#drawFlashes());
    }

    // MARK: Other marks

    async #read() {
        if (!this.#stop) return;
        const planes = this.#isOn("overdraw", "images") ? await this.#inspection.ask("planes") : null;
        const marks = this.#isOn("baselines", "areas") ? await this.#inspection.ask("marks") : null;
        if (!this.#stop) return;
        const context = sized(this.#canvas, this.#screen.size, this.#screen.size.scale);
        const notes = [];
        if (planes && this.#isOn("overdraw")) notes.push(drawOverdraw(context, planes, this.#screen.size));
        context.scale(this.#screen.size.scale, this.#screen.size.scale);
        if (planes && this.#isOn("images")) notes.push(...drawImages(context, planes));
        if (this.#isOn("baselines", "areas") && !marks) notes.push(make("p", {className: "quiet"}, text.onlyPresent));
        if (marks && this.#isOn("baselines")) drawBaselines(context, marks.baselines);
        if (marks && this.#isOn("areas")) notes.push(...drawAreas(context, marks.areas));
        this.#report.replaceChildren(...notes);
    }
}

// An empty canvas of the screen's pixels.
function sized(canvas, {width, height}, scale) {
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
    return canvas.getContext("2d");
}

function trace(context, corners) {
    context.beginPath();
    corners.forEach(([x, y], index) => index === 0 ? context.moveTo(x, y) : context.lineTo(x, y));
    context.closePath();
}

// Counts the layers over each point, and colors the counts.
function drawOverdraw(context, {planes}, {width, height, scale}) {
    const [columns, rows] = [Math.round(width), Math.round(height)];
    const counter = new OffscreenCanvas(columns, rows).getContext("2d", {willReadFrequently: true});
    counter.globalCompositeOperation = "lighter";
    counter.fillStyle = "#010000";
    for (const plane of planes) {
        if (!plane.draws) continue;
        trace(counter, cornersOf(plane, plane.clip ?? plane.bounds));
        counter.fill();
    }
    const counts = counter.getImageData(0, 0, columns, rows);
    let [sum, highest] = [0, 0];
    for (let index = 0; index < counts.data.length; index += 4) {
        const count = counts.data[index];
        sum += count;
        highest = Math.max(highest, count);
        const color = count < 2 ? [0, 0, 0, 0] : colors[Math.min(count - 2, colors.length - 1)];
        counts.data.set(color, index);
    }
    const colored = new OffscreenCanvas(columns, rows);
    colored.getContext("2d").putImageData(counts, 0, 0);
    context.drawImage(colored, 0, 0, width * scale, height * scale);
    const legend = make("ul", {className: "legend"}, ...colors.map(([red, green, blue], index) => {
        const swatch = make("span", {className: "swatch", "aria-hidden": "true"});
        swatch.style.setProperty("--color", `rgb(${red} ${green} ${blue})`);
        return make("li", {}, swatch, text.layers(index + 2, index === colors.length - 1));
    }));
    const note = text.overdrawn((sum / (columns * rows)).toFixed(2), highest);
    return make("div", {}, make("h4", {}, text.overdraw), make("p", {}, note), legend);
}

function drawImages(context, {planes, scale}) {
    const items = [];
    context.lineWidth = 2;
    for (const plane of planes) {
        if (!plane.image) continue;
        const corners = cornersOf(plane, plane.bounds);
        const edge = (from, to) => Math.hypot(corners[to][0] - corners[from][0], corners[to][1] - corners[from][1]) * scale;
        const shown = [Math.round(edge(0, 1)), Math.round(edge(1, 2))];
        if (plane.image[0] * plane.image[1] <= oversize * Math.max(shown[0] * shown[1], 64 * 64)) continue;
        trace(context, corners);
        [context.fillStyle, context.strokeStyle] = ["#ff8c0055", "#d05000"];
        context.fill();
        context.stroke();
        items.push(make("li", {}, text.image(plane.image.join(" × "), shown.join(" × "))));
    }
    return [make("h4", {}, text.images), items.length > 0 ? make("ul", {}, ...items) : make("p", {className: "quiet"}, text.noImages)];
}

function drawBaselines(context, baselines) {
    context.lineWidth = 1;
    context.strokeStyle = "#e0007a";
    for (const [x, y, endX, endY] of baselines) {
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(endX, endY);
        context.stroke();
    }
}

function drawAreas(context, areas) {
    const small = [];
    context.lineWidth = 1.5;
    for (const {className, corners, width, height, isSmall} of areas) {
        trace(context, [0, 2, 4, 6].map(index => [corners[index], corners[index + 1]]));
        [context.fillStyle, context.strokeStyle] = isSmall ? ["#e0202033", "#d01010"] : ["#10a05033", "#0a8040"];
        context.fill();
        context.stroke();
        if (isSmall) small.push(make("li", {}, text.small(className, Math.round(width * 10) / 10, Math.round(height * 10) / 10)));
    }
    return [make("h4", {}, text.areas), make("p", {}, text.areaCount(areas.length, small.length)), make("ul", {}, ...small)];
}
