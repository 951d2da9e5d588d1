extension UIView {
    /// Animates changes made in keyframes (`addKeyframe`), each of which takes a fraction of `duration` seconds, after a `delay` in
    /// seconds.
    ///
    /// The model has the values of the last keyframe in time at once. Values hold between keyframes; a keyframe that starts before an
    /// earlier one of the same property has ended takes over. The whole uses ease-in-out unless the options have another curve. Changes
    /// outside of keyframes take the whole duration. Geometry animates additively, as in other blocks. A nested `animateKeyframes` fills
    /// its keyframe.
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

    /// Adds a keyframe to the enclosing `animateKeyframes`, with relative start and duration, both 0…1; the end is truncated, values
    /// outside 0…1 are clamped and logged once. Outside of `animateKeyframes` the changes are made at once, and this is logged once.
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

    /// Options of keyframe animations; raw values as in `Documentation/Behavior.md#curves`. A curve of `AnimationOptions` can be passed by
    /// raw value.
    public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Lays out resized views inside the block.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they animate.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Non-additive properties start from their presentation value.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats indefinitely.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Runs backwards after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// A nested block uses its own duration.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// A nested block uses its own options.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Linear interpolation; the default.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Each value from the end of its keyframe, without interpolation.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Linear interpolation at constant speed; ignores the keyframes' times.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Spline interpolation.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Spline interpolation at constant speed.
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

        /// The options without the calculation mode.
        var common: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }
    }
}
