import RenderScene

/// Blurs the content behind, and tints it. Source: Apple, `UIBlurEffect`.
///
/// Differs from UIKit: Apple publishes no numbers; radius, saturation and tint of each style are estimates.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    package final let style: Style

    /// Creates a blur of a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The intensity and brightness of a blur. Adaptive styles follow the view's traits.
    public enum Style: Int, Sendable, CaseIterable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    /// The backdrop of the style.
    func backdrop(isDark: Bool) -> Backdrop {
        switch style {
        case .extraLight: return Self.light(20, 0.82)
        case .light: return Self.light(30, 0.3)
        case .dark: return Self.dark(20, 0.73)
        case .regular: return isDark ? Self.dark(20, 0.73) : Self.light(30, 0.55)
        case .prominent: return isDark ? Self.dark(20, 0.6) : Self.light(20, 0.82)
        default: return Self.material((style.rawValue - 6) % 5, isDark: style.rawValue >= 16 || style.rawValue < 11 && isDark)
        }
    }

    /// Whether the style's tint is dark.
    func darkens(isDark: Bool) -> Bool { backdrop(isDark: isDark).tint.x < 0.5 }

    /// Ultra thin, thin, plain, thick and chrome.
    private static func material(_ thickness: Int, isDark: Bool) -> Backdrop {
        let tint = [0.35, 0.5, 0.65, 0.8, 0.75][thickness]
        return isDark ? dark(30, tint) : light(30, tint)
    }

    private static func light(_ radius: Double, _ tint: Double) -> Backdrop {
        Backdrop(radius: radius, saturation: 1.8, tint: RGBA(0.97, 0.97, 0.97, tint))
    }

    private static func dark(_ radius: Double, _ tint: Double) -> Backdrop {
        Backdrop(radius: radius, saturation: 1.8, tint: RGBA(0.11, 0.11, 0.11, tint))
    }
}
