extension UIViewController {
    /// The phase of the appearance, for descriptions of controllers: `appearing`, `appeared`, `disappearing` or `disappeared`.
    public var _appearanceName: String { "\(appearancePhase)" }

    // A callback may request the opposite transition; later callbacks are sent only while the phase has not changed.

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        guard isAppearing != appearancePhase.isTowardsScreen else { return }
        ControllerRequestQueue.current.run { sendBegin(isAppearing, animated: animated) }
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

    /// Sends `viewIsAppearing` if it is due: the view is in the hierarchy and laid out.
    func sendViewIsAppearing() {
        guard appearancePhase == .appearing, !hasSentViewIsAppearing else { return }
        hasSentViewIsAppearing = true
        ControllerRequestQueue.current.run {
            viewIsAppearing(isAppearanceAnimated)
            if appearancePhase == .appearing { forwardViewIsAppearing() }
            if appearancePhase == .appearing { showAccessoryView() }
        }
    }

    /// Becomes first responder if nothing else is, so that the controller's accessory view is on the screen with it, as on iOS.
    private func showAccessoryView() {
        guard canBecomeFirstResponder, inputAccessoryView != nil, let window = viewIfLoaded?.window, window.firstResponder == nil else {
            return
        }
        becomeFirstResponder()
    }

    func endAppearance() {
        ControllerRequestQueue.current.run { sendEnd() }
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
        // The full-screen controller has changed.
        if container == nil { UIApplication.process.storedScene?.updateOrientation(animated: isAppearanceAnimated) }
    }

    /// Removes the view at once and sends the missing disappearance callbacks.
    func leaveScreen() {
        beginAppearanceTransition(false, animated: false)
        loadedView?.removeFromSuperview()
        endAppearanceTransition()
    }

    /// Called before the view's window changes; nil when it leaves one.
    ///
    /// A child whose container neither shows nor hides it itself appears and disappears with its view, as in UIKit, and so does a
    /// controller without a container that is neither presented nor a window's root.
    func viewWillMove(toWindow window: UIWindow?) {
        guard appearsWithItsView(in: window) else { return }
        if window != nil {
            guard appearancePhase == .disappeared else { return }
        } else {
            guard appearancePhase.isTowardsScreen else { return }
        }
        isAppearanceDrivenByHierarchy = true
        beginAppearanceTransition(window != nil, animated: false)
    }

    private func appearsWithItsView(in window: UIWindow?) -> Bool {
        if let container { return container.childrenAppearWithTheirViews && container.appearancePhase.isTowardsScreen }
        guard presentation == nil, presentedPresentation == nil else { return false }
        return (window ?? loadedView?.window)?.rootViewController !== self
    }

    /// Called after the view's window has changed.
    func viewDidMoveToWindow() {
        guard isAppearanceDrivenByHierarchy else { return }
        isAppearanceDrivenByHierarchy = false
        // A parent that is still appearing ends its children's appearance with its own.
        if appearancePhase == .appearing, container?.appearancePhase == .appearing { return }
        endAppearanceTransition()
    }
}
