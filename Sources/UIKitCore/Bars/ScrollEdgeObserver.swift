import CoreGraphics

/// Updates a bar's `edgeProgress` from the scroll view whose content scrolls under the bar.
@MainActor
final class ScrollEdgeObserver {
    enum Edge {
        case top, bottom
    }

    private let edge: Edge
    private weak var bar: (any EdgeAwareBar)?
    private weak var scrollView: UIScrollView?

    /// Scroll distance over which a bar blends from its scroll edge to its standard appearance, in points. An estimate: not measured.
    private static let distance: CGFloat = 16

    init(_ edge: Edge, of bar: any EdgeAwareBar) {
        (self.edge, self.bar) = (edge, bar)
    }

    /// Follows another scroll view; nil, for none, counts as content at the edge.
    func follow(_ scrollView: UIScrollView?) {
        if scrollView !== self.scrollView {
            self.scrollView?.scrollEdgeObservers.removeAll { $0.follower == nil || $0.follower === self }
            scrollView?.scrollEdgeObservers.append(WeakScrollEdgeObserver(follower: self))
            self.scrollView = scrollView
        }
        update()
    }

    /// Called when the content offset or its range changes.
    func update() {
        let progress = progress
        if let bar, bar.edgeProgress != progress { bar.edgeProgress = progress }
    }

    private var progress: CGFloat {
        guard let scrollView else { return 0 }
        let (inset, offset) = (scrollView.adjustedContentInset, scrollView.contentOffset)
        let covered =
            switch edge {
            case .top: offset.y + inset.top
            case .bottom: scrollView.contentSize.height + inset.bottom - offset.y - scrollView.bounds.height
            }
        return covered > 1e-6 ? min(covered / Self.distance, 1) : 0
    }
}

/// Weak reference to a follower, held by the scroll view that it follows.
struct WeakScrollEdgeObserver {
    weak var follower: ScrollEdgeObserver?
}

extension UIScrollView {
    /// Notifies the followers of a change of the content offset or its range.
    final func notifyScrollEdgeObservers() {
        for one in scrollEdgeObservers { one.follower?.update() }
    }
}

/// A bar with a scroll edge appearance.
@MainActor
protocol EdgeAwareBar: UIView {
    /// 0 while the content is scrolled to the bar's edge or nothing scrolls; 1 once content is under the bar.
    var edgeProgress: CGFloat { get set }
}
