import CoreGraphics

/// A line of text below the top edge of a view: a fraction of the height, and points.
package struct Baseline {
    package let fraction: CGFloat
    package let offset: CGFloat

    package init(fraction: CGFloat, offset: CGFloat) { (self.fraction, self.offset) = (fraction, offset) }

    /// The baseline of a line in the middle of the height.
    package init(centering font: UIFont) { self.init(fraction: 0.5, offset: (font.ascender + font.descender) / 2) }
}

/// A view with text, by whose lines constraints align it.
@MainActor
package protocol BaselineView: UIView {
    /// The first and the last line; nil without text.
    var baselines: (first: Baseline, last: Baseline)? { get }
}

extension UIView {
    /// The first line; the top edge of a view without text.
    final var firstBaseline: Baseline { (self as? any BaselineView)?.baselines?.first ?? Baseline(fraction: 0, offset: 0) }

    /// The last line; the bottom edge of a view without text.
    final var lastBaseline: Baseline { (self as? any BaselineView)?.baselines?.last ?? Baseline(fraction: 1, offset: 0) }
}

extension UIImageView: BaselineView {
    /// The baseline of a symbol, or of another image that has one.
    package final var baselines: (first: Baseline, last: Baseline)? {
        guard let offset = image.map(resolved)?.baselineOffsetFromBottom else { return nil }
        let line = Baseline(fraction: 1, offset: -offset)
        return (line, line)
    }
}

extension UILabel: BaselineView {
    /// A single line is centered. Of several lines the first is at the top, and the last at the bottom.
    package final var baselines: (first: Baseline, last: Baseline)? {
        let line = Baseline(centering: font)
        if numberOfLines == 1 { return (line, line) }
        return (Baseline(fraction: 0, offset: font.ascender), Baseline(fraction: 1, offset: font.descender))
    }
}
