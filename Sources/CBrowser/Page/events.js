// Checks of events that programs send with `window.kinora.send`, and the messages that they become.

import {eventText as text} from "./strings.js";

const phases = ["began", "moved", "ended", "cancelled"];
const modifierNames = ["shift", "control", "option", "command", "capsLock"];
const encoder = new TextEncoder();

// Bytes of a text message, at most.
export const longestText = 10_000;
export const longestPaste = 60_000;
const longestKey = 40;
const longestCoordinate = 1e6;

export function byteCount(string) {
    return encoder.encode(string).length;
}

// The message of an event; throws a TypeError with a sentence if the event is not valid.
export function messageOfEvent(event) {
    if (typeof event !== "object" || event === null || Array.isArray(event)) throw new TypeError(text.notObject);
    if (phases.includes(event.type)) return touchMessage(event);
    if (event.type === "key") return keyMessage(event);
    if (event.type === "text") return textMessage(event);
    throw new TypeError(text.badType(quoted(event.type)));
}

function touchMessage(event) {
    checkFields(event, ["type", "finger", "x", "y"]);
    const {type: phase, finger, x, y} = event;
    if (!Number.isInteger(finger) || finger < 0 || finger >= 1000) {
        throw new TypeError(text.badFinger(quoted(finger)));
    }
    for (const [name, value] of [["x", x], ["y", y]]) {
        if (!Number.isFinite(value) || Math.abs(value) > longestCoordinate) {
            throw new TypeError(text.badCoordinate(name, quoted(value)));
        }
    }
    return {type: "touches", touches: [{phase, finger, x, y}]};
}

function keyMessage(event) {
    checkFields(event, ["type", "key"], ["code", "modifiers"]);
    const {key, code = "", modifiers = []} = event;
    if (typeof key !== "string" || key === "" || byteCount(key) > longestKey) {
        throw new TypeError(text.badKey(longestKey, quoted(key)));
    }
    if (typeof code !== "string" || byteCount(code) > longestKey) {
        throw new TypeError(text.badCode(longestKey, quoted(code)));
    }
    if (!Array.isArray(modifiers)) throw new TypeError(text.badModifiers);
    for (const modifier of modifiers) {
        if (!modifierNames.includes(modifier)) {
            throw new TypeError(text.badModifier(modifierNames.join(", "), quoted(modifier)));
        }
    }
    return {type: "key", key, code, modifiers: [...new Set(modifiers)]};
}

function textMessage(event) {
    checkFields(event, ["type", "text"]);
    if (typeof event.text !== "string") throw new TypeError(text.badText(quoted(event.text)));
    if (byteCount(event.text) > longestText) throw new TypeError(text.textTooLong(longestText));
    return {type: "text", text: event.text};
}

function checkFields(event, required, optional = []) {
    for (const name of required) {
        if (!Object.hasOwn(event, name)) throw new TypeError(text.missingField(event.type, name));
    }
    for (const name of Object.keys(event)) {
        if (![...required, ...optional].includes(name)) throw new TypeError(text.unknownField(event.type, name));
    }
}

function quoted(value) {
    return typeof value === "string" ? `"${value.slice(0, 60)}"` : String(value);
}

// The names of the modifier keys that a keyboard or pointer event has.
export function modifiersOf(event) {
    if (event.getModifierState?.("AltGraph")) return [];
    const names = [];
    if (event.shiftKey) names.push("shift");
    if (isApple ? event.ctrlKey : event.metaKey) names.push("control");
    if (event.altKey) names.push("option");
    if (isApple ? event.metaKey : event.ctrlKey) names.push("command");
    if (event.getModifierState?.("CapsLock")) names.push("capsLock");
    return names;
}

export const isApple = /Mac|iPhone|iPad|iPod/.test(navigator.platform);

// The start of a text of at most so many bytes; divides no character.
export function prefix(string, bytes) {
    if (byteCount(string) <= bytes) return string;
    let end = 0;
    let count = 0;
    for (const character of string) {
        count += byteCount(character);
        if (count > bytes) break;
        end += character.length;
    }
    return string.slice(0, end);
}

// Calls an action at most once per animation frame, with the newest value.
export function oncePerFrame(action) {
    let pending = null;
    let value;
    const call = newest => {
        value = newest;
        pending ??= requestAnimationFrame(() => {
            pending = null;
            action(value);
        });
    };
    call.cancel = () => {
        cancelAnimationFrame(pending);
        pending = null;
    };
    return call;
}
