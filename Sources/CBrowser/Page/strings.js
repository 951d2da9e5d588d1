// The sentences and labels of the page. Those of `index.html` are `pageText`: `data-text` and `data-label` name them.

const seconds = (value, digits) => value.toLocaleString("en", {minimumFractionDigits: digits, maximumFractionDigits: digits});

export const pageText = {
    screenOfApp: "Screen of the app",
    textForApp: "Text for the app",
    elementsOfApp: "Elements of the app",
    startAgain: "Start it again, and open the address that it prints: ",
    tryAgain: "Try again",
    sizeOfScreen: "Size of the screen",
    screenHelp: "Keys that you press here go to the app. Tab moves on to the app's elements and then to the controls. While you edit text, "
        + "or where Tab moves the app's focus, it goes to the app; press Escape and then Tab to leave. Press Alt and drag for two fingers.",
    sizeHelp: "Drag it, or press the arrow keys to change the size by 10 points.",
    actions: "Actions",
    keyboard: "Keyboard",
    controls: "Controls",
    close: "Close",
    settings: "Settings of the device",
    device: "Device",
    rotateLeft: "Rotate left",
    rotateRight: "Rotate right",
    textSize: "Text size",
    dark: "Dark",
    rightToLeft: "Right to left",
    reduceMotion: "Reduce Motion",
    keyboardOnScreen: "Keyboard on screen",
    handOver: "Hand over control",
    control: "Control",
    clients: "Clients",
    rate: "Frames per second",
    latency: "Latency of touches",
    past: "Past in memory",
};

// The time bar and `window.kinora.timeline`.
export const text = {
    timeBar: "Time of the app",
    pause: "Pause",
    play: "Play",
    toPresent: "Play from the present",
    stepBack: "One frame back",
    stepForward: "One frame forward",
    speed: "Speed",
    speedName: speed => `${speed}×`,
    moment: "Moment",
    live: "live",
    atPresent: "at the present",
    time: value => `${seconds(value, 3)} s`,
    // Relative to the present.
    offset: value => `${value < 0 ? "−" : "+"}${seconds(Math.abs(value), 3)} s`,
    // The commits that are kept, and whether the limit has dropped moments of the last minute.
    past: (duration, {megabytes, limit, isCut}) =>
        `${seconds(duration, 0)} s, ${megabytes} of ${limit} MB${isCut ? "; older moments were dropped" : ""}`,
    before: value => `${seconds(value, 2)} seconds before the present`,
    after: value => `${seconds(value, 2)} seconds after the present`,
    notConnected: "not connected",
    otherControls: "another client controls",
    otherVersion: "the program is of another version than this page",
    connectionLost: "the connection was lost",
    badSpeed: speed => `The speed must be a number from 0.05 to 4, not ${String(speed)}.`,
    badFrames: frames => `The frames must be a whole number from 1 to 600 or from -600 to -1, not ${String(frames)}.`,
    noAnimation: id => `There is no animation ${String(id)}.`,
    badID: id => `The number of an animation is a whole one, not ${String(id)}.`,
    badChange: name => `An animation has no '${String(name)}': change duration, delay, curve, from or to.`,
    badCurve: curve => `A curve is linear, easeIn, easeOut, easeInOut, or an object {type: "bezier", points} or {type: "spring", response, `
        + `dampingRatio}, not ${JSON.stringify(curve)}.`,
    badNumber: (name, value, low, high) => `'${name}' must be a number from ${low} to ${high}, not ${String(value)}.`,
    badComponents: (name, value) => `'${name}' must be a number or a list of numbers, not ${JSON.stringify(value)}.`,
    badKind: (kind, kinds) => `'${String(kind)}' cannot be exported: choose one of ${kinds.join(", ")}.`,
    badRange: range => `A range is {from, to} in seconds, not ${JSON.stringify(range)}.`,
    badSeconds: value => `The seconds must be a finite number, not ${String(value)}.`,
};

// The inspector and its tabs.
export const inspectorText = {
    inspector: "Inspector",
    panels: "Panels of the inspector",
    buttonHint: key => `Opens and closes the inspector (${key})`,
    close: "Close the inspector",
    dockBelow: "Move the inspector below the device",
    dockBeside: "Move the inspector beside the device",
    size: "Size of the inspector",
};

