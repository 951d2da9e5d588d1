/// A container that shows one of its view controllers at a time and runs an exchange when another is to be shown: a navigation controller,
/// a tab bar controller.
///
/// While the container is not visible, views change without callbacks.
@MainActor
protocol ExchangingContainer: UIViewController {
    associatedtype ContentView: UIView
    /// The superview of the view controllers' views.
    var contentView: ContentView { get }
    /// The view controller whose view is in the content view and that received the appearance callbacks.
    var shownController: UIViewController? { get set }
    /// The view controller to show: the top of the stack, the selected tab.
    var targetController: UIViewController? { get }
    /// Whether callbacks are being sent and views exchanged; a new request waits for the end.
    var isExchangingViews: Bool { get set }

    /// Sets the frame of a view controller's view and its safe area beside the bars.
    func layOut(_ controller: UIViewController)

    /// Called when `controller` will appear because the container does.
    func willShow(_ controller: UIViewController, animated: Bool)

    /// Shows the bars that belong to `controller`, before its view is inserted while the container is not visible.
    func prepareBars(for controller: UIViewController)
}

extension ExchangingContainer {
    func willShow(_ controller: UIViewController, animated: Bool) {}

    func prepareBars(for controller: UIViewController) {}

    /// Inserts the view of the view controller to show, while the container is not visible.
    func installTarget() {
        guard shownController == nil, let target = targetController else { return }
        shownController = target
        prepareBars(for: target)
        contentView.addSubview(target.view)
        layOut(target)
    }

    /// Takes the view of a view controller that is no longer the target away, while the container is not visible.
    func removeReplacedController() {
        guard let old = shownController, old !== targetController else { return }
        shownController = nil
        if old.viewIfLoaded?.superview === contentView { old.leaveScreen() }
        viewIfLoaded?.setNeedsLayout()
    }

    /// Begins the appearance of the view controller to show with the container's own.
    func beginAppearanceOfTarget(animated: Bool) {
        guard let target = targetController else { return }
        isExchangingViews = true
        target.beginAppearanceTransition(true, animated: animated)
        willShow(target, animated: animated)
        let isNew = shownController !== target || target.view.superview !== contentView
        if isNew {
            shownController = target
            contentView.addSubview(target.view)
        }
        // Outside a window there is no safe area; an existing view keeps its frame until the next layout.
        if isNew || view.window != nil { layOut(target) }
        view.setNeedsLayout()
        isExchangingViews = false
    }
}
