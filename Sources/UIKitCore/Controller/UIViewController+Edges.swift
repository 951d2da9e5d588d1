import UIFoundation

extension UIViewController {
    /// Whether the view extends under a bar at an edge.
    final func extends(_ edge: UIRectEdge, underTranslucentBar isTranslucent: Bool) -> Bool {
        edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
    }
}
