extension UIViewController {
    func insertChild(_ child: UIViewController) {
        if let ancestor = sequence(first: self, next: \.container).first(where: { $0 === child }) {
            trap(
                object: diagnosticName,
                value: "asked to add \(ancestor === self ? "itself" : "its own container \(ancestor.diagnosticName)") as a child",
                remedy: "Add a controller that does not contain this one")
        }
        if child.container === self {
            containedControllers.removeAll { $0 === child }
            containedControllers.append(child)
            return
        }
        child.leaveContainer()
        child.willMove(toParent: self)
        child._willSet("parent")
        child.container = self
        child.isMovingToParent = true
        child.isMovingFromParent = false
        // Insets set by another container no longer apply; this container sets its own.
        child.loadedView?.ownSafeAreaInsets = nil
        containedControllers.append(child)
        child._didSet("parent")
        child.traitSourceDidChange()
    }

    func leaveContainer() {
        guard let parent = container else { return }
        // A presentation that replaces its view ends with it.
        if presentedPresentation != nil { ControllerRequestQueue.current.request { self.endPresentation() } }
        _willSet("parent")
        container = nil
        parent.containedControllers.removeAll { $0 === self }
        _didSet("parent")
        isMovingToParent = false
        traitRecord?.fromContainer = .unspecified
        parent.childHasLeft(self)
        didMove(toParent: nil)
        if appearancePhase == .disappeared { isMovingFromParent = false }
    }

    /// The nearest ancestor of a type, or nil.
    func nearestContainer<Container: UIViewController>() -> Container? {
        var controller = container
        while let candidate = controller {
            if let found = candidate as? Container { return found }
            controller = candidate.container
        }
        return nil
    }

    /// Children whose views are in this controller's view; they appear and disappear with it.
    private var childrenInView: [UIViewController] {
        guard let view = loadedView, shouldAutomaticallyForwardAppearanceMethods else { return [] }
        return containedControllers.filter { $0.loadedView?.isDescendant(of: view) == true }
    }

    func beginAppearanceOfChildren(_ isAppearing: Bool, animated: Bool) {
        for child in childrenInView { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func sendViewIsAppearingToChildren() {
        for child in childrenInView { child.sendViewIsAppearing() }
    }

    func endAppearanceOfChildren() {
        for child in childrenInView { child.endAppearanceTransition() }
    }
}
