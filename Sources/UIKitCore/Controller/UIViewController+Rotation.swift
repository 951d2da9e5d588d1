import Display

extension UIViewController {
    /// The topmost full-screen controller above this one.
    var topmostFullScreenController: UIViewController {
        topmost { $0.fillsScreen }
    }

    /// The controller that determines the status bar, before its `childForStatusBar…` is followed.
    var topmostStatusBarController: UIViewController {
        topmost { $0.presentationStyle == .fullScreen || $0.presentedViewController.modalPresentationCapturesStatusBarAppearance }
    }

    /// Follows presentations from this controller while they match; ignores dismissals in progress.
    private func topmost(while isMeant: (UIPresentationController) -> Bool) -> UIViewController {
        var at = self
        while let above = at.presentedPresentation, above.phase == .presenting || above.phase == .presented, isMeant(above) {
            at = above.presentedViewController
        }
        return at
    }

    var scene: UIWindowScene? { UIApplication.process.windowScene }

    static var defaultOrientations: UIInterfaceOrientationMask {
        SystemAppearance.traits.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The coordinator of the current rotation of this controller's window.
    var rotationCoordinator: RotationCoordinator? {
        sequence(first: self, next: \.container).lazy.compactMap { $0.loadedView?.window }.first?.windowScene?.rotation
    }

    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containedControllers {
            let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if childSize != child.loadedView?.bounds.size { child.viewWillTransition(to: childSize, with: coordinator) }
        }
        guard let presentation = presentedPresentation, presentation.container != nil, !presentation.isInContext else { return }
        presentation.viewWillTransition(to: size, with: coordinator)
    }

    func forwardTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containedControllers {
            let own = child.traits(inheriting: traits)
            if own != child.traitCollection { child.willTransition(to: own, with: coordinator) }
        }
        presentedPresentation?.willTransition(to: traits, with: coordinator)
    }

    /// Detaches the drivers of transitions in this controller, its descendants and its presentations from their views' time.
    func detachTransitionDrivers() {
        var pending = [self]
        while let controller = pending.popLast() {
            controller.activeTransition?.detachDriver()
            pending += controller.containedControllers
            if let presented = controller.presentedPresentation?.presentedViewController { pending.append(presented) }
        }
    }

    /// Predicts a child's size from its autoresizing mask; a child that fills the container gets the container's size, loaded or not.
    func predictedSize(of child: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let childView = (child as? UIViewController)?.loadedView, let view = loadedView else { return parentSize }
        let (old, now) = (childView.bounds.size, view.bounds.size)
        let mask = childView.autoresizingMask
        return CGSize(
            width: old.width == now.width || mask.contains(.flexibleWidth) ? max(old.width + parentSize.width - now.width, 0) : old.width,
            height: old.height == now.height || mask.contains(.flexibleHeight)
                ? max(old.height + parentSize.height - now.height, 0) : old.height)
    }

    func preferredContentSizeDidChange(from old: CGSize) {
        guard preferredContentSize != old else { return }
        guard preferredContentSize.width.isFinite, preferredContentSize.height.isFinite else {
            reportOnce(
                "preferredContentSize",
                "\(diagnosticName): preferredContentSize \(preferredContentSize.printed) refused, \(old.printed) is kept")
            preferredContentSize = old
            return
        }
        if let container {
            container.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if let presentation, presentation.phase != .idle {
            presentation.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
}

extension UIPresentationController {
    /// Whether the presentation is full-screen to the system: no sheets, no partial covers.
    fileprivate var fillsScreen: Bool {
        switch presentationStyle {
        case .fullScreen, .overFullScreen: true
        // Alerts follow the orientation of the view controller below.
        case .custom: shouldPresentInFullscreen && !(presentedViewController is any PresentationControllerMaking)
        default: false
        }
    }
}
