extension UINavigationController {
    /// Lays out the controller's view: the bars, pending requests, and the view controllers' views.
    func layoutContents() {
        contentView.frame = view.bounds
        // Transitions slide in the layout direction of the controller's view.
        contentView.semanticContentAttribute = view.semanticContentAttribute
        popInteraction.recognizer.edges = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
        // Bars that appear or disappear with a transition wait for it.
        if !isExchangingViews, pendingRequest == nil || appearancePhase == .disappeared { layOutBars() }
        if appearancePhase == .disappeared {
            installTarget()
            // The view controller may have shown or hidden bars as its view was loaded.
            if !isExchangingViews { layOutBars() }
        } else {
            showPending()
        }
        guard runningExchange == nil, let shownController else { return }
        layOut(shownController)
        followContent(of: shownController)
        followEdges(of: shownController)
    }

    /// Sets the frame of a view controller's view and its safe area below the bar.
    func layOut(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded else { return }
        var frame = contentView.bounds
        var insets = self.view.safeAreaInsets
        if !hidesBar {
            insets.top = navigationBarFrame.maxY
            if !controller.extends(.top, underTranslucentBar: navigationBar.isTranslucent) {
                frame.origin.y += insets.top
                frame.size.height = max(0, frame.height - insets.top)
                insets.top = 0
            }
        }
        if !isToolbarAway {
            insets.bottom = self.view.bounds.height - toolbarFrame.minY
            if !controller.extends(.bottom, underTranslucentBar: toolbar.isTranslucent) {
                frame.size.height = max(0, frame.height - insets.bottom)
                insets.bottom = 0
            }
        }
        view.ownSafeAreaInsets = insets
        view.setUntransformedFrame(frame)
        controller.layOutPresentationInContext()
    }
}
