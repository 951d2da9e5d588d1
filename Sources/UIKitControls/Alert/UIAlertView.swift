import CoreGraphics

/// The methods of an alert view's delegate. Every method is optional.
///
/// Source: Apple, [UIAlertViewDelegate](https://developer.apple.com/documentation/uikit/uialertviewdelegate).
@available(iOS, deprecated: 9, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called when the user taps a button, before the alert goes.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called before the alert appears.
    func willPresent(_ alertView: UIAlertView)
    /// Called when the alert has appeared.
    func didPresent(_ alertView: UIAlertView)
    /// Called before the alert goes, with the button's index.
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the alert has gone, with the button's index.
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button that does not cancel is enabled; asked when the alert appears, and after each change of a text field.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// The content of an alert view.
@available(iOS, deprecated: 9, message: "use UIAlertController")
public enum UIAlertViewStyle: Int, Sendable {
    /// Texts and buttons.
    case `default` = 0
    /// With a text field whose text is hidden.
    case secureTextInput = 1
    /// With a text field.
    case plainTextInput = 2
    /// With a text field for a name and one for a password.
    case loginAndPasswordInput = 3
}

/// An alert from before `UIAlertController`, on whose views it is shown, in a window of its own.
///
/// The view itself is not in that window. Buttons are numbered as they were added; the initializers' cancel button is the first. Source:
/// Apple, [UIAlertView](https://developer.apple.com/documentation/uikit/uialertview).
@available(iOS, deprecated: 9, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIAlertView: UIView {
    private let legacy = LegacyAlert()
    private var fields: [UITextField] = []
    /// The delegate, not retained; a `UIAlertViewDelegate`.
    open weak var delegate: AnyObject?
    /// The title; empty for none.
    open var title = ""
    /// The text below the title; nil for none.
    open var message: String?
    /// Texts alone, or also text fields.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { if alertViewStyle != oldValue { makeFields() } } }

    /// Creates an alert without buttons; the frame has no effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates an alert without buttons; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates an alert with a cancel button, unless its title is nil.
    public convenience init(title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.message = message
        self.delegate = delegate.map { $0 as AnyObject }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates an alert with buttons.
    public convenience init(
        title: String, message: String, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        legacy.firstOtherIndex = addButton(withTitle: firstButtonTitle)
        for title in moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button and returns its index.
    @discardableResult
    open func addButton(withTitle title: String?) -> Int { legacy.add(title) }

    /// Returns the title of a button; nil for none with that index.
    open func buttonTitle(at buttonIndex: Int) -> String? { legacy.title(at: buttonIndex) }

    /// The number of buttons.
    open var numberOfButtons: Int { legacy.titles.count }

    /// The index of the cancel button; -1 for none.
    open var cancelButtonIndex: Int {
        get { legacy.cancelIndex }
        set { legacy.cancelIndex = newValue }
    }

    /// The index of the initializer's first button that does not cancel; -1 for none.
    open var firstOtherButtonIndex: Int { legacy.firstOtherIndex }

    /// Whether the alert is shown.
    open var isVisible: Bool { legacy.controller != nil }

    /// Returns a text field of the style; an index without one traps.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        guard fields.indices.contains(textFieldIndex) else {
            trap(
                object: "\(type(of: self))", value: "textFieldIndex (\(textFieldIndex)) is outside of the bounds of the text fields",
                remedy: "set an alertViewStyle with text input, and ask for an index below the number of its fields")
        }
        return fields[textFieldIndex]
    }

    private func makeFields() {
        let looks: [(String, Bool)] =
            switch alertViewStyle {
            case .default: []
            case .secureTextInput: [("", true)]
            case .plainTextInput: [("", false)]
            case .loginAndPasswordInput: [("Login", false), ("Password", true)]
            }
        fields = looks.map { placeholder, isSecure in
            let field = AlertFieldsView.makeField()
            field.placeholder = placeholder.isEmpty ? nil : placeholder
            field.isSecureTextEntry = isSecure
            field.addTarget(self, action: Selector("kinora_fieldChanged", UIAlertView.updateButtons), for: .editingChanged)
            return field
        }
    }

    // MARK: Showing

    private var receiver: (any UIAlertViewDelegate)? { delegate as? any UIAlertViewDelegate }

    /// Shows the alert above the app's windows. No effect while it is shown.
    open func show() {
        guard !isVisible else { return }
        LegacyAlerts.current.alerts.insert(self)
        var steps = LegacyAlert.Steps()
        steps.clicked = { [unowned self] in receiver?.alertView(self, clickedButtonAt: $0) }
        steps.willPresent = { [unowned self] in receiver?.willPresent(self) }
        steps.didPresent = { [unowned self] in receiver?.didPresent(self) }
        steps.willDismiss = { [unowned self] in receiver?.alertView(self, willDismissWithButtonIndex: $0) }
        steps.didDismiss = { [self] index in
            LegacyAlerts.current.alerts.remove(self)
            receiver?.alertView(self, didDismissWithButtonIndex: index)
        }
        let controller = legacy.makeController(title, message, .alert, steps)
        for field in fields { controller.add(field) }
        updateButtons()
        legacy.showInWindow()
    }

    private func updateButtons() {
        guard let action = legacy.controller?.actions.first(where: { $0.style != .cancel }) else { return }
        action.isEnabled = receiver?.alertViewShouldEnableFirstOtherButton(self) ?? true
    }

    /// Dismisses the alert as if a button had been tapped; a tap is not reported to the delegate.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { legacy.dismiss(buttonIndex, animated: animated) }
}
