import UIKit

/// One request while it is shown: what moves until it ends, and whom to tell.
@MainActor
final class DashboardFlight {
    let target: UIViewController
    let direction: DashboardNavigationController.PresentationDirection
    private var completion: ((Bool) -> Void)?
    /// A later request has taken over.
    var isSuperseded = false

    init(to target: UIViewController, _ direction: DashboardNavigationController.PresentationDirection, completion: ((Bool) -> Void)?) {
        self.target = target
        self.direction = direction
        self.completion = completion
    }

    /// Tells the app, once. The caller has put everything in order before: the app may ask for the next flight here.
    func complete(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished && !isSuperseded)
    }
}
