/// A page or form sheet: a card over a dimmed background, which rests at detents and which the user may drag and swipe down.
///
///     let sheet = controller.sheetPresentationController
///     sheet?.detents = [.medium(), .large()]
///     sheet?.prefersGrabberVisible = true
///     present(controller, animated: true)
///
/// Its controller has the elevated interface level. On a phone in portrait the large detent extends from the top of the safe area to the
/// bottom of the screen (`Documentation/Behavior.md#presentation`: y 59 of 852); in compact height the sheet covers everything, unless
/// `prefersEdgeAttachedInCompactHeight` is true. At the large detent the content below recedes: a sheet with its top edge kept, 10 points
/// above the new one's; a full-screen controller likewise, with rounded corners on black. In regular width a page sheet is a centered card
/// at most 704 points wide, and a form sheet one of 540 by 620 points, or of the controller's preferred size; detents have no effect there.
/// Source: Apple,
/// [UISheetPresentationController](https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller). The medium detent's
/// height (half of the large one's) and the springs are estimates.
///
/// ```swift
/// func presentFilters(from controller: UIViewController) {
///     let filters = UIViewController()
///     filters.sheetPresentationController?.detents = [.medium(), .large()]
///     filters.sheetPresentationController?.prefersGrabberVisible = true
///     controller.present(filters, animated: true)
/// }
/// ```
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController, SystemPresentation {
    private let sheet = SheetView(frame: .zero)
    private let dimming = UIView(frame: .zero)
    private var swipe: SheetSwipe?
    /// The receding view below the sheet.
    private var receding: RecedingView?

    private static let dimmingAlpha: CGFloat = 0.2
    /// Distance in points between the top edges of the sheet and of the view below.
    private static let step: CGFloat = 10
    /// Distance by which a sheet gives way at most, in points, unless a view recedes below it.
    private static let usualGive: CGFloat = 40
    /// Below a status bar of 20 points, and the top edge of a receded full-screen view (iOS 13 to 18 on phones with a home button).
    private static let leastTop: CGFloat = 30
    /// The top edge while a finger drags the sheet.
    private var dragTop: CGFloat?
    private static let regularSize = (width: CGFloat(704), margin: CGFloat(44))
    private static let formSize = CGSize(width: 540, height: 620)

    package final var interfaceLevel: UIUserInterfaceLevel { .elevated }

    // MARK: Detents

    /// The heights at which the sheet rests, from the smallest to the largest; large alone by default. Setting an empty array traps.
    open var detents: [Detent] = [.large()] {
        didSet {
            guard !detents.isEmpty else {
                trap(
                    object: "UISheetPresentationController.detents", value: "is empty", remedy: "Give at least one detent, such as .large()"
                )
            }
            moveToSelected()
        }
    }

    /// The detent at which the sheet rests; nil, the default, is the smallest. The user's drags set it. Setting it moves the sheet,
    /// animated within `animateChanges(_:)`.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { if selectedDetentIdentifier != oldValue { moveToSelected() } } }

    /// The largest detent that does not dim what is behind, which then receives touches; nil, the default, dims at all.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { moveToSelected() } }

    /// Whether scrolling up, at the top of the content, first expands the sheet; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether there is a grabber at the top; false by default. A tap on it moves the sheet to the next detent.
    open var prefersGrabberVisible = false { didSet { sheet.showGrabber(prefersGrabberVisible) } }

    /// Whether the sheet has detents in compact height too, where it otherwise covers everything; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { moveToSelected() } }

    /// Whether the width of an edge-attached sheet is that of the controller's preferred size; false by default: that of the screen.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { moveToSelected() } }

    /// The radius of the corners, in points; nil, the default, is the system's: 10.
    open var preferredCornerRadius: CGFloat? { didSet { sheet.layer.cornerRadius = preferredCornerRadius ?? SheetView.cornerRadius } }

    /// Changes properties; what follows from the changes is animated with a spring.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.5, delay: 0, options: [.systemSpring, .allowUserInteraction], animations: changes)
        }
    }

    /// Asks custom detents for their heights again.
    open func invalidateDetents() { moveToSelected() }

    open override var presentedView: UIView? {
        // A presentation in the controller's context contains its view.
        let above = presentedViewController.presentedPresentation
        if above?.isInContext != true || above?.presenterSuperview == nil { sheet.fill(with: presentedViewController.view) }
        return sheet
    }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container else { return .zero }
        let (bounds, traits) = (container.bounds, container.traitCollection)
        if isCard(traits) {
            var frame = card(in: bounds)
            if let dragTop { frame.origin.y = dragTop }
            return frame
        }
        guard hasDetents(traits) else { return bounds }
        let top = dragTop ?? selectedTop
        var width = bounds.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.width > 0 {
            width = min(width, preferredContentSize.width)
        }
        return CGRect(x: ((bounds.width - width) / 2).rounded(), y: top, width: width, height: max(0, bounds.height - top))
    }

    /// Whether the sheet is a centered card.
    private func isCard(_ traits: UITraitCollection) -> Bool {
        traits.horizontalSizeClass == .regular && traits.verticalSizeClass != .compact
    }

    private func hasDetents(_ traits: UITraitCollection) -> Bool {
        traits.verticalSizeClass == .compact ? prefersEdgeAttachedInCompactHeight : traits.horizontalSizeClass != .regular
    }

    /// The top edge at the large detent, in container coordinates.
    private var largeTop: CGFloat {
        guard let container else { return 0 }
        if let below { return below.top + Self.step }
        let top = container.safeAreaInsets.top
        return top > 0 ? max(top, Self.leastTop) : 0
    }

    /// The active detents and their top edges, in container coordinates; none where detents have no effect.
    final var detentTops: [(identifier: Detent.Identifier, top: CGFloat)] {
        guard let container, hasDetents(container.traitCollection) else { return [] }
        let (top, bottom) = (largeTop, container.bounds.height - container.safeAreaInsets.bottom)
        let context = SheetDetentContext(container.traitCollection, max(bottom - top, 0))
        return detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, max(bottom - $0, top)) }
        }
    }

    /// The top edges at which the sheet rests, in container coordinates; none where it covers everything.
    final var restTops: [CGFloat] {
        guard let container, isCard(container.traitCollection) else { return detentTops.map(\.top) }
        return [card(in: container.bounds).minY]
    }

    /// The top edge at the selected detent.
    private var selectedTop: CGFloat {
        let tops = detentTops
        return tops.first { $0.identifier == selectedDetentIdentifier }?.top ?? tops.map(\.top).max() ?? largeTop
    }

    /// The present top edge, in container coordinates.
    final var top: CGFloat { frameOfPresentedViewInContainerView.minY }

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

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if style == .formSheet { layOutPresentedView() }
    }

    /// The sheet below this one.
    private var below: UISheetPresentationController? { presenter?.presentation as? UISheetPresentationController }

    package final func makeAnimator(forDismissal isDismissal: Bool) -> any UIViewControllerAnimatedTransitioning {
        CoverVerticalAnimator(isDismissal: isDismissal)
    }

    open override func containerViewWillLayoutSubviews() {
        guard let container else { return }
        dimming.setUntransformedFrame(container.bounds)
        let frame = frameOfPresentedViewInContainerView
        sheet.roundCorners(all: frame.maxY < container.bounds.maxY)
        // The interface may have rotated, or the split changed.
        if phase == .presented { UIView.performWithoutAnimation { showSurroundings() } }
    }

    // MARK: Moving between detents

    /// Moves the sheet to its selected detent, animated by the open block.
    private func moveToSelected() {
        guard phase == .presented, dragTop == nil else { return }
        arrange()
    }

    private func arrange() {
        layOutPresentedView()
        showSurroundings()
        sheet.layoutIfNeeded()
    }

    /// At the large detent the view below stays visible above the sheet.
    private var give: SheetGive {
        let isLarge = container.map { !isCard($0.traitCollection) } == true && restTops.min().map { $0 <= largeTop + 0.5 } == true
        return SheetGive(limit: isLarge && largeTop > 0 ? Self.step : Self.usualGive)
    }

    /// Follows a finger; beyond the largest detent the sheet gives way, and so does a card.
    final func drag(to top: CGFloat) {
        guard let least = restTops.min() else { return }
        dragTop = top < least ? least - give.distance(for: least - top) : top
        UIView.performWithoutAnimation { arrange() }
    }

    /// Comes to rest at the detent that a released sheet is moving to; `velocity` is the finger's, in points per second, downwards.
    final func settle(velocity: CGFloat) {
        guard let from = dragTop, let least = restTops.min() else { return }
        dragTop = nil
        let velocity = from < least ? velocity * give.slope(at: least - from) : velocity
        let projected = from + velocity * Self.projection
        let target = detentTops.min { abs($0.top - projected) < abs($1.top - projected) }
        rest(at: target?.identifier, from: from, velocity: velocity)
    }

    /// Rests at the smallest detent, at once: the sheet moves on out of the screen.
    final func restAtLowest() {
        dragTop = nil
        let former = restingIdentifier
        guard let lowest = detentTops.max(by: { $0.top < $1.top })?.identifier else { return }
        UIView.performWithoutAnimation {
            selectedDetentIdentifier = lowest
            arrange()
        }
        notify(after: former)
    }

    /// Stops the sheet where it is shown; returns the top edge that `drag(to:)` shows there, in container coordinates.
    final func catchSheet() -> CGFloat {
        let shown = sheet.layer.presentation()?.frame.minY ?? top
        for key in sheet.layer.animationKeys() ?? [] { sheet.layer.removeAnimation(forKey: key) }
        guard let least = restTops.min(), shown < least else { return shown }
        return least - give.pull(for: least - shown)
    }

    /// The detent at which the sheet rests, or rested before a drag.
    private var restingIdentifier: Detent.Identifier? { selectedDetentIdentifier ?? detentTops.max { $0.top < $1.top }?.identifier }

    private func notify(after former: Detent.Identifier?) {
        guard former != restingIdentifier else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    /// Seconds of the velocity that a released sheet moves on.
    private static let projection: CGFloat = 0.2

    /// Moves to a detent, or without one to the only position.
    private func rest(at identifier: Detent.Identifier?, from: CGFloat, velocity: CGFloat) {
        let former = restingIdentifier
        let distance = (detentTops.first { $0.identifier == identifier }?.top ?? restTops.min() ?? from) - from
        UIView.animateRelease(from: from, to: from + distance, velocity: velocity) { [self] in
            if let identifier { selectedDetentIdentifier = identifier }
            arrange()
        }
        notify(after: former)
    }

    /// A tap on the grabber: the next larger detent, or the smallest after the largest.
    private func grabbed() {
        let tops = detentTops.sorted { $0.top > $1.top }
        guard phase == .presented, tops.count > 1 else { return }
        let index = tops.firstIndex { $0.top <= top + 0.5 } ?? 0
        rest(at: tops[(index + 1) % tops.count].identifier, from: top, velocity: 0)
    }

    /// A tap beside the sheet dismisses it, as a swipe does.
    private func tappedOutside() {
        guard phase == .presented, presentedViewController.presentedPresentation == nil, !detentTops.isEmpty else { return }
        guard !presentedViewController.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        let delegate = delegate
        presentingViewController.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
    }

    // MARK: Views behind

    /// Dims and recedes the views behind, by the height of the sheet.
    private func showSurroundings() {
        let top = top
        let undimmed = detentTops.first { $0.identifier == largestUndimmedDetentIdentifier }?.top
        var dimmed: CGFloat = 1
        if let undimmed {
            let next = detentTops.map(\.top).filter { $0 < undimmed - 0.5 }.max() ?? undimmed - 1
            dimmed = min(max((undimmed - top) / (undimmed - next), 0), 1)
        }
        dimming.alpha = dimmed
        dimming.isUserInteractionEnabled = dimmed > 0
        container?.passesTouches = dimmed == 0
        receding?.recede(to: recededTop, fraction: recededFraction)
    }

    /// The fraction by which the views behind have receded: 1 at the large detent, 0 at the next.
    private var recededFraction: CGFloat {
        let large = largeTop
        let next = detentTops.map(\.top).filter { $0 > large + 0.5 }.min()
        guard let next else { return 1 }
        return min(max((next - top) / (next - large), 0), 1)
    }

    // MARK: Coming and going

    open override func presentationTransitionWillBegin() {
        guard let container else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: Self.dimmingAlpha)
        dimming.frame = container.bounds
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        if dimming.gestureRecognizers?.isEmpty ?? true {
            dimming.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("kinora_tappedOutside", UISheetPresentationController.tappedOutside)))
        }
        sheet.onGrab = { [unowned self] in grabbed() }
        if let below {
            receding = RecedingView(below.sheet, isScreen: false)
        } else if isOverScreen, let screen = presentersView {
            receding = RecedingView(screen, isScreen: true)
        }
        along { [self] in showSurroundings() }
        swipe = swipe ?? SheetSwipe(self, on: sheet)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { clear() }
    }

    open override func dismissalTransitionWillBegin() {
        along { [self] in
            dimming.alpha = 0
            receding?.recede(to: nil)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return clear() }
        UIView.performWithoutAnimation { showSurroundings() }
    }

    /// Whether the full-screen controller below has receded or is receding, so that the area above it is black.
    final var blackensEdges: Bool { (phase == .presenting || phase == .presented) && isOverScreen && recededTop != nil }

    /// Whether the controller below fills the window.
    private var isOverScreen: Bool { presenter?.presentation?.shouldRemovePresentersView ?? true }

    /// The top edge of the receded view below, in container coordinates; nil if it does not recede: it is not visible above the sheet, or
    /// visible all around.
    private var recededTop: CGFloat? {
        guard let container, container.traitCollection.horizontalSizeClass != .regular else { return nil }
        let top = hasDetents(container.traitCollection) ? largeTop : frameOfPresentedViewInContainerView.minY
        return top > 0 && recededFraction > 0 ? max(0, top - Self.step) : nil
    }

    private func along(_ changes: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return changes() }
        coordinator.animateAlongsideTransition(in: receding?.view, animation: { _ in changes() })
    }

    private func clear() {
        dimming.removeFromSuperview()
        dragTop = nil
        UIView.performWithoutAnimation { receding?.restore() }
        receding = nil
        swipe = nil
        if let view = presentedViewController.viewIfLoaded, view.superview === sheet { view.removeFromSuperview() }
    }
}