// The panel of findings.
export const findingsText = {
    title: "Findings",
    refresh: "Look again",
    looking: "Looking at the last minute …",
    count: count => count === 0 ? "Nothing was found in the last minute." : count === 1 ? "1 finding in the last minute" :
        `${count} findings in the last minute`,
    time: value => `${seconds(value, 2)} s`,
    kinds: {
        jump: "Jump", stall: "Stall", lateReaction: "Late reaction", redraw: "Drawn every frame", hitArea: "Small touch target",
        contrast: "Low contrast", cutOffText: "Text cut off", leak: "Leak",
    },
};

export const connectionText = {
    notConnected: "not connected",
    connectionLost: "the connection was lost",
    startsAgain: "The app starts again …",
    ended: "The program has ended.",
    serverFault: "Reload this page; if that does not help, start kinora serve again.",
    notJSON: "The server sent a text that is not JSON.",
    noReason: "no reason given",
    fault: reason => `The server refused a message of this page (${reason}). This is a fault of Kinora.`,
    reload: "Reload this page to go on.",
    lost: "The connection was lost.",
    oldToken: "This token is of an earlier start. Open the address that kinora serve printed this time.",
    otherHost: "The server does not answer for this host name. Open the address that kinora serve printed.",
    tooManyPages: "Too many pages show this app. Close one of them.",
    noSocket: "The server answers, but its socket does not open.",
    status: status => `The server answers with the status ${status}.`,
    retrying: "Trying again …",
    retryingIn: delay => `Trying again in ${delay} s …`,
};

export const screenText = {
    otherVersion: "This page is older than the program. Reload this page.",
    unreadable: "This browser cannot read the app's frames. Reload this page, or try another browser.",
};

export const elementsText = {
    elementsOf: app => `Elements of ${app}`,
    actionsOf: label => `Actions of ${label}`,
    tabs: "Tabs",
    unnamed: "Unnamed",
};

export const keyboardText = {
    pasteTooLong: (count, sent) => `The pasted text has ${count} bytes; the first ${sent} were sent.`,
};

export const controlsText = {
    unknown: "–",
    screenOf: app => `Screen of ${app}`,
    freeSize: "Free size",
    noOtherClient: "No other client is connected.",
    thisPage: "this page",
    anotherPage: "another page",
    sizeOfScreen: (width, height) => `Size of the screen: ${width} by ${height} points`,
    notConnected: "The page is not connected to the app.",
    onlyWatching: "This address only lets you watch.",
    anotherControls: "Another page controls the app. This one gets the control when that one hands over or closes.",
    milliseconds: value => `${Math.round(value)} ms`,
};

// Errors of `window.kinora.send`.
export const eventText = {
    notObject: "An event must be an object.",
    badType: type => `The type of an event must be began, moved, ended, cancelled, key or text, not ${type}.`,
    badFinger: finger => `The finger must be an integer from 0 to 999, not ${finger}.`,
    badCoordinate: (name, value) => `${name} must be a finite number of points, not ${value}.`,
    badKey: (longest, key) => `The key must be the name of a key of at most ${longest} bytes, not ${key}.`,
    badCode: (longest, code) => `The code must be a text of at most ${longest} bytes, not ${code}.`,
    badModifiers: "The modifiers must be an array of names.",
    badModifier: (names, name) => `A modifier must be one of ${names}, not ${name}.`,
    badText: value => `The text must be a string, not ${value}.`,
    textTooLong: longest => `The text must have at most ${longest} bytes.`,
    missingField: (type, name) => `An event of type ${type} must have the field ${name}.`,
    unknownField: (type, name) => `An event of type ${type} has no field ${name}.`,
};

// Full screen, and the addresses to share.
export const shareText = {
    fullScreen: "Full screen",
    leaveFullScreen: "Leave full screen",
    share: "Share",
    control: "To control the app",
    watch: "To watch only",
    copy: "Copy",
    copied: "Copied",
    code: kind => `QR code of the address ${kind}`,
    loopback: "These addresses work on this machine alone. For phones in the same network start it with --host 0.0.0.0.",
    network: "Everyone in the network who has the first address controls the app.",
};

