import UIKit

/// The font that all texts of a list have: of a size in points, which scales with the user's text size, or smaller if the longest word
/// would not fit a width.
@MainActor
final class ListFont {
    private let words: [Substring]
    private let size: CGFloat
    private let weight: UIFont.Weight
    /// The last result, with what it depends on.
    private var last: (width: CGFloat, full: UIFont, font: UIFont)?

    init(_ texts: [String], size: CGFloat, weight: UIFont.Weight = .regular) {
        words = texts.flatMap { $0.split { $0 == " " || $0 == "\n" } }
        (self.size, self.weight) = (size, weight)
    }

    func font(toWidth width: CGFloat) -> UIFont {
        let full = UILabel.font(size, weight)
        if let last, last.width == width, last.full == full { return last.font }
        let needed = words.map { NSString(string: String($0)).size(withAttributes: [.font: full]).width }.max() ?? 0
        let font = needed > width ? full.withSize((full.pointSize * width / needed).rounded(.down)) : full
        last = (width, full, font)
        return font
    }
}
