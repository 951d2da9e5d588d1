/// Blends content with the light and colors of the backdrop. Add a `UIVisualEffectView` with it to the content view of one with the blur
/// it was created for. Source: Apple, `UIVibrancyEffect`.
///
/// Above a dark blur content adds its light to the backdrop; above a light one it darkens the backdrop, so that white content is
/// invisible.
///
/// Differs from UIKit: Apple publishes no numbers; the strength of each style is an estimate. Content keeps its own colors.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    package final let blurEffect: UIBlurEffect
    package final let style: UIVibrancyEffectStyle

    /// Creates the vibrancy of text above a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates the vibrancy of a kind of content above a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The name of the content's blend mode above the blur.
    func compositingFilter(isDark: Bool) -> String { blurEffect.darkens(isDark: isDark) ? "plusL" : "multiplyBlendMode" }
}

/// The kind of content of a vibrancy effect, each fainter than the one before it. Source: Apple, `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    /// For titles.
    case label
    /// For text of the second rank.
    case secondaryLabel
    /// For text of the third rank.
    case tertiaryLabel
    /// For text of the fourth rank.
    case quaternaryLabel
    /// For large filled areas.
    case fill
    /// For filled areas of the second rank.
    case secondaryFill
    /// For filled areas of the third rank.
    case tertiaryFill
    /// For separators.
    case separator

    /// The content's opacity.
    var alpha: CGFloat {
        switch self {
        case .label: 0.85
        case .secondaryLabel: 0.6
        case .tertiaryLabel: 0.4
        case .quaternaryLabel: 0.25
        case .fill: 0.36
        case .secondaryFill: 0.28
        case .tertiaryFill: 0.2
        case .separator: 0.3
        }
    }
}
