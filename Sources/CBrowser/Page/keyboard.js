// Keys, text, composition, paste and copy.
//
// While the app edits text, a transparent text area over its caret takes the input. Its value mirrors the last characters typed,
// after a sentinel; each change is sent as Backspace keys and text. Other keys, and keys without text editing, are sent as keys. What an
// input method composes is sent as such, and as text when it ends; not on touch screens, whose keyboards compose every word.

import {byteCount, isApple, longestPaste, longestText, modifiersOf, prefix} from "./events.js";
import {keyboardText} from "./strings.js";

// Characters that Backspace can delete before any has been typed.
const sentinel = "\u200b\u200b\u200b\u200b";
const longestMirror = 400;
const modifierKeys = ["Shift", "Control", "Alt", "Meta", "CapsLock", "AltGraph", "Fn", "NumLock", "ScrollLock", "Hyper", "Super", "OS"];
const unknownKeys = ["Dead", "Process", "Unidentified", "Compose"];
const inputModes = {text: "text", email: "email", url: "url", number: "numeric", decimal: "decimal", tel: "tel", search: "search"};
const segmenter = Intl.Segmenter ? new Intl.Segmenter(undefined, {granularity: "grapheme"}) : null;
const isTouchFirst = matchMedia("(pointer: coarse)");

export class Keyboard {
    #canvas;
    #screen;
    #connection;
    #elements;
    #area = document.getElementById("text-input");
    #button = document.getElementById("keyboard-button");
    #input = {active: false};
    // The mirror as sent to the app.
    #sent = sentinel;
    #isComposing = false;
    // What is composed behind the mirror, as sent to the app.
    #composed = "";
    #hasEscaped = false;
    // Whether Tab moves the app's focus.
    #takesTabs = false;
    #anticipation = 0;
    #showsAppKeyboard = false;
    #copied = null;

