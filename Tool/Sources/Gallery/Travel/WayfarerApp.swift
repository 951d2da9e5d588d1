import Transitions
import UIKit

/// Wayfarer, a small travel app.
@MainActor
final class WayfarerApp {
    /// The root view controller, while the app is shown.
    private(set) weak var dashboard: DashboardViewController?

    nonisolated init() {}

    /// Creates a new app.
    func makeRoot() -> UIViewController {
        let dashboard = DashboardViewController(traveller: .ada)
        self.dashboard = dashboard
        return DashboardNavigationController(rootViewController: dashboard).onPaper()
    }
}
