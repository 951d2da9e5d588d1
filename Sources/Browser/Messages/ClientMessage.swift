import CoreGraphics
import Foundation
import TextExchange
import UIKit

/// A message of a client, as the page sends it: a JSON object with a `type`.
enum ClientMessage: Sendable {
    /// Samples of one moment; `number` counts the client's messages with input.
    case touches([TouchInput], number: UInt32)
    /// The pointer without a button; nil after it has left.
    case hover(CGPoint?)
    case scroll(ScrollInput, number: UInt32)
    /// A key pressed and released; nil for one that apps do not know.
    case key(KeyInput?, number: UInt32)
    case text(String, number: UInt32)
    /// Text that an input method composes; empty if it has cancelled.
    case compose(String, number: UInt32)
    /// Puts a text on the pasteboard, and pastes it.
    case paste(String)
    /// A frame is on the screen.
    case shown(frame: UInt32, decode: Double)
    /// Whether the page is visible.
    case visible(Bool)
    /// Gives the control to the next client.
    case handOver
    case setting(Setting)
    case device(String)
    case resize(CGSize)
    case rotate(clockwise: Bool)
    /// The device as the client's own is held.
    case orientation(UIDeviceOrientation)
    /// Leads the time of the app; `request` numbers the client's commands.
    case timeline(TimelineCommand, request: UInt32)
    /// Acts on an element of the accessibility tree.
    case element(UInt32, ElementAction)
    /// A question, which an answer with its number follows; any client may ask.
    case ask(Question, request: UInt32)

    /// A setting of the user.
    enum Setting: Equatable, Sendable {
        case dark(Bool)
        case textSize(String)
        case rightToLeft(Bool)
        case reduceMotion(Bool)
        case keyboard(Bool)
    }

    enum TimelineCommand: Equatable, Sendable {
        case pause
        /// Returns to the present and goes on, at a speed.
        case play(Double)
        /// Frames of the screen, back if negative.
        case step(Int)
        /// Shows the moment of a time since the start.
        case seek(Double)
        /// Starts the app again, and repeats what came to it from outside up to a time since the start; nil for the present.
        case replay(Double?)
        /// Shows animations otherwise than the app had them, until it plays; `number` is that of an input, which frames then show.
        case show(ShownAnimations, number: UInt32)
    }

    /// A question, whose answer changes nothing in the app.
    enum Question: Equatable, Sendable {
        /// The animations since a time since the start.
        case animations(since: Double)
        /// Touches, callbacks and commits since a time since the start.
        case events(since: Double)
        /// The values of an animation's property between two times since the start.
        case curve(Int, ClosedRange<Double>)
        /// Changes an animation from the next replay on; nil takes changes back. For the client that controls the app.
        case edit(Int, AnimationEdit?)
        /// A file of what the app has done between two times since the start; nil for the last ten seconds.
        case export(ExportKind, ClosedRange<Double>?)
        /// Layers and views of the moment that is shown.
        case inspect(InspectionQuestion)
        /// The faults that the kept commits show.
        case findings
        /// The addresses of the page, with their QR codes; that to control the app for clients that may.
        case addresses
    }

    enum ElementAction: Equatable, Sendable {
        case activate, increment, decrement
        /// The element got the browser's focus.
        case focus
        /// Its custom action of that index.
        case custom(Int)
    }

    /// A message that is not one of these, with what is wrong.
    struct Invalid: Error, Equatable {
        let reason: String
    }
}

