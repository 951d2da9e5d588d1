extension UIControl {
    /// The states of a control. Source: Apple,
    /// [UIControl.State](https://developer.apple.com/documentation/uikit/uicontrol/state-swift.struct).
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// No other state.
        public static let normal: State = []
        /// A touch is inside the control.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)
        /// The keyboard's focus is on the control.
        public static let focused = State(rawValue: 1 << 3)
        /// States available to apps.
        public static let application = State(rawValue: 0x00FF_0000)
        /// States reserved for the system.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// Returns the value for a state, or else the normal state's. (Subsets of a combined state are not considered, as in UIKit, but for the
    /// focus.)
    package static func value<Value>(of values: [State: Value], for state: State) -> Value? {
        own(of: values, for: state) ?? values[.normal]
    }

    /// Returns the value for a state, or else for the state without the focus.
    package static func own<Value>(of values: [State: Value], for state: State) -> Value? {
        values[state] ?? (state.contains(.focused) ? values[state.subtracting(.focused)] : nil)
    }

    final var presentState: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        return state
    }
}
