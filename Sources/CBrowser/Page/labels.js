// Fills in the texts and labels of `index.html`.

import {pageText} from "./strings.js";

export function addLabels() {
    for (const node of document.querySelectorAll("[data-text]")) node.textContent = pageText[node.dataset.text];
    for (const node of document.querySelectorAll("[data-label]")) node.setAttribute("aria-label", pageText[node.dataset.label]);
}
