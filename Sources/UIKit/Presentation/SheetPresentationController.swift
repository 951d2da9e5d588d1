/// A page sheet: a card below the top of the safe area, over what is dimmed by 0.2, that the user may swipe down.
///
/// On a phone held upright it reaches from the top of the safe area to the bottom of the screen (`behaviour.md` 4.5: y 59 of 852); where the height
/// is compact it covers everything. In a place of regular width it is a card in the middle, 704 points wide at most. A sheet over a sheet lies 10 points lower, and
/// the lower one steps back.
final class SheetPresentationController: UIPresentationController {
    private let sheet = SheetView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    private var swipe: SheetSwipe?
    /// The sheet below, and what its transform was.
    private var steppedBack: (sheet: SheetView, transform: CGAffineTransform)?

    private static let dimmingAlpha: CGFloat = 0.2
    private static let step: CGFloat = 10
    private static let inset: CGFloat = 16
    private static let regularSize = (width: CGFloat(704), margin: CGFloat(44))

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
        if traits.horizontalSizeClass == .regular {
            let size = CGSize(
                width: min(Self.regularSize.width, bounds.width), height: max(0, bounds.height - 2 * Self.regularSize.margin))
            return CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: Self.regularSize.margin, width: size.width, height: size.height)
        }
        var top = container.safeAreaInsets.top
        if let below { top = below.frameOfPresentedViewInContainerView.minY + Self.step }
        return CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    }

    /// The sheet this one lies over.
    private var below: SheetPresentationController? { presenter?.presentation as? SheetPresentationController }

    override func systemAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        CoverVerticalAnimator(isDismissal: isDismissal)
    }

    override func containerViewWillLayoutSubviews() {
        guard let container else { return }
        dimming.setUntransformedFrame(container.bounds)
        sheet.roundCorners(all: frameOfPresentedViewInContainerView.maxY < container.bounds.maxY)
    }

    // MARK: Coming and going

    override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        let lower = below?.sheet
        if let lower, frameOfPresentedViewInContainerView.minY > 0 { steppedBack = (lower, lower.transform) }
        along { [self] in
            dimming.alpha = 1
            steppedBack?.sheet.transform = Self.stepBack(of: steppedBack?.sheet)
        }
        swipe = swipe ?? SheetSwipe(self, on: sheet)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { clear() }
    }

    override func dismissalTransitionWillBegin() {
        along { [self] in
            dimming.alpha = 0
            if let steppedBack { steppedBack.sheet.transform = steppedBack.transform }
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return clear() }
        UIView.performWithoutAnimation {
            dimming.alpha = 1
            steppedBack?.sheet.transform = Self.stepBack(of: steppedBack?.sheet)
        }
    }

    private func along(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animateAlongsideTransition(in: steppedBack?.sheet, animation: { _ in changes() })
    }

    private func clear() {
        dimming.removeFromSuperview()
        if let steppedBack { UIView.performWithoutAnimation { steppedBack.sheet.transform = steppedBack.transform } }
        steppedBack = nil
        swipe = nil
        if let view = presentedViewController.viewIfLoaded, view.superview === sheet { view.removeFromSuperview() }
    }

    /// Smaller by 16 points on each side, its upper edge where it is.
    private static func stepBack(of sheet: SheetView?) -> CGAffineTransform {
        guard let size = sheet?.bounds.size, size.width > 2 * inset else { return .identity }
        let scale = (size.width - 2 * inset) / size.width
        return CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(translationX: 0, y: -size.height * (1 - scale) / 2))
    }
}