// The panel of layers.
export const layersText = {
    title: "Layers",
    tree: "Layers",
    search: "Search by name or class",
    pick: "Pick",
    pickHint: "Select a layer on the screen; once more for the one behind it. Escape ends it.",
    noAnswer: "The app does not answer.",
    count: count => count === 1 ? "1 layer" : `${count} layers`,
    tooMany: (shown, count) => `The first ${shown} of ${count} layers`,
    found: count => count === 1 ? "1 layer found" : `${count} layers found`,
    mask: "mask",
    animated: "animated",
    hidden: "hidden",
    conflict: "a constraint is broken",
    detail: "Selected layer",
    showAll: "All properties",
    nothingSelected: "Select a layer.",
    notInMoment: "The shown moment has no such layer.",
    properties: "Properties",
    property: "Property",
    model: "Model",
    presentation: "Presentation",
    same: "same",
    none: "none",
    yes: "yes",
    no: "no",
    identity: "identity",
    animation: "Animation of",
    values: "Values",
    begin: "Begins at",
    duration: "Duration",
    durationOf: (duration, repeats, reverses) => {
        const times = repeats === undefined ? ", without end" : repeats === 1 ? "" : `, ${Math.round(repeats * 100) / 100} times`;
        return `${duration} s${times}${reverses ? ", and back" : ""}`;
    },
    curve: "Curve",
    additive: "Additive",
    key: "Key",
    source: "Added at",
    animator: "Driven by",
    animatorOf: number => `property animator ${number}`,
    spring: (response, ratio) => `spring, response ${response} s, damping ratio ${ratio}`,
    curves: {
        linear: "linear",
        bezier: "Bézier",
        keyframes: "keyframes at",
        transition: "transition",
    },
    view: "View",
    viewClass: "Class",
    controller: "Controller",
    identifier: "Identifier",
    label: "Label",
    frame: "Frame",
    interaction: "Takes touches",
    intrinsicSize: "Intrinsic size",
    layout: "Laid out by",
    byMask: "frame and autoresizing mask",
    byConstraints: "constraints",
    ambiguous: "Ambiguous",
    constraints: "Constraints that hold it",
    axis: axis => axis === "horizontal" ? "H" : axis === "vertical" ? "V" : "",
    equation: "Equation",
    priority: "Priority",
    required: "required",
    broken: "Broken constraint",
    contradicts: "It contradicts:",
    onlyPresent: "The view and its constraints are shown at the present.",
};

// The panel that explains a tap.
export const tapsText = {
    title: "Taps",
    pick: "Pick",
    pickHint: "Choose a point on the screen. Escape ends it.",
    x: "x of the point",
    y: "y of the point",
    explain: "Explain",
    hint: "Pick a point on the screen: the list says which view a tap there reaches, and why others do not get it.",
    onlyPresent: "Views are asked at the present. Play, or go to the present.",
    nothing: "Nothing takes a tap here.",
    disabledControl: control => `The tap reaches a disabled ${control}.`,
    reaches: (view, control) => control && control !== view ? `The tap reaches ${view} in ${control}.` : `The tap reaches ${view}.`,
    outcome: ({outcome, other, isVisible}) => ({
        hit: "gets the touch",
        contains: "contains the point",
        hidden: "is hidden",
        transparent: "has an alpha below 0.01",
        disabled: "has isUserInteractionEnabled off",
        animating: "is animating without allowUserInteraction",
        outside: "says in point(inside:with:) that the point is outside",
        refused: "finds no view in its hitTest(_:with:)",
        beyond: `is there, but the point is outside of its superview ${other}`,
        covered: isVisible ? `is covered by ${other}` : `is covered by ${other}, which is invisible here`,
    })[outcome] ?? outcome,
    gestures: "Gesture recognizers",
    noGestures: "The view and its superviews have none.",
    noTouch: "No touch has begun here so far: tap there, and explain again.",
    touched: time => `The last touch here began at ${time} s.`,
    of: "of",
    off: "not enabled",
    // The sentences are the app's, as those of `kinora trace --gestures`.
    decision: ({sentence, rule}) => rule ? `${sentence} [${rule}]` : sentence,
};

// The panel with the layers in three dimensions.
export const explodedText = {
    title: "3-D",
    scene: "Layers in three dimensions. Arrow keys turn them, plus and minus change the size, 0 resets.",
    hint: "Drag or press arrow keys to turn; the wheel changes the size; click to select a layer",
    spacing: "Spacing",
    first: "From level",
    last: "To level",
    clipped: "Clipped content",
    wires: "Wireframe",
    reset: "Reset",
    again: "Read again",
    noAnswer: "The app does not answer.",
    all: count => count === 1 ? "1 layer" : `${count} layers`,
    some: (count, left) => `${count} layers; ${left} more are left out`,
};

