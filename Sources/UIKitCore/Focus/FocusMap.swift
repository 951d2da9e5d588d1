import CoreGraphics

/// The focus items below an environment, with their groups, at one moment.
@MainActor
final class FocusMap {
    let root: FocusGroup
    /// In preorder.
    private(set) var entries: [(entry: FocusEntry, group: FocusGroup)] = []
    private let window: UIWindow
    private var groups: [AnyHashable: FocusGroup] = [:]
    /// Returns whether an item was the last focused one of its group.
    private let wasFocused: (any UIFocusItem) -> Bool

    /// A container that is still to be searched.
    private struct Branch {
        let container: any UIFocusItemContainer
        let group: FocusGroup
        /// The visible area, in the window's coordinates.
        let clip: CGRect
    }

    /// Searches a view and those below it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
    init(below view: UIView, in window: UIWindow, wasFocused: @escaping (any UIFocusItem) -> Bool = { _ in false }) {
        (self.window, self.wasFocused) = (window, wasFocused)
        root = FocusGroup(in: nil, frame: view.convert(view.bounds, to: window))
        var pending: [Branch] = []
        enter(view, frame: root.frame, from: Branch(container: view, group: root, clip: window.bounds), &pending)
        while let branch = pending.popLast() { search(branch, &pending) }
    }

    /// The group that contains an environment; nil if it is not below the map's view.
    func group(of item: any UIFocusItem) -> FocusGroup? { entries.first { $0.entry.item === item }?.group }

    private func search(_ branch: Branch, _ pending: inout [Branch]) {
        let space = branch.container.coordinateSpace
        let items = branch.container.focusItems(in: searched(branch.container))
        for item in items.reversed() {
            if let view = item as? UIView, !view.admitsFocus { continue }
            enter(item, frame: space.convert(item.frame, to: window), from: branch, &pending)
        }
        guard let view = branch.container as? UIView else { return }
        for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled && !guide.preferredFocusEnvironments.isEmpty {
            let frame = view.convert(guide.layoutFrame, to: window)
            guard !frame.isEmpty else { continue }
            note(.init(target: .guide(guide), frame: frame, isVisible: frame.intersects(branch.clip), priority: 0), branch.group)
        }
    }

    /// The area that is searched, in the container's coordinates: also content that would have to be scrolled to.
    private func searched(_ container: any UIFocusItemContainer) -> CGRect {
        if let scroll = container as? any UIFocusItemScrollableContainer {
            let content = CGRect(origin: .zero, size: scroll.contentSize)
            return content.union(CGRect(origin: scroll.contentOffset, size: scroll.visibleSize))
        }
        guard let view = container as? UIView else { return container.coordinateSpace.bounds }
        return view.clipsToBounds ? view.bounds : view.bounds.insetBy(dx: -10_000, dy: -10_000)
    }

    private func enter(_ item: any UIFocusItem, frame: CGRect, from branch: Branch, _ pending: inout [Branch]) {
        let view = item as? UIView
        var group = branch.group
        if let controller = view?.owningController, let id = controller.focusGroupIdentifier {
            group = self.group(id, in: group, frame: frame, nil)
        }
        if let id = item.focusGroupIdentifier {
            group = self.group(id, in: group, frame: frame, view as? UIScrollView)
        } else if let view, view is any FocusGroupForming, (view as? UIScrollView)?.joinsFocusGroup != true {
            group = self.group(ObjectIdentifier(view), in: group, frame: frame, view as? UIScrollView)
        }
        if item.canBecomeFocused, !frame.isEmpty {
            let visible = frame.intersection(branch.clip)
            let system = wasFocused(item) ? UIFocusGroupPriority.previouslyFocused.rawValue : 0
            let own = view.map { $0.focusPriority(item.focusGroupPriority) } ?? max(item.focusGroupPriority.rawValue, 0)
            let entry = FocusEntry(
                target: .item(item), frame: frame, isVisible: !visible.isNull && !visible.isEmpty, priority: max(own, system))
            note(entry, group)
        }
        guard let container = item.focusItemContainer else { return }
        let clip = view?.clipsToBounds == true ? branch.clip.intersection(frame) : branch.clip
        pending.append(Branch(container: container, group: group, clip: clip.isNull ? .zero : clip))
    }

    private func note(_ entry: FocusEntry, _ group: FocusGroup) {
        group.add(entry)
        entries.append((entry, group))
    }

    private func group(_ id: some Hashable, in parent: FocusGroup, frame: CGRect, _ scrollView: UIScrollView?) -> FocusGroup {
        if let known = groups[AnyHashable(id)] {
            known.extend(by: frame)
            return known
        }
        let made = FocusGroup(in: parent, frame: frame, scrollView: scrollView)
        groups[AnyHashable(id)] = made
        return made
    }
}
