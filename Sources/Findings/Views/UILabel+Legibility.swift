import UIKit

extension UILabel {
    /// The size that the whole text needs, and the one that it has; nil if it fits.
    package var missingSize: (needed: CGSize, actual: CGSize)? {
        guard let text, !text.isEmpty else { return nil }
        let scale = adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? minimumScaleFactor : 1
        let width = bounds.width / scale
        let needed = textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: 100_000), limitedToNumberOfLines: 0)
        guard needed.width > width + 0.5 || needed.height * scale > bounds.height + 0.5 else { return nil }
        return (needed.size, bounds.size)
    }

    /// The smallest contrast ratio of WCAG 2 for the text's size: 4.5, or 3 from 18 points on and in bold from 14 points on.
    package var neededContrast: Double { font.neededContrast }

    /// Whether an end of the text that does not fit is replaced by an ellipsis on purpose: a preview of a text, not a name, value or title.
    package var isPreview: Bool {
        lineBreakMode == .byTruncatingTail && (text?.count ?? 0) > Self.longestTitle && bounds.height >= font.lineHeight - 1
    }

    /// Characters of names, values and titles, at most.
    private static let longestTitle = 40

    /// Whether the text is in a color of the system's, which is pale on purpose: of secondary labels, placeholders, and tabs of a bar.
    package var hasSystemColor: Bool {
        textColor.isPaleSystemColor || sequence(first: superview, next: { $0?.superview }).contains { $0 is UITabBar }
    }

    /// Whether the text is disabled, or belongs to a disabled control, which needs no contrast.
    package var isDisabled: Bool { !isEnabled || isOfDisabledControl }

    package func cutOffSentence(_ name: String, _ missing: (needed: CGSize, actual: CGSize)) -> String {
        "\(name) cuts off its text: it needs \(missing.needed.printed) and has \(missing.actual.printed)."
    }

    package func contrastSentence(_ name: String, _ ratio: Double) -> String { Self.contrastSentence(name, ratio, neededContrast) }

    package nonisolated static func contrastSentence(_ name: String, _ ratio: Double, _ needed: Double) -> String {
        "\(name) has a contrast of \(String(format: "%.1f", ratio)) to what is behind it; at least \(needed.printed) is expected."
    }
}