// The panel of marks on the screen.
export const marksText = {
    title: "Overlays",
    damage: "Damage flashes",
    overdraw: "Overdraw",
    baselines: "Baselines",
    areas: "Hit areas",
    images: "Oversized images",
    about: {
        damage: "What a frame has changed",
        overdraw: "Layers that draw over each other",
        baselines: "Lines of text, by which constraints align",
        areas: "Bounds of controls, cells and views with taps; red below 44 points",
        images: "Contents with more than twice the pixels that are shown",
    },
    onlyPresent: "Baselines and hit areas are shown at the present.",
    overdrawn: (average, highest) => `${average} layers draw a point on average, ${highest} at most.`,
    layers: (count, isLast) => isLast ? `${count} or more` : `${count} layers`,
    image: (pixels, shown) => `${pixels} pixels, shown at ${shown}`,
    noImages: "None.",
    areaCount: (count, small) => `${count === 1 ? "1 area" : `${count} areas`}, ${small} below 44 points`,
    small: (name, width, height) => `${name}: ${width} × ${height} pt`,
};

// The panel that compares two moments.
export const compareText = {
    title: "Compare",
    hint: "Keep a moment as A. It is then compared with the moment that is shown: play, step or scrub.",
    keep: "Keep as A",
    goTo: "Swap with A",
    forget: "Forget A",
    mode: "Comparison",
    wipe: "Wipe",
    onion: "Onion skin",
    difference: "Difference",
    amount: "Amount of A",
    widthOfA: "Width of A",
    opacityOfA: "Opacity of A",
    otherSize: "A is of another size.",
    compared: (a, b, changed) => {
        const times = `A: ${a} s, shown: ${b} s`;
        const share = changed === null ? "" : `${(changed * 100).toFixed(2)}% of the pixels differ`;
        return changed === null ? times : `${times}. ${share}; differences are shown four times as bright.`;
    },
};

const part = path => path.split("/").slice(-2).join("/");

