import UIKit

/// The gallery as an app of its own: a launch screen, the list of the effects, and each effect's app behind its entry.
///
/// `Stage.launch(_:)` starts it, as `@main` does in an app.
public final class GalleryApp: UIResponder, UIApplicationDelegate {
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
        configuration.delegateClass = GallerySceneDelegate.self
        return configuration
    }
}
