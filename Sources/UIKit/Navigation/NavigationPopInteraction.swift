/// Lets a finger from the leading edge pull the top screen away.
///
/// The transition is at the fraction of the width that the finger has gone. Let go, a fling of more than a width per second decides, else the half; the rest
/// begins at the finger's velocity where that is not too slow (`behaviour.md` 4.6).
final class NavigationPopInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    let recognizer = NavigationPopGestureRecognizer()
    private weak var navigation: UINavigationController?
    /// A pop is being asked for by the finger.
    private(set) var isBeginning = false
    private var isFollowing = false
    /// Where the transition was when the finger took it.
    private var start: CGFloat = 0

    /// Widths per second beyond which the direction decides.
    private static let flingSpeed: CGFloat = 1
    /// How long the whole way takes at rest, in seconds, and the way back at most.
    private static let (wayDuration, longestReturn): (CGFloat, CGFloat) = (0.8, 0.3)
    /// The velocity at the beginning of ease-out, in average velocities.
    private static let firstSlope: CGFloat = 1 / 0.58

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.addTarget(self, action: Selector("panned:", NavigationPopInteraction.panned))
        recognizer.delegate = self
        completionCurve = .easeOut
    }

    // MARK: Whether a finger may pull

    /// Not at the root, not while something else moves; one that was let go can be caught.
    var isPossible: Bool {
        guard let navigation, navigation.appearancePhase == .appeared, !navigation.isChangingScreens else { return false }
        if let running = navigation.runningTransition?.transition { return running.interactor === self && running.isRunning }
        return navigation.stack.count > 1 && navigation.pendingRequest == nil
    }

    /// An app that wants it with a bar hidden or a button in place of the back button gives the recogniser a delegate of its own, as in UIKit.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isPossible, let navigation, let item = navigation.stack.last?.navigationItem else { return false }
        if navigation.runningTransition != nil { return true }
        return !navigation.hidesBar && !item.hidesBackButton && (item.storedLeftItems.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Fingers on the bars are theirs.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view else { return true }
        return !view.isDescendant(of: navigation.navigationBar) && !view.isDescendant(of: navigation.bottomBar)
    }

    // MARK: The finger

    private var isMirrored: Bool { navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var width: CGFloat { max(navigation?.contentView.bounds.width ?? 0, 1) }

    /// In widths towards the trailing edge.
    private func inWidths(_ x: CGFloat) -> CGFloat { (isMirrored ? -x : x) / width }

    private var travel: CGFloat { inWidths(recognizer.translation(in: recognizer.view?.superview).x) }

    private func panned(_ recognizer: UIGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: follow()
        case .ended: release(velocity: inWidths(self.recognizer.velocity(in: self.recognizer.view?.superview).x))
        case .cancelled, .failed: release(velocity: 0, cancelled: true)
        default: break
        }
    }

    private func begin() {
        guard isPossible, let navigation else { return }
        if navigation.runningTransition != nil {
            pause()
            start = percentComplete - travel
            isFollowing = true
        } else {
            pop(navigation)
            start = 0
        }
        follow()
    }

    private func pop(_ navigation: UINavigationController) {
        guard let top = navigation.stack.last, let below = navigation.stack.dropLast().last else { return }
        // An animator of the app's own is the app's to lead.
        let delegate = navigation.delegate
        guard delegate?.navigationController(navigation, animationControllerFor: .pop, from: top, to: below) == nil else { return }
        isBeginning = true
        navigation.popViewController(animated: true)
        // The transition begins with the layout: now, so that the finger leads it from its first point on.
        navigation.view.layoutIfNeeded()
        isBeginning = false
        isFollowing = navigation.runningTransition?.transition?.interactor === self
    }

    private func follow() {
        if isFollowing { update(start + travel) }
    }

    private func release(velocity: CGFloat, cancelled: Bool = false) {
        guard isFollowing else { return }
        isFollowing = false
        let finishes = !cancelled && (abs(velocity) > Self.flingSpeed ? velocity > 0 : percentComplete > 0.5)
        let rest = finishes ? 1 - percentComplete : percentComplete
        var length = finishes ? Self.wayDuration * rest : min(Self.wayDuration * rest, Self.longestReturn)
        let speed = finishes ? velocity : -velocity
        if speed > 0 { length = min(length, Self.firstSlope * rest / speed) }
        completionSpeed = length > 0 ? rest * duration / length : 1
        if finishes { finish() } else { cancel() }
    }
}

/// What pans in the screens waits until it is known that the finger does not come from the edge.
final class NavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if super.shouldBeRequiredToFail(by: otherGestureRecognizer) { return true }
        guard let view, let other = otherGestureRecognizer.view, other !== view else { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer && other.isDescendant(of: view)
    }
}
