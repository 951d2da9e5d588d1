import CoreGraphics

/// A single-line text field.
///
/// A tap makes it first responder and moves the caret to the nearest word boundary, two taps select a word, three everything; key events
/// come from the host's keyboard (`Stage.type`). Graphemes are never split. Text that does not fit is truncated with an ellipsis, and
/// scrolls during editing. Line breaks are displayed as spaces. Differs from UIKit: no selection handles. Source: Apple,
/// [UITextField](https://developer.apple.com/documentation/uikit/uitextfield); sizes and insets are those of iOS 17.
///
/// *Life cycle of editing.* `becomeFirstResponder()` asks the delegate's `textFieldShouldBeginEditing(_:)`, then calls
/// `textFieldDidBeginEditing(_:)`, sends `editingDidBegin` and posts the notification. Each key asks
/// `textField(_:shouldChangeCharactersIn:replacementString:)` and, after the change, sends `editingChanged`. The return key asks
/// `textFieldShouldReturn(_:)` and sends `editingDidEndOnExit`, which ends editing if it has a target. `resignFirstResponder()` ends it
/// after the delegate's consent, with `textFieldDidEndEditing(_:reason:)` and `editingDidEnd`. A view that leaves its window resigns. The
/// delegate is not retained.
///
/// *When not to use it.* Several lines are a ``UITextView``, a field for a search a ``UISearchTextField``, text that cannot be edited a
/// ``UILabel``.
///
/// *Mistakes.* `becomeFirstResponder()` in `viewDidLoad()` returns false, because the field is in no window: call it from
/// `viewDidAppear(_:)`. Setting ``text`` sends no `editingChanged` and posts nothing. The return key does not end editing by itself: resign
/// in `textFieldShouldReturn(_:)`.
///
/// ```swift
/// let field = UITextField()
/// field.placeholder = "Email"
/// field.borderStyle = .roundedRect
/// field.keyboardType = .emailAddress
/// field.textContentType = .emailAddress
/// field.autocapitalizationType = .none
/// ```
///
/// See also ``UITextFieldDelegate`` and ``isSecureTextEntry`` for passwords.
@preconcurrency @MainActor
open class UITextField: UIControl, UITextInput, AccessibilityDefaulting, DetailDescribing, FirstResponderObserving, ControlStateObserving,
    KeyInputReceiving, FocusGroupForming, FocusEffectDefaulting
{
    /// The complete, styled text.
    final var content = NSAttributedString()
    final var style = TextFieldStyle()
    final var selection = TextSelection()
    final var edit = TextFieldEdit()
    final let fieldViews = TextFieldSubviews()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readTextFieldNib(coder)
    }

    /// None: the caret shows the focus.
    package var defaultFocusEffect: UIFocusEffect? { nil }

    /// The Tab key leaves the field.
    package var takesTabs: Bool { false }

    /// Without the text of a secure field.
    package var describedDetails: [String] { isSecureTextEntry ? [] : ["text = '\(content.string)'"] }

    // MARK: Text

    /// The text; never nil, empty by default. Setting it applies the default attributes and notifies only the delegate, of the selection.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var text: String? {
        get { content.string }
        set { _changing("text") { setContent(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) } }
    }

    /// The text with its style, with the default attributes as fallback. nil is no text.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var attributedText: NSAttributedString? {
        get { content }
        set { _changing("attributedText") { setContent(newValue.map(style.applied(to:)) ?? NSAttributedString()) } }
    }

    /// The placeholder, displayed in the color `placeholderText` while there is no text; nil by default.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the placeholder.
    open var placeholder: String? {
        get { style.placeholder?.string }
        set { _changing("placeholder") { setPlaceholder(newValue.map { NSAttributedString(string: $0) }) } }
    }

    /// The attributed placeholder; by default in the field's font and the color `placeholderText`.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the placeholder.
    open var attributedPlaceholder: NSAttributedString? {
        get { style.placeholder }
        set { setPlaceholder(newValue) }
    }

    /// The default attributes of the text. Setting them applies them to the whole text.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { style.attributes }
        set { setStyle(newValue) }
    }

    /// The attributes of typed text during editing: by default those of the character before the caret. Moving the caret resets them.
    open var typingAttributes: [NSAttributedString.Key: Any]? {
        get { isEditing ? presentTypingAttributes : nil }
        set { edit.typingAttributes = newValue }
    }

    /// The font of the whole text; the system font of 17 points by default and for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var font: UIFont? {
        get { style.font }
        set {
            _changing("font") {
                restyle(.font, newValue ?? TextFieldStyle.defaultFont)
                adjustFonts()
            }
        }
    }

    /// The color of the whole text; `label` by default and for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var textColor: UIColor? {
        get { style.color }
        set { _changing("textColor") { restyle(.foregroundColor, newValue ?? .label) } }
    }

    /// The alignment of the text; natural by default: the leading edge.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { _changing("textAlignment") { setAlignment(newValue) } }
    }

    /// Whether the font shrinks until the text fits, down to `minimumFontSize`; false by default.
    open var adjustsFontSizeToFitWidth = false { didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } } }

    /// The minimum size of the shrunk font, in points; 0, the default, does not shrink. Non-finite values count as 0.
    open var minimumFontSize: CGFloat = 0 { didSet { if minimumFontSize != oldValue { contentChanged() } } }

    /// Whether fonts made by `preferredFont(forTextStyle:)` or `UIFontMetrics` follow the preferred text size; false by default.
    open var adjustsFontForContentSizeCategory = false { didSet { adjustFonts() } }

    // MARK: Editing

    /// The delegate, not retained.
    open weak var delegate: (any UITextFieldDelegate)?

    /// Whether the field is being edited, from the delegate's consent to the end.
    open var isEditing: Bool { edit.isActive }

    /// Whether text is displayed as dots; false by default. The first key after editing has begun then replaces all of it.
    open var isSecureTextEntry = false { didSet { if isSecureTextEntry != oldValue { securityChanged() } } }

    /// Whether the return key is disabled while there is no text; false by default.
    open var enablesReturnKeyAutomatically = false

    /// The view shown instead of the keyboard during editing; nil, the default, for the keyboard.
    open override var inputView: UIView? {
        get { ownInputViews.input }
        set { ownInputViews.input = newValue }
    }

    /// The view shown above the keyboard during editing; nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownInputViews.accessory }
        set { ownInputViews.accessory = newValue }
    }

    private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)

    // Traits of the keyboard and of corrections: kept, see `UITextInputTraits`.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    open var autocorrectionType: UITextAutocorrectionType = .default
    open var spellCheckingType: UITextSpellCheckingType = .default
    open var smartQuotesType: UITextSmartQuotesType = .default
    open var smartDashesType: UITextSmartDashesType = .default
    open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
    open var keyboardType: UIKeyboardType = .default
    open var keyboardAppearance: UIKeyboardAppearance = .default
    open var returnKeyType: UIReturnKeyType = .default
    open var textContentType: UITextContentType!
    open var passwordRules: UITextInputPasswordRules?

    /// Whether the text is cleared when editing begins, if the delegate's `textFieldShouldClear` permits; false by default.
    open var clearsOnBeginEditing = false

    /// Whether inserted text replaces the whole text; false by default, and again after an insertion.
    open var clearsOnInsertion = false { didSet { if clearsOnInsertion != oldValue { caretChanged() } } }

    /// Whether the user can make text bold, italic and underlined, by the edit menu and by ⌘B, ⌘I and ⌘U; false by default. Text that is
    /// displayed as dots has no such attributes.
    open var allowsEditingTextAttributes = false

    /// Whether the field can become first responder: while it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Whether the field can become focused, on iPads: if it can become first responder, which it does then.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// Begins editing, after the delegate's consent and after the current first responder has resigned.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, after the delegate's consent.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    package func didLoseFirstResponder() {
        if edit.isActive { finishEditing() }
    }

    /// Whether there is something to clear.
    var holdsContent: Bool { hasText }

    /// Clears what is beside the text.
    func clearBesidesText() {}

    /// Whether there is text.
    open var hasText: Bool { content.length > 0 }

    /// Inserts text at the caret, replacing the selection, and notifies targets and observers, without asking the delegate. Called for
    /// typed keys after the delegate's consent. Line breaks become spaces.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text after it.
    open func insertText(_ text: String) { insert(text) }

    /// Deletes the selection, or the grapheme before the caret. Called for typed keys after the delegate's consent, also if there is
    /// nothing to delete.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func deleteBackward() { deleteAtCaret() }

    // MARK: Edit commands

    /// Whether an edit command can be performed at present: cut and copy with a selection of visible text, paste with text on the
    /// pasteboard.
    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        permitsFormat(action, sender: sender) ?? permitsEdit(action, sender: sender) ?? super.canPerformAction(action, withSender: sender)
    }

    /// Makes the selection bold, or no longer bold if all of it is; without a selection, the text that is typed next.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func toggleBoldface(_ sender: Any?) { toggleFormat(.bold) }

    /// Makes the selection italic, or no longer italic if all of it is; without a selection, the text that is typed next.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func toggleItalics(_ sender: Any?) { toggleFormat(.italic) }

    /// Underlines the selection, or removes the underline if all of it has one; without a selection, of the text that is typed next.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func toggleUnderline(_ sender: Any?) { toggleFormat(.underline) }

    /// Removes the selection, after the delegate's consent, and puts it on the pasteboard.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func cut(_ sender: Any?) { cutSelection() }

    /// Puts the selection on the pasteboard.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func copy(_ sender: Any?) { copySelection() }

    /// Replaces the selection by the pasteboard's text, after the delegate's consent.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text after it.
    open override func paste(_ sender: Any?) { pasteText() }

    /// Selects the word at the caret.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func select(_ sender: Any?) { selectWord() }

    /// Selects the whole text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func selectAll(_ sender: Any?) { selectAllText(showsMenu: sender is UIMenuController) }

    /// Removes the selection, after the delegate's consent.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func delete(_ sender: Any?) { deleteSelection() }

    // MARK: Appearance

    /// The border of the field; none by default.
    open var borderStyle = BorderStyle.none { didSet { if borderStyle != oldValue { bordersChanged() } } }

    /// An image behind the text in place of the border, stretched to the bounds; nil by default. Does not replace a rounded border.
    open var background: UIImage? { didSet { if background !== oldValue { bordersChanged() } } }

    /// The background image while the field is disabled; nil uses `background`.
    open var disabledBackground: UIImage? { didSet { if disabledBackground !== oldValue { bordersChanged() } } }

    /// The visibility of the clear button, if there is text and no right view; never by default.
    open var clearButtonMode = ViewMode.never { didSet { if clearButtonMode != oldValue { bordersChanged() } } }

    /// A view at the leading edge of the text.
    open var leftView: UIView? { didSet { replaceOverlayView(oldValue, leftView) } }

    /// The visibility of the left view; never by default.
    open var leftViewMode = ViewMode.never { didSet { if leftViewMode != oldValue { bordersChanged() } } }

    /// A view at the trailing edge of the text.
    open var rightView: UIView? { didSet { replaceOverlayView(oldValue, rightView) } }

    /// The visibility of the right view; never by default.
    open var rightViewMode = ViewMode.never { didSet { if rightViewMode != oldValue { bordersChanged() } } }

    // MARK: Rectangles, in the coordinates of the bounds given

    /// Returns the border's frame: the bounds.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the text's frame: inside the border, between the side views.
    open func textRect(forBounds bounds: CGRect) -> CGRect { textFrame(in: bounds) }

    /// Returns the text's frame during editing: the same.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the placeholder's frame: the text's.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    }

    /// Returns the clear button's frame: 19 points wide and high, 5 from the trailing edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { clearButtonFrame(in: bounds) }

    /// Returns the left view's frame: in its own size at the leading edge, vertically centered.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayViewFrame(of: leftView, isLeading: true, in: bounds) }

    /// Returns the right view's frame: in its own size at the trailing edge, vertically centered.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayViewFrame(of: rightView, isLeading: false, in: bounds) }

    /// Draws the text while it is not edited, into the current context; `rect` is its frame with the origin zero.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    open func drawText(in rect: CGRect) { drawContent(in: rect) }

    /// Draws the placeholder into the current context; `rect` is its frame with the origin zero.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the placeholder and *p* the number of pixels of the glyphs.
    open func drawPlaceholder(in rect: CGRect) { drawPlaceholderText(in: rect) }

    /// The size of the text, or the placeholder if there is none, with everything around it.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override var intrinsicContentSize: CGSize { presentIntrinsicSize }

    /// The intrinsic size, for any argument.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContents()
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

    package func stateDidChange() {
        if !isEnabled, isFirstResponder { loseFirstResponder() }
        bordersChanged()
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: hasText ? shownString : placeholder, traits: isEnabled ? .none : .notEnabled)
    }

    // MARK: UITextInput

    /// The selection, empty at the caret; nil while not editing. Setting it has no effect while not editing, or for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var selectedTextRange: UITextRange? {
        get { isEditing ? TextUnitRange(selection.range) : nil }
        set { if let newValue { select(newValue) } }
    }

    open var beginningOfDocument: UITextPosition { TextUnitPosition(0) }

    open var endOfDocument: UITextPosition { TextUnitPosition(content.length) }

    open func text(in range: UITextRange) -> String? { content.attributedSubstring(from: units(of: range)).string }

    open func replace(_ range: UITextRange, withText text: String) { change(units(of: range), to: text) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: unit(of: fromPosition), to: unit(of: toPosition))
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { textPosition(unit(of: position), movedBy: offset) }

    open func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        textPosition(unit(of: position), movedBy: offset, direction)
    }

    open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (unit(of: position), unit(of: other))
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }

    open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { unit(of: toPosition) - unit(of: from) }

    open func firstRect(for range: UITextRange) -> CGRect { selectionRects(for: range).first?.rect ?? caretRect(for: range.start) }

    open func caretRect(for position: UITextPosition) -> CGRect { caretRect(at: unit(of: position)) }

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { rects(for: units(of: range)) }

    open func closestPosition(to point: CGPoint) -> UITextPosition? { TextUnitPosition(unit(nearest: point)) }

    open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        let (units, unit) = (units(of: range), unit(nearest: point))
        return TextUnitPosition(min(max(unit, units.location), NSMaxRange(units)))
    }

    open func characterRange(at point: CGPoint) -> UITextRange? { letter(at: point) }

    /// The text that an input method still composes; nil for none. The selection is within it.
    open var markedTextRange: UITextRange? { marked.map { TextUnitRange($0) } }

    /// Always nil, as on iOS: setting it has no effect, and marked text has a background in the tint color.
    open var markedTextStyle: [NSAttributedString.Key: Any]? {
        get { nil }
        set {}
    }

    /// Replaces the marked text, or without one the selection, and marks what replaces it; not while the field is not being edited.
    /// Targets and observers are notified of the change, and the delegate is not asked before.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil and empty text remove the marked text.
    ///   - selectedRange: The selection within it, in UTF-16 units; what is beyond it is cut off.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { setMark(markedText, selecting: selectedRange) }

    /// Accepts the marked text. Without one it does nothing. A selection outside of it, and the end of editing, accept it too.
    open func unmarkText() { endMark() }
}
