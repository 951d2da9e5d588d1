import CoreGraphics

extension UIFont {
    static func system(
        family: String = FontDescription.systemFamily, size: CGFloat, weight: Weight, isItalic: Bool = false, features: [String] = []
    ) -> UIFont {
        let size = size > 0 && size.isFinite ? size : smallSystemFontSize
        return UIFont(
            fontDescription: FontDescription(
                family: family, size: Double(size), weight: weight.css, isItalic: isItalic, features: features))
    }
}
