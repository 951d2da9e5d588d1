import CoreGraphics

/// The methods of an action sheet's delegate. Every method is optional.
///
/// Source: Apple, [UIActionSheetDelegate](https://developer.apple.com/documentation/uikit/uiactionsheetdelegate).
@available(iOS, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called when the user taps a button, before the sheet goes.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called before the sheet appears.
    func willPresent(_ actionSheet: UIActionSheet)
    /// Called when the sheet has appeared.
    func didPresent(_ actionSheet: UIActionSheet)
    /// Called before the sheet goes, with the button's index.
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    /// Called when the sheet has gone, with the button's index.
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// A sheet of buttons from before `UIAlertController`, on whose views it is shown.
///
/// The view itself is not on the screen. Buttons are numbered as they were added; the initializers add the destructive one first, then the
/// cancel button. On an iPad the sheet is a popover. Source: Apple,
/// [UIActionSheet](https://developer.apple.com/documentation/uikit/uiactionsheet).
@available(iOS, deprecated: 8.3, message: "use UIAlertController")
@preconcurrency @MainActor
open class UIActionSheet: UIView {
    private let legacy = LegacyAlert()

    /// The delegate, not retained.
    open weak var delegate: (any UIActionSheetDelegate)?
    /// The title; empty for none.
    open var title = ""

    /// Creates a sheet without buttons; the frame has no effect.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a sheet without buttons; the coder is not read. Never nil.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a sheet with a destructive and a cancel button, unless their titles are nil.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title ?? ""
        self.delegate = delegate
        if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    /// Creates a sheet with buttons.
    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?, destructiveButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title: title, delegate: delegate, cancelButtonTitle: cancelButtonTitle, destructiveButtonTitle: destructiveButtonTitle)
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

    /// The index of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { legacy.destructiveIndex }
        set { legacy.destructiveIndex = newValue }
    }

    /// The index of the initializer's first button that neither cancels nor is red; -1 for none.
    open var firstOtherButtonIndex: Int { legacy.firstOtherIndex }

    /// Whether the sheet is shown.
    open var isVisible: Bool { legacy.controller != nil }

    // MARK: Showing

    /// Shows the sheet at the bottom of a view's window, or on an iPad in its middle. A view without a window traps.
    open func show(in view: UIView) {
        show(over: view) { popover in
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    /// Shows the sheet, on an iPad from a rectangle of a view.
    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(over: view, animated: animated) { popover in
            popover.sourceView = view
            popover.sourceRect = rect
        }
    }

    /// Shows the sheet, on an iPad from a bar button item.
    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(over: UIApplication.shared.keyWindow, animated: animated) { $0.barButtonItem = item }
    }

    /// Shows the sheet, on an iPad from a toolbar.
    open func show(from view: UIToolbar) { show(from: view.bounds, in: view, animated: true) }

    /// Shows the sheet, on an iPad from a tab bar.
    open func show(from view: UITabBar) { show(from: view.bounds, in: view, animated: true) }

    private func show(over view: UIView?, animated: Bool = true, _ configure: (UIPopoverPresentationController) -> Void) {
        guard !isVisible else { return }
        guard let root = (view as? UIWindow ?? view?.window)?.rootViewController else {
            trap(
                object: "\(type(of: self))", value: "view must have a window with a root view controller",
                remedy: "show it in a view on the screen")
        }
        LegacyAlerts.current.sheets.insert(self)
        var steps = LegacyAlert.Steps()
        steps.clicked = { [unowned self] in delegate?.actionSheet(self, clickedButtonAt: $0) }
        steps.willPresent = { [unowned self] in delegate?.willPresent(self) }
        steps.didPresent = { [unowned self] in delegate?.didPresent(self) }
        steps.willDismiss = { [unowned self] in delegate?.actionSheet(self, willDismissWithButtonIndex: $0) }
        steps.didDismiss = { [self] index in
            LegacyAlerts.current.sheets.remove(self)
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
        let controller = legacy.makeController(title.isEmpty ? nil : title, nil, .actionSheet, steps)
        if let popover = controller.popoverPresentationController { configure(popover) }
        let top = sequence(first: root) { $0.presentedViewController }.reduce(root) { $1 }
        legacy.show(from: top, controller, animated: animated)
    }

    /// Dismisses the sheet as if a button had been tapped; a tap is not reported to the delegate.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) { legacy.dismiss(buttonIndex, animated: animated) }
}
