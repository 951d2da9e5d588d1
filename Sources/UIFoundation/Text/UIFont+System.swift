import CoreGraphics

extension UIFont {
    /// The standard size of labels: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The standard size of buttons: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The standard small size: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The standard system font size: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// Returns the regular system font. A size that is not positive and finite gives 12 points, as for all of these.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, weight: weight)
    }

    /// Returns the bold system font, which is semibold, as in UIKit.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .semibold)
    }

    /// Returns the italic system font.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the system font with monospaced digits.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, weight: weight, features: ["tnum=1"])
    }

    /// Returns the monospaced font: Noto Sans Mono, regular or bold.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let family = UIFontDescriptor.SystemDesign.monospaced.installedFamily ?? "monospace"
        return system(family: family, size: fontSize, weight: weight)
    }

    private static func system(
        family: String = FontDescription.systemFamily, size: CGFloat, weight: Weight, isItalic: Bool = false, features: [String] = []
    ) -> UIFont {
        let size = size > 0 && size.isFinite ? size : smallSystemFontSize
        return UIFont(
            fontDescription: FontDescription(
                family: family, size: Double(size), weight: weight.css, isItalic: isItalic, features: features))
    }
}
