import UIKit

/// A screen whose views match those of another one, by name.
///
/// A view that both screens name moves from its rectangle on one to that on the other. One that a single screen names fades in its
/// rectangle, in front of that screen's other content: a button over a large image, for instance.
@preconcurrency @MainActor
public protocol HeroScreen: UIViewController {
    /// Returns the views that match another screen's, by name; those that overlap are stacked as in the detail's own view.
    ///
    /// Called at the beginning of each direction, in both screens, when they have their layout. A list returns those of the row that is
    /// open, and may scroll to it before. Views in no window and empty ones count as missing. For a container the visible screen in it is
    /// called: a navigation controller's top one, a tab bar controller's selected one, otherwise the first child.
    func heroViews(for transition: HeroTransition) -> [String: UIView]
}

extension UIViewController {
    /// The screen with views that match: the view controller itself, or the visible one in it.
    var heroScreen: (any HeroScreen)? {
        if let screen = self as? any HeroScreen { return screen }
        if let navigation = self as? UINavigationController { return navigation.topViewController?.heroScreen }
        if let tabs = self as? UITabBarController { return tabs.selectedViewController?.heroScreen }
        return children.lazy.compactMap(\.heroScreen).first
    }
}
