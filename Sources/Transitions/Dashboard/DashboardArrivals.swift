import UIKit

/// How the screens of a stack came, so that they can go back the same way.
@MainActor
struct DashboardArrivals {
    private struct Arrival {
        weak var controller: UIViewController?
        let direction: DashboardNavigationController.PresentationDirection
    }

    private var arrivals: [Arrival] = []

    /// A screen comes by a movement, or by none of ours.
    mutating func note(_ controller: UIViewController, _ direction: DashboardNavigationController.PresentationDirection?) {
        arrivals.removeAll { $0.controller == nil || $0.controller === controller }
        if let direction, direction.isIn { arrivals.append(Arrival(controller: controller, direction: direction)) }
    }

    /// The movement opposite to the one by which a screen came; nil where it came by none of ours.
    func wayBack(of controller: UIViewController) -> DashboardNavigationController.PresentationDirection? {
        arrivals.first { $0.controller === controller }?.direction.opposite
    }

    /// Forgets those that do not belong to the stack any more.
    mutating func keep(_ isOnStack: (UIViewController) -> Bool) {
        arrivals.removeAll { !($0.controller.map(isOnStack) ?? false) }
    }
}
