import Display

extension UIViewController {
    /// The controller that fills the screen in front of all that this one is shown in.
    var topmostFullScreenController: UIViewController {
        topmost { $0.fillsScreen }
    }

    /// The controller that decides about the status bar, before it names a child.
    var topmostStatusBarController: UIViewController {
        topmost { $0.presentationStyle == .fullScreen || $0.presentedViewController.modalPresentationCapturesStatusBarAppearance }
    }

    /// Goes up from this controller as long as what is presented over it is of a kind; what is on its way out counts no more.
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

    /// The coordinator of a rotation of the window that the controller, or the nearest one it is in, is shown in.
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

    /// Has the transitions of this controller, and of all that it contains and presents, led beside the time of their views.
    func letTransitionsTurn() {
        var pending = [self]
        while let controller = pending.popLast() {
            controller.activeTransition?.letTurn()
            pending += controller.containedControllers
            if let presented = controller.presentedPresentation?.presentedViewController { pending.append(presented) }
        }
    }

    /// What a child's view will have by its mask, one that fills the container that of the container; one that is not loaded too.
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
    /// Whether the presented controller is the one in front for the system: not sheets, and not what takes a part of the screen.
    fileprivate var fillsScreen: Bool {
        switch presentationStyle {
        case .fullScreen, .overFullScreen: true
        // An alert is shown whichever way the screen below it is.
        case .custom: shouldPresentInFullscreen && !(presentedViewController is UIAlertController)
        default: false
        }
    }
}
