// Checks of events that programs send with `window.kinora.send`, and the messages that they become.

const phases = ["began", "moved", "ended", "cancelled"];
const modifierNames = ["shift", "control", "option", "command", "capsLock"];
const encoder = new TextEncoder();

// Bytes of a text message, at most.
export const longestText = 10_000;
export const longestPaste = 60_000;
const longestKey = 40;
const longestCoordinate = 1e6;

export function byteCount(text) {
    return encoder.encode(text).length;
}

// The message of an event; throws a TypeError with a sentence if the event is not valid.
export function messageOfEvent(event) {
    if (typeof event !== "object" || event === null || Array.isArray(event)) throw new TypeError("An event must be an object.");
    if (phases.includes(event.type)) return touchMessage(event);
    if (event.type === "key") return keyMessage(event);
    if (event.type === "text") return textMessage(event);
    throw new TypeError(`The type of an event must be began, moved, ended, cancelled, key or text, not ${quoted(event.type)}.`);
}

function touchMessage(event) {
    checkFields(event, ["type", "finger", "x", "y"]);
    const {type: phase, finger, x, y} = event;
    if (!Number.isInteger(finger) || finger < 0 || finger >= 1000) {
        throw new TypeError(`The finger must be an integer from 0 to 999, not ${quoted(finger)}.`);
    }
    for (const [name, value] of [["x", x], ["y", y]]) {
        if (!Number.isFinite(value) || Math.abs(value) > longestCoordinate) {
            throw new TypeError(`${name} must be a finite number of points, not ${quoted(value)}.`);
        }
    }
    return {type: "touches", touches: [{phase, finger, x, y}]};
}

function keyMessage(event) {
    checkFields(event, ["type", "key"], ["code", "modifiers"]);
    const {key, code = "", modifiers = []} = event;
    if (typeof key !== "string" || key === "" || byteCount(key) > longestKey) {
        throw new TypeError(`The key must be the name of a key of at most ${longestKey} bytes, not ${quoted(key)}.`);
    }
    if (typeof code !== "string" || byteCount(code) > longestKey) {
        throw new TypeError(`The code must be a text of at most ${longestKey} bytes, not ${quoted(code)}.`);
    }
    if (!Array.isArray(modifiers)) throw new TypeError("The modifiers must be an array of names.");
    for (const modifier of modifiers) {
        if (!modifierNames.includes(modifier)) {
            throw new TypeError(`A modifier must be one of ${modifierNames.join(", ")}, not ${quoted(modifier)}.`);
        }
    }
    return {type: "key", key, code, modifiers: [...new Set(modifiers)]};
}

function textMessage(event) {
    checkFields(event, ["type", "text"]);
    if (typeof event.text !== "string") throw new TypeError(`The text must be a string, not ${quoted(event.text)}.`);
    if (byteCount(event.text) > longestText) throw new TypeError(`The text must have at most ${longestText} bytes.`);
    return {type: "text", text: event.text};
}

function checkFields(event, required, optional = []) {
    for (const name of required) {
        if (!Object.hasOwn(event, name)) throw new TypeError(`An event of type ${event.type} must have the field ${name}.`);
    }
    for (const name of Object.keys(event)) {
        if (![...required, ...optional].includes(name)) throw new TypeError(`An event of type ${event.type} has no field ${name}.`);
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
export function prefix(text, bytes) {
    if (byteCount(text) <= bytes) return text;
    let end = 0;
    let count = 0;
    for (const character of text) {
        count += byteCount(character);
        if (count > bytes) break;
        end += character.length;
    }
    return text.slice(0, end);
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
