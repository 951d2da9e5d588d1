import UIKit

/// The font that all texts of a list have: of a size in points, which scales with the user's text size, or smaller if the longest word
/// would not fit a width.
@MainActor
final class ListFont {
    private let words: [Substring]
    private let size: CGFloat
    private let weight: UIFont.Weight
    /// The width of the longest word at full size, with the font that it depends on.
    private var longest: (full: UIFont, width: CGFloat)?

    init(_ texts: [String], size: CGFloat, weight: UIFont.Weight = .regular) {
        words = texts.flatMap { $0.split { $0 == " " || $0 == "\n" } }
        (self.size, self.weight) = (size, weight)
    }

    /// Whether all words fit a width at full size.
    func fits(_ width: CGFloat) -> Bool { font(toWidth: width) == UILabel.font(size, weight) }

    func font(toWidth width: CGFloat) -> UIFont {
        let full = UILabel.font(size, weight)
        let needed =
            longest.flatMap { $0.full == full ? $0.width : nil }
            ?? words.map { NSString(string: String($0)).size(withAttributes: [.font: full]).width }.max() ?? 0
        longest = (full, needed)
        return needed > width ? full.withSize((full.pointSize * width / needed).rounded(.down)) : full
    }
}
