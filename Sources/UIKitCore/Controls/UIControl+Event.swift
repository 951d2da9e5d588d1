extension UIControl {
    /// The events of a control. Source: Apple, [UIControl.Event](https://developer.apple.com/documentation/uikit/uicontrol/event).
    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch began in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch began in quick succession; `UITouch.tapCount` has the count. Follows `touchDown`.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// The touch moved inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// The touch moved outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// The touch moved back inside. Precedes `touchDragInside`.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// The touch moved outside. Precedes `touchDragOutside`.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The touch ended inside the control.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// The touch ended outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The touch was cancelled: by the system, by a gesture recognizer, or because the control was disabled or left its window.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The user changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action, such as a button's tap.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A button has opened its menu.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// Text editing has begun.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The user changed the text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Text editing has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Text editing has ended with the return key.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All text editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Events available to apps.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Events reserved for the system.
        public static let systemReserved = Event(rawValue: 0xF000_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        /// The events of a set one by one, in bit order.
        var single: [Event] {
            (0..<UInt.bitWidth).compactMap { rawValue & (1 << $0) != 0 ? Event(rawValue: 1 << $0) : nil }
        }
    }
}
