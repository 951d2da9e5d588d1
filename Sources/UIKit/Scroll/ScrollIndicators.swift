import CoreGraphics
import QuartzCore

/// The bars of a scroll view; made when they are first shown.
struct ScrollIndicators {
    var vertical: ScrollIndicatorView?
    var horizontal: ScrollIndicatorView?
    /// Counts the times they were shown, so that an old fade does not hide them.
    var shows = 0
}

/// A bar that tells how much of the content is seen, and where (`behaviour.md` 3: 2.5 points wide, 3 from the edge).
final class ScrollIndicatorView: UIView {
    static let width: CGFloat = 2.5
    static let margin: CGFloat = 3
    /// How short a bar gets, in points; pushed over the edge it gets shorter still (our choices).
    static let (shortest, shortestPushed): (CGFloat, CGFloat) = (36, 8)

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        alpha = 0
        layer.cornerRadius = Self.width / 2
        layer.borderWidth = 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Where the bar begins and how long it is.
    ///
    /// - Parameters:
    ///   - track: the length it moves in.
    ///   - seen, all: lengths of what is seen and of the content, insets included.
    ///   - offset: how far the content is from its beginning; may be beyond either end.
    static func place(track: CGFloat, seen: CGFloat, all: CGFloat, offset: CGFloat) -> (start: CGFloat, length: CGFloat) {
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

extension UIScrollView {
    final func updateIndicators() {
        place(indicators.vertical, along: .vertical)
        place(indicators.horizontal, along: .horizontal)
    }

    private func place(_ indicator: ScrollIndicatorView?, along axis: ScrollAxes) {
        guard let indicator, indicator.alpha > 0 else { return }
        indicator.backgroundColor = indicatorColor
        let inset = adjustedContentInset
        let own = axis == .vertical ? verticalScrollIndicatorInsets : horizontalScrollIndicatorInsets
        let room = automaticallyAdjustsScrollIndicatorInsets ? own + safeAreaInsets : own
        let view = bounds.inset(by: room)
        let (width, margin) = (ScrollIndicatorView.width, ScrollIndicatorView.margin)
        UIView.performWithoutAnimation {
            if axis == .vertical {
                let bar = ScrollIndicatorView.place(
                    track: view.height - 2 * margin, seen: bounds.height, all: contentSize.height + inset.top + inset.bottom,
                    offset: contentOffset.y + inset.top)
                let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                indicator.frame = CGRect(
                    x: isMirrored ? view.minX + margin : view.maxX - margin - width, y: view.minY + margin + bar.start, width: width,
                    height: bar.length)
            } else {
                let bar = ScrollIndicatorView.place(
                    track: view.width - 2 * margin, seen: bounds.width, all: contentSize.width + inset.left + inset.right,
                    offset: contentOffset.x + inset.left)
                indicator.frame = CGRect(
                    x: view.minX + margin + bar.start, y: view.maxY - margin - width, width: bar.length, height: width)
            }
        }
    }

    private var indicatorColor: UIColor {
        switch indicatorStyle {
        case .black: return UIColor(white: 0, alpha: 0.35)
        case .white: return UIColor(white: 1, alpha: 0.35)
        case .default: return UIColor(white: traitCollection.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.35)
        }
    }

    final func showIndicators() {
        indicators.shows += 1
        let axes = scrollableAxes
        show(&indicators.vertical, shows: showsVerticalScrollIndicator && axes.contains(.vertical))
        show(&indicators.horizontal, shows: showsHorizontalScrollIndicator && axes.contains(.horizontal))
        updateIndicators()
    }

    private func show(_ indicator: inout ScrollIndicatorView?, shows: Bool) {
        guard shows else {
            indicator?.alpha = 0
            return
        }
        let view = indicator ?? ScrollIndicatorView(frame: .zero)
        indicator = view
        if view.superview !== self || subviews.last !== view { addSubview(view) }
        view.layer.removeAnimation(forKey: "opacity")
        view.alpha = 1
    }

    /// Lets the bars fade; they are gone 0.4 s later.
    final func hideIndicators() {
        let bars = [indicators.vertical, indicators.horizontal].compactMap { $0 }.filter { $0.alpha > 0 }
        guard !bars.isEmpty else { return }
        UIView.animate(withDuration: 0.25, delay: 0.15, options: .allowUserInteraction, animations: { for bar in bars { bar.alpha = 0 } })
    }

    final func flashIndicators() {
        guard window != nil else { return }
        showIndicators()
        if motion == nil, drag == nil { hideIndicators() }
    }
}
