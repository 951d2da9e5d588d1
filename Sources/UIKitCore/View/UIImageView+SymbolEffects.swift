import CoreGraphics
import QuartzCore
import Symbols

extension UIImageView {
    /// Adds an effect that runs once, or as often as the options say; no effect on an image that is no symbol.
    ///
    /// An effect of the same kind that runs is replaced. With Reduce Motion nothing changes its size: effects fade, or only take their
    /// time. Differs from UIKit: the layer of the view is animated, with its background. Source:
    /// https://developer.apple.com/documentation/uikit/uiimageview/addsymboleffect(_:options:animated:completion:)
    ///
    /// - Parameters:
    ///   - effect: The effect, such as `.bounce`.
    ///   - options: Its speed, and how often it runs.
    ///   - animated: Whether the beginning is shown. Without, one that runs once is not shown, and one that lasts shows its end.
    ///   - completion: Called at the end of the last run, or when the effect is removed.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect.configuration, options, animated, completion)
    }

    /// Adds an effect that lasts until it is removed. See the other method of this name.
    public final func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect.configuration, options, animated, completion)
    }

    /// Adds an effect that runs once, or lasts. See the other method of this name.
    public final func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        add(effect.configuration, options, animated, completion)
    }

    /// Removes the effect of a type; no effect if there is none. Its changes go back, animated or at once.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimageview/removesymboleffect(oftype:options:animated:completion:)
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes the effect of a type. See the other method of this name.
    public final func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes the effect of a type. See the other method of this name.
    public final func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) {
        remove(effect.configuration.kind, options, animated, completion)
    }

    /// Removes all effects. See `removeSymbolEffect(ofType:options:animated:completion:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of effects.
    public final func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        for kind in symbolEffects.keys.sorted(by: { $0.rawValue < $1.rawValue }) { remove(kind, options, animated, nil) }
    }

    /// Shows another symbol with a transition from the present one; without one, or for other images, at once.
    ///
    /// Source: https://developer.apple.com/documentation/uikit/uiimageview/setsymbolimage(_:contenttransition:options:completion:)
    public final func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        completion: UISymbolEffectCompletion? = nil
    ) {
        let before = shownImage.flatMap { $0.symbol == nil ? nil : pixels(of: $0) }
        self.image = image
        let after = shownImage.flatMap { $0.symbol == nil ? nil : pixels(of: $0) }
        guard let before, let after else {
            completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
            return
        }
        run(SymbolMotion(contentTransition.configuration, images: [before, after]), .replace, options.nonRepeating, completion)
    }

    // MARK: Animations

    private func add(
        _ effect: SymbolEffectConfiguration, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        guard let symbol = shownImage?.symbol else { return }
        let motion = SymbolMotion(effect, images: effect.kind == .variableColor ? steps(of: symbol, effect) : [])
        // Appearing ends hiding, and the other way around.
        if effect.kind == .appear { drop(.disappear) }
        if effect.kind == .disappear { drop(.appear) }
        symbolEffects[effect.kind] = motion
        var shown = motion
        if !animated {
            guard motion.stays || motion.repeats || options.isRepeating == true else {
                symbolEffects[effect.kind] = nil
                completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
                return
            }
            if motion.stays {
                (shown.scales, shown.opacities) = (
                    motion.scales.last.map { [$0, $0] } ?? [], motion.opacities.last.map { [$0, $0] } ?? []
                )
            }
        }
        run(shown, effect.kind, options, completion)
    }

    private func remove(
        _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions, _ animated: Bool, _ completion: UISymbolEffectCompletion?
    ) {
        guard let motion = symbolEffects[kind] else { return }
        drop(kind)
        guard animated, motion.stays else {
            completion?(UISymbolEffectCompletionContext(isFinished: true, sender: self))
            return
        }
        run(motion.reversed, kind, options, completion)
    }

    private func drop(_ kind: SymbolEffectConfiguration.Kind) {
        symbolEffects[kind] = nil
        layer.removeAnimation(forKey: Self.key(kind))
    }

    private func run(
        _ motion: SymbolMotion, _ kind: SymbolEffectConfiguration.Kind, _ options: SymbolEffectOptions,
        _ completion: UISymbolEffectCompletion?
    ) {
        let motion = UIAccessibility.isReduceMotionEnabled ? motion.withoutMovement : motion
        let animation = motion.animation(options, opacity: layer.opacity)
        animation.delegate = SymbolEffectEnd(self, completion)
        layer.add(animation, forKey: Self.key(kind))
    }

    private static func key(_ kind: SymbolEffectConfiguration.Kind) -> String { "UIImageView.symbol.\(kind.rawValue)" }

    /// The images of a variable symbol, step by step.
    private func steps(of symbol: SymbolImage, _ effect: SymbolEffectConfiguration) -> [CGImage] {
        guard symbol.stepCount > 0, let shown = shownImage else { return [] }
        let there = Array(0...symbol.stepCount)
        let order = effect.isReversing ? there + there.dropFirst().dropLast().reversed() : there
        return order.compactMap { step in
            let isHidden = effect.hidesInactiveLayers
            let steps: SymbolPainter.Steps =
                effect.isIterative ? .only(step, isRestHidden: isHidden) : .first(step, isRestHidden: isHidden)
            return pixels(of: shown.with(symbol.showing(steps)))
        }
    }
}
