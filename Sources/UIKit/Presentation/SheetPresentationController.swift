/// A page or form sheet: a card over what is dimmed by 0.2, that the user may swipe down. Its controller is elevated.
///
/// On a phone held upright it reaches from the top of the safe area to the bottom of the screen (`behaviour.md` 4.5: y 59 of 852); where the height
/// is compact it covers everything. What it lies over steps back: a sheet with its upper edge where it is, 10 points above the new one's; a screen likewise,
/// with round corners, on black. In a place of regular width a page sheet is a card in the middle, 704 points wide at most, and a form sheet
/// one of 540 by 620 points, or of the controller's preferred size.
final class SheetPresentationController: UIPresentationController {
    private let sheet = SheetView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    private var swipe: SheetSwipe?
    /// The view that the sheet lies over, while it is stepped back.
    private var receding: RecedingView?

    private static let dimmingAlpha: CGFloat = 0.2
    /// In points, between the upper edges of the sheet and of what lies below.
    private static let step: CGFloat = 10
    /// Below a status bar of 20 points, and the upper edge of a screen that has stepped back (iOS 13 to 18 on phones with a home button).
    private static let leastTop: CGFloat = 30
    private static let regularSize = (width: CGFloat(704), margin: CGFloat(44))
    private static let formSize = CGSize(width: 540, height: 620)

    override var level: UIUserInterfaceLevel { .elevated }

    override var presentedView: UIView? {
        // What takes the controller's place in its context keeps its view.
        let above = presentedViewController.presentedPresentation
        if above?.isInContext != true || above?.presenterSuperview == nil { sheet.fill(with: presentedViewController.view) }
        return sheet
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let (bounds, traits) = (container.bounds, container.traitCollection)
        if traits.verticalSizeClass == .compact { return bounds }
        if traits.horizontalSizeClass == .regular { return card(in: bounds) }
        var top = container.safeAreaInsets.top
        if top > 0 { top = max(top, Self.leastTop) }
        if let below { top = below.frameOfPresentedViewInContainerView.minY + Self.step }
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// The frame in a place of regular width and height.
    private func card(in bounds: CGRect) -> CGRect {
        var size = CGSize(width: Self.regularSize.width, height: bounds.height - 2 * Self.regularSize.margin)
        if style == .formSheet {
            let preferred = preferredContentSize
            size.width = preferred.width > 0 ? preferred.width : Self.formSize.width
            size.height = preferred.height > 0 ? preferred.height : Self.formSize.height
        }
        size = CGSize(width: max(0, min(size.width, bounds.width)), height: max(0, min(size.height, bounds.height)))
        return CGRect(
            origin: CGPoint(x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded()), size: size)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if style == .formSheet { placePresentedView() }
    }

    /// The sheet this one lies over.
    private var below: SheetPresentationController? { presenter?.presentation as? SheetPresentationController }

    override func systemAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        CoverVerticalAnimator(isDismissal: isDismissal)
    }

    override func containerViewWillLayoutSubviews() {
        guard let container else { return }
        dimming.setUntransformedFrame(container.bounds)
        let frame = frameOfPresentedViewInContainerView
        sheet.roundCorners(all: frame.maxY < container.bounds.maxY)
        // The interface may have turned, or its split changed.
        if phase == .presented { UIView.performWithoutAnimation { receding?.recede(to: recededTop) } }
    }

    // MARK: Coming and going

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        if let below {
            receding = RecedingView(below.sheet, isScreen: false)
        } else if isOverScreen, let screen = presentersView {
            receding = RecedingView(screen, isScreen: true)
        }
        along { [self] in
            dimming.alpha = 1
            receding?.recede(to: recededTop)
        }
        swipe = swipe ?? SheetSwipe(self, on: sheet)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { clear() }
    }

    override func dismissalTransitionWillBegin() {
        along { [self] in
            dimming.alpha = 0
            receding?.recede(to: nil)
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return clear() }
        UIView.performWithoutAnimation {
            dimming.alpha = 1
            receding?.recede(to: recededTop)
        }
    }

    /// Whether the screen below is on its way back, or there, so that what is seen above it is black.
    var blackensEdges: Bool { (phase == .presenting || phase == .presented) && isOverScreen && recededTop != nil }

    /// Whether it lies over a controller that fills the window.
    private var isOverScreen: Bool { presenter?.presentation?.shouldRemovePresentersView ?? true }

    /// The upper edge of what lies below, in points of the container; nil where it stays as it is: nothing of it is seen above the sheet, or all of it
    /// is around.
    private var recededTop: CGFloat? {
        guard let container, container.traitCollection.horizontalSizeClass != .regular else { return nil }
        let top = frameOfPresentedViewInContainerView.minY
        return top > 0 ? max(0, top - Self.step) : nil
    }

    private func along(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animateAlongsideTransition(in: receding?.view, animation: { _ in changes() })
    }

    private func clear() {
        dimming.removeFromSuperview()
        UIView.performWithoutAnimation { receding?.restore() }
        receding = nil
        swipe = nil
        if let view = presentedViewController.viewIfLoaded, view.superview === sheet { view.removeFromSuperview() }
    }
}
