// The device around the app's pixels: round corners, the housing of camera and sensors, the home indicator.

export class Outline {
    #screen;
    #state = null;

    constructor(screen, connection) {
        this.#screen = screen;
        connection.on("message:state", state => {
            this.#state = state;
            this.#update();
        });
        screen.onResize(() => this.#update());
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

    // An island is round; a notch has its two corners away from the edge that it is at.
    #radii({x, y, width, height}) {
        const {zoom, size} = this.#screen;
        const shorter = Math.min(width, height) / 2 * zoom;
        const isInside = {top: y > 0, left: x > 0, bottom: y + height < size.height, right: x + width < size.width};
        return [["top", "left"], ["top", "right"], ["bottom", "right"], ["bottom", "left"]]
            .map(sides => sides.every(side => isInside[side]) ? `${shorter}px` : "0px").join(" ");
    }
}
