extension UIView {
    /// Animates changes that `animations` makes in keyframes (`addKeyframe`), each with a part of `duration` seconds, beginning after
    /// `delay` seconds.
    ///
    /// The model has the values of what comes last in time at once. Between keyframes values hold; one that begins while another of the
    /// same property is on its way takes over. The whole is slow at both ends unless the options have another curve. Changes outside of
    /// keyframes take the whole duration. Geometry animates additively, as in other blocks. An inner `animateKeyframes` fills the
    /// keyframe that it is in.
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = animationBlock
        let block = AnimationBlock(
            duration: duration, delay: delay, options: options.common, inheriting: outer,
            keyframes: KeyframeRecorder(mode: options.calculationMode), completion: completion)
        guard let recorder = outer?.keyframes else {
            block.run(animations)
            return
        }
        recorder.recordInner { block.run(animations) }
    }

    /// Makes changes that are shown from a part of the enclosing `animateKeyframes` on and for another one, both 0…1; what reaches beyond
    /// the end is cut off, what is outside 0…1 clamped, with a line in the log. Outside of `animateKeyframes` the changes are made at
    /// once, with a line in the log.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
    ) {
        guard let recorder = animationBlock?.keyframes else {
            reportOnce("addKeyframe outside", "UIView.addKeyframe: called outside of animateKeyframes; its changes are not animated")
            performWithoutAnimation(animations)
            return
        }
        recorder.record(start: frameStartTime, length: frameDuration, animations)
    }

    /// How keyframes are animated; raw values as in `behaviour.md` 1.2. A curve of `AnimationOptions` can be given by its raw value.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews of views whose size is changed are laid out within the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views take touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Properties that do not animate additively start from what is shown.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats for ever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs back after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// An inner block uses its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// An inner block uses its own options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Straight from value to value; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Each value from the end of its keyframe on.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Straight, at one speed whatever the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Smoothly through the values.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Smoothly, at one speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var calculationMode: CAAnimationCalculationMode {
            switch rawValue >> 10 & 0xF {
            case 1: return .discrete
            case 2: return .paced
            case 3: return .cubic
            case 4: return .cubicPaced
            default: return .linear
            }
        }

        /// Without the calculation mode.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
    }
}
