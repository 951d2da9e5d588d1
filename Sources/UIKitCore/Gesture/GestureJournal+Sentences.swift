import GestureEngine

extension GestureDecision {
    /// The decision as the rest of a sentence about the recognizer.
    package var sentence: String {
        switch self {
        case .received: "receives the touch"
        case .disabled: "is not enabled"
        case .otherKind: "takes no touches of this kind"
        case .decided: "has been decided already"
        case .refusedEvent: "refuses the touch in shouldReceive(_:)"
        case .refusedTouch: "does not receive the touch: its delegate refuses it"
        case .waits(let other): "waits for \(other) to fail"
        case .state(let state): "is recognized: \(state)"
        case .failed: "fails: the touches do not match"
        case .refusedBeginning: "fails: gestureRecognizerShouldBegin(_:) answers no"
        case .requirement(let other): "fails: \(other), which must fail first, is recognized"
        case .prevented(let other): "fails: \(other) prevents it"
        case .removed: "was disabled or removed"
        }
    }

    /// The row of `Documentation/Behavior.md#gesture-arbitration` with the rule; nil for a decision of the recognizer itself.
    package var rule: String? {
        switch self {
        case .received: "Touches"
        case .disabled, .otherKind, .decided, .removed: "Defaults"
        case .refusedEvent, .refusedTouch: "shouldReceive"
        case .waits, .requirement: "Failure requirements"
        case .refusedBeginning: "shouldBegin"
        case .prevented: "Exclusion"
        case .state: "Actions"
        case .failed: nil
        }
    }
}
