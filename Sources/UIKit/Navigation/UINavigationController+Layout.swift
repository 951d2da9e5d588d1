extension UINavigationController {
    /// The layout of the controller's view: places the bar, shows what was asked for, places the screens.
    func layoutContents() {
        contentView.frame = view.bounds
        // Screens slide as the controller's view runs.
        contentView.semanticContentAttribute = view.semanticContentAttribute
        popInteraction.recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        // Bars that come or go with screens stay until those change.
        if !isChangingScreens, pendingRequest == nil || appearancePhase == .disappeared { placeBars() }
        if appearancePhase == .disappeared { installTopScreen() } else { showPending() }
        guard runningTransition == nil, let shownController else { return }
        place(shownController)
        followContent(of: shownController)
        followEdges(of: shownController)
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
        if !isToolbarAway {
            insets.bottom = self.view.bounds.height - toolbarFrame.minY
            if !controller.edgesForExtendedLayout.contains(.bottom) {
                frame.size.height = max(0, frame.height - insets.bottom)
                insets.bottom = 0
            }
        }
        view.ownSafeAreaInsets = insets
        view.setUntransformedFrame(frame)
    }
}
