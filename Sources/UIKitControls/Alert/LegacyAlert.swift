/// The buttons of a `UIAlertView` or `UIActionSheet`, and the alert controller that shows them.
@MainActor
final class LegacyAlert {
    var titles: [String] = []
    var cancelIndex = -1
    var destructiveIndex = -1
    /// The first button after those of the initializer; -1 for none.
    var firstOtherIndex = -1
    /// The controller while it is shown.
    private(set) var controller: LegacyAlertController?
    private var window: UIWindow?
    private weak var formerWindow: UIWindow?

    /// Notifications of the delegate.
    struct Steps {
        var clicked: (Int) -> Void = { _ in }
        var willPresent: () -> Void = {}
        var didPresent: () -> Void = {}
        var willDismiss: (Int) -> Void = { _ in }
        var didDismiss: (Int) -> Void = { _ in }
    }

    func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }

    func title(at index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }

    func makeController(_ title: String?, _ message: String?, _ style: UIAlertController.Style, _ steps: Steps) -> LegacyAlertController {
        let made = LegacyAlertController(title: title, message: message, preferredStyle: style)
        made.legacy = self
        made.steps = steps
        for (index, title) in titles.enumerated() {
            let look: UIAlertAction.Style = index == cancelIndex ? .cancel : index == destructiveIndex ? .destructive : .default
            let action = UIAlertAction(title: title, style: look)
            made.indices[ObjectIdentifier(action)] = index
            made.addAction(action)
        }
        controller = made
        return made
    }

    /// Shows the controller in a window of its own, above the app's.
    func showInWindow() {
        guard let controller else { return }
        let former = UIApplication.shared.keyWindow
        let host = LegacyAlertHostController()
        host.below = former?.rootViewController
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.windowLevel = .alert
        window.rootViewController = host
        formerWindow = former
        self.window = window
        window.makeKeyAndVisible()
        show(from: host, controller)
    }

    func show(from presenter: UIViewController, _ controller: LegacyAlertController, animated: Bool = true) {
        controller.steps.willPresent()
        presenter.present(controller, animated: animated) { controller.steps.didPresent() }
    }

    /// Takes the alert away as if a button had been chosen, without reporting a tap.
    func dismiss(_ index: Int, animated: Bool) {
        guard let controller, !controller.isEnding else { return }
        controller.isEnding = true
        controller.steps.willDismiss(index)
        controller.presentingViewController?.dismiss(animated: animated) { controller.ended(index) }
    }

    fileprivate func ended() {
        controller = nil
        window?.isHidden = true
        window = nil
        formerWindow?.makeKey()
    }
}

/// An alert controller that notifies a delegate of its buttons before it goes.
final class LegacyAlertController: UIAlertController {
    fileprivate var legacy: LegacyAlert?
    var steps = LegacyAlert.Steps()
    fileprivate var indices: [ObjectIdentifier: Int] = [:]
    fileprivate var isEnding = false

    override func choose(_ action: UIAlertAction) {
        guard action.isEnabled, !isEnding, let index = indices[ObjectIdentifier(action)] else { return }
        steps.clicked(index)
        legacy?.dismiss(index, animated: true)
    }

    /// A tap beside a popover has dismissed it.
    override func popoverWasDismissed() {
        let index = legacy?.cancelIndex ?? -1
        guard !isEnding else { return }
        isEnding = true
        if index >= 0 { steps.clicked(index) }
        steps.willDismiss(index)
        ended(index)
    }

    fileprivate func ended(_ index: Int) {
        let legacy = legacy
        self.legacy = nil
        legacy?.ended()
        steps.didDismiss(index)
    }
}

/// The root of an alert's own window: the status bar and the orientation remain those of the app.
private final class LegacyAlertHostController: UIViewController {
    weak var below: UIViewController?

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    override var childForStatusBarStyle: UIViewController? { below }
    override var childForStatusBarHidden: UIViewController? { below }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        below?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
    }
}
