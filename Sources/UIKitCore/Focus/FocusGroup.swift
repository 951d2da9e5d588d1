import CoreGraphics

/// A group of focus items: the arrow keys move within it, the Tab key between the primary items of groups.
@MainActor
final class FocusGroup {
    private(set) weak var parent: FocusGroup?
    /// The scroll view that forms the group; nil for others.
    private(set) weak var scrollView: UIScrollView?
    private(set) var children: [FocusGroup] = []
    /// Items of the group itself, not of groups in it.
    fileprivate(set) var entries: [FocusEntry] = []
    /// In the window's coordinates, points.
    fileprivate(set) var frame: CGRect

    init(in parent: FocusGroup?, frame: CGRect, scrollView: UIScrollView? = nil) {
        (self.parent, self.frame, self.scrollView) = (parent, frame, scrollView)
        parent?.children.append(self)
    }

    func add(_ entry: FocusEntry) { entries.append(entry) }

    /// Extends the group by another branch with the same identifier.
    func extend(by frame: CGRect) { self.frame = self.frame.union(frame) }

    /// The group and those in it in reading order; the items of the group itself count as one area. Without groups that have no items.
    func tabOrder(isMirrored: Bool) -> [FocusGroup] {
        enum Step { case own(FocusGroup), whole(FocusGroup) }
        var order: [FocusGroup] = []
        var pending = [Step.whole(self)]
        while let step = pending.popLast() {
            switch step {
            case .own(let group): order.append(group)
            case .whole(let group):
                var areas = group.children.map { (step: Step.whole($0), frame: $0.frame) }
                let own = group.entries.filter { !$0.isGuide }.map(\.frame)
                if let first = own.first { areas.insert((.own(group), own.dropFirst().reduce(first) { $0.union($1) }), at: 0) }
                let sorted = FocusGeometry.readingOrder(of: areas.map(\.frame), isMirrored: isMirrored)
                pending += sorted.reversed().map { areas[$0].step }
            }
        }
        return order
    }

    /// The item that the Tab key focuses: the visible one with the highest priority, the first in reading order among several.
    func primaryEntry(isMirrored: Bool) -> FocusEntry? {
        let items = entries.filter { !$0.isGuide }
        let visible = items.filter(\.isVisible)
        let candidates = visible.isEmpty ? items : visible
        guard let highest = candidates.map(\.priority).max() else { return nil }
        let best = candidates.filter { $0.priority == highest }
        return FocusGeometry.readingOrder(of: best.map(\.frame), isMirrored: isMirrored).first.map { best[$0] }
    }
}

/// An item that can become focused, or a guide.
@MainActor
struct FocusEntry {
    enum Target {
        case item(any UIFocusItem)
        case guide(UIFocusGuide)
    }

    let target: Target
    /// In the window's coordinates, points.
    let frame: CGRect
    let isVisible: Bool
    let priority: Int

    var item: (any UIFocusItem)? { if case .item(let item) = target { item } else { nil } }
    var isGuide: Bool { item == nil }
}
