/// An object that is notified before its size or traits change: a view controller.
///
/// Source: Apple, [UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The preferred size of the content, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// Called when the preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// Returns the size, in points, of a child for a given container size.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize

    /// Called before the container's view changes its size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// Called before the container's traits change.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
