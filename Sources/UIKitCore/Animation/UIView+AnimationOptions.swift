import SwiftABI

extension UIView {
    /// Options of animation blocks; raw values as in `Documentation/Behavior.md#curves`.
    public struct AnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out resized views inside the block, so that their subviews animate too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they animate.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Non-additive properties start from their presentation value instead of the model value.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Runs backwards after each run; the model keeps the final values.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// A nested block uses its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// A nested block uses its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// A nested block uses its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Ease-in-out; the default.
        public static let curveEaseInOut = AnimationOptions([])
        /// The animation begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// The animation ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The animation has a constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// Frames at the display's rate.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// A wish for 60 frames in a second. Differs from UIKit: on a display with more frames, too, each has one of the animation.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// A wish for 30 frames in a second. Differs from UIKit: each frame of the display has one of the animation.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 0xF) ?? .easeInOut }

        /// The unnamed curve of the system's keyboard and bar animations (`7 << 16`): a spring of half a second
        /// (`Documentation/Behavior.md#curves`).
        var hasSystemSpring: Bool { (rawValue >> 16) & 0xF == 7 }
    }

    /// The curves of animation blocks.
    ///
    /// The notifications of the keyboard have 7, the unnamed curve of the system: a value of it is made of its number, takes `default` or
    /// `@unknown default` in a `switch`, and moves views by the spring of half a second of the option `7 << 16`, whatever their duration.
    /// On iOS any number makes a value; here others are nil.
    public enum AnimationCurve: Int, Sendable {
        /// Begins and ends slowly.
        case easeInOut = 0
        /// Begins slowly.
        case easeIn = 1
        /// Ends slowly.
        case easeOut = 2
        /// Constant speed.
        case linear = 3
        // Unavailable, so that a `switch` over the four is complete, as on iOS.
        @available(*, unavailable)
        case system = 7

        public init?(rawValue: Int) {
            switch rawValue {
            case 0: self = .easeInOut
            case 1: self = .easeIn
            case 2: self = .easeOut
            case 3: self = .linear
            case 7: self = UnavailableCase.value(number: 4)
            default: return nil
            }
        }

        public var rawValue: Int {
            switch self {
            case .easeInOut: 0
            case .easeIn: 1
            case .easeOut: 2
            case .linear: 3
            default: 7
            }
        }

        /// Whether it is the unnamed curve of the system.
        var isSystem: Bool { rawValue == 7 }

        var timingFunction: CAMediaTimingFunction {
            switch self {
            case .easeInOut: return CAMediaTimingFunction(name: .easeInEaseOut)
            case .easeIn: return CAMediaTimingFunction(name: .easeIn)
            case .easeOut: return CAMediaTimingFunction(name: .easeOut)
            case .linear: return CAMediaTimingFunction(name: .linear)
            default: return CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }
    }
}
