import Display
import Resources

extension UITraitCollection {
    /// The traits by which catalogs choose.
    var assetTraits: AssetTraits {
        AssetTraits(
            idiom: userInterfaceIdiom == .pad ? "ipad" : "iphone", scale: Double(displayScale > 0 ? displayScale : Screen.currentScale),
            isDark: userInterfaceStyle == .dark, hasHighContrast: accessibilityContrast == .high,
            isRightToLeft: layoutDirection == .rightToLeft, widthClass: horizontalSizeClass == .regular ? "regular" : "compact",
            heightClass: verticalSizeClass == .compact ? "compact" : "regular")
    }
}