extension ClientMessage {
    /// Reads a message.
    init(_ bytes: UnsafeRawBufferPointer) throws(Invalid) {
        var fields = Fields(try Self.object(bytes))
        let type = try fields.text("type", longest: 20)
        switch type {
        case "began", "moved", "ended", "cancelled":
            self = .touches([try fields.touch(phase: type)], number: try fields.number())
        case "touches":
            let touches = try fields.objects("touches", most: 20)
            var inputs: [TouchInput] = []
            for touch in touches {
                var touch = Fields(touch)
                inputs.append(try touch.touch(phase: touch.text("phase", longest: 20)))
            }
            self = .touches(inputs, number: try fields.number())
        case "hover": self = .hover(fields.has("x") ? try fields.point() : nil)
        case "scroll":
            let offset = CGVector(dx: try fields.length("dx"), dy: try fields.length("dy"))
            self = .scroll(ScrollInput(location: try fields.point(), offset: offset), number: try fields.number())
        case "key": self = .key(try fields.key(), number: try fields.number())
        case "text": self = .text(try fields.text("text", longest: 10_000), number: try fields.number())
        case "compose": self = .compose(try fields.text("text", longest: 10_000), number: try fields.number())
        case "paste": self = .paste(try fields.text("text", longest: 60_000))
        case "shown":
            self = .shown(frame: try fields.count("frame"), decode: try fields.length("decode"))
        case "visible": self = .visible(try fields.flag("visible"))
        case "handOver": self = .handOver
        case "setting": self = .setting(try fields.setting())
        case "device": self = .device(try fields.text("name", longest: 60))
        case "resize":
            let size = CGSize(width: try fields.length("width"), height: try fields.length("height"))
            guard 100...4096 ~= size.width, 100...4096 ~= size.height else { throw Invalid(reason: "a screen is 100 to 4096 points") }
            self = .resize(size)
        case "rotate": self = .rotate(clockwise: try fields.flag("clockwise"))
        case "timeline": self = .timeline(try fields.timelineCommand(), request: fields.has("request") ? try fields.count("request") : 0)
        case "element": self = .element(try fields.count("element"), try fields.elementAction())
        case "orientation": self = .orientation(try fields.orientation())
        case "ask": self = .ask(try fields.question(), request: try fields.count("request"))
        default: throw Invalid(reason: "unknown type '\(type)'")
        }
        try fields.checkAllRead()
    }

    private static func object(_ bytes: UnsafeRawBufferPointer) throws(Invalid) -> [String: Any] {
        guard bytes.count > 0, let parsed = try? JSONText.value(bytes), let object = parsed as? [String: Any]
        else { throw Invalid(reason: "not a JSON object") }
        return object
    }
}

/// The fields of a message; each is read once, and none may be left.
private struct Fields {
    private let object: [String: Any]
    private var read: Set<String> = []

    init(_ object: [String: Any]) { self.object = object }

    func has(_ name: String) -> Bool { object[name] != nil }

    private mutating func value(_ name: String) -> Any? {
        read.insert(name)
        return object[name]
    }

    func checkAllRead() throws(ClientMessage.Invalid) {
        if let extra = object.keys.filter({ !read.contains($0) }).min() { throw ClientMessage.Invalid(reason: "unknown field '\(extra)'") }
    }

