/// The interactive pop gesture: a pan from the leading edge drives the pop transition.
///
/// Progress is the pan's translation in widths. At the end, a velocity beyond one width per second decides between finish and cancel,
/// otherwise half the width does; the completion continues at the pan's velocity (`Documentation/Behavior.md#system-appearance`).
final class NavigationPopInteraction: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    let recognizer = NavigationPopGestureRecognizer()
    private weak var navigation: UINavigationController?
    /// Whether the gesture is requesting a pop right now.
    private(set) var isBeginning = false
    private var isFollowing = false
    /// Progress of the transition when the gesture began.
    private var start: CGFloat = 0

    /// Velocity in widths per second beyond which the direction decides.
    private static let flingSpeed: CGFloat = 1
    /// Duration of the whole distance at zero velocity, in seconds.
    private static let fullDuration: CGFloat = 0.8

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.addTarget(self, action: Selector("panned:", NavigationPopInteraction.panned))
        recognizer.delegate = self
    }

    // MARK: Begin

    /// False at the root and during other transitions; a pop in its completion phase can be caught.
    var isPossible: Bool {
        guard let navigation, navigation.appearancePhase == .appeared, !navigation.isExchangingViews else { return false }
        if let running = navigation.runningExchange?.transition { return running.interactor === self && running.isRunning }
        return navigation.stack.count > 1 && navigation.pendingRequest == nil
    }

    /// To have the gesture with a hidden bar or a replaced back button, an app sets the recognizer's delegate, as in UIKit.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isPossible, let navigation, let item = navigation.stack.last?.navigationItem else { return false }
        if navigation.runningExchange != nil { return true }
        if let top = navigation.stack.last, top.preferredTransition?.zoom != nil {
            guard top.allowsZoomDismissal(by: recognizer, in: top.view, true) else { return false }
        }
        return !navigation.hidesBar && !item.hidesBackButton && (item.storedLeftItems.isEmpty || item.leftItemsSupplementBackButton)
    }

    /// Touches on the bars belong to the bars.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard let navigation, let view = touch.view else { return true }
        return !view.isDescendant(of: navigation.navigationBar) && !view.isDescendant(of: navigation.bottomBar)
    }

    // MARK: Pan

    private var isMirrored: Bool { navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private var width: CGFloat { max(navigation?.contentView.bounds.width ?? 0, 1) }

    /// Converts to widths towards the trailing edge.
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
        if navigation.runningExchange != nil {
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
        // A custom animator is driven by the app's interaction controller.
        let delegate = navigation.delegate
        guard delegate?.navigationController(navigation, animationControllerFor: .pop, from: top, to: below) == nil else { return }
        isBeginning = true
        navigation.popViewController(animated: true)
        // Transitions begin in layout; layout now lets the gesture drive this one from its first point on.
        navigation.view.layoutIfNeeded()
        isBeginning = false
        isFollowing = navigation.runningExchange?.transition?.interactor === self
    }

    private func follow() {
        if isFollowing { update(start + travel) }
    }

    private func release(velocity: CGFloat, cancelled: Bool = false) {
        guard isFollowing else { return }
        isFollowing = false
        let finishes = !cancelled && (abs(velocity) > Self.flingSpeed ? velocity > 0 : percentComplete > 0.5)
        let rest = finishes ? 1 - percentComplete : percentComplete
        let length = ReleaseDuration.seconds(
            rest: rest, speed: finishes ? velocity : -velocity, atRest: finishes ? Self.fullDuration * rest : 0)
        setCompletionDuration(length, cancelled: !finishes)
        if finishes { finish() } else { cancel() }
    }
}

/// The recognizer of the interactive pop; pan recognizers in the content wait until it has failed.
final class NavigationPopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        if super.shouldBeRequiredToFail(by: otherGestureRecognizer) { return true }
        guard let view, let other = otherGestureRecognizer.view, other !== view else { return false }
        return otherGestureRecognizer is UIPanGestureRecognizer && other.isDescendant(of: view)
    }
}
