/// Asks the user something: a title, a message and buttons, in the middle of the screen (alert) or at its bottom (action sheet).
///
/// It is presented over the whole window, which is dimmed by 0.2; a chosen button dismisses it and then calls its handler. A finger may slide from button to
/// button before it is lifted. The classic look: 270 points wide with buttons of 44, sheets with buttons of 57. An alert's first text field is typed into as soon as
/// it is there. Differs from UIKit: action sheets are at the bottom on every device.
/// Source: Apple, [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
    /// Where it lies and how it looks; fixed.
    public let preferredStyle: Style
    private var storedActions: [UIAlertAction] = []
    private var storedPreferred: UIAlertAction?
    private var storedFields: [UITextField] = []
    private lazy var alertView = AlertView(self)

    /// An alert or an action sheet without buttons.
    public init(title: String?, message: String?, preferredStyle: Style) {
        self.preferredStyle = preferredStyle
        self.message = message
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .custom
    }

    /// An empty action sheet: the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        super.init(coder: coder)
        modalPresentationStyle = .custom
    }

    /// The heading; nil or empty for none.
    open override var title: String? {
        didSet { if title != oldValue, isViewLoaded { alertView.contentsDidChange() } }
    }

    /// What is said below the heading; nil or empty for nothing.
    open var message: String? {
        didSet { if message != oldValue, isViewLoaded { alertView.contentsDidChange() } }
    }

    /// The buttons, in the order in which they were added.
    open var actions: [UIAlertAction] { storedActions }

    /// Adds a button. A second one of the style `cancel` traps, and so does one that is in another alert.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, storedActions.contains(where: { $0.style == .cancel }) {
            trap(
                object: diagnosticName, value: "a second action with the style cancel is added",
                remedy: "Give one of them another style")
        }
        if let alert = action.alert {
            trap(
                object: diagnosticName, value: "the action '\(action.title ?? "")' is in \(alert.diagnosticName)",
                remedy: "Make another one")
        }
        action.alert = self
        storedActions.append(action)
        actionsDidChange()
    }

    /// The button that an alert shows in semibold in place of the cancelling one; nil for that. One that is not in `actions` traps.
    open var preferredAction: UIAlertAction? {
        get { storedPreferred }
        set {
            if let newValue, newValue.alert !== self {
                trap(
                    object: diagnosticName, value: "the preferred action '\(newValue.title ?? "")' is not one of its actions",
                    remedy: "Call addAction(_:) with it first")
            }
            storedPreferred = newValue
            actionsDidChange()
        }
    }

    /// Adds a field for text below the message of an alert. To an action sheet it traps.
    ///
    /// - Parameter configurationHandler: gets the field before it is shown: to set its placeholder, its text, its delegate.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            trap(object: diagnosticName, value: "a text field is added to an action sheet", remedy: "Make it with the style alert")
        }
        let field = AlertFieldsView.makeField()
        storedFields.append(field)
        configurationHandler?(field)
        if isViewLoaded { alertView.fieldsDidChange() }
    }

    /// The fields for text, in the order in which they were added; nil for none.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    /// Has the first text field typed into.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !storedFields.contains(where: \.isFirstResponder) { storedFields.first?.becomeFirstResponder() }
    }

    open override func loadView() { view = alertView }

    func actionsDidChange() { if isViewLoaded { alertView.contentsDidChange() } }

    /// The user has chosen: the alert goes, and then the handler is called.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    override func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// What an alert looks like.
    public enum Style: Int, Sendable {
        /// At the bottom, with large buttons.
        case actionSheet = 0
        /// In the middle.
        case alert = 1
    }
}
