import ObjectiveCRuntime

/// Methods to control and follow the editing of a text view. Every method is optional.
///
/// Source: Apple, [UITextViewDelegate](https://developer.apple.com/documentation/uikit/uitextviewdelegate).
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Whether editing may begin; true by default.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool

    /// Called when editing has begun, after the keyboard was announced.
    func textViewDidBeginEditing(_ textView: UITextView)

    /// Whether editing may end; true by default.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool

    /// Called when editing has ended.
    func textViewDidEndEditing(_ textView: UITextView)

    /// Whether typing may replace a range, in UTF-16 units; true by default. Deleting replaces with an empty text.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

    /// Called after the user has changed the text or its attributes; not for changes by the app.
    func textViewDidChange(_ textView: UITextView)

    /// Called after the selection has changed, also by the app.
    func textViewDidChangeSelection(_ textView: UITextView)

    /// Returns the edit menu for a range (UTF-16 units); nil, the default, shows the suggested actions, and an empty one shows none.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu?

    /// Returns what a tap on a link, an attachment or tagged text does; nil for nothing. By default asks the methods below, and returns
    /// the default action: it opens the link.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?

    /// Returns the menu of a long press on a link, an attachment or tagged text; nil for none. By default asks the methods below, and
    /// returns the default menu, which opens or copies the link.
    func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration?

    /// Whether a tap or a long press on a link has its effect; true by default. The range is in UTF-16 units. Deprecated in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool

    /// Whether a tap or a long press on an attachment has its effect; true by default. Deprecated in iOS 17.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool

    /// Whether a link opens; true by default. Not called if the delegate has the method with an interaction. Deprecated in iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool

    /// As above for attachments. Deprecated in iOS 10.
    func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
        target("textViewShouldBeginEditing:").map { $0.textViewShouldBeginEditing(textView) } ?? true
    }

    public func textViewDidBeginEditing(_ textView: UITextView) {
        target("textViewDidBeginEditing:")?.textViewDidBeginEditing(textView)
    }

    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
        target("textViewShouldEndEditing:").map { $0.textViewShouldEndEditing(textView) } ?? true
    }

    public func textViewDidEndEditing(_ textView: UITextView) {
        target("textViewDidEndEditing:")?.textViewDidEndEditing(textView)
    }

    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        target("textView:shouldChangeTextInRange:replacementText:")
            .map { $0.textView(textView, shouldChangeTextIn: range, replacementText: text) } ?? true
    }

    public func textViewDidChange(_ textView: UITextView) {
        target("textViewDidChange:")?.textViewDidChange(textView)
    }

    public func textViewDidChangeSelection(_ textView: UITextView) {
        target("textViewDidChangeSelection:")?.textViewDidChangeSelection(textView)
    }

    public func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        target("textView:editMenuForTextInRange:suggestedActions:")?
            .textView(textView, editMenuForTextIn: range, suggestedActions: suggestedActions)
    }

    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
        if let other = target("textView:primaryActionForTextItem:defaultAction:") {
            return other.textView(textView, primaryActionFor: textItem, defaultAction: defaultAction)
        }
        return permits(.invokeDefaultAction, textItem, textView) ? defaultAction : nil
    }

    public func textView(
        _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
    ) -> UITextItem.MenuConfiguration? {
        if let other = target("textView:menuConfigurationForTextItem:defaultMenu:") {
            return other.textView(textView, menuConfigurationFor: textItem, defaultMenu: defaultMenu)
        }
        return permits(.presentActions, textItem, textView) ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
    }

    private func permits(_ interaction: UITextItemInteraction, _ item: UITextItem, _ view: UITextView) -> Bool {
        switch item.content {
        case .link(let url): textView(view, shouldInteractWith: url, in: item.range, interaction: interaction)
        case .textAttachment(let one): textView(view, shouldInteractWith: one, in: item.range, interaction: interaction)
        case .tag: true
        }
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
        target("textView:shouldInteractWithURL:inRange:interaction:")
            .map { $0.textView(textView, shouldInteractWith: URL, in: characterRange, interaction: interaction) }
            ?? self.textView(textView, shouldInteractWith: URL, in: characterRange)
    }

    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool {
        target("textView:shouldInteractWithTextAttachment:inRange:interaction:")
            .map { $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange, interaction: interaction) }
            ?? self.textView(textView, shouldInteractWith: textAttachment, in: characterRange)
    }

    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        target("textView:shouldInteractWithURL:inRange:")
            .map { $0.textView(textView, shouldInteractWith: URL, in: characterRange) } ?? true
    }

    public func textView(_ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange) -> Bool {
        target("textView:shouldInteractWithTextAttachment:inRange:")
            .map { $0.textView(textView, shouldInteractWith: textAttachment, in: characterRange) } ?? true
    }

    /// The object that a delegate names for a method that it does not implement.
    private func target(_ name: StaticString) -> (any UITextViewDelegate)? { _forwardingTarget(of: name) }
}
