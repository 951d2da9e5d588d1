import UIKitCore

/// Presents a search controller over the controller that its bar belongs to, or over the nearest that defines a presentation context.
final class SearchPresentationController: UIPresentationController, SystemPresentation, ContextChoosing {
    private var search: UISearchController? { presentedViewController as? UISearchController }

    override var shouldPresentInFullscreen: Bool { false }

    var interfaceLevel: UIUserInterfaceLevel { .unspecified }

    func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        SearchAnimator(isDismissal: isDismissal)
    }

    func context(for source: UIViewController) -> UIViewController? { search?.item == nil ? nil : source }

    override func presentationTransitionWillBegin() {
        container?.passesTouches = true
        search?.searchWillBegin()
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { search?.searchDidBegin(completed) }

    override func dismissalTransitionWillBegin() { search?.searchWillEnd() }

    override func dismissalTransitionDidEnd(_ completed: Bool) { search?.searchDidEnd(completed) }
}
