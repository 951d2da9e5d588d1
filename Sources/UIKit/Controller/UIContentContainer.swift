/// What is told of its size before it changes: view controllers.
///
/// Source: Apple, [UIContentContainer](https://developer.apple.com/documentation/uikit/uicontentcontainer).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
    /// The size the content would like to have, in points; zero for none.
    var preferredContentSize: CGSize { get }

    /// The preferred size of a child has changed.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

    /// The size, in points, that a child will have in a container of a size.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize

    /// The container's view is about to get another size, in points.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

    /// The container is about to get other traits.
    func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
