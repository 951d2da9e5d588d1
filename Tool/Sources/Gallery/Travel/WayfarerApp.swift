import Transitions
import UIKit

/// Wayfarer, a small travel app.
@MainActor
final class WayfarerApp {
    /// The first screen, for as long as the app is shown.
    private(set) weak var dashboard: DashboardViewController?

    nonisolated init() {}

    /// The app from its beginning.
    func makeRoot() -> UIViewController {
        let dashboard = DashboardViewController(traveller: .ada)
        self.dashboard = dashboard
        return DashboardNavigationController(rootViewController: dashboard).onPaper()
    }
}
