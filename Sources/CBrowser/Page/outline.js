// The device around the app's pixels: round corners, the housing of camera and sensors, the home indicator.

// Milliseconds between two looks at the pixels below the home indicator.
const toneInterval = 350;

export class Outline {
    #screen;
    #state = null;
    #toneTimer = 0;

    constructor(screen, connection) {
        this.#screen = screen;
        connection.on("message:state", state => {
            this.#state = state;
            this.#update();
        });
        screen.onResize(() => this.#update());
        screen.onDraw(() => { this.#toneTimer ||= setTimeout(() => this.#setTone(), toneInterval); });
    }

    #update() {
        if (!this.#state) return;
        const {cornerRadius, housing, homeIndicator} = this.#state;
        document.getElementById("device").style.setProperty("--corner", `${cornerRadius * this.#screen.zoom}px`);
        this.#show("housing", housing);
        this.#show("home-indicator", homeIndicator);
        if (housing) document.getElementById("housing").style.borderRadius = this.#radii(housing);
    }

    #show(id, box) {
        const {style} = Object.assign(document.getElementById(id), {hidden: !box});
        if (!box) return;
        const {zoom} = this.#screen;
        for (const [property, length] of [["left", box.x], ["top", box.y], ["width", box.width], ["height", box.height]]) {
            style[property] = `${length * zoom}px`;
        }
    }

    // The indicator is dark on a light background and light on a dark one.
    #setTone() {
        this.#toneTimer = 0;
        const box = this.#state?.homeIndicator;
        if (!box) return;
        const canvas = document.getElementById("screen");
        const scale = canvas.width / this.#screen.size.width;
        const [left, top, width, height] = [box.x, box.y, box.width, box.height].map(length => Math.round(length * scale));
        const {data} = canvas.getContext("2d").getImageData(left, top, Math.max(width, 1), Math.max(height, 1));
        let sum = 0;
        for (let index = 0; index < data.length; index += 4) sum += 0.299 * data[index] + 0.587 * data[index + 1] + 0.114 * data[index + 2];
        document.getElementById("home-indicator").classList.toggle("light", sum < 128 * data.length / 4);
    }

    // An island is round; a notch has its two corners away from the edge that it is at.
    #radii({x, y, width, height}) {
        const {zoom, size} = this.#screen;
        const shorter = Math.min(width, height) / 2 * zoom;
        const isInside = {top: y > 0, left: x > 0, bottom: y + height < size.height, right: x + width < size.width};
        return [["top", "left"], ["top", "right"], ["bottom", "right"], ["bottom", "left"]]
            .map(sides => sides.every(side => isInside[side]) ? `${shorter}px` : "0px").join(" ");
    }
}
