import UIKit

extension UILabel {
    /// A label in the app's typography: a size in points, which scales with the user's text size, a weight, a color.
    convenience init(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        font = UIFontMetrics(forTextStyle: .nearest(to: size)).scaledFont(for: .systemFont(ofSize: size, weight: weight))
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
    }

    /// The height of the text at a width, in whole points.
    func height(atWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The width of the text in one line, in whole points.
    var naturalWidth: CGFloat { intrinsicContentSize.width.rounded(.up) }
}

extension UIFont.TextStyle {
    /// The text style with the nearest default size.
    fileprivate static func nearest(to size: CGFloat) -> UIFont.TextStyle {
        switch size {
        case ..<12: .caption2
        case ..<13: .caption1
        case ..<14: .footnote
        case ..<16: .subheadline
        case ..<17: .callout
        case ..<19: .body
        case ..<21: .title3
        case ..<26: .title2
        case ..<32: .title1
        default: .largeTitle
        }
    }
}
