import UIKit

/// The visible view controllers during transitions, back to front; empty when none is running.
///
/// Retains leaving view controllers, which are no longer on the navigation stack.
@MainActor
struct DashboardTransitionStack {
    private struct Entry {
        let controller: UIViewController
        /// The transition whose end removes the view controller; nil for one that stays or is below.
        var leavesBy: DashboardTransition?
    }

    private var entries: [Entry] = []

    var controllers: [UIViewController] { entries.map(\.controller) }

    func contains(_ controller: UIViewController) -> Bool { index(of: controller) != nil }

    private func index(of controller: UIViewController) -> Int? {
        entries.firstIndex { $0.controller === controller }
    }

    /// Brings a view controller to the front and cancels its leaving.
    mutating func bringToFront(_ controller: UIViewController) {
        entries.removeAll { $0.controller === controller }
        entries.append(Entry(controller: controller))
    }

    /// Inserts a view controller behind another one, or keeps its position if it is already there.
    mutating func bring(_ controller: UIViewController, behind front: UIViewController?) {
        let old = index(of: controller)
        entries.removeAll { $0.controller === controller }
        let limit = front.flatMap(index(of:)) ?? entries.count
        entries.insert(Entry(controller: controller), at: min(old ?? 0, limit))
    }

    /// Marks the view controllers above one as leaving and returns the newly marked ones.
    mutating func leaveAbove(_ controller: UIViewController, by transition: DashboardTransition) -> [UIViewController] {
        guard let index = index(of: controller) else { return [] }
        var leaving: [UIViewController] = []
        for above in entries.indices.dropFirst(index + 1) where entries[above].leavesBy == nil {
            entries[above].leavesBy = transition
            leaving.append(entries[above].controller)
        }
        return leaving
    }

    /// The view controllers leaving in a direction.
    func leaving(by direction: DashboardNavigationController.PresentationDirection) -> [UIViewController] {
        entries.filter { $0.leavesBy?.direction == direction }.map(\.controller)
    }

    /// Removes and returns the view controllers that leave with a transition.
    mutating func takeLeaving(by transition: DashboardTransition) -> [UIViewController] {
        take { $0.leavesBy === transition }
    }

    /// Removes and returns the view controllers covered by another, except leaving ones.
    mutating func takeCovered(by controller: UIViewController) -> [UIViewController] {
        guard let index = index(of: controller) else { return [] }
        let covered = entries[..<index].map(\.controller)
        return take { entry in entry.leavesBy == nil && covered.contains { $0 === entry.controller } }
    }

    /// Removes and returns all view controllers.
    mutating func takeAll() -> [UIViewController] {
        take { _ in true }
    }

    private mutating func take(where isTaken: (Entry) -> Bool) -> [UIViewController] {
        let taken = entries.filter(isTaken).map(\.controller)
        entries.removeAll(where: isTaken)
        return taken
    }
}
