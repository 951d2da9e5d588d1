extension UITabBarController {
    /// The layout of the controller's view: places the bar and the screen.
    func layoutContents() {
        contentView.frame = view.bounds
        placeBar()
        if appearancePhase == .disappeared { installSelected() }
        guard runningTransition == nil, let shownController else { return }
        place(shownController)
    }

    /// Gives a screen's view its frame and, in the safe area, the room above the bar.
    func place(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        var frame = contentView.bounds
        var insets = self.view.safeAreaInsets
        if !tabBar.isHidden, !isBarPushedAway {
            insets.bottom = max(insets.bottom, frame.height - barFrame.minY)
            if !controller.edgesForExtendedLayout.contains(.bottom) {
                frame.size.height = max(0, frame.height - insets.bottom)
                insets.bottom = 0
            }
        }
        view.ownSafeAreaInsets = insets
        view.setUntransformedFrame(frame)
    }

    func placeBar() {
        tabBar.setUntransformedFrame(barFrame)
    }

    /// At the bottom, over what is covered there.
    private var barFrame: CGRect {
        let height = tabBar.standardHeight + view.safeAreaInsets.bottom
        return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
}
