/// Shows content in the light and colour of what lies below it. Put a `UIVisualEffectView` with it into the content view of one with the blur it was made
/// for. Source: Apple, `UIVibrancyEffect`.
///
/// Above a dark blur content adds its light to what lies below; above a light one it darkens that, so that white content is not seen.
///
/// Differs from UIKit: Apple publishes no numbers; how strongly each style does so is chosen to look alike. Content keeps its own colours.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    package final let blurEffect: UIBlurEffect
    package final let style: UIVibrancyEffectStyle

    /// As for text, above a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// For one kind of content, above a blur.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        self.blurEffect = blurEffect
        self.style = style
        super.init()
    }

    /// The name of the blend mode that content has above the blur.
    func compositingFilter(isDark: Bool) -> String { blurEffect.darkens(isDark: isDark) ? "plusL" : "multiplyBlendMode" }
}

/// What kind of content a vibrancy effect is for, each fainter than the one before it. Source: Apple, `UIVibrancyEffectStyle`.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator

    /// How far content is seen.
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
