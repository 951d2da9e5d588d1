import CoreGraphics
import QuartzCore

/// A scrolling area of text of several lines, which can be edited.
///
/// A tap makes it first responder and moves the caret to the nearest word boundary, two taps select a word, three a paragraph. Keys come
/// from the host's keyboard (`Stage.type`) or the keyboard on the screen. Text that can be selected and not edited has links that open when
/// they are tapped; the delegate is asked before. A change lays out the paragraphs that it touches alone, unless the container has
/// exclusion paths or a maximum number of lines. Differs from UIKit: no selection handles; a new text is laid out as a whole. Source:
/// Apple, [UITextView](https://developer.apple.com/documentation/uikit/uitextview).
///
/// *Life cycle of editing.* `becomeFirstResponder()` asks the delegate's `textViewShouldBeginEditing(_:)` and calls
/// `textViewDidBeginEditing(_:)`, both only while ``isEditable``. Each key asks `textView(_:shouldChangeTextIn:replacementText:)`; after
/// the change the delegate's `textViewDidChange(_:)` is called, the notification posted, and the caret scrolled to.
/// `resignFirstResponder()` ends editing after the delegate's consent, with `textViewDidEndEditing(_:)`. Unless a container of the app's
/// has them, ``textStorage`` and ``layoutManager`` are made when the app first reads them. The delegate, which is the scroll view's too, is
/// not retained.
///
/// *When not to use it.* One line of input is a ``UITextField``, text without selection or links a ``UILabel``. Pages of HTML are a
/// `WKWebView`.
///
/// *Mistakes.* In a stack view or self-sizing cell the view has no height: while ``UIScrollView/isScrollEnabled`` is true it has no
/// intrinsic size. Set it to false, and the intrinsic height is that of the text. Links that do not open are in a text that can be edited,
/// which is the default. ``selectedRange`` counts UTF-16 units; one beyond the text is cut off, and nothing is logged.
///
/// ```swift
/// let view = UITextView()
/// view.text = "Dear Ada,\n"
/// view.font = .preferredFont(forTextStyle: .body)
/// ```
///
/// See also ``UITextViewDelegate``, ``dataDetectorTypes`` and ``textContainerInset``.
@preconcurrency @MainActor
open class UITextView: UIScrollView, UITextInput, AccessibilityDefaulting, AccessibilityDividing, DetailDescribing,
    FirstResponderObserving, KeyInputReceiving, TextStorageOwner, FocusEffectDefaulting, UITextSearching
{
    final var content = NSAttributedString() { didSet { updateStorage(from: oldValue) } }
    /// The difference of the content that is being set from the present one; nil for an unknown one.
    final var contentEdit: TextEdit?
    final var style = TextFieldStyle(attributes: [
        .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label, .paragraphStyle: NSParagraphStyle.default,
    ])
    final var selection = TextSelection()
    final var mark: TextMark?
    final var isEditingText = false
    /// Attributes set by the app for typing.
    final var changeRecord = TextChangeRecord()
    final var ownTypingAttributes: [NSAttributedString.Key: Any]?
    /// The x position that the up and down keys keep; nil after other changes of the caret.
    final var columnX: Double?
    final var textFlow: (width: CGFloat, flow: TextFlow)?
    final let textViews = TextViewSubviews()
    /// The items of the present text that can be tapped; nil until they are needed.
    final var itemCache: [TextItem]?
    /// The search in the text; nil unless it is enabled.
    final var finding: TextViewFinding?
    private var ownInputViews: (input: UIView?, accessory: UIView?) = (nil, nil)

    private let container: NSTextContainer
    private var ownManager: NSLayoutManager?
    /// The text as an object; nil until it is needed.
    private var storage: NSTextStorage?
    private var isTakingStorage = false

    /// The area of the text inside `textContainerInset`.
    open var textContainer: NSTextContainer { container }

    /// The text as an object: what the app changes in it is shown, and each change by the user is made in it too.
    open var textStorage: NSTextStorage {
        if let storage { return storage }
        let made = NSTextStorage(attributedString: content)
        take(made)
        return made
    }

    /// The layout manager of the container, which knows where each character is.
    open var layoutManager: NSLayoutManager { container.manager ?? madeLayoutManager }

    /// Creates a text view.
    ///
    /// - Parameters:
    ///   - frame: The frame, in points.
    ///   - textContainer: The container; its layout manager draws the text, and its text storage is the text. nil for one of the view's
    ///     own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        container = textContainer ?? NSTextContainer(size: .zero)
        super.init(frame: frame)
        container.attach(to: self)
        setUpText()
        if let storage = container.manager?.textStorage { take(storage) }
    }

    /// Creates a text view.
    public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

    /// Creates a text view.
    ///
    /// - Parameter usingTextLayoutManager: false for a view that has its layout manager from the beginning, as that of its text storage;
    ///   with true, and in other text views, it is made when an app asks for it, as on iOS. Differs from UIKit: until then the text is laid
    ///   out by the view, not by a text layout manager.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        if !usingTextLayoutManager { _ = layoutManager }
    }

    public required init?(coder: NSCoder) {
        container = NSTextContainer(size: .zero)
        super.init(coder: coder)
        container.attach(to: self)
        setUpText()
        readTextViewNib(coder)
    }

    /// The layout manager that the view makes for its container.
    final var madeLayoutManager: NSLayoutManager {
        if let known = container.manager { return known }
        let made = NSLayoutManager()
        made.isViewsOwn = true
        ownManager = made
        made.addTextContainer(container)
        textStorage.addLayoutManager(made)
        return made
    }

    private func take(_ storage: NSTextStorage) {
        self.storage = storage
        storage.owner = self
        if storage.length > 0 { textStorageDidChange(storage) }
    }

    final func textStorageDidChange(_ storage: NSTextStorage) {
        guard !isTakingStorage else { return }
        isTakingStorage = true
        content = storage.snapshot
        isTakingStorage = false
        textDidChange(storage.takeEdit())
        let length = content.length
        if selection.anchor > length || selection.caret > length {
            moveCaret(to: TextSelection(anchor: min(selection.anchor, length), caret: min(selection.caret, length)))
        }
    }

    /// Makes a change of the text in the storage; what the storage makes of it becomes the text.
    private func updateStorage(from old: NSAttributedString) {
        guard let storage, !isTakingStorage else { return }
        isTakingStorage = true
        _ = storage.takeEdit()
        if let contentEdit {
            let units = NSRange(location: contentEdit.range.location, length: contentEdit.length)
            storage.replaceCharacters(in: contentEdit.range, with: content.attributedSubstring(from: units))
            // The storage may have changed more.
            self.contentEdit = storage.takeEdit()
        } else {
            let (range, piece) = content.difference(from: old)
            storage.replaceCharacters(in: range, with: piece)
        }
        content = storage.snapshot
        isTakingStorage = false
    }

    package var describedDetails: [String] { ["text = '\(content.string)'"] }

    // MARK: Text

    /// The text; never nil, empty by default. Setting it applies the font, color and alignment, and moves the caret to the end.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var text: String! {
        get { content.string }
        set { _changing("text") { setContent(NSAttributedString(string: newValue ?? "", attributes: style.attributes)) } }
    }

    /// The text with its style, with the default attributes as fallback. nil is no text.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var attributedText: NSAttributedString! {
        get { content }
        set {
            _changing("attributedText") {
                setContent(newValue.map(style.applied(to:)) ?? NSAttributedString())
                adjustFonts()
            }
        }
    }

    /// The font of the whole text; the system font of 12 points by default and for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var font: UIFont? {
        get { style.font }
        set {
            _changing("font") {
                restyle(.font, newValue ?? .systemFont(ofSize: 12))
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

    /// The alignment of the whole text; natural by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var textAlignment: NSTextAlignment {
        get { style.alignment }
        set { _changing("textAlignment") { setAlignment(newValue) } }
    }

    /// The attributes of typed text: by default those of the character before the caret, in an empty view the defaults. Moving the caret
    /// resets them.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { presentTypingAttributes }
        set { ownTypingAttributes = newValue }
    }

    /// The attributes of links (`NSAttributedString.Key.link`): the tint color by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] { didSet { textDidChange() } }

    /// Whether fonts made by `preferredFont(forTextStyle:)` or `UIFontMetrics` follow the preferred text size; false by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var adjustsFontForContentSizeCategory = false { didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFonts() } } }

    /// The insets of the text container, in points; 8 at the top and the bottom by default. Non-finite values count as 0.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { if textContainerInset != oldValue { textDidChange() } }
    }

    // MARK: Editing

    /// The delegate, not retained. It is the scroll view's delegate too.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    /// Whether the user can edit the text; true by default.
    open var isEditable = true {
        didSet {
            if !isEditable, isFirstResponder, !isSelectable { resignFirstResponder() }
            if isEditable != oldValue { interactionDidChange() }
        }
    }

    /// Whether the user can select text; true by default. Links can be tapped in text that can be selected and not edited.
    open var isSelectable = true { didSet { if isSelectable != oldValue { interactionDidChange() } } }

    private func interactionDidChange() { if dataDetectorTypes.isEmpty { itemsDidChange() } else { textDidChange() } }

    /// The kinds of text that are found, and become links, in text that can be selected and not edited; none by default. Bits without a
    /// name here find nothing, which is logged once; `all` is all that have one.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var dataDetectorTypes: UIDataDetectorTypes = [] {
        didSet {
            if dataDetectorTypes != .all, !dataDetectorTypes.subtracting([.phoneNumber, .link, .address, .calendarEvent]).isEmpty {
                reportOnce("dataDetectorTypes", "\(type(of: self)): text views find links, phone numbers, addresses and dates alone here")
            }
            if dataDetectorTypes != oldValue { textDidChange() }
        }
    }

    /// Whether the user can make text bold, italic and underlined, by the edit menu and by ⌘B, ⌘I and ⌘U; false by default.
    open var allowsEditingTextAttributes = false

    /// Whether the user can find text in the view by the find interaction; false by default.
    open var isFindInteractionEnabled = false { didSet { if isFindInteractionEnabled != oldValue { findInteractionDidChange() } } }

    /// The interaction that finds text; nil while `isFindInteractionEnabled` is false.
    open var findInteraction: UIFindInteraction? { finding?.interaction }

    /// Whether inserted text replaces the whole text; false by default, and again after an insertion.
    open var clearsOnInsertion = false { didSet { if clearsOnInsertion != oldValue { caretDidMove() } } }

    /// The selection, in UTF-16 units; a range beyond the text is cut off. Empty at the caret.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var selectedRange: NSRange {
        get { selection.range }
        set { select(units: newValue) }
    }

    /// Scrolls so that a range, in UTF-16 units, is visible.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func scrollRangeToVisible(_ range: NSRange) { scrollToVisible(range) }

    // Traits of the keyboard and of corrections: kept, see `UITextInputTraits`.
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
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

    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Whether the view can become focused, on iPads: if it can become first responder, which it does then.
    open override var canBecomeFocused: Bool { canBecomeFirstResponder }

    /// None: the caret shows the focus.
    package var defaultFocusEffect: UIFocusEffect? { nil }

    /// A text that cannot be edited leaves the Tab key to the focus.
    package var takesTabs: Bool { isEditable }

    /// Begins editing, after the delegate's consent and after the current first responder has resigned.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing, after the delegate's consent.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    package func didLoseFirstResponder() {
        if isEditingText { finishEditing() }
    }

    /// Whether there is text.
    open var hasText: Bool { content.length > 0 }

    /// Inserts text at the caret, replacing the selection, and notifies the delegate of the change. Called for typed keys after the
    /// delegate's consent.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text after it.
    open func insertText(_ text: String) { insert(text) }

    /// Deletes the selection, or the grapheme before the caret. Called for typed keys after the delegate's consent.
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

    package func take(_ input: KeyInput) { takeKey(input) }

    // MARK: Layout

    /// The size of the text with everything around it while scrolling is disabled; otherwise none.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override var intrinsicContentSize: CGSize {
        isScrollEnabled ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) : presentIntrinsicSize
    }

    open override var isScrollEnabled: Bool { didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } } }

    /// The size of the text wrapped at a width, with everything around it.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutText()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        textDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
        textDidChange()
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: content.string, traits: isEditable ? .none : .staticText)
    }

    // MARK: UITextInput

    /// The selection, empty at the caret. Setting nil has no effect.
    ///
    /// - Complexity: O(1). Setting takes O(*n*), where *n* is the length of the text.
    open var selectedTextRange: UITextRange? {
        get { TextUnitRange(selection.range) }
        set { if let newValue { select(units: units(of: newValue)) } }
    }

    open var beginningOfDocument: UITextPosition { TextUnitPosition(0) }

    open var endOfDocument: UITextPosition { TextUnitPosition(content.length) }

    open func text(in range: UITextRange) -> String? { content.attributedSubstring(from: units(of: range)).string }

    open func replace(_ range: UITextRange, withText text: String) { change(units(of: range), to: text) }

    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: unit(of: fromPosition), to: unit(of: toPosition))
    }

    open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (index, overflows) = unit(of: position).addingReportingOverflow(offset)
        return !overflows && 0...content.length ~= index ? TextUnitPosition(content.string.caretIndex(index)) : nil
    }

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

    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
        let rects = rects(for: units(of: range))
        return rects.enumerated().map { TextSelectionRectangle($1, isFirst: $0 == 0, isLast: $0 == rects.count - 1) }
    }

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

    /// Replaces the marked text, or without one the selection, and marks what replaces it; not while the view is not being edited. The
    /// delegate is notified of the change and not asked before.
    ///
    /// - Parameters:
    ///   - markedText: The text; nil and empty text remove the marked text.
    ///   - selectedRange: The selection within it, in UTF-16 units; what is beyond it is cut off.
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) { setMark(markedText, selecting: selectedRange) }

    /// Accepts the marked text. Without one it does nothing. A selection outside of it, and the end of editing, accept it too.
    open func unmarkText() { endMark() }

    // MARK: UITextSearching

    /// Whether matches can be replaced: in text that can be edited.
    open var supportsTextReplacement: Bool { isEditable }

    open func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Passes all matches to the aggregator at once.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) { search(queryString, options, resultAggregator) }

    /// Shows a range in a style; others than `normal` dim the rest of the text.
    open func decorate(foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle) {
        finding?.decorate(units(of: foundTextRange), usingStyle)
    }

    open func clearAllDecoratedFoundText() { finding?.clear() }

    /// Scrolls so that a range is visible.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) { scrollToVisible(units(of: range), animated: true) }

    /// Whether a range may be replaced: asks the delegate, as for typed text.
    open func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        isEditable && permitsChange(units(of: foundTextRange), to: withText)
    }

    /// Replaces a range on behalf of the user, so that it can be undone.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        replaceFound([units(of: foundTextRange)], by: withText)
    }

    /// Replaces all matches on behalf of the user, in one step of undo.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        replaceFound(options.ranges(of: queryString, in: content.string as NSString), by: withText)
    }

    // MARK: Notifications

    /// Posted after editing has begun. The object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name("UITextViewTextDidBeginEditingNotification")

    /// Posted after the user has changed the text. The object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    /// Posted after editing has ended. The object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name("UITextViewTextDidEndEditingNotification")
}
