import UIKit

/// The movement by which each view controller of a stack arrived, so that it can leave the opposite way.
@MainActor
struct DashboardArrivals {
    private struct Arrival {
        weak var controller: UIViewController?
        let direction: DashboardNavigationController.PresentationDirection
    }

    private var arrivals: [Arrival] = []

    /// Records the movement by which a view controller arrived; nil for another kind of transition.
    mutating func note(_ controller: UIViewController, _ direction: DashboardNavigationController.PresentationDirection?) {
        arrivals.removeAll { $0.controller == nil || $0.controller === controller }
        if let direction, direction.isIn { arrivals.append(Arrival(controller: controller, direction: direction)) }
    }

    /// The movement opposite to a view controller's arrival; nil if it did not arrive by one.
    func reverseDirection(of controller: UIViewController) -> DashboardNavigationController.PresentationDirection? {
        arrivals.first { $0.controller === controller }?.direction.opposite
    }

    /// Removes view controllers that are no longer on the stack.
    mutating func keep(_ isOnStack: (UIViewController) -> Bool) {
        arrivals.removeAll { !($0.controller.map(isOnStack) ?? false) }
    }
}
