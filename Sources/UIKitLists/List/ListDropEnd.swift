import CoreGraphics

/// The end of a dropped item's animation, as the app requested it from the coordinator of a list's drop.
@MainActor
struct ListDropEnd {
    enum Goal {
        /// A row or item of the list, whose cell appears when the preview arrives.
        case cell(IndexPath)
        /// A rectangle in the cell of a row or item, in the cell's coordinates; the preview shrinks into it.
        case inside(IndexPath, CGRect)
        case target(UIDragPreviewTarget)
        /// The row or item of a placeholder.
        case placeholder(AnyObject)
        /// Nothing: the item stays where it is.
        case none
    }

    let item: UIDragItem
    var goal: Goal
    let animations: DragAnimations

    init(item: UIDragItem, goal: Goal, animations: DragAnimations = DragAnimations()) {
        (self.item, self.goal, self.animations) = (item, goal, animations)
    }

    /// The end in displayed index paths.
    func displayed<Context: AnyObject>(by placeholders: ListPlaceholders<Context>) -> ListDropEnd {
        var end = self
        switch goal {
        case .cell(let path): end.goal = .cell(placeholders.displayedPath(of: path))
        case .inside(let path, let rect): end.goal = .inside(placeholders.displayedPath(of: path), rect)
        case .placeholder(let context):
            end.goal = (context as? Context).flatMap(placeholders.path).map { .cell($0) } ?? .none
        case .target, .none: break
        }
        return end
    }
}

/// Scrolls a list while the finger of a drag is near one of its edges, the faster the nearer.
@MainActor
final class ListDragScrolling {
    private unowned let list: UIScrollView
    private let onScroll: () -> Void
    private var link: CADisplayLink?
    private var speed = CGVector.zero
    /// Content offset and media time at which the speed was set.
    private var begin = (offset: CGPoint.zero, time: 0.0)

    /// Distance from the edges at which scrolling begins, in points.
    private static let edge: CGFloat = 50
    /// Speed in points per second for each point closer to the edge.
    private static let rate: CGFloat = 10

    init(_ list: UIScrollView, onScroll: @escaping () -> Void) {
        self.list = list
        self.onScroll = onScroll
    }

    /// Follows the finger, in the list's coordinates.
    func follow(_ finger: CGPoint) {
        let inset = list.adjustedContentInset
        let visible = list.bounds.inset(by: inset)
        let scrollsX = list.contentSize.width > visible.width, scrollsY = list.contentSize.height > visible.height
        let wanted = CGVector(
            dx: scrollsX ? Self.speed(finger.x, visible.minX, visible.maxX) : 0,
            dy: scrollsY ? Self.speed(finger.y, visible.minY, visible.maxY) : 0)
        guard wanted != speed else { return }
        stop()
        guard wanted != .zero else { return }
        speed = wanted
        begin = (list.contentOffset, CACurrentMediaTime())
        let link = CADisplayLink { [weak self] link in
            // A list may end during a drag.
            if let self { scroll() } else { link.invalidate() }
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private static func speed(_ at: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        let beyond = at < low + edge ? at - low - edge : max(at - high + edge, 0)
        return min(max(beyond, -edge), edge) * rate
    }

    func stop() {
        link?.invalidate()
        (link, speed) = (nil, .zero)
    }

    private func scroll() {
        let time = CGFloat(CACurrentMediaTime() - begin.time)
        let wanted = CGPoint(x: begin.offset.x + speed.dx * time, y: begin.offset.y + speed.dy * time)
        let offset = list.atRest(wanted)
        guard offset != list.contentOffset else { return }
        list.show(offset)
        list.layoutIfNeeded()
        onScroll()
    }
}
