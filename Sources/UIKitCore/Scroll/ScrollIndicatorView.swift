import CoreGraphics
import QuartzCore

/// A scroll indicator: the visible part of the content and its position (`Documentation/Behavior.md#scrolling`: 2.5 points wide, 3 from the
/// edge).
package final class ScrollIndicatorView: UIView {
    static let width: CGFloat = 2.5
    static let margin: CGFloat = 3
    /// Minimum length in points, within the content and when compressed beyond an edge (estimates).
    static let (shortest, shortestPushed): (CGFloat, CGFloat) = (36, 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.width / 2
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Start and length of the indicator.
    ///
    /// - Parameters:
    ///   - track: the length available to it.
    ///   - seen, all: the lengths of the viewport and of the content with its insets.
    ///   - offset: the offset from the start of the content; may be beyond either end.
    static func extent(track: CGFloat, seen: CGFloat, all: CGFloat, offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
        guard track > 0, all > 0 else { return (0, 0) }
        let full = min(max(track * seen / max(all, seen), min(shortest, track)), track)
        let range = max(all - seen, 0)
        let beyond = offset < 0 ? -offset : max(offset - range, 0)
        let length = max(full - beyond, min(shortestPushed, full))
        if offset <= 0 { return (0, length) }
        if offset >= range { return (track - length, length) }
        return ((track - full) * offset / range, length)
    }
}

/// The indicators of a scroll view, created when first shown.
struct ScrollIndicators {
    var vertical: ScrollIndicatorView?
    var horizontal: ScrollIndicatorView?
}
