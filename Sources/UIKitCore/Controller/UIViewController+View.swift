import Display

extension UIViewController {
    /// Name of the controller in messages: its type, and its title if set.
    package var diagnosticName: String {
        title.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
    }

    func makePlainView() -> UIView {
        let view = UIView(frame: Screen.current?.bounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func loadViewOnce() {
        guard loadedView == nil else { return }
        guard !isLoadingView else {
            trap(
                object: diagnosticName, value: "loadView() reads 'view' before it has set it",
                remedy: "Set 'view' first, or call super.loadView() first")
        }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else {
            trap(
                object: diagnosticName, value: "loadView() returned without a view",
                remedy: "Set 'view' in loadView(), or do not override it")
        }
        viewDidLoad()
    }

    func adoptView(_ view: UIView?) {
        guard view !== loadedView else { return }
        if let owner = view?.owningController, owner !== self {
            trap(
                object: diagnosticName, value: "the view is that of \(owner.diagnosticName)",
                remedy: "A view belongs to one view controller at a time; make another view")
        }
        loadedView?.owningController = nil
        loadedView = view
        if unavailableContent.configuration != nil { showUnavailableContentLater() }
        view?.owningController = self
        view?.traitSourceDidChange()
        zoomInteraction?.attach()
    }

    func additionalSafeAreaInsetsDidChange(from oldValue: UIEdgeInsets) {
        let insets = additionalSafeAreaInsets
        guard insets != oldValue else { return }
        guard [insets.top, insets.left, insets.bottom, insets.right].allSatisfy(\.isFinite) else {
            reportOnce(
                "additionalSafeAreaInsets",
                "\(diagnosticName): additionalSafeAreaInsets \(insets.printed) refused, \(oldValue.printed) is kept")
            additionalSafeAreaInsets = oldValue
            return
        }
        loadedView?.safeAreaSourceDidChange()
    }
}
