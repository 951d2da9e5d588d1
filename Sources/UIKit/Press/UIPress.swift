import CoreGraphics

/// One button or key, from the moment it goes down until it is let go. Made by the system; the object is the same for all that time.
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
    /// What the press is to the recognisers' rules: a touch at no place.
    let token: UITouch
    /// Nothing more is told to the responder.
    final var isOver = false
    /// What the key types, until its responder has typed it.
    final var typing: KeyInput?
    /// Its responder has typed it, and keeps it to itself.
    final var isTyped = false

    init(_ type: PressType, key: UIKey?, time: TimeInterval) {
        storedType = type
        storedKey = key
        storedTimestamp = time
        token = UITouch(finger: type.rawValue, at: .zero, time: time)
        token.delivery.isExcluded = true
        super.init()
    }

    /// Where the press is in its course, as of the event being handled.
    open var phase: Phase { storedPhase }

    /// When it last changed, in media time (`CACurrentMediaTime()`), seconds.
    open var timestamp: TimeInterval { storedTimestamp }

    /// Which button it is.
    open var type: PressType { storedType }

    /// The key, where it is one of a keyboard.
    open var key: UIKey? { storedKey }

    /// Who was told of it first: the first responder when it began, or the controller that was shown.
    open var responder: UIResponder? { storedResponder }

    /// The window that was key when it began.
    open var window: UIWindow? { storedWindow }

    /// The gesture recognisers that receive the press now.
    open var gestureRecognizers: [UIGestureRecognizer]? { token.recognizers }

    /// How hard it is pressed, 0 to 1: 1 while it is down; buttons here are not measured.
    open var force: CGFloat { storedPhase.isOver ? 0 : 1 }
}

extension UIPress {
    /// Where a press is in its course.
    public enum Phase: Int, Sendable, CaseIterable {
        case began
        /// The force has changed; buttons here have none that does.
        case changed
        case stationary
        case ended
        case cancelled

        var isOver: Bool { self == .ended || self == .cancelled }
    }

    /// Buttons. Keys of a keyboard that are none of these have 2000 more than their number (`UIKey.keyCode`).
    ///
    /// Differs from UIKit: a structure, because there are values without a name; a `switch` needs a default.
    public struct PressType: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let upArrow = PressType(rawValue: 0)
        public static let downArrow = PressType(rawValue: 1)
        public static let leftArrow = PressType(rawValue: 2)
        public static let rightArrow = PressType(rawValue: 3)
        public static let select = PressType(rawValue: 4)
        public static let menu = PressType(rawValue: 5)
        public static let playPause = PressType(rawValue: 6)
        public static let pageUp = PressType(rawValue: 30)
        public static let pageDown = PressType(rawValue: 31)

        static let named: [PressType] = [.upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp, .pageDown]

        /// What a key counts as.
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
