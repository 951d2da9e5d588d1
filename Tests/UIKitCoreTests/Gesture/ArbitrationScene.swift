import Kinora
@testable import UIFoundation
@testable import UIKitCore
import XCTest

/// The scene of an arbitration case, and how its script is run.
@MainActor
final class ArbitrationScene {
    private let stage = Stage(device: Device(name: "arbitration", size: CGSize(width: 320, height: 480), scale: 1))
    private let log = ArbitrationLog()
    private var views: [String: ArbitrationView] = [:]
    private var recognizers: [String: UIGestureRecognizer] = [:]
    private var owners: [String: UIView] = [:]
    private var delegates: [ArbitrationDelegate] = []
    /// Locations of the current touches.
    private var fingers: [Int: CGPoint] = [:]
    /// Default location of a new touch: 1 and 3 are left in a view, 2 right, 4 in the second view.
    private static let locations: [Int: CGPoint] = [
        1: CGPoint(x: 60, y: 60), 2: CGPoint(x: 140, y: 60), 3: CGPoint(x: 60, y: 140), 4: CGPoint(x: 260, y: 60),
    ]

    /// Runs a case; returns the differences from its expectation.
    static func run(_ test: ArbitrationCase) -> [String] {
        let scene = ArbitrationScene()
        var wrong: [String] = []
        let clauses = test.scene.components(separatedBy: ";")
        guard scene.build(clauses[0]) else { return ["the scene '\(clauses[0])' cannot be read"] }
        for clause in clauses.dropFirst().joined().components(separatedBy: ",") where !clause.allSatisfy(\.isWhitespace) {
            if !scene.apply(clause.split(separator: " ").map(String.init)) { wrong.append("the clause '\(clause)' cannot be read") }
        }
        for line in test.script.split(separator: "\n") {
            let halves = line.components(separatedBy: "|")
            guard halves.count == 2 else { return ["the line '\(line)' has no bar"] }
            for step in halves[0].components(separatedBy: "+") {
                if !scene.perform(step) { wrong.append("the step '\(step)' cannot be read") }
            }
            let expected = halves[1].split(separator: " ").map(String.init), seen = scene.log.take()
            if seen != expected {
                wrong.append("\(halves[0]): \(seen.joined(separator: " ")) instead of \(expected.joined(separator: " "))")
            }
        }
        if scene.fingers.isEmpty { wrong += scene.remains }
        scene.log.reactions = [:]
        return wrong
    }

