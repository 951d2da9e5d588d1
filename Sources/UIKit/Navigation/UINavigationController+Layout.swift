extension UINavigationController {
    /// The layout of the controller's view: places the bar, shows what was asked for, places the screens.
    func layoutContents() {
        contentView.frame = view.bounds
        popInteraction.recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        placeBar()
        if appearancePhase == .disappeared { installTopScreen() } else { showPending() }
        guard runningTransition == nil, let shownController else { return }
        place(shownController)
    }

    /// Gives a screen's view its frame and, in the safe area, the room under the bar.
    func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        var frame = contentView.bounds
        var insets = self.view.safeAreaInsets
        if !hidesBar {
            insets.top = navigationBarFrame.maxY
            if !controller.edgesForExtendedLayout.contains(.top) {
                frame.origin.y += insets.top
                frame.size.height = max(0, frame.height - insets.top)
                insets.top = 0
            }
        }
        view.ownSafeAreaInsets = insets
        view.setUntransformedFrame(frame)
    }

    private func placeBar() {
        navigationBar.frame = navigationBarFrame
        navigationBar.backgroundExtension = view.safeAreaInsets.top
    }

    /// Below what covers the top of the view, or right above the view when hidden.
    private var navigationBarFrame: CGRect {
        let height = UINavigationBar.standardHeight
        return CGRect(x: 0, y: hidesBar ? -height : view.safeAreaInsets.top, width: view.bounds.width, height: height)
    }

    func changeBar(hidden: Bool, animated: Bool) {
        guard hidden != hidesBar else { return }
        hidesBar = hidden
        guard let view = viewIfLoaded else { return }
        guard animated, view.window != nil else {
            navigationBar.isHidden = hidden
            view.setNeedsLayout()
            return
        }
        navigationBar.isHidden = false
        UIView.animate(
            withDuration: Self.hideShowBarDuration, delay: 0, options: .curveEaseInOut,
            animations: {
                self.placeBar()
                guard self.runningTransition == nil, let shown = self.shownController else { return }
                self.place(shown)
                shown.view.layoutIfNeeded()
            },
            completion: { [weak self] _ in
                guard let self else { return }
                navigationBar.isHidden = hidesBar
            })
    }
}
