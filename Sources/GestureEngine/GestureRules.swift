/// Recognizers, their views and their delegates as the arbitration knows them: its questions to them, and its effects on them.
@MainActor
package protocol GestureRules: AnyObject {
    associatedtype Gesture: AnyObject
    associatedtype Touch: ArbitratedTouch

    // MARK: State

    func attempt(of gesture: Gesture) -> GestureAttempt<Touch>
    /// The state of the state machine, which `step` alone changes.
    func state(of gesture: Gesture) -> GestureState
    /// Goes to a state; one that the state machine has no step to is refused.
    func step(_ gesture: Gesture, to state: GestureState)
    /// Sets the state as an app does, so that subclasses can observe it; the setter calls `set(_:of:)` of the arbitration.
    func assign(_ state: GestureState, to gesture: Gesture)
    /// A recognizer's own code sets the state.
    func willSet(_ gesture: Gesture)
    /// Removes a recognizer from those that receive a touch.
    func remove(_ gesture: Gesture, from touch: Touch)
    /// The attempt is over.
    func reset(_ gesture: Gesture)

    // MARK: Questions

    /// Whether it must wait for another one in every attempt.
    func requires(_ gesture: Gesture, toFail other: Gesture) -> Bool
    /// Whether it must wait for another one in this attempt; asked once.
    func asksForFailure(_ gesture: Gesture, of other: Gesture) -> Bool
    /// Whether it makes another one with a touch of its own fail, once it is recognized.
    func excludes(_ gesture: Gesture, _ other: Gesture) -> Bool
    /// Whether its views and its delegate let it begin.
    func mayBegin(_ gesture: Gesture) -> Bool
    /// Whether it takes its touches from their views.
    func takesTouches(_ gesture: Gesture) -> Bool

    // MARK: Messages

    /// Sends the target actions for a state.
    func act(_ gesture: Gesture, _ state: GestureState)
    /// Takes a decision for inspectors; `other` is the recognizer that it names.
    func note(_ decision: (_ name: (Gesture) -> String) -> GestureDecision, _ gesture: Gesture)
    /// Two recognizers wait for each other; the first one goes ahead.
    func noteCycle(_ gesture: Gesture, _ other: Gesture)
    /// There are decisions about touches while no event is delivered.
    func decisionsWait()
    /// Calls `flush()` once the app's present turn is over.
    func orderFlush()
}
