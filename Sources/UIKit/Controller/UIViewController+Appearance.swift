extension UIViewController {
    // A callback may ask for the opposite; what follows it is sent only while the phase is still the one it began.

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != appearancePhase.isTowardsScreen else { return }
        ControllerTurn.run { sendBegin(isAppearing, animated: animated) }
    }

    private func sendBegin(_ isAppearing: Bool, animated: Bool) {
        isAppearanceAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            appearancePhase = .appearing
            hasSentViewIsAppearing = false
            viewWillAppear(animated)
            guard appearancePhase == .appearing else { return }
        } else {
            appearancePhase = .disappearing
            viewWillDisappear(animated)
            guard appearancePhase == .disappearing else { return }
        }
        forwardBeginAppearance(isAppearing, animated: animated)
        UIApplication.process.storedScene?.updateStatusBar(animated: animated)
    }

    /// Sends `viewIsAppearing` if it is due: the view is in place and laid out.
    func sendViewIsAppearing() {
        guard appearancePhase == .appearing, !hasSentViewIsAppearing else { return }
        hasSentViewIsAppearing = true
        ControllerTurn.run {
            viewIsAppearing(isAppearanceAnimated)
            if appearancePhase == .appearing { forwardViewIsAppearing() }
        }
    }

    func endAppearance() {
        ControllerTurn.run { sendEnd() }
    }

    private func sendEnd() {
        sendViewIsAppearing()
        switch appearancePhase {
        case .appearing:
            appearancePhase = .appeared
            viewDidAppear(isAppearanceAnimated)
            isMovingToParent = false
            guard appearancePhase == .appeared else { return }
        case .disappearing:
            appearancePhase = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            isMovingFromParent = false
            guard appearancePhase == .disappeared else { return }
        case .appeared, .disappeared:
            return
        }
        forwardEndAppearance()
        // What fills the screen has changed.
        if container == nil { UIApplication.process.storedScene?.updateOrientation(animated: isAppearanceAnimated) }
    }

    /// Takes the view off the screen at once, whatever the controller has been told of it so far.
    func leaveScreen() {
        beginAppearanceTransition(false, animated: false)
        loadedView?.removeFromSuperview()
        endAppearanceTransition()
    }

    /// Called by the view before it enters a window, leaves one (nil), or goes to another.
    ///
    /// A child that its container neither shows nor hides itself appears and disappears with its view, as in UIKit.
    func viewWillMove(toWindow window: UIWindow?) {
        guard let parent = container, parent.childrenAppearWithTheirViews else { return }
        if window != nil {
            guard appearancePhase == .disappeared, parent.appearancePhase.isTowardsScreen else { return }
        } else {
            guard appearancePhase.isTowardsScreen, parent.appearancePhase.isTowardsScreen else { return }
        }
        isAppearanceDrivenByHierarchy = true
        beginAppearanceTransition(window != nil, animated: false)
    }

    /// Called by the view after its window has changed.
    func viewDidMoveToWindow() {
        guard isAppearanceDrivenByHierarchy else { return }
        isAppearanceDrivenByHierarchy = false
        // A parent that is still appearing ends its children's appearance together with its own.
        if appearancePhase == .appearing, container?.appearancePhase == .appearing { return }
        endAppearanceTransition()
    }
}
