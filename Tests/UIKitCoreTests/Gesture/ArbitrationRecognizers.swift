@testable import UIFoundation
@testable import UIKitCore

/// Log of callbacks in order, with reactions to run on a callback.
@MainActor
final class ArbitrationLog {
    private(set) var entries: [String] = []
    var reactions: [String: () -> Void] = [:]

    func add(_ entry: String) {
        entries.append(entry)
        reactions[entry]?()
    }

    func take() -> [String] {
        defer { entries = [] }
        return entries
    }
}

/// Delegate that receives a recognizer's callbacks.
@MainActor
protocol GestureWitness: UIGestureRecognizerDelegate {
    func saw(_ phase: UITouch.Phase, _ touches: Set<UITouch>, by recognizer: UIGestureRecognizer)
    func wasReset(_ recognizer: UIGestureRecognizer)
    func stateWasSet(of recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State)
}

extension UIGestureRecognizer {
    private var witness: (any GestureWitness)? { delegate as? any GestureWitness }
    fileprivate final func note(_ phase: UITouch.Phase, _ touches: Set<UITouch>) { witness?.saw(phase, touches, by: self) }
    fileprivate final func noteReset() { witness?.wasReset(self) }
    fileprivate final func noteState(_ old: State) { witness?.stateWasSet(of: self, from: old) }
}

/// A recognizer's delegate and target: returns the scene's answers, and logs its recognizer's callbacks.
@MainActor
final class ArbitrationDelegate: NSObject, GestureWitness {
    let name: String
    let log: ArbitrationLog
    /// The logged delegate calls.
    var said: Set<String> = []
    var refuses = false
    var isDeaf = false
    var blindTo: Set<Int> = []
    var with: Set<String> = []
    var waits: Set<String> = []
    var holds: Set<String> = []

    init(_ name: String, _ log: ArbitrationLog) {
        self.name = name
        self.log = log
    }

    func saw(_ phase: UITouch.Phase, _ touches: Set<UITouch>, by recognizer: UIGestureRecognizer) {
        log.add("\(name).\(phase)" + (touches.count > 1 ? "\(touches.count)" : ""))
    }
    func wasReset(_ recognizer: UIGestureRecognizer) { log.add("\(name).reset") }
    func stateWasSet(of recognizer: UIGestureRecognizer, from old: UIGestureRecognizer.State) {
        if old != .failed, recognizer.state == .failed { log.add("\(name):failed") }
    }
    func act(_ sender: UIGestureRecognizer) { log.add("\(name)!\(sender.state)") }

    private func ask(_ question: String, about other: String? = nil, _ answer: Bool) -> Bool {
        if said.contains(question) { log.add("\(name)?\(question)" + (other.map { ":\($0)" } ?? "")) }
        return answer
    }

    func gestureRecognizerShouldBegin(_ own: UIGestureRecognizer) -> Bool { ask("begin", !refuses) }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        ask("touch", !blindTo.contains(touch.finger))
    }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { ask("event", !isDeaf) }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
        ask("with", about: other.name, with.contains(other.name ?? ""))
    }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer) -> Bool {
        ask("waits", about: other.name, waits.contains(other.name ?? ""))
    }
    func gestureRecognizer(_ own: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer) -> Bool {
        ask("holds", about: other.name, holds.contains(other.name ?? ""))
    }
}

/// A custom recognizer with one simple rule.
final class PlannedGesture: UIGestureRecognizer {
    enum Plan: String, CaseIterable {
        /// Recognizes when a finger is lifted, comes down, or moves.
        case one, down, shift
        /// Begins with a movement; when a finger comes down; with a movement, and ends even if it has not been let begin.
        case drag, hold, insist
        /// Fails when a finger is lifted, comes down, or moves.
        case no, nodown, nomove
        /// Does nothing.
        case mute
        /// Recognizes when a finger is lifted, and ignores all touches, or the second.
        case skip, skip2
    }
    var plan = Plan.mute
    var spares: Set<String> = []
    var immune: Set<String> = []
    var waits: Set<String> = []
    var holds: Set<String> = []
    private var hasMoved = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        switch plan {
        case .down: state = .recognized
        case .hold: if state == .possible { state = .began }
        case .nodown: state = .failed
        case .skip, .skip2: for touch in touches where plan == .skip || touch.finger == 2 { ignore(touch, for: event) }
        default: break
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        switch plan {
        case .shift: state = .recognized
        case .drag, .insist:
            state = hasMoved && state != .possible ? .changed : .began
            hasMoved = true
        case .hold: state = .changed
        case .nomove: state = .failed
        default: break
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        switch plan {
        case .one, .skip, .skip2: state = .recognized
        case .drag: state = state == .possible ? .failed : .ended
        case .hold, .insist: state = .ended
        case .shift, .no, .nomove: state = .failed
        default: break
        }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        if plan != .mute { state = state == .possible ? .failed : .cancelled }
    }

    override func reset() {
        noteReset()
        hasMoved = false
    }

    override var state: State { didSet { noteState(oldValue) } }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !spares.contains(other.name ?? "") }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { !immune.contains(other.name ?? "") }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        waits.contains(other.name ?? "") || super.shouldRequireFailure(of: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        holds.contains(other.name ?? "") || super.shouldBeRequiredToFail(by: other)
    }
}

final class ScriptedTap: UITapGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedLongPress: UILongPressGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedSwipe: UISwipeGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedPinch: UIPinchGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedRotation: UIRotationGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}

final class ScriptedScreenEdgePan: UIScreenEdgePanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.began, touches)
        super.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.moved, touches)
        super.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.ended, touches)
        super.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note(.cancelled, touches)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        noteReset()
        super.reset()
    }
    override var state: State { didSet { noteState(oldValue) } }
}
