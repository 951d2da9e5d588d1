import Transitions
import UIKit

/// Wayfarer, a small travel app.
@MainActor
final class WayfarerApp {
    /// The first screen, for as long as the window shows the app.
    private(set) weak var dashboard: DashboardViewController?

    nonisolated init() {}

    /// Shows the app from its beginning.
    func start(in window: UIWindow) {
        let dashboard = DashboardViewController(traveller: .ada)
        let navigation = DashboardNavigationController(rootViewController: dashboard)
        navigation.navigationBar.barTintColor = .paper
        navigation.navigationBar.isTranslucent = false
        window.tintColor = .coral
        window.rootViewController = navigation
        self.dashboard = dashboard
    }
}
