/// A page or form sheet: a card over a background dimmed by 0.2, which the user may swipe down. Its controller has the elevated interface
/// level.
///
/// On a phone in portrait it extends from the top of the safe area to the bottom of the screen (Documentation/Behavior.md#presentation: y
/// 59 of 852); in compact height it covers everything. The content below recedes: a sheet with its top edge kept, 10 points above the new
/// one's; a full-screen controller likewise, with rounded corners on black. In regular width a page sheet is a centred card at most 704
/// points wide, and a form sheet one of 540 by 620 points, or of the controller's preferred size.
final class SheetPresentationController: UIPresentationController, SystemPresentation {
    private let sheet = SheetView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    private var swipe: SheetSwipe?
    /// The receding view below the sheet.
    private var receding: RecedingView?

    private static let dimmingAlpha: CGFloat = 0.2
    /// Distance in points between the top edges of the sheet and of the view below.
    private static let step: CGFloat = 10
    /// Below a status bar of 20 points, and the top edge of a receded full-screen view (iOS 13 to 18 on phones with a home button).
    private static let leastTop: CGFloat = 30
    private static let regularSize = (width: CGFloat(704), margin: CGFloat(44))
    private static let formSize = CGSize(width: 540, height: 620)

    var interfaceLevel: UIUserInterfaceLevel { .elevated }

    override var presentedView: UIView? {
        // A presentation in the controller's context contains its view.
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

    /// The frame in regular width and height.
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
        if style == .formSheet { layOutPresentedView() }
    }

    /// The sheet below this one.
    private var below: SheetPresentationController? { presenter?.presentation as? SheetPresentationController }

    func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        CoverVerticalAnimator(isDismissal: isDismissal)
    }

    override func containerViewWillLayoutSubviews() {
        guard let container else { return }
        dimming.setUntransformedFrame(container.bounds)
        let frame = frameOfPresentedViewInContainerView
        sheet.roundCorners(all: frame.maxY < container.bounds.maxY)
        // The interface may have rotated, or the split changed.
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

    /// Whether the full-screen controller below has receded or is receding, so that the area above it is black.
    var blackensEdges: Bool { (phase == .presenting || phase == .presented) && isOverScreen && recededTop != nil }

    /// Whether the controller below fills the window.
    private var isOverScreen: Bool { presenter?.presentation?.shouldRemovePresentersView ?? true }

    /// The top edge of the receded view below, in container coordinates; nil if it does not recede: it is not visible above the sheet, or
    /// visible all around.
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
