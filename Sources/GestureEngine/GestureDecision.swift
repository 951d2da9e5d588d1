/// Why a gesture was recognized, or was not. Other recognizers have names for people.
package enum GestureDecision: Equatable, Sendable {
    /// It receives the touch.
    case received
    /// It does not: it is disabled, takes no touches of the kind, or has already been decided.
    case disabled, otherKind, decided
    /// Its `shouldReceive(_:)`, or its delegate, refused the touch.
    case refusedEvent, refusedTouch
    /// It waits for another one to fail.
    case waits(for: String)
    /// It got a state: began, ended or cancelled.
    case state(GestureState)
    /// It failed by its own decision: the touches did not match.
    case failed
    /// It failed because its view or its delegate refused its beginning.
    case refusedBeginning
    /// It failed because one that must fail first was recognized.
    case requirement(String)
    /// It failed because another one prevents it.
    case prevented(by: String)
    /// It was disabled or removed.
    case removed
}
