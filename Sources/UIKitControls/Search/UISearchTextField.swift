import CoreGraphics
import UIKitCore

/// The text field of a search bar: rounded and gray, with a magnifying glass before the text, and tokens between these.
///
/// Tokens are before all text, each at a position of its own: the document begins at the first one. A tap selects a token. Backspace at the
/// start of the text selects the last token, and deletes tokens that are selected. Differs from UIKit: tokens are neither copied nor pasted
/// nor dragged, and there is no delegate for that. Source: Apple,
/// [UISearchTextField](https://developer.apple.com/documentation/uikit/uisearchtextfield).
///
/// ```swift
/// let field = UISearchTextField()
/// let token = UISearchToken(icon: UIImage(systemName: "star"), text: "Favorites")
/// token.representedObject = 7
/// field.tokens = [token]
/// ```
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    /// Distance of the icon from the leading edge, and of the text from the icon, in points (iOS 17).
    private static let (iconInset, textGap): (CGFloat, CGFloat) = (8, 6)
    static let height: CGFloat = 36
    /// Called when the text has been cleared by the button; the text field's events follow.
    final var showsBackground = true { didSet { showBackground() } }
    final let tokenArea = UIView()
    final var tokenViews: [SearchTokenView] = []
    /// The selected tokens, and the selection of the text with which they are.
    final var tokenSelection: (tokens: Range<Int>, text: TextSelection)?
    /// Called when the app has changed the tokens.
    final var onTokens: (() -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUpSearch()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpSearch()
    }

    private func setUpSearch() {
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        font = .preferredFont(forTextStyle: .body)
        adjustsFontForContentSizeCategory = true
        let icon = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        icon.tintColor = .secondaryLabel
        icon.contentMode = .center
        icon.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
        leftView = icon
        leftViewMode = .always
        clearButtonMode = .always
        returnKeyType = .search
        enablesReturnKeyAutomatically = true
        tokenArea.clipsToBounds = true
        addSubview(tokenArea)
        showBackground()
    }

    private func showBackground() { backgroundColor = showsBackground ? .tertiarySystemFill : nil }

    // MARK: Tokens

    /// The tokens before the text, in order. Setting them replaces all and selects none.
    open var tokens: [UISearchToken] {
        get { tokenViews.map(\.token) }
        set {
            replaceTokens(0..<tokenViews.count, with: newValue)
            onTokens?()
        }
    }

    /// Inserts a token before the one at an index, or after the last one. Another index traps.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        check(tokenIndex, below: tokenViews.count + 1, "insertToken(_:at:)")
        replaceTokens(tokenIndex..<tokenIndex, with: [token])
        onTokens?()
    }

    /// Removes the token at an index, which must be there.
    open func removeToken(at tokenIndex: Int) {
        check(tokenIndex, below: tokenViews.count, "removeToken(at:)")
        replaceTokens(tokenIndex..<tokenIndex + 1, with: [])
        onTokens?()
    }

    /// Removes the text in a range, and inserts a token at an index, up to that after the last token. Tokens in the range stay.
    open func replaceTextualPortion(of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int) {
        check(tokenIndex, below: tokenViews.count + 1, "replaceTextualPortion(of:with:at:)")
        change(units(of: textRange), to: "")
        replaceTokens(tokenIndex..<tokenIndex, with: [token])
        onTokens?()
    }

    /// Returns the position before the token at an index, which must be there.
    open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
        check(tokenIndex, below: tokenViews.count, "positionOfToken(at:)")
        return TextUnitPosition(tokenIndex - tokenViews.count)
    }

    /// Returns the tokens in a range, in order.
    open func tokens(in textRange: UITextRange) -> [UISearchToken] { tokenRange(of: textRange).map { tokenViews[$0].token } }

    /// The range of the text, after the tokens.
    open var textualRange: UITextRange { TextUnitRange(NSRange(location: 0, length: content.length)) }

    /// The color of the tokens' background; nil, the default, for the tint, translucent.
    open var tokenBackgroundColor: UIColor! { didSet { for view in tokenViews { view.color = tokenBackgroundColor } } }

    /// Whether the user may delete tokens; true by default.
    open var allowsDeletingTokens = true

    private func check(_ index: Int, below limit: Int, _ method: String) {
        guard index < 0 || index >= limit else { return }
        trap(
            object: "\(self)", value: "\(method) with the index \(index), but there are \(tokenViews.count) tokens",
            remedy: "give an index from 0 to \(limit - 1)")
    }

    // MARK: Editing

    override var holdsContent: Bool { hasText || !tokenViews.isEmpty }

    override func clearBesidesText() {
        if allowsDeletingTokens { replaceTokens(0..<tokenViews.count, with: []) }
    }

    /// The first token, or the start of the text.
    open override var beginningOfDocument: UITextPosition { TextUnitPosition(-tokenViews.count) }

    open override func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
        let (one, two) = (documentUnit(of: position), documentUnit(of: other))
        return one == two ? .orderedSame : one < two ? .orderedAscending : .orderedDescending
    }

    open override func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
        documentUnit(of: toPosition) - documentUnit(of: from)
    }

    open override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let (target, overflows) = documentUnit(of: position).addingReportingOverflow(offset)
        guard !overflows, target >= -tokenViews.count else { return nil }
        guard target >= 0 else { return TextUnitPosition(target) }
        return documentUnit(of: position) < 0
            ? super.position(from: TextUnitPosition(0), offset: target) : super.position(from: position, offset: offset)
    }

    open override func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        range(from: documentUnit(of: fromPosition), to: documentUnit(of: toPosition))
    }

    /// The selection, with the tokens that are selected; nil while not editing.
    open override var selectedTextRange: UITextRange? {
        get {
            guard let own = super.selectedTextRange, let marked = selectedTokens else { return super.selectedTextRange }
            let start = marked.lowerBound - tokenViews.count
            return TextUnitRange(NSRange(location: start, length: max(marked.upperBound - tokenViews.count, unit(of: own.end)) - start))
        }
        set {
            super.selectedTextRange = newValue
            if let newValue, isEditing { markTokens(tokenRange(of: newValue)) }
        }
    }

    /// Selects all tokens and the whole text.
    open override func selectAll(_ sender: Any?) {
        super.selectAll(sender)
        markTokens(0..<tokenViews.count)
    }

    /// Deletes what is selected, tokens included, or the grapheme before the caret. At the start of the text selects the last token.
    open override func deleteBackward() {
        if let marked = selectedTokens {
            guard allowsDeletingTokens else { return }
            if !selection.isEmpty { change(selection.range, to: "") }
            replaceTokens(marked, with: [])
            return notifyOfChange()
        }
        guard selection == TextSelection(), !tokenViews.isEmpty, allowsDeletingTokens else { return super.deleteBackward() }
        markTokens(tokenViews.count - 1..<tokenViews.count)
    }

    /// Inserts text, which replaces what is selected, tokens included.
    open override func insertText(_ text: String) {
        if let marked = selectedTokens, allowsDeletingTokens { replaceTokens(marked, with: []) }
        super.insertText(text)
    }

    // MARK: Rectangles

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let frame = rectOfTokensAndText(bounds)
        return inset(frame, leading: tokenWidth(in: frame), trailing: 0)
    }

    final func rectOfTokensAndText(_ bounds: CGRect) -> CGRect {
        var frame = super.textRect(forBounds: bounds)
        // Beside the icon on one side; 8 points from the edge on the other, where no button is.
        if showsLeftView { frame = inset(frame, leading: Self.textGap, trailing: 0) } else { frame = inset(frame, leading: 8, trailing: 0) }
        return showsClearButton || showsRightView ? frame : inset(frame, leading: 0, trailing: 8)
    }

    private func inset(_ frame: CGRect, leading: CGFloat, trailing: CGFloat) -> CGRect {
        CGRect(
            x: frame.minX + (isMirrored ? trailing : leading), y: frame.minY, width: max(frame.width - leading - trailing, 0),
            height: frame.height)
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        super.leftViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? -Self.iconInset : Self.iconInset, dy: 0)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        super.rightViewRect(forBounds: bounds).offsetBy(dx: isMirrored ? Self.iconInset : -Self.iconInset, dy: 0)
    }

    /// The size of the text, at least 36 points high.
    open override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(width: size.width + 36, height: max(Self.height, size.height + 14))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTokens()
    }
}
