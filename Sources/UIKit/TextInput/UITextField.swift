import CoreGraphics

/// A line of text that the user edits.
///
/// A tap makes it first responder and puts the caret at the nearest edge of a word, two taps select a word, three everything; keys come from the
/// host's keyboard (`Stage.type`). Graphemes are never cut. Text that does not fit is cut off with an ellipsis, and scrolls while it is edited.
/// Line breaks are shown as spaces.
/// Differs from UIKit: there are no menus and no keyboard on the screen, and a selection has no handles.
/// Source: Apple, [UITextField](https://developer.apple.com/documentation/uikit/uitextfield); sizes and insets are those of iOS 17.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput {
    /// All of it has its style.
    final var content = NSAttributedString()
    final var style = TextFieldStyle()
    final var selection = TextSelection()
    final var edit = TextFieldEdit()
    final let parts = TextFieldParts()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Without the text of a secure field.
    override var describedDetails: [String] { isSecureTextEntry ? [] : ["text = '\(content.string)'"] }

    // MARK: Text

    /// The text; never nil, and empty unless set. Setting it takes the default attributes and tells nobody but the delegate of the selection.
    open var text: String? {
        get { content.string }
        set { setContent(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) }
    }

    /// The text with its style. Where what is set has none, the default attributes count. nil is no text.
    open var attributedText: NSAttributedString? {
        get { content }
        set { setContent(newValue.map(style.applied(to:)) ?? NSAttributedString()) }
    }

    /// What is shown, in `placeholderText`'s colour, while there is no text; nil unless set.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// The placeholder with its style; what has none is in the field's font and `placeholderText`'s colour.
    open var attributedPlaceholder: NSAttributedString? {
        get { style.placeholder }
        set { setPlaceholder(newValue) }
    }

    /// The style of text that has none. Setting it gives it to the whole text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { setStyle(newValue) }
    }

    /// The style of what is typed next, while the field is edited: that of the letter before the caret unless set. A move of the caret forgets what was set.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? presentTypingAttributes : nil }
        set { edit.typingAttributes = newValue }
    }

    /// The font of the whole text; the system's at 17 points unless set, and for nil.
    open var font: UIFont? {
        get { style.font }
        set { restyle(.font, newValue ?? TextFieldStyle.defaultFont) }
    }

    /// The colour of the whole text; `label` unless set, and for nil.
    open var textColor: UIColor? {
        get { style.color }
        set { restyle(.foregroundColor, newValue ?? .label) }
    }

    /// Where the text lies; natural unless set: at the edge where the interface's direction begins.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { setAlignment(newValue) }
    }

    /// Whether the font shrinks until the text fits, to `minimumFontSize` at most; false unless set.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } } }

    /// The smallest size for that, in points; 0, no shrinking, unless set. What is not finite counts as 0.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { contentChanged() } } }

    /// Whether fonts made by `preferredFont(forTextStyle:)` or `UIFontMetrics` follow the size of text that the user wants; false unless set.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

    // MARK: Editing

    /// Asked and told; not kept.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited: from the delegate's consent to the end.
    open var isEditing: Bool { edit.isActive }

    /// Whether dots stand for the letters; false unless set. The first key after editing has begun then replaces all that was there.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { securityChanged() } } }

    /// Whether the return key does nothing while there is no text; false unless set.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear` allows it; false unless set.
    open var clearsOnBeginEditing = false

    /// Whether the next text that is put in replaces all that is there; false unless set, and again once that has happened.
    open var clearsOnInsertion = false { didSet { if clearsOnInsertion != oldValue { caretChanged() } } }

    /// Whether it may become first responder: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, after the delegate has been asked and the first responder so far has resigned.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, after the delegate has been asked.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    override func loseFirstResponder() {
        super.loseFirstResponder()
        if edit.isActive { finishEditing() }
    }

    /// Whether there is text.
    open var hasText: Bool { content.length > 0 }

    /// Puts text in where the caret is, in place of what is selected, and tells targets and observers; the delegate is not asked. Keys that the user presses
    /// come here after the delegate was asked. Line breaks become spaces.
    open func insertText(_ text: String) { insert(text) }

    /// Deletes what is selected, or the grapheme before the caret. Keys that the user presses come here after the delegate was asked, and also where there is
    /// nothing to delete.
    open func deleteBackward() { deleteAtCaret() }

    // MARK: Appearance

    /// What is drawn around the text; nothing unless set.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { bordersChanged() } } }

    /// A picture behind the text in place of the border, stretched to the bounds; nil, none, unless set. A rounded border is shown all the same.
    open var background: UIImage? { didSet { if background !== oldValue { bordersChanged() } } }

    /// The same while the field is disabled; nil shows `background`.
    open var disabledBackground: UIImage? { didSet { if disabledBackground !== oldValue { bordersChanged() } } }

    /// When the button that clears the text is shown, if there is text and no right view; never unless set.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { bordersChanged() } } }

    /// A view on the leading side of the text.
    open var leftView: UIView? { didSet { replaceSideView(oldValue, leftView) } }

    /// When it is shown; never unless set.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { bordersChanged() } } }

    /// A view on the trailing side of the text.
    open var rightView: UIView? { didSet { replaceSideView(oldValue, rightView) } }

    /// When it is shown; never unless set.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { bordersChanged() } } }

    // MARK: Rectangles, in the coordinates of the bounds given

    /// Where the border is: all of the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Where the text is shown: within the border, between the views at the sides.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textPlace(in: bounds) }

    /// Where it is shown while it is edited: the same.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Where the placeholder is: where text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Where the clear button is: 19 points wide and high, 5 from the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonPlace(in: bounds) }

    /// Where the left view is: in its own size at the leading edge, half way down.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: leftView, isLeading: true, in: bounds) }

    /// Where the right view is: in its own size at the trailing edge, half way down.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { sidePlace(of: rightView, isLeading: false, in: bounds) }

    /// Draws the text while it is not edited, into the current context; `rect` is where it is shown, with its origin at zero.
    open func drawText(in rect: CGRect) { drawContent(in: rect) }

    /// Draws the placeholder into the current context; `rect` is where it is shown, with its origin at zero.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }

    /// The size of the text, or without any of the placeholder, with what lies around it.
    open override var intrinsicContentSize: CGSize { presentIntrinsicSize }

    /// The same, whatever the argument.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentChanged()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        contentChanged()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if !isEnabled, isFirstResponder { loseFirstResponder() }
        bordersChanged()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: hasText ? shownString : placeholder, traits: isEnabled ? .none : .notEnabled)
    }

    // MARK: UITextInput

    /// What is selected, empty at the caret; nil while the field is not edited. Setting it while it is not does nothing, nor does nil.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextFieldRange(selection.range) : nil }
        set { if let newValue { select(newValue) } }
    }

    open var beginningOfDocument: UITextPosition { TextFieldPosition(0) }

    open var endOfDocument: UITextPosition { TextFieldPosition(content.length) }

    open func text(in range: UITextRange) -> String? { content.attributedSubstring(from: units(of: range)).string }

    open func replace(_ range: UITextRange, withText text: String) { change(units(of: range), to: text) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: unit(of: fromPosition), to: unit(of: toPosition))
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { place(unit(of: position), movedBy: offset) }

    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        place(unit(of: position), movedBy: offset, direction)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (unit(of: position), unit(of: other))
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { unit(of: toPosition) - unit(of: from) }

    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }

    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: unit(of: position)) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: units(of: range)) }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextFieldPosition(unit(nearest: point)) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let (units, unit) = (units(of: range), unit(nearest: point))
        return TextFieldPosition(min(max(unit, units.location), NSMaxRange(units)))
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { letter(at: point) }
}
