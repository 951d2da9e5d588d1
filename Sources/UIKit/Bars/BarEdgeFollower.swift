import CoreGraphics

/// Keeps a bar's `edgeProgress` up to date with the scroll view whose content moves under the bar.
@MainActor
final class BarEdgeFollower {
    enum Edge {
        case top, bottom
    }

    private let edge: Edge
    private weak var bar: (any EdgeAwareBar)?
    private weak var scrollView: UIScrollView?

    /// The distance over which a bar goes from its look at the edge to the standard one, in points. An estimate: not measured.
    private static let distance: CGFloat = 16

    init(_ edge: Edge, of bar: any EdgeAwareBar) {
        (self.edge, self.bar) = (edge, bar)
    }

    /// Follows another scroll view; nil for none, which counts as content at the edge.
    func follow(_ scrollView: UIScrollView?) {
        if scrollView !== self.scrollView {
            self.scrollView?.edgeFollowers.removeAll { $0.follower == nil || $0.follower === self }
            scrollView?.edgeFollowers.append(WeakBarEdgeFollower(follower: self))
            self.scrollView = scrollView
        }
        update()
    }

    /// The content has moved, or its edges have.
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

/// A follower referred to by the scroll view that it follows.
struct WeakBarEdgeFollower {
    weak var follower: BarEdgeFollower?
}

extension UIScrollView {
    /// Tells the bars that the content has moved, or its edges have.
    final func tellEdgeFollowers() {
        for one in edgeFollowers { one.follower?.update() }
    }
}
