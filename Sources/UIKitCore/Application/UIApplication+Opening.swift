import Foundation
import UIFoundation

extension UIApplication {
    /// A key of the options with which another app opens a URL of this one.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates a key by its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The bundle identifier of the other app, a `String`.
        public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// A property list of the other app.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether a document is to be opened where it is, a `Bool`.
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// Opens a URL of this app as another one does: the app comes to the foreground with it. Returns the answer of the app's delegate; true
    /// for a scene's, which has none.
    package func receive(_ url: URL, from source: String?) -> Bool {
        comingToForeground { scene in
            if let scene, let delegate = scene.delegate {
                delegate.scene(scene, openURLContexts: [UIOpenURLContext(url, from: source)])
                return true
            }
            let options: [OpenURLOptionsKey: Any] = source.map { [.sourceApplication: $0, .openInPlace: false] } ?? [.openInPlace: false]
            return delegate?.application(self, open: url, options: options) ?? false
        }
    }

    /// Continues an activity: the app comes to the foreground with it. Returns the answer of the app's delegate; true for a scene's, which
    /// has none.
    package func receive(_ activity: NSUserActivity) -> Bool {
        comingToForeground { scene in
            if let scene, let delegate = scene.delegate {
                delegate.scene(scene, willContinueUserActivityWithType: activity.activityType)
                delegate.scene(scene, continue: activity)
                activity.delegate?.userActivityWasContinued(activity)
                return true
            }
            guard let delegate else { return false }
            _ = delegate.application(self, willContinueUserActivityWithType: activity.activityType)
            let isContinued = delegate.application(self, continue: activity) { objects in
                for object in objects ?? [] { object.restoreUserActivityState(activity) }
            }
            if isContinued { activity.delegate?.userActivityWasContinued(activity) }
            return isContinued
        }
    }

    private func comingToForeground(_ body: (UIScene?) -> Bool) -> Bool {
        enterBackground()
        comeToForeground()
        let answer = body(windowScene)
        becomeActive()
        return answer
    }
}

/// A URL that another app opens in this one.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL
    /// The options with which it is opened.
    public let options: UIScene.OpenURLOptions

    init(_ url: URL, from source: String?) {
        self.url = url
        options = UIScene.OpenURLOptions(from: source)
        super.init()
    }
}

extension UIScene {
    /// The other app of an opened URL.
    @preconcurrency @MainActor
    public final class OpenURLOptions: NSObject {
        /// The bundle identifier of the other app; nil if it is of another team.
        public let sourceApplication: String?
        /// A property list of the other app; nil.
        public let annotation: Any? = nil
        /// Whether a document is to be opened where it is: false.
        public let openInPlace = false

        init(from source: String?) {
            sourceApplication = source
            super.init()
        }
    }
}

/// An object that shows what the user did.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: NSObjectProtocol {
    /// Shows the state of an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}