    constructor(canvas, screen, connection, elements) {
        this.#canvas = canvas;
        this.#screen = screen;
        this.#connection = connection;
        this.#elements = elements;
        connection.on("message:textInput", message => this.#setInput(message));
        connection.on("message:state", state => { this.#showsAppKeyboard = state.keyboard; this.#takesTabs = state.tabs; this.#updateButton(); });
        connection.on("message:clipboard", ({text}) => this.#copy(text));
        connection.on("close", () => this.#setInput({active: false}));
        // A touch or a program may move the app's caret: the mirror no longer matches the text before it.
        connection.on("input", message => message.type === "touches" && this.#leaveText(message.touches));
        screen.onResize(() => this.#layOut());
        canvas.addEventListener("keydown", event => this.#canvasKeyDown(event));
        canvas.addEventListener("blur", () => { this.#hasEscaped = false; });
        // Alt drags two fingers; its release must not open the browser's menu.
        canvas.addEventListener("keyup", event => event.key === "Alt" && event.preventDefault());
        const area = this.#area;
        area.addEventListener("keydown", event => this.#areaKeyDown(event));
        area.addEventListener("input", () => this.#sendDifference());
        area.addEventListener("compositionstart", () => { this.#isComposing = true; });
        area.addEventListener("compositionend", () => this.#endComposition());
        area.addEventListener("focus", () => { this.#hasEscaped = false; this.#resetMirror(); this.#updateButton(); });
        area.addEventListener("blur", () => {
            if (this.#isComposing) this.#endComposition();
            this.#updateButton();
        });
        this.#button.addEventListener("click", () => this.#focusArea());
        document.addEventListener("paste", event => this.#paste(event));
        for (const type of ["pointerup", "keydown"]) document.addEventListener(type, () => this.#copyPending(), true);
    }

    // Called in the event of a tap: browsers open their keyboard in a user's gesture only.
    tapped(point) {
        if (!this.#connection.control || this.#showsAppKeyboard) return;
        const field = this.#elements.textField(point);
        if (this.#input.active && (field || point.pointerType === "mouse")) return this.#focusArea();
        if (!field || point.pointerType === "mouse") return;
        this.#moveArea(field.x, field.y, field.height);
        this.#area.hidden = false;
        this.#focusArea();
        clearTimeout(this.#anticipation);
        this.#anticipation = setTimeout(() => this.#input.active || this.#hideArea(), 1500);
    }

    // MARK: Text area

    #setInput(message) {
        const isSame = message.active && this.#input.active && message.kind === this.#input.kind && message.secure === this.#input.secure;
        this.#input = message;
        if (!message.active) {
            this.#hideArea();
            return;
        }
        clearTimeout(this.#anticipation);
        const area = this.#area;
        area.inputMode = inputModes[message.kind] ?? "text";
        area.enterKeyHint = message.returnKey ?? "enter";
        const isPlain = message.secure || ["email", "url"].includes(message.kind);
        area.setAttribute("autocapitalize", isPlain ? "none" : "sentences");
        area.setAttribute("autocorrect", isPlain ? "off" : "on");
        if (!isSame) this.#resetMirror();
        area.hidden = false;
        this.#layOut();
        const focused = document.activeElement;
        const isFree = focused === this.#canvas || focused === document.body || this.#elements.hasFocusedTextField;
        if (isFree && !isTouchFirst.matches) this.#focusArea();
        this.#updateButton();
    }

    #layOut() {
        const {active, x = 0, y = 0, height = 20} = this.#input;
        if (active) this.#moveArea(x, y, height);
    }

    #moveArea(x, y, height) {
        const {zoom, size} = this.#screen;
        const {style} = this.#area;
        style.left = `${Math.min(Math.max(x, 0), size.width) * zoom}px`;
        style.top = `${Math.min(Math.max(y, 0), Math.max(size.height - height, 0)) * zoom}px`;
        style.height = `${Math.max(height * zoom, 16)}px`;
    }

    #focusArea() {
        this.#area.hidden = false;
        this.#area.focus({preventScroll: !isTouchFirst.matches});
    }

    #hideArea() {
        const area = this.#area;
        const hadFocus = document.activeElement === area;
        if (hadFocus) this.#canvas.focus({preventScroll: true});
        area.hidden = true;
        this.#resetMirror();
        this.#updateButton();
    }

    #updateButton() {
        const isNeeded = this.#input.active && this.#connection.control && isTouchFirst.matches && !this.#showsAppKeyboard;
        this.#button.hidden = !isNeeded || document.activeElement === this.#area;
    }

    // MARK: Mirror

    // Ends composition where a touch begins, and forgets the text before the caret.
    #leaveText(touches) {
        if (this.#isComposing && touches.some(({phase}) => phase === "began")) {
            this.#area.blur();
            this.#area.focus({preventScroll: true});
        } else if (this.#sent !== sentinel) {
            this.#resetMirror();
        }
    }

    #resetMirror() {
        if (this.#isComposing) return;
        this.#sent = sentinel;
        this.#area.value = sentinel;
        this.#area.setSelectionRange(sentinel.length, sentinel.length);
    }

    // Sends the difference between the text area's value and the mirror.
    #sendDifference() {
        const value = this.#area.value;
        const isAddition = value.startsWith(this.#sent);
        const isMarked = this.#isComposing && isAddition && !isTouchFirst.matches && !this.#input.secure;
        if (isMarked) return this.#compose(value.slice(this.#sent.length));
        // The text takes the place of what was composed, unless there is none.
        if (!isAddition || value === this.#sent) this.#compose("");
        this.#composed = "";
        const [before, after] = [graphemes(this.#sent), graphemes(value)];
        let common = 0;
        while (common < before.length && common < after.length && before[common] === after[common]) common += 1;
        this.#sent = value;
        for (let count = before.length - common; count > 0; count -= 1) this.#sendKey("Backspace", "Backspace", []);
        this.#sendText(after.slice(common).join("").replaceAll("\u200b", ""));
        if (this.#isComposing) return;
        if (!value.startsWith(sentinel) || value.length > longestMirror) this.#resetMirror();
        else this.#area.setSelectionRange(value.length, value.length);
    }

    #endComposition() {
        this.#isComposing = false;
        this.#sendDifference();
    }

    #compose(text) {
        const composed = prefix(text, longestText);
        if (composed === this.#composed) return;
        this.#composed = composed;
        this.#connection.input({type: "compose", text: composed});
    }

    #sendText(text) {
        let rest = text;
        while (rest !== "") {
            let part = prefix(rest, longestText);
            if (part.length < rest.length && segmenter) part = graphemes(part).slice(0, -1).join("") || part;
            this.#connection.input({type: "text", text: part});
            rest = rest.slice(part.length);
        }
    }

    // MARK: Keys

    #canvasKeyDown(event) {
        if (event.isComposing || !isKey(event) || isOfBrowser(event)) return;
        if (isPasteShortcut(event)) return;
        // After Escape, Tab leaves the app as it does where it moves no focus.
        if (event.key === "Tab" && (!this.#takesTabs || this.#hasEscaped || !this.#connection.control)) return;
        this.#hasEscaped = event.key === "Escape";
        event.preventDefault();
        this.#sendEvent(event);
    }

    #areaKeyDown(event) {
        if (event.isComposing || event.keyCode === 229 || !isKey(event) || isOfBrowser(event) || isPasteShortcut(event)) return;
        if (event.key === "Tab") {
            if (this.#hasEscaped || event.ctrlKey || !this.#input.active || !this.#connection.control) return;
        } else {
            this.#hasEscaped = event.key === "Escape";
        }
        const modifiers = modifiersOf(event);
        const isShortcut = modifiers.includes("command") || modifiers.includes("control");
        const isText = [...event.key].length === 1 && !isShortcut;
        const isPlainBackspace = event.key === "Backspace" && !isShortcut && !modifiers.includes("option")
            && this.#area.value.length > sentinel.length;
        if (isText || isPlainBackspace) return;
        event.preventDefault();
        this.#sendEvent(event);
        this.#resetMirror();
    }

    #sendEvent(event) {
        this.#sendKey(event.key, event.code, modifiersOf(event));
    }

    #sendKey(key, code, modifiers) {
        this.#connection.input({type: "key", key, code, modifiers});
    }

    // MARK: Clipboard

    #paste(event) {
        if (event.target !== this.#area && event.target !== this.#canvas && document.activeElement !== this.#canvas) return;
        event.preventDefault();
        const text = event.clipboardData.getData("text/plain");
        if (text === "") return;
        const pasted = prefix(text, longestPaste);
        if (pasted !== text) {
            this.#connection.problem(keyboardText.pasteTooLong(byteCount(text), longestPaste));
        }
        this.#connection.command({type: "paste", text: pasted});
        this.#resetMirror();
    }

    // Writes a text to the system's clipboard: at once where the browser allows it, else in the user's next gesture.
    async #copy(text) {
        this.#copied = text;
        try {
            await navigator.clipboard.writeText(text);
            this.#copied = null;
        } catch {
            // Stays for the next gesture: no secure context, or no permission.
        }
    }

    #copyPending() {
        if (this.#copied === null) return;
        const focused = document.activeElement;
        const area = document.createElement("textarea");
        area.className = "spoken";
        area.value = this.#copied;
        document.body.append(area);
        area.select();
        if (document.execCommand("copy")) this.#copied = null;
        area.remove();
        focused?.focus({preventScroll: true});
    }
}

function graphemes(text) {
    return segmenter ? Array.from(segmenter.segment(text), segment => segment.segment) : [...text];
}

function isKey(event) {
    return !modifierKeys.includes(event.key) && !unknownKeys.includes(event.key);
}

function isPasteShortcut(event) {
    const isCommand = isApple ? event.metaKey : event.ctrlKey;
    return isCommand && !event.altKey && event.key.toLowerCase() === "v" || event.shiftKey && event.key === "Insert";
}

// Whether a key is a shortcut that stays the browser's.
function isOfBrowser(event) {
    const key = event.key.toLowerCase();
    if (/^f\d+$/.test(key) || key === "contextmenu") return true;
    if (event.altKey && !event.ctrlKey && key.startsWith("arrow")) return !isApple;
    const isCommand = isApple ? event.metaKey : event.ctrlKey;
    if (event.ctrlKey && key === "tab") return true;
    if (!isCommand || event.getModifierState("AltGraph")) return false;
    if (event.shiftKey && ["i", "j", "k", "c"].includes(key)) return true;
    return ["r", "l", "t", "w", "n", "q", "0", "+", "-", "=", "pageup", "pagedown"].includes(key);
}
