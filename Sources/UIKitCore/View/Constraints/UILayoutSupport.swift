import Foundation

/// The area that bars cover at the top or the bottom of a view controller's view. Prefer `safeAreaLayoutGuide`.
///
/// Takes part in constraints as an item: `NSLayoutConstraint(item: label, attribute: .top, relatedBy: .equal, toItem: topLayoutGuide, …)`.
/// Source: Apple, `UILayoutSupport`.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area, in points.
    var length: CGFloat { get }
    /// The anchor of the bar's top edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bar's bottom edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The anchor of the bar's height.
    var heightAnchor: NSLayoutDimension { get }
}

/// A layout guide at the top or bottom of a controller's view.
private final class ControllerLayoutGuide: UILayoutGuide, UILayoutSupport {
    init(view: UIView, edge: NSLayoutConstraint.Attribute) {
        super.init()
        identifier = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        owningView = view
        strip = (edge, { edge == .top ? $0.safeAreaInsets.top : $0.safeAreaInsets.bottom })
    }

    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    final func layoutSupport(_ edge: NSLayoutConstraint.Attribute) -> any UILayoutSupport {
        let view: UIView = self.view
        let name = edge == .top ? "topLayoutGuide" : "bottomLayoutGuide"
        if let guide = view.constraintState?.systemGuides[name] as? ControllerLayoutGuide { return guide }
        let guide = ControllerLayoutGuide(view: view, edge: edge)
        view.constraintStateForWriting.systemGuides[name] = guide
        return guide
    }
}
