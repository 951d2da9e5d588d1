extension UIControl {
    /// What a control is like at a moment. Source: Apple, [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1 << 0)
        /// It takes no touches.
        public static let disabled = State(rawValue: 1 << 1)
        /// It is chosen.
        public static let selected = State(rawValue: 1 << 2)
        /// Free for apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Kept for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The value for a state: its own, and without one the normal state's. (The other values of a combined state do not count, as in UIKit.)
    static func value<Value>(of values: [State: Value], for state: State) -> Value? { values[state] ?? values[.normal] }

    final var presentState: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }
}
