import Foundation
import ObjectiveCRuntime

/// Methods that follow the presentation of a search controller. All are optional.
///
/// They are called when the search begins or ends by the search bar or by ``UISearchController/isActive``, not when the app presents or
/// dismisses the controller itself. Source: Apple,
/// [UISearchControllerDelegate](https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate).
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Called when the search bar is to begin editing or the controller becomes active; may present the controller. If it does not, the
    /// controller is presented.
    func presentSearchController(_ searchController: UISearchController)

    /// Notifies that the presentation begins.
    func willPresentSearchController(_ searchController: UISearchController)

    /// Notifies that the presentation has ended.
    func didPresentSearchController(_ searchController: UISearchController)

    /// Notifies that the dismissal begins.
    func willDismissSearchController(_ searchController: UISearchController)

    /// Notifies that the dismissal has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    public func presentSearchController(_ searchController: UISearchController) {
        target("presentSearchController:")?.presentSearchController(searchController)
    }
    public func willPresentSearchController(_ searchController: UISearchController) {
        target("willPresentSearchController:")?.willPresentSearchController(searchController)
    }
    public func didPresentSearchController(_ searchController: UISearchController) {
        target("didPresentSearchController:")?.didPresentSearchController(searchController)
    }
    public func willDismissSearchController(_ searchController: UISearchController) {
        target("willDismissSearchController:")?.willDismissSearchController(searchController)
    }
    public func didDismissSearchController(_ searchController: UISearchController) {
        target("didDismissSearchController:")?.didDismissSearchController(searchController)
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UISearchControllerDelegate)? { _forwardingTarget(of: name) }
}
