/// A full-screen presentation revealed by a page curl of the presenting view controller, whose rest stays visible at the top; a tap on
/// that dismisses.
///
/// The curled page is a snapshot taken at the start. With a custom animator there is none.
final class CurlPresentationController: UIPresentationController, SystemPresentation {
    private var curl: PageCurlView?
    /// Whether this style's own animator runs.
    private var curlsNow = false

    var interfaceLevel: UIUserInterfaceLevel { .unspecified }

    func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        guard !isDismissal || curl != nil else { return CoverVerticalAnimator(isDismissal: true) }
        curlsNow = true
        return PartialCurlAnimator(isDismissal: isDismissal) { [weak self] in self?.curl }
    }

    override func presentationTransitionWillBegin() {
        guard curlsNow || presentedViewController.transitioningDelegate == nil, let container, let view = presentersView,
            let image = PageCurlView.image(of: view)
        else { return }
        let made = PageCurlView(image, frame: container.bounds) { [weak self] in self?.dismissByTap() }
        container.addSubview(made)
        curl = made
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { rest() } else { clear() }
    }

    override func dismissalTransitionWillBegin() {
        curl?.isUserInteractionEnabled = false
        if !curlsNow { curl?.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { clear() } else { rest() }
    }

    private func rest() {
        curlsNow = false
        guard let curl, let container else { return }
        container.addSubview(curl)
        UIView.performWithoutAnimation { curl.frame = container.bounds }
        curl.layOut(at: 1)
        curl.isUserInteractionEnabled = true
    }

    private func clear() {
        curlsNow = false
        curl?.removeFromSuperview()
        curl = nil
    }

    private func dismissByTap() {
        guard phase == .presented else { return }
        presenter?.dismissPresented(animated: true)
    }
}
