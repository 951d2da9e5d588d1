import CoreGraphics

extension UIFont {
    /// The size of labels' text: 17 points.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of buttons' text: 18 points.
    public class var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The system font's usual size: 14 points.
    public class var systemFontSize: CGFloat { 14 }

    /// The system font, regular. A size that is not positive and finite gives 12 points, as for all of these.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .regular)
    }

    /// The system font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, weight: weight)
    }

    /// The system font for emphasis: semibold, which is what UIKit's bold system font is.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .semibold)
    }

    /// The system font in italics.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .regular, isItalic: true)
    }

    /// The system font with digits of one width, so that numbers that change do not move.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, weight: weight, features: ["tnum=1"])
    }

    /// A font whose letters are all equally wide: Noto Sans Mono or DejaVu Sans Mono, or what fontconfig has for `monospace`.
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
