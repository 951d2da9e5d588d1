import UIKit

/// The screens seen while flights are in the air, back to front; empty when none is.
///
/// It keeps the controllers of leaving screens alive, which are on no stack any more.
@MainActor
struct DashboardPile {
    private struct Entry {
        let controller: UIViewController
        /// The flight at whose end the screen goes; nil for one that stays or lies below.
        var leavesBy: DashboardFlight?
    }

    private var entries: [Entry] = []

    var controllers: [UIViewController] { entries.map(\.controller) }

    func contains(_ controller: UIViewController) -> Bool { index(of: controller) != nil }

    private func index(of controller: UIViewController) -> Int? {
        entries.firstIndex { $0.controller === controller }
    }

    /// Puts a screen in front of all others; whatever it was doing there ends.
    mutating func bringToFront(_ controller: UIViewController) {
        entries.removeAll { $0.controller === controller }
        entries.append(Entry(controller: controller))
    }

    /// Puts a screen behind another one, or leaves it where it is if it lies there already.
    mutating func bring(_ controller: UIViewController, behind front: UIViewController?) {
        let old = index(of: controller)
        entries.removeAll { $0.controller === controller }
        let limit = front.flatMap(index(of:)) ?? entries.count
        entries.insert(Entry(controller: controller), at: min(old ?? 0, limit))
    }

    /// Marks the screens above one as leaving and returns those that were not before.
    mutating func leaveAbove(_ controller: UIViewController, by flight: DashboardFlight) -> [UIViewController] {
        guard let index = index(of: controller) else { return [] }
        var leaving: [UIViewController] = []
        for above in entries.indices.dropFirst(index + 1) where entries[above].leavesBy == nil {
            entries[above].leavesBy = flight
            leaving.append(entries[above].controller)
        }
        return leaving
    }

    /// The screens that are on their way out in a direction.
    func leaving(by direction: DashboardNavigationController.PresentationDirection) -> [UIViewController] {
        entries.filter { $0.leavesBy?.direction == direction }.map(\.controller)
    }

    /// Takes out and returns the screens that leave by a flight.
    mutating func takeLeaving(by flight: DashboardFlight) -> [UIViewController] {
        take { $0.leavesBy === flight }
    }

    /// Takes out and returns what a screen covers now, except what is on its own way out.
    mutating func takeCovered(by controller: UIViewController) -> [UIViewController] {
        guard let index = index(of: controller) else { return [] }
        let covered = entries[..<index].map(\.controller)
        return take { entry in entry.leavesBy == nil && covered.contains { $0 === entry.controller } }
    }

    /// Takes out and returns everything.
    mutating func takeAll() -> [UIViewController] {
        take { _ in true }
    }

    private mutating func take(where isTaken: (Entry) -> Bool) -> [UIViewController] {
        let taken = entries.filter(isTaken).map(\.controller)
        entries.removeAll(where: isTaken)
        return taken
    }
}