    mutating func text(_ name: String, longest: Int) throws(ClientMessage.Invalid) -> String {
        guard let text = value(name) as? String, text.utf8.count <= longest else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be a text of at most \(longest) bytes")
        }
        return text
    }

    mutating func flag(_ name: String) throws(ClientMessage.Invalid) -> Bool {
        guard let flag = (value(name) as? NSNumber)?.flag else { throw ClientMessage.Invalid(reason: "'\(name)' must be true or false") }
        return flag
    }

    /// A finite number of moderate size.
    mutating func length(_ name: String) throws(ClientMessage.Invalid) -> Double {
        guard let number = value(name) as? NSNumber, number.flag == nil, number.doubleValue.isFinite, abs(number.doubleValue) <= 1e6 else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be a number within a million")
        }
        return number.doubleValue
    }

    mutating func count(_ name: String) throws(ClientMessage.Invalid) -> UInt32 {
        guard let number = value(name) as? NSNumber, number.flag == nil, let count = UInt32(exactly: number.doubleValue) else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be a whole number from 0 on")
        }
        return count
    }

    /// The number of a message with input; 0 without one.
    mutating func number() throws(ClientMessage.Invalid) -> UInt32 { has("number") ? try count("number") : 0 }

    mutating func point() throws(ClientMessage.Invalid) -> CGPoint { CGPoint(x: try length("x"), y: try length("y")) }

    mutating func objects(_ name: String, most: Int) throws(ClientMessage.Invalid) -> [[String: Any]] {
        guard let list = value(name) as? [[String: Any]], 1...most ~= list.count else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be a list of 1 to \(most) objects")
        }
        return list
    }

    mutating func touch(phase: String) throws(ClientMessage.Invalid) -> TouchInput {
        let phases: [String: UITouch.Phase] = ["began": .began, "moved": .moved, "ended": .ended, "cancelled": .cancelled]
        guard let phase = phases[phase] else { throw ClientMessage.Invalid(reason: "unknown phase '\(phase)'") }
        let finger = try count("finger")
        guard finger < 1000 else { throw ClientMessage.Invalid(reason: "'finger' must be below 1000") }
        return TouchInput(finger: Int(finger), phase: phase, location: try point())
    }

    mutating func key() throws(ClientMessage.Invalid) -> KeyInput? {
        let name = try text("key", longest: 40)
        _ = try text("code", longest: 40)
        guard let modifiers = value("modifiers") as? [String], modifiers.count <= 8 else {
            throw ClientMessage.Invalid(reason: "'modifiers' must be a list of names")
        }
        let known: [String: UIKeyModifierFlags] = [
            "shift": .shift, "control": .control, "option": .alternate, "command": .command, "capsLock": .alphaShift,
        ]
        var flags: UIKeyModifierFlags = []
        for modifier in modifiers {
            guard let flag = known[modifier] else { throw ClientMessage.Invalid(reason: "unknown modifier '\(modifier)'") }
            flags.formUnion(flag)
        }
        return KeyInput.Key(named: name).map { KeyInput($0, modifiers: flags) }
    }

    mutating func setting() throws(ClientMessage.Invalid) -> ClientMessage.Setting {
        let name = try text("name", longest: 40)
        switch name {
        case "dark": return .dark(try flag("value"))
        case "textSize": return .textSize(try text("value", longest: 60))
        case "rightToLeft": return .rightToLeft(try flag("value"))
        case "reduceMotion": return .reduceMotion(try flag("value"))
        case "keyboard": return .keyboard(try flag("value"))
        default: throw ClientMessage.Invalid(reason: "unknown setting '\(name)'")
        }
    }

    mutating func timelineCommand() throws(ClientMessage.Invalid) -> ClientMessage.TimelineCommand {
        let name = try text("command", longest: 40)
        switch name {
        case "pause": return .pause
        case "play":
            let speed = has("speed") ? try length("speed") : 1
            guard 0.05...4 ~= speed else { throw ClientMessage.Invalid(reason: "'speed' must be 0.05 to 4") }
            return .play(speed)
        case "step":
            guard let frames = Int(exactly: try length("frames")), 1...600 ~= abs(frames) else {
                throw ClientMessage.Invalid(reason: "'frames' must be a whole number from 1 to 600 or from -600 to -1")
            }
            return .step(frames)
        case "seek": return .seek(try length("seconds"))
        case "replay": return .replay(has("until") ? try length("until") : nil)
        case "show":
            var shown = ShownAnimations(solo: has("solo") ? try count("solo") : nil)
            for object in has("frozen") ? try objects("frozen", most: ShownAnimations.most) : [] {
                var fields = Fields(object)
                shown.frozen.append(ShownAnimations.Frozen(id: try fields.count("id"), time: try fields.length("time")))
                try fields.checkAllRead()
            }
            return .show(shown, number: try number())
        default: throw ClientMessage.Invalid(reason: "unknown command '\(name)'")
        }
    }

    mutating func orientation() throws(ClientMessage.Invalid) -> UIDeviceOrientation {
        let name = try text("name", longest: 40)
        switch name {
        case "portrait": return .portrait
        case "portraitUpsideDown": return .portraitUpsideDown
        case "landscapeLeft": return .landscapeLeft
        case "landscapeRight": return .landscapeRight
        default: throw ClientMessage.Invalid(reason: "unknown orientation '\(name)'")
        }
    }

    mutating func question() throws(ClientMessage.Invalid) -> ClientMessage.Question {
        let name = try text("about", longest: 40)
        switch name {
        case "animations": return .animations(since: has("since") ? try length("since") : 0)
        case "events": return .events(since: has("since") ? try length("since") : 0)
        case "curve": return .curve(Int(try count("id")), try range())
        case "export":
            let kind = try text("kind", longest: 20)
            guard let kind = ExportKind(rawValue: kind) else { throw ClientMessage.Invalid(reason: "unknown kind '\(kind)'") }
            guard has("from") || has("to") else { return .export(kind, nil) }
            return .export(kind, try range())
        case "findings": return .findings
        case "addresses": return .addresses
        case "edit": return .edit(Int(try count("id")), try animationEdit())
        default: return .inspect(try inspection(name))
        }
    }

    private mutating func inspection(_ name: String) throws(ClientMessage.Invalid) -> InspectionQuestion {
        switch name {
        case "layers": return .layers(known: has("known") ? try text("known", longest: 40) : nil)
        case "layer": return .layer(UInt64(try count("layer")))
        case "layersAt": return .layersAt(try point())
        case "tap": return .tap(try point())
        case "planes": return .planes
        case "image": return .image(UInt64(try count("layer")), scale: has("scale") ? try length("scale", in: 0.1...4) : 1)
        case "marks": return .marks
        default: throw ClientMessage.Invalid(reason: "unknown question '\(name)'")
        }
    }

    private mutating func range() throws(ClientMessage.Invalid) -> ClosedRange<Double> {
        let (from, to) = (try length("from"), try length("to"))
        guard from <= to else { throw ClientMessage.Invalid(reason: "'from' must not be after 'to'") }
        return from...to
    }

    /// The changes of an animation; nil if there are none.
    private mutating func animationEdit() throws(ClientMessage.Invalid) -> AnimationEdit? {
        guard has("changes") else { return nil }
        guard let object = value("changes") as? [String: Any] else { throw ClientMessage.Invalid(reason: "'changes' must be an object") }
        var fields = Fields(object)
        var edit = AnimationEdit()
        if fields.has("duration") { edit.duration = try fields.length("duration", in: 0...1000) }
        if fields.has("delay") { edit.delay = try fields.length("delay", in: 0...1000) }
        if fields.has("from") { edit.from = try fields.components("from") }
        if fields.has("to") { edit.to = try fields.components("to") }
        if fields.has("curve") { edit.curve = try fields.curve() }
        try fields.checkAllRead()
        return edit
    }

    private mutating func curve() throws(ClientMessage.Invalid) -> AnimationEdit.Curve {
        guard let object = value("curve") as? [String: Any] else { throw ClientMessage.Invalid(reason: "'curve' must be an object") }
        var fields = Fields(object)
        let type = try fields.text("type", longest: 20)
        let curve: AnimationEdit.Curve
        switch type {
        case "linear": curve = .bezier(0, 0, 1, 1)
        case "bezier":
            let points = try fields.components("points")
            guard points.count == 4, 0...1 ~= points[0], 0...1 ~= points[2] else {
                throw ClientMessage.Invalid(reason: "'points' must be four numbers, the first and the third from 0 to 1")
            }
            curve = .bezier(points[0], points[1], points[2], points[3])
        case "spring":
            let velocity = fields.has("velocity") ? try fields.length("velocity", in: -1000...1000) : 0
            guard fields.has("response") else {
                let mass = fields.has("mass") ? try fields.length("mass", in: 0.001...1000) : 1
                curve = .spring(
                    mass: mass, stiffness: try fields.length("stiffness", in: 0.001...1e6),
                    damping: try fields.length("damping", in: 0.001...1e5), velocity: velocity)
                break
            }
            let frequency = 2 * Double.pi / (try fields.length("response", in: 0.01...100))
            let ratio = try fields.length("dampingRatio", in: 0.01...10)
            curve = .spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, velocity: velocity)
        default: throw ClientMessage.Invalid(reason: "unknown curve '\(type)'")
        }
        try fields.checkAllRead()
        return curve
    }

    private mutating func length(_ name: String, in range: ClosedRange<Double>) throws(ClientMessage.Invalid) -> Double {
        let length = try length(name)
        guard range ~= length else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be \(range.lowerBound) to \(range.upperBound)")
        }
        return length
    }

    /// A number, or a list of at most 64.
    private mutating func components(_ name: String) throws(ClientMessage.Invalid) -> [Double] {
        let value = value(name)
        let numbers = value as? [NSNumber] ?? (value as? NSNumber).map { [$0] } ?? []
        guard 1...64 ~= numbers.count, numbers.allSatisfy({ $0.flag == nil && abs($0.doubleValue) <= 1e6 }) else {
            throw ClientMessage.Invalid(reason: "'\(name)' must be a number within a million, or a list of at most 64")
        }
        return numbers.map(\.doubleValue)
    }

    mutating func elementAction() throws(ClientMessage.Invalid) -> ClientMessage.ElementAction {
        let name = try text("action", longest: 40)
        switch name {
        case "activate": return .activate
        case "increment": return .increment
        case "decrement": return .decrement
        case "focus": return .focus
        case "custom": return .custom(Int(try count("index")))
        default: throw ClientMessage.Invalid(reason: "unknown action '\(name)'")
        }
    }
}

extension NSNumber {
    /// The value of a JSON `true` or `false`; nil for a number.
    fileprivate var flag: Bool? { objCType.pointee == UInt8(ascii: "c") || objCType.pointee == UInt8(ascii: "B") ? boolValue : nil }
}

extension KeyInput.Key {
    /// A key by its name in browsers (`KeyboardEvent.key`): one character, or a named key that the app knows; nil for others.
    fileprivate init?(named name: String) {
        let named: [String: KeyInput.Key] = [
            "Backspace": .delete, "Delete": .forwardDelete, "Enter": .return, "Tab": .tab, "Escape": .escape, "ArrowLeft": .left,
            "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home, "End": .end,
        ]
        if let key = named[name] {
            self = key
        } else if name.count == 1 {
            self = .text(name)
        } else {
            return nil
        }
    }
}
