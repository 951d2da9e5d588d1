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
        /// A blur that is lighter than the content, in every appearance.
        case extraLight = 0
        /// A light blur, in every appearance.
        case light = 1
        /// A dark blur, in every appearance.
        case dark = 2
        /// A blur that follows the appearance.
        case regular = 4
        /// A blur that follows the appearance, with content that is easier to read.
        case prominent = 5
        /// The most translucent material; follows the appearance.
        case systemUltraThinMaterial = 6
        /// A material more translucent than the ordinary one; follows the appearance.
        case systemThinMaterial = 7
        /// The ordinary material; follows the appearance.
        case systemMaterial = 8
        /// A material less translucent than the ordinary one; follows the appearance.
        case systemThickMaterial = 9
        /// The material of bars; follows the appearance.
        case systemChromeMaterial = 10
        /// The most translucent material, light.
        case systemUltraThinMaterialLight = 11
        /// A material more translucent than the ordinary one, light.
        case systemThinMaterialLight = 12
        /// The ordinary material, light.
        case systemMaterialLight = 13
        /// A material less translucent than the ordinary one, light.
        case systemThickMaterialLight = 14
        /// The material of bars, light.
        case systemChromeMaterialLight = 15
        /// The most translucent material, dark.
        case systemUltraThinMaterialDark = 16
        /// A material more translucent than the ordinary one, dark.
        case systemThinMaterialDark = 17
        /// The ordinary material, dark.
        case systemMaterialDark = 18
        /// A material less translucent than the ordinary one, dark.
        case systemThickMaterialDark = 19
        /// The material of bars, dark.
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
