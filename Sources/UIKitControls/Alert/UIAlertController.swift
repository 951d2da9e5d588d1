/// Presents a title, a message and buttons, in the middle of the screen (alert) or at its bottom (action sheet).
///
/// It is presented over the whole window, which is dimmed by 0.2; choosing a button dismisses it and then calls the handler. A touch may
/// slide between buttons before it ends. Classic style: alerts 270 points wide with buttons of 44, sheets with buttons of 57. The first
/// text field of an alert becomes first responder when it appears. On an iPad an action sheet is a popover in regular width: without a
/// source in its `popoverPresentationController` it traps when it is presented; a tap beside it is its cancel button. Source: Apple, [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
///
/// ```swift
/// func confirmDeletion(in controller: UIViewController, then delete: @escaping () -> Void) {
///     let alert = UIAlertController(title: "Delete the draft?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     controller.present(alert, animated: true)
/// }
/// ```
@preconcurrency @MainActor
open class UIAlertController: UIViewController, PresentationControllerMaking, PopoverContent {
    /// The style of the alert.
    open private(set) var preferredStyle: Style
    private var storedActions: [UIAlertAction] = []
    private var storedPreferred: UIAlertAction?
    private var storedFields: [UITextField] = []
    private lazy var alertView = AlertView(self)
    /// Position of the cards.
    final private(set) var placement: AlertMetrics.Placement

    /// Creates an alert or action sheet without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        placement = preferredStyle == .alert ? .middle : .bottom
        self.title = title
    }

    /// Creates an empty action sheet; no nib is read.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        preferredStyle = .actionSheet
        placement = .bottom
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .custom
    }

    /// Creates an empty action sheet; the coder is not read. Never nil.
    public required init?(coder: NSCoder) {
        preferredStyle = .actionSheet
        placement = .bottom
        super.init(coder: coder)
        modalPresentationStyle = .custom
    }

    /// The title; nil or empty for none.
    open override var title: String? {
        didSet { if title != oldValue, isViewLoaded { alertView.contentsDidChange() } }
    }

    /// The message below the title; nil or empty for none.
    open var message: String? {
        didSet { if message != oldValue, isViewLoaded { alertView.contentsDidChange() } }
    }

    /// The actions, in the order in which they were added.
    open var actions: [UIAlertAction] { storedActions }

    /// Adds an action. A second one of the style `cancel` traps, and so does one that belongs to another alert.
    ///
    /// - Complexity: O(*n*), where *n* is the number of actions.
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

    /// The action whose button is semibold instead of the cancel button; nil for the latter. One that is not in `actions` traps.
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

    /// Adds a text field below the message of an alert. Traps for action sheets.
    ///
    /// - Parameter configurationHandler: called with the field before it is shown, to set its placeholder, text or delegate.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            trap(object: diagnosticName, value: "a text field is added to an action sheet", remedy: "Make it with the style alert")
        }
        let field = AlertFieldsView.makeField()
        storedFields.append(field)
        configurationHandler?(field)
        if isViewLoaded { alertView.fieldsDidChange() }
    }

    /// Adds a field that exists.
    final func add(_ field: UITextField) {
        storedFields.append(field)
        if isViewLoaded { alertView.fieldsDidChange() }
    }

    /// The text fields, in the order in which they were added; nil without any.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    /// Makes the first text field first responder.
    open override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if !storedFields.contains(where: \.isFirstResponder) { storedFields.first?.becomeFirstResponder() }
    }

    open override func loadView() { view = alertView }

    func actionsDidChange() { if isViewLoaded { alertView.contentsDidChange() } }

    /// Dismisses the alert and then calls the chosen action's handler.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController, !isBeingDismissed else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    package func makePresentationController(presenting: UIViewController?) -> UIPresentationController? {
        let traits = presenting?.traitCollection ?? UIApplication.shared.keyWindow?.traitCollection
        let isWide = traits?.horizontalSizeClass != .compact
        let isPopover = preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad && isWide
        if preferredStyle == .actionSheet { placement = isPopover ? .popover : .bottom }
        if isViewLoaded { alertView.placementDidChange() }
        return isPopover
            ? UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
            : AlertPresentationController(presentedViewController: self, presenting: presenting)
    }

    /// The size of an action sheet in a popover, in points; otherwise as set.
    open override var preferredContentSize: CGSize {
        get { placement == .popover ? alertView.popoverSize : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    package func missingPopoverSource(presenting: UIViewController) -> String {
        "Your application has presented a UIAlertController (\(diagnosticName)) of style UIAlertControllerStyleActionSheet from "
            + "\(presenting.diagnosticName). The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. "
            + "You must provide location information for this popover through the alert controller's popoverPresentationController. You must "
            + "provide either a sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert "
            + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation."
    }

    /// A tap beside the popover has dismissed it.
    package func popoverWasDismissed() {
        if let action = actions.first(where: { $0.style == .cancel }) { action.handler?(action) }
    }

    /// Styles of alerts.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen, with large buttons.
        case actionSheet = 0
        /// In the middle of the screen.
        case alert = 1
    }
}
