extension UIControl {
    /// What happens to a control. Source: Apple, [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event).
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger has come down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// It has come down for at least the second time in quick succession; `UITouch.tapCount` says how often. Follows `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// It has moved, inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// It has moved, outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// It has come back inside. Comes before `touchDragInside`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// It has left. Comes before `touchDragOutside`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// It was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// It was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was taken away: by the system, by a gesture recogniser, or because the control was disabled or left its window.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user has changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The user has done with the control what it is there for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Text editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user has changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing is over.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text editing is over by the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Whatever fingers do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Whatever happens to text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Free for apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Kept for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All of them.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The events of a set one by one, in the order of their bits.
        var single: [Event] {
            (0..<UInt.bitWidth).compactMap { rawValue & (1 << $0) != 0 ? Event(rawValue: 1 << $0) : nil }
        }
    }
}
