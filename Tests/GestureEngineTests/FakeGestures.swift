import CoreGraphics
import GestureEngine

/// A touch of no screen.
@MainActor
final class FakeTouch: ArbitratedTouch {
    var screenLocation = CGPoint.zero
    var gestures: [FakeGesture] = []
}

/// A recognizer that is a few flags.
@MainActor
final class FakeGesture {
    let name: String
    let attempt = GestureAttempt<FakeTouch>()
    var state = GestureState.possible
    /// The states of its actions, and resets.
    var journal: [String] = []
    var requirements: [FakeGesture] = []
    var asked: [FakeGesture] = []
    var allowed: [FakeGesture] = []
    var excludesOthers = true
    var mayBegin = true
    var takesTouches = true
    /// An override of the setter, which may leave the call to super out.
    var passesStates = true

    init(_ name: String) { self.name = name }
}

/// The other side of the arbitration: fakes, and a journal of its calls.
@MainActor
final class FakeRules: GestureRules {
    private(set) var decisions: [String] = []
    private(set) var cycles: [String] = []
    private(set) var questions: [String] = []
    private(set) var waits = 0
    private(set) var hasOrderedFlush = false
    var onAct: (FakeGesture, GestureState) -> Void = { _, _ in }
    weak var arbitration: GestureArbitration<FakeRules>?

    func attempt(of gesture: FakeGesture) -> GestureAttempt<FakeTouch> { gesture.attempt }
    func state(of gesture: FakeGesture) -> GestureState { gesture.state }
    func step(_ gesture: FakeGesture, to state: GestureState) {
        if gesture.state.leads(to: state) { gesture.state = state } else { gesture.journal.append("refused \(state)") }
    }
    func assign(_ state: GestureState, to gesture: FakeGesture) { if gesture.passesStates { arbitration?.set(state, of: gesture) } }
    func willSet(_ gesture: FakeGesture) {}
    func remove(_ gesture: FakeGesture, from touch: FakeTouch) { touch.gestures.removeAll { $0 === gesture } }
    func reset(_ gesture: FakeGesture) { gesture.journal.append("reset") }
    func requires(_ gesture: FakeGesture, toFail other: FakeGesture) -> Bool { gesture.requirements.contains { $0 === other } }
    func asksForFailure(_ gesture: FakeGesture, of other: FakeGesture) -> Bool {
        questions.append("\(gesture.name)\(other.name)")
        return gesture.asked.contains { $0 === other }
    }
    func excludes(_ gesture: FakeGesture, _ other: FakeGesture) -> Bool {
        gesture.excludesOthers && !gesture.allowed.contains { $0 === other } && !other.allowed.contains { $0 === gesture }
    }
    func mayBegin(_ gesture: FakeGesture) -> Bool { gesture.mayBegin }
    func takesTouches(_ gesture: FakeGesture) -> Bool { gesture.takesTouches }
    func act(_ gesture: FakeGesture, _ state: GestureState) {
        gesture.journal.append("\(state)")
        onAct(gesture, state)
    }
    func note(_ decision: (_ name: (FakeGesture) -> String) -> GestureDecision, _ gesture: FakeGesture) {
        decisions.append("\(gesture.name): \(decision(\.name))")
    }
    func noteCycle(_ gesture: FakeGesture, _ other: FakeGesture) { cycles.append("\(gesture.name)\(other.name)") }
    func decisionsWait() { waits += 1 }
    func orderFlush() { hasOrderedFlush = true }
}
