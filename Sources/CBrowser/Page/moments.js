// Moments at which an animation began, ended or was interrupted, or at which something jumped.

import {animationsText as text} from "./strings.js";

// Seconds within which a moment is the shown one.
const nearness = 1e-4;

// Moments {time, text} in the order of time, from animations and findings.
export function moments(animations, findings) {
    const list = [];
    for (const one of animations) {
        list.push({time: one.begin, text: text.began(one)});
        if (one.end !== undefined) list.push({time: one.end, text: one.finished ? text.ended(one) : text.interrupted(one)});
    }
    for (const one of findings) if (one.kind === "jump") list.push({time: one.time, text: one.text});
    return list.sort((a, b) => a.time - b.time);
}

// The next of such moments after a time, or the last one before it if `direction` is negative, as {time, texts}; null for none.
export function nextMoment(list, time, direction) {
    const first = direction > 0
        ? list.find(one => one.time > time + nearness)
        : list.findLast(one => one.time < time - nearness);
    if (!first) return null;
    return {time: first.time, texts: [...new Set(list.filter(one => Math.abs(one.time - first.time) <= nearness).map(one => one.text))]};
}