    private init() {
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 0.05)
    }

    private var remains: [String] {
        let delivery = UIApplication.process.touchDelivery
        return delivery.arbiter.active.map { "\($0) is in an attempt" } + delivery.touches.map { "\($0) is down" }
            + recognizers.values.filter { $0.state != .possible || $0.numberOfTouches > 0 }.map { "\($0) is not done" }
    }

    // MARK: Views and recognizers

    private func build(_ text: String) -> Bool {
        guard let root = stage.window.rootViewController?.view else { return false }
        let frames = [CGRect(x: 0, y: 0, width: 200, height: 200), CGRect(x: 200, y: 0, width: 120, height: 200)]
        for (frame, tree) in zip(frames, text.components(separatedBy: "&")) {
            // A level is one view or two in parentheses.
            var above: UIView = root
            for (depth, level) in tree.components(separatedBy: ">").enumerated() {
                let names = level.trimmingCharacters(in: CharacterSet(charactersIn: " ()")).components(separatedBy: ",")
                let space = depth == 0 ? frame : above.bounds.insetBy(dx: depth == 1 ? 20 : 10, dy: depth == 1 ? 20 : 10)
                let width = space.width / CGFloat(names.count)
                var first: UIView?
                for (index, text) in names.enumerated() {
                    let frame = CGRect(x: space.minX + width * CGFloat(index), y: space.minY, width: width, height: space.height)
                    guard let view = makeView(text.trimmingCharacters(in: .whitespaces), frame) else { return false }
                    above.addSubview(view)
                    first = first ?? view
                }
                above = first ?? above
            }
        }
        return true
    }

    private func makeView(_ text: String, _ frame: CGRect) -> UIView? {
        let components = text.split(separator: "[", omittingEmptySubsequences: false).map(String.init)
        guard components.count == 2, components[1].hasSuffix("]") else { return nil }
        let view = ArbitrationView(components[0], frame, log)
        views[components[0]] = view
        for one in components[1].dropLast().split(separator: " ") {
            let words = one.split(separator: ":").map(String.init)
            guard words.count == 2, let recognizer = Self.recognizer(words[1]) else { return nil }
            let delegate = ArbitrationDelegate(words[0], log)
            delegates.append(delegate)
            recognizer.name = words[0]
            recognizer.delegate = delegate
            recognizer.addTarget(delegate, action: Selector("act:", ArbitrationDelegate.act))
            view.addGestureRecognizer(recognizer)
            recognizers[words[0]] = recognizer
        }
        return view
    }

    /// `tap2x3` takes two taps of three fingers.
    static func recognizer(_ kind: String) -> UIGestureRecognizer? {
        if let plan = PlannedGesture.Plan(rawValue: kind) {
            let own = PlannedGesture()
            own.plan = plan
            return own
        }
        let numbers = kind.drop { $0.isLetter && $0 != "x" }.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        let first = numbers.first ?? nil, fingers = numbers.count > 1 ? numbers[1] ?? 1 : 1
        switch kind.prefix(while: { $0.isLetter && $0 != "x" }) {
        case "tap":
            let tap = ScriptedTap()
            tap.numberOfTapsRequired = first ?? 1
            tap.numberOfTouchesRequired = fingers
            return tap
        case "press":
            let press = ScriptedLongPress()
            press.numberOfTapsRequired = first ?? 0
            press.numberOfTouchesRequired = fingers
            return press
        case "touch":
            let press = ScriptedLongPress()
            press.minimumPressDuration = 0
            return press
        case "pan", "panmost":
            let pan = ScriptedPan()
            if kind.hasPrefix("panmost") { pan.maximumNumberOfTouches = first ?? 1 } else { pan.minimumNumberOfTouches = first ?? 1 }
            return pan
        case "right", "left", "up":
            let swipe = ScriptedSwipe()
            swipe.direction = kind.hasPrefix("right") ? .right : kind.hasPrefix("left") ? .left : .up
            swipe.numberOfTouchesRequired = fingers
            return swipe
        case "pinch": return ScriptedPinch()
        case "turn": return ScriptedRotation()
        case "edge":
            let edge = ScriptedScreenEdgePan()
            edge.edges = .left
            return edge
        default: return nil
        }
    }

    // MARK: Clauses

    private func apply(_ words: [String]) -> Bool {
        guard words.count >= 2 else { return false }
        let object = words.count > 2 ? words[2] : ""
        if words[0] == "on", words.count == 4 {
            log.reactions[words[1]] = { [weak self] in _ = self?.order(words[2], words[3]) }
            return true
        }
        if let view = views[words[0]] {
            switch words[1] {
            case "multi": view.isMultipleTouchEnabled = true
            case "exclusive": view.isExclusiveTouch = true
            case "refuses": view.refused.insert(object)
            default: return false
            }
            return true
        }
        guard let own = recognizers[words[0]], let delegate = own.delegate as? ArbitrationDelegate else { return false }
        switch words[1] {
        case "waits":
            guard let other = recognizers[object] else { return false }
            own.require(toFail: other)
        case "delegate-waits": delegate.waits.insert(object)
        case "delegate-holds": delegate.holds.insert(object)
        case "class-waits": (own as? PlannedGesture)?.waits.insert(object)
        case "class-holds": (own as? PlannedGesture)?.holds.insert(object)
        case "spares": (own as? PlannedGesture)?.spares.insert(object)
        case "immune": (own as? PlannedGesture)?.immune.insert(object)
        case "with": delegate.with.insert(object)
        case "refuses": delegate.refuses = true
        case "deaf": delegate.isDeaf = true
        case "blind": delegate.blindTo.insert(Int(object) ?? 0)
        case "says": delegate.said.insert(object)
        case "passes": own.cancelsTouchesInView = false
        case "delays": own.delaysTouchesBegan = true
        case "prompt": own.delaysTouchesEnded = false
        case "off": own.isEnabled = false
        default: return false
        }
        return true
    }

    // MARK: Steps

    /// One event, of parts with a slash between them, or something done by the app.
    private func perform(_ step: String) -> Bool {
        var samples: [TouchSample] = []
        for phrase in step.components(separatedBy: "/") {
            let words = phrase.split(separator: " ").map(String.init)
            guard let verb = words.first else { return false }
            if let phase = Self.phases[verb] {
                samples += touch(phase, words.count > 1 ? words[1] : "1", words.dropFirst(2).compactMap(Self.point))
            } else {
                guard words.count > 1, order(verb, words[1], words.count > 2 ? words[2] : "") else { return false }
                stage.advance(by: 0.001)
                return true
            }
        }
        stage.touch(samples)
        return true
    }

    private static let phases: [String: UITouch.Phase] = ["down": .began, "move": .moved, "up": .ended, "cancel": .cancelled]

    private static func point(_ text: String) -> CGPoint? {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
    }

    private func touch(_ phase: UITouch.Phase, _ names: String, _ points: [CGPoint]) -> [TouchSample] {
        names.compactMap(\.wholeNumberValue).enumerated().map { index, finger in
            let given = points.isEmpty ? nil : points[min(index, points.count - 1)]
            var location = fingers[finger] ?? given ?? Self.locations[finger] ?? .zero
            if phase == .moved, let given { location = CGPoint(x: location.x + given.x, y: location.y + given.y) }
            fingers[finger] = phase == .ended || phase == .cancelled ? nil : location
            return TouchSample(time: 0.01, finger: finger, phase: phase, location: location)
        }
    }

    private func order(_ verb: String, _ object: String, _ value: String = "") -> Bool {
        let states: [String: UIGestureRecognizer.State] = [
            "possible": .possible, "began": .began, "changed": .changed, "ended": .ended, "cancelled": .cancelled, "failed": .failed,
        ]
        switch (verb, recognizers[object], views[object]) {
        case ("wait", _, _): stage.advance(by: Double(object) ?? 0)
        case ("disable", let one?, _): one.isEnabled = false
        case ("enable", let one?, _): one.isEnabled = true
        case ("detach", let one?, _): one.view?.removeGestureRecognizer(one)
        case ("remove", _, let view?): view.removeFromSuperview()
        case ("hide", _, let view?): view.isHidden = true
        case ("hide", _, _): stage.window.isHidden = true
        case ("ignore", _, _): UIApplication.shared.beginIgnoringInteractionEvents()
        case (_, let one?, _):
            // `set a ended`, or as a reaction `end a`.
            guard let state = states[verb == "set" ? value : verb] else { return false }
            one.state = state
        default: return false
        }
        return true
    }
}

/// A view that logs its callbacks.
final class ArbitrationView: UIView {
    let name: String
    private let log: ArbitrationLog
    /// The recognizers that it does not let begin.
    var refused: Set<String> = []

    init(_ name: String, _ frame: CGRect, _ log: ArbitrationLog) {
        self.name = name
        self.log = log
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
        log.add("\(name).\(phase)" + (touches.count > 1 ? "\(touches.count)" : ""))
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, touches) }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { !refused.contains(recognizer.name ?? "") }
}
