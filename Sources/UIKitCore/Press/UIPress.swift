import CoreGraphics

/// A press of a button or key, from its beginning until its end; the object stays the same. Created by the system.
///
/// Source: Apple, [UIPress](https://developer.apple.com/documentation/uikit/uipress).
@preconcurrency @MainActor
open class UIPress: NSObject {
    final var storedPhase = Phase.began
    final var storedTimestamp: TimeInterval
    private let storedType: PressType
    private let storedKey: UIKey?
    final var storedResponder: UIResponder?
    final weak var storedWindow: UIWindow?
    /// Represents the press in gesture arbitration, as a touch without a location.
    let token: UITouch
    /// Whether the responder receives nothing more.
    final var isOver = false
    /// The key's effect on text, until the responder has typed it.
    final var typing: KeyInput?
    /// Whether the responder has typed and consumed it.
    final var isTyped = false
    /// Whether it activates the focused view that received it.
    final var isPrimaryAction = false

    init(_ type: PressType, key: UIKey?, time: TimeInterval) {
        storedType = type
        storedKey = key
        storedTimestamp = time
        token = UITouch(finger: type.rawValue, at: .zero, time: time)
        token.delivery.isExcluded = true
        super.init()
    }

    /// The phase of the press in the event being handled.
    open var phase: Phase { storedPhase }

    /// The time of the last change, in media time (`CACurrentMediaTime()`), seconds.
    open var timestamp: TimeInterval { storedTimestamp }

    /// The type of the button.
    open var type: PressType { storedType }

    /// The key, for a keyboard press.
    open var key: UIKey? { storedKey }

    /// The first receiver: the first responder at the beginning, or else the visible controller.
    open var responder: UIResponder? { storedResponder }

    /// The key window at the beginning.
    open var window: UIWindow? { storedWindow }

    /// The gesture recognizers that receive the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { token.recognizers }

    /// The force, 0 to 1; not measured: 1 while pressed.
    open var force: CGFloat { storedPhase.isOver ? 0 : 1 }
}

extension UIPress {
    /// The phases of a press.
    public enum Phase: Int, Sendable, CaseIterable {
        /// The button or key went down.
        case began
        /// The force has changed; never sent here.
        case changed
        /// The button or key is held, unchanged.
        case stationary
        /// The button or key went up.
        case ended
        /// The system ended the press.
        case cancelled

        var isOver: Bool { self == .ended || self == .cancelled }
    }

    /// Types of presses. Keyboard keys without a type have 2000 plus their key code (`UIKey.keyCode`).
    ///
    /// Differs from UIKit: a structure, because there are values without a name; a `switch` needs a default.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The Up Arrow button or key.
        public static let upArrow = PressType(rawValue: 0)
        /// The Down Arrow button or key.
        public static let downArrow = PressType(rawValue: 1)
        /// The Left Arrow button or key.
        public static let leftArrow = PressType(rawValue: 2)
        /// The Right Arrow button or key.
        public static let rightArrow = PressType(rawValue: 3)
        /// The Select button.
        public static let select = PressType(rawValue: 4)
        /// The Menu button.
        public static let menu = PressType(rawValue: 5)
        /// The Play/Pause button.
        public static let playPause = PressType(rawValue: 6)
        /// The Page Up button or key.
        public static let pageUp = PressType(rawValue: 30)
        /// The Page Down button or key.
        public static let pageDown = PressType(rawValue: 31)

        static let named: [PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown]

        /// The press type of a key.
        init(_ code: UIKeyboardHIDUsage) {
            self =
                switch code {
                case .keyboardUpArrow: .upArrow
                case .keyboardDownArrow: .downArrow
                case .keyboardLeftArrow: .leftArrow
                case .keyboardRightArrow: .rightArrow
                case .keyboardPageUp: .pageUp
                case .keyboardPageDown: .pageDown
                default: PressType(rawValue: 2000 + code.rawValue)
                }
        }
    }
}
