// Entry point: creates the parts of the page, connects them, and publishes `window.kinora`.

import {AnimationsPanel} from "./animations.js";
import {ComparePanel} from "./compare.js";
import {Connection} from "./connection.js";
import {Controls} from "./controls.js";
import {Elements} from "./elements.js";
import {messageOfEvent} from "./events.js";
import {ExplodedPanel} from "./exploded.js";
import {FindingsPanel} from "./findings.js";
import {Inspection} from "./inspection.js";
import {Inspector} from "./inspector.js";
import {Keyboard} from "./keyboard.js";
import {addLabels} from "./labels.js";
import {LayersPanel} from "./layers.js";
import {MarksPanel} from "./marks.js";
import {Outline} from "./outline.js";
import {Overlay} from "./overlay.js";
import {Pointer} from "./pointer.js";
import {Screen} from "./screen.js";
import {Share} from "./share.js";
import {ExportPanel} from "./takeaway.js";
import {TapsPanel} from "./taps.js";
import {TimeBar} from "./timebar.js";
import {Timeline} from "./timeline.js";

addLabels();
const canvas = document.getElementById("screen");
const connection = new Connection();
const screen = new Screen(canvas, connection);
const elements = new Elements(screen, connection);
const keyboard = new Keyboard(canvas, screen, connection, elements);
const pointer = new Pointer(canvas, screen, connection);
const controls = new Controls(screen, connection);
new Outline(screen, connection);
new Share(connection);
const timeline = new Timeline(screen, connection);
new TimeBar(timeline, connection);
const inspector = new Inspector();
inspector.onOpen = () => controls.closeSheet();
const inspection = new Inspection(screen, connection, timeline);
const overlay = new Overlay(screen);
inspector.addPanel(new LayersPanel(inspection, overlay));
inspector.addPanel(new AnimationsPanel(inspection, timeline, overlay));
inspector.addPanel(new FindingsPanel(timeline, connection, overlay));
inspector.addPanel(new TapsPanel(inspection, overlay));
inspector.addPanel(new ExplodedPanel(inspection, timeline));
inspector.addPanel(new MarksPanel(inspection, screen, overlay));
inspector.addPanel(new ComparePanel(screen, timeline, overlay));
inspector.addPanel(new ExportPanel(screen, timeline));
const timelineScript = timeline.script;
pointer.onTap = point => keyboard.tapped(point);

function send(event) {
    const message = messageOfEvent(event);
    if (!connection.isOpen) throw new Error("not connected");
    if (!connection.control) throw new Error("another client controls");
    connection.input(message);
}

const properties = {
    connected: () => connection.isOpen,
    size: () => screen.size,
    time: () => screen.time,
    framesReceived: () => screen.framesReceived,
    bytesReceived: () => connection.bytesReceived,
    latency: () => screen.latency,
    control: () => connection.control,
    inputNumber: () => connection.inputNumber,
    shownInput: () => screen.shownInput,
    shownInputTime: () => screen.shownInputTime,
    send: () => send,
    timeline: () => timelineScript,
};
const kinora = {};
for (const [name, get] of Object.entries(properties)) Object.defineProperty(kinora, name, {get, enumerable: true});
Object.defineProperty(window, "kinora", {value: Object.freeze(kinora), enumerable: true});

connection.start();
