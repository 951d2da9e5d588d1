extension UITabBarController {
    /// Lays out the controller's view: the bar and the selected view controller's view.
    func layoutContents() {
        contentView.frame = view.bounds
        layOutBar()
        if appearancePhase == .disappeared { installTarget() }
        guard runningExchange == nil, let shownController else { return }
        layOut(shownController)
        followEdge()
        contentScrollViewDidChange()
    }

    /// Sets the frame of a view controller's view and its safe area above the bar.
    func layOut(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        var frame = contentView.bounds
        var insets = self.view.safeAreaInsets
        if !tabBar.isHidden, !isBarHiddenByPush {
            insets.bottom = max(insets.bottom, frame.height - barFrame.minY)
            if !controller.extends(.bottom, underTranslucentBar: tabBar.isTranslucent) {
                frame.size.height = max(0, frame.height - insets.bottom)
                insets.bottom = 0
            }
        }
        view.ownSafeAreaInsets = insets
        view.setUntransformedFrame(frame)
    }

    func layOutBar() {
        tabBar.setUntransformedFrame(barFrame)
    }

    /// At the bottom, over the safe area; beyond the leading edge while a pushed view controller hides it.
    private var barFrame: CGRect {
        let (size, height) = (view.bounds.size, tabBar.standardHeight + view.safeAreaInsets.bottom)
        let away = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? size.width : -size.width
        return CGRect(x: isBarHiddenByPush ? away : 0, y: size.height - height, width: size.width, height: height)
    }
}
