import UIKit

extension UILabel {
    /// A label in the app's typography: a size in points, which scales with the user's text size, a weight, a color.
    convenience init(_ text: String, size: CGFloat, weight: UIFont.Weight = .regular, color: UIColor = .ink, lines: Int = 1) {
        self.init(frame: .zero)
        self.text = text
        font = Self.font(size, weight)
        adjustsFontForContentSizeCategory = true
        textColor = color
        numberOfLines = lines
    }

    /// The font of a size, for the user's text size.
    static func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        UIFontMetrics(forTextStyle: .nearest(to: size)).scaledFont(for: .systemFont(ofSize: size, weight: weight))
    }

    /// Sets the font of a size, for the user's text size, or a smaller one if the longest word would not fit a width.
    func fitWords(toWidth width: CGFloat, size: CGFloat, weight: UIFont.Weight = .regular) {
        fitWords(toWidth: width, of: ListFont([text ?? ""], size: size, weight: weight))
    }

    /// Sets the font that a list's texts have at a width.
    func fitWords(toWidth width: CGFloat, of list: ListFont) {
        let fitting = list.font(toWidth: width)
        if font != fitting { font = fitting }
    }

    /// Accessibility text sizes wrap; others keep one line.
    func wrapsIfLarge() { numberOfLines = hasLargeText ? 0 : 1 }

    /// The height of the text at a width, in whole points.
    func height(atWidth width: CGFloat) -> CGFloat {
        sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }

    /// The width of the text in one line, in whole points.
    var naturalWidth: CGFloat { intrinsicContentSize.width.rounded(.up) }
}

extension UIFont.TextStyle {
    /// The text style with the nearest default size.
    static func nearest(to size: CGFloat) -> UIFont.TextStyle {
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

extension String {
    /// The text with no-break spaces within facts: before a dot, between a number and its unit.
    var withFactsTogether: String {
        let rules = [(" ·", "\u{a0}·"), ("([0-9]) (h|m\\b|min|minutes|travellers|May|–)", "$1\u{a0}$2"), ("(h|–) ([0-9])", "$1\u{a0}$2")]
        return rules.reduce(self) { $0.replacingOccurrences(of: $1.0, with: $1.1, options: .regularExpression) }
    }
}
