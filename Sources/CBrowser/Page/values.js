// Values of layers as texts and elements.

import {make} from "./inspection.js";
import {layersText as text} from "./strings.js";

const identity = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
const rectNames = ["x", "y", "width", "height"];

// At most three decimals, and a true minus.
export function number(value) {
    if (typeof value !== "number") return String(value);
    return (Math.round(value * 1000) / 1000 + 0).toLocaleString("en", {maximumFractionDigits: 3, useGrouping: false}).replace("-", "−");
}

function withUnit(value, unit) { return unit ? `${value} ${unit}` : value; }

function swatch(color) {
    const [red, green, blue, alpha] = color.map(one => Math.min(Math.max(one, 0), 1));
    const box = make("span", {className: "swatch", "aria-hidden": "true"});
    box.style.setProperty("--color", `rgb(${red * 255} ${green * 255} ${blue * 255} / ${alpha})`);
    return box;
}

function colorText(color) {
    const hex = color.slice(0, 3).map(one => Math.round(Math.min(Math.max(one, 0), 1) * 255).toString(16).padStart(2, "0")).join("");
    return color[3] === 1 ? `#${hex}` : `#${hex} ${number(color[3] * 100)}%`;
}

// An element that shows a value of a kind.
export function valueElement(value, kind, unit = "") {
    const box = make("span", {className: "value"});
    if (value === null || value === undefined) box.append(make("span", {className: "quiet"}, text.none));
    else if (kind === "flag") box.append(value ? text.yes : text.no);
    else if (kind === "color") box.append(swatch(value), colorText(value));
    else if (kind === "colors") {
        for (let index = 0; index + 3 < value.length; index += 4) box.append(swatch(value.slice(index, index + 4)));
    } else if (kind === "transform") {
        if (identity.every((one, index) => one === value[index])) box.append(text.identity);
        else box.append(make("span", {className: "matrix"}, ...value.map(one => make("span", {}, number(one)))));
    } else if (kind === "rect") {
        box.append(withUnit(value.map(number).join(", "), unit));
        box.title = rectNames.map((name, index) => `${name} ${number(value[index])}`).join(", ");
    } else if (Array.isArray(value)) box.append(value.length === 0 ? text.none : withUnit(value.map(number).join(", "), unit));
    else box.append(typeof value === "number" ? withUnit(number(value), unit) : String(value));
    return box;
}