// The panel of animations.
export const animationsText = {
    title: "Animations",
    length: "Time that is shown",
    lastSeconds: count => `Last ${count} s`,
    replay: "Replay",
    replayHint: "Starts the app again, with the edits, and repeats what was done up to the present",
    continueHere: "Continue from here",
    continueHint: "Starts the app again, and repeats what was done up to the shown moment, from which it goes on",
    previousMoment: "◂ Moment",
    nextMoment: "Moment ▸",
    momentHint: "Shows the nearest moment at which an animation began, ended or was interrupted, or at which something jumped",
    noMoment: "There is no further moment at which something began, ended, was interrupted or jumped.",
    momentIs: (time, texts) => `${seconds(time, 3)} s: ${texts.length > 3 ? `${texts.slice(0, 3).join("; ")}; and ${texts.length - 3} more` : texts.join("; ")}`,
    began: one => `${one.keyPath} of ${one.name} began`,
    ended: one => `${one.keyPath} of ${one.name} ended`,
    interrupted: one => `${one.keyPath} of ${one.name} was interrupted`,
    restart: "Restart",
    restartHint: "Starts the app again",
    noAnswer: "The app does not answer.",
    nothing: "Nothing was animated in this time.",
    latest: (shown, count) => `The latest ${shown} of ${count} animations`,
    touches: "Touches",
    callbacks: "Callbacks",
    commits: "Commits",
    showMoment: "Shows this moment",
    seconds: value => `${Math.round(value * 100) / 100} s`,
    moment: value => `${seconds(value, 3)} s`,
    touch: (finger, from, to, isCancelled) => `Finger ${finger + 1}, ${seconds(from, 3)} to ${seconds(to, 3)} s${isCancelled ? ", cancelled" : ""}`,
    callback: time => `A completion block ran at ${seconds(time, 3)} s`,
    commit: time => `A commit at ${seconds(time, 3)} s`,
    group: (time, count) => `${seconds(time, 3)} s: ${count === 1 ? "1 animation" : `${count} animations`}`,
    delay: value => `Delay of ${seconds(value, 3)} s`,
    bar: (one, end) => `${one.keyPath}, ${seconds(one.begin, 3)} to ${seconds(end, 3)} s`,
    row: (one, end) => `${one.keyPath} of ${one.name}, ${seconds(one.begin, 3)} to ${seconds(end, 3)} seconds`
        + `${one.end === undefined ? ", running" : one.finished ? "" : ", interrupted"}`,
    detail: "Selected animation",
    nothingSelected: "Select an animation.",
    heading: one => `${one.keyPath} of ${one.name}`,
    source: "Added at",
    noSource: "no line of the app",
    line: ({file, line}) => `${part(file)}:${line}`,
    from: "From",
    to: "To",
    begins: "Begins",
    ends: "Ends",
    running: "runs",
    timing: "Timing",
    timingOf: one => [
        one.delay > 0 ? `delay ${seconds(one.delay, 3)} s` : null,
        one.duration === undefined ? "endless" : `${seconds(one.duration, 3)} s`,
        one.repeats === undefined ? "repeats without end" : one.repeats === 1 ? null : `${one.repeats} times`,
        one.autoreverses ? "and back" : null,
        one.additive ? "added to the value below" : null,
    ].filter(word => word !== null).join(", "),
    curve: "Curve",
    curveOf: curve => {
        const round = value => Math.round(value * 1000) / 1000;
        switch (curve.type) {
        case "bezier": return `Bézier ${curve.points.map(round).join(", ")}`;
        case "spring": return `spring, response ${round(curve.response)} s, damping ratio ${round(curve.dampingRatio)}`
            + (curve.velocity ? `, velocity ${round(curve.velocity)}` : "");
        case "keyframes": return `${curve.times.length} keyframes`;
        default: return curve.type;
        }
    },
    animator: "Driven by",
    animatorOf: number => `property animator ${number}`,
    animatorNote: "Duration, delay and curve are those of the property animator, for all of its animations.",
    graph: "Value over time as it was shown, and its velocity",
    readout: (time, values, velocities) => `${seconds(time, 3)} s: ${values}; velocity ${velocities} per second`,
    pins: "Pinned values",
    pin: (time, values) => `${seconds(time, 3)} s: ${values}`,
    unpin: time => `Remove the pin at ${seconds(time, 3)} s`,
    pinHint: "A click, or Enter, pins the value under the cursor; arrow keys move the cursor",
    solo: "Solo",
    soloHint: "Pauses, and shows this animation alone: the layers of others have the values that the app has set",
    freeze: "Freeze",
    freezeHint: "Pauses, and shows this animation standing still with its value of the shown moment",
    edit: "Edit",
    duration: "Duration in seconds",
    delayName: "Delay in seconds",
    kinds: {
        same: "as it is", linear: "linear", easeIn: "ease in", easeOut: "ease out", easeInOut: "ease in and out", bezier: "Bézier", spring: "spring",
    },
    response: "Response in seconds",
    dampingRatio: "Damping ratio",
    handle: index => `Handle ${index} of the curve`,
    point: (x, y) => `${seconds(x, 2)}, ${seconds(y, 2)}`,
    apply: "Apply and replay",
    applyHint: "Starts the app again, and repeats what was done with this animation changed",
    undo: "Undo",
    undoHint: "Takes the changes of this animation back, and replays",
    copy: "Copy as Swift",
    copyHint: "Copies the animation, with the changes, as Swift",
    copied: "Copied.",
};

// The panel of exports.
export const exportText = {
    title: "Export",
    length: "Time",
    lastSeconds: count => `Last ${count} s`,
    screenshot: "Screenshot",
    kinds: {film: "Film", strip: "Filmstrip", gesture: "Gesture script", test: "Test", trace: "Animations", html: "Web page"},
    about: {
        screenshot: "The shown frame as a PNG",
        film: "60 frames a second, as MP4",
        strip: "Up to twelve frames side by side",
        // The word joiners keep the option in one line.
        gesture: "All touches since the start, for -\u2060-\u2060gesture",
        test: "The touches, and the values of animations, as a test in Swift that fails until the source has the edits",
        trace: "What is known of each animation, as JSON",
        html: "Film and animations in one file, for a pull request",
    },
    preview: "The exported text",
    working: "Working …",
    saved: name => `Saved ${name}.`,
};
