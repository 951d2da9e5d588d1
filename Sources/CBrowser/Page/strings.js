// The sentences and labels of the time bar and of `window.kinora.timeline`.

const seconds = (value, digits) => value.toLocaleString("en", {minimumFractionDigits: digits, maximumFractionDigits: digits});

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
    before: value => `${seconds(value, 2)} seconds before the present`,
    after: value => `${seconds(value, 2)} seconds after the present`,
    notConnected: "not connected",
    otherControls: "another client controls",
    otherVersion: "the program is of another version than this page",
    connectionLost: "the connection was lost",
    badSpeed: speed => `The speed must be a number from 0.05 to 4, not ${String(speed)}.`,
    badFrames: frames => `The frames must be a whole number from 1 to 600 or from -600 to -1, not ${String(frames)}.`,
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
