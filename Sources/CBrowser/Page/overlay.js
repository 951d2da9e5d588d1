// Drawings over the device's screen: outlines of layers, canvases with marks, and the mode in which one picks a point.

const space = "http://www.w3.org/2000/svg";
const byId = id => document.getElementById(id);

export class Overlay {
    #screen;
    #outlines = new Map();
    #picker = null;

    constructor(screen) {
        this.#screen = screen;
        const overlay = byId("overlay");
        screen.onResize(() => this.#fit());
        overlay.addEventListener("pointerdown", event => {
            event.preventDefault();
            overlay.setPointerCapture(event.pointerId);
            this.#picker?.move(this.#point(event));
        });
        overlay.addEventListener("pointermove", event => this.#picker?.move(this.#point(event)));
        overlay.addEventListener("pointerup", event => this.#picker?.pick(this.#point(event)));
        overlay.addEventListener("pointerleave", () => this.#picker?.move(null));
        addEventListener("keydown", event => {
            if (event.key !== "Escape" || !this.#picker) return;
            event.preventDefault();
            event.stopPropagation();
            this.stopPicking();
        }, {capture: true});
    }

    // Shows an outline by its corners, x and y of each, or removes it. Outlines have a name, which is their class too.
    outline(name, corners) {
        if (!corners) {
            this.#outlines.get(name)?.remove();
            this.#outlines.delete(name);
            return;
        }
        let shape = this.#outlines.get(name);
        if (!shape) {
            shape = document.createElementNS(space, "polygon");
            shape.setAttribute("class", name);
            byId("overlay").append(shape);
            this.#outlines.set(name, shape);
        }
        this.#fit();
        shape.setAttribute("points", corners.map(one => Math.round(one * 100) / 100).join(" "));
    }

    // A canvas over the screen with a pixel for each of the screen's.
    addCanvas() {
        const canvas = document.createElement("canvas");
        canvas.className = "marks";
        canvas.hidden = true;
        canvas.setAttribute("aria-hidden", "true");
        byId("overlay").before(canvas);
        return canvas;
    }

    // The screen takes no touches for the app but points: `move` gets the one below the pointer or null, `pick` one that is chosen, and
    // `end` is called when the mode ends.
    startPicking(picker) {
        this.stopPicking();
        this.#picker = picker;
        byId("surface").classList.add("picking");
    }

    stopPicking() {
        const picker = this.#picker;
        if (!picker) return;
        this.#picker = null;
        byId("surface").classList.remove("picking");
        picker.end();
    }

    #point(event) { return this.#screen.point(event.clientX, event.clientY); }

    #fit() {
        const {width, height} = this.#screen.size;
        byId("overlay").setAttribute("viewBox", `0 0 ${width || 1} ${height || 1}`);
    }
}
