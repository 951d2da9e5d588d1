import UIKit

/// One transition in progress: its movement until the end, and its completion.
@MainActor
final class DashboardTransition {
    let target: UIViewController
    let direction: DashboardNavigationController.PresentationDirection
    private var completion: ((Bool) -> Void)?
    /// Whether a later request has taken over.
    var isSuperseded = false

    init(to target: UIViewController, _ direction: DashboardNavigationController.PresentationDirection, completion: ((Bool) -> Void)?) {
        self.target = target
        self.direction = direction
        self.completion = completion
    }

    /// Calls the completion, once. The caller has restored all state before: the completion may request the next transition.
    func complete(_ finished: Bool) {
        let completion = completion
        self.completion = nil
        completion?(finished && !isSuperseded)
    }
}
