import CoreGraphics
import UIKitCore

extension UISearchTextField {
    /// Distance between tokens, and of the text from them, and the width that is left for text, in points; estimates.
    private static let (gap, leastTextWidth): (CGFloat, CGFloat) = (4, 60)

    /// Replaces tokens; none is selected then.
    final func replaceTokens(_ range: Range<Int>, with tokens: [UISearchToken]) {
        for view in tokenViews[range] { view.removeFromSuperview() }
        let made = tokens.map { token in
            let view = SearchTokenView(token)
            view.color = tokenBackgroundColor
            view.addAction(UIAction { [weak self, weak view] _ in self?.tokenWasTapped(view) }, for: .touchUpInside)
            return view
        }
        tokenViews.replaceSubrange(range, with: made)
        for view in made { tokenArea.addSubview(view) }
        tokenSelection = nil
        bordersChanged()
        invalidateIntrinsicContentSize()
    }

    private func tokenWasTapped(_ view: SearchTokenView?) {
        guard let index = tokenViews.firstIndex(where: { $0 === view }), isEditing || becomeFirstResponder() else { return }
        moveCaret(to: TextSelection())
        markTokens(index..<index + 1)
    }

    // MARK: Selection

    /// The selected tokens; nil for none. Moving the caret deselects them.
    final var selectedTokens: Range<Int>? {
        guard isEditing, let tokenSelection, tokenSelection.text == selection else { return nil }
        return tokenSelection.tokens
    }

    /// A position in UTF-16 units of the text; negative before tokens.
    final func documentUnit(of position: UITextPosition) -> Int {
        min(max((position as? TextUnitPosition)?.unit ?? 0, -tokenViews.count), content.length)
    }

    final func markTokens(_ range: Range<Int>) {
        tokenSelection = range.isEmpty ? nil : (range, selection)
        caretChanged()
        if !range.isEmpty { fieldViews.hideCaret() }
    }

    /// The tokens in a range of the document.
    final func tokenRange(of range: UITextRange) -> Range<Int> {
        func index(_ position: UITextPosition) -> Int { min(tokenViews.count + documentUnit(of: position), tokenViews.count) }
        let (one, other) = (index(range.start), index(range.end))
        return min(one, other)..<max(one, other)
    }

    // MARK: Layout

    private var lengthOfTokens: CGFloat { tokenViews.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.gap } }

    /// The width that the tokens take from the text.
    final func tokenWidth(in frame: CGRect) -> CGFloat { min(lengthOfTokens, max(0, frame.width - Self.leastTextWidth)) }

    /// Lays out the tokens; those that do not fit are beyond the leading edge.
    final func layOutTokens() {
        let frame = rectOfTokensAndText(bounds)
        let width = tokenWidth(in: frame)
        tokenArea.frame = CGRect(x: isMirrored ? frame.maxX - width : frame.minX, y: 0, width: width, height: bounds.height)
        tokenArea.isHidden = tokenViews.isEmpty
        var start = width - lengthOfTokens
        let marked = selectedTokens
        for (index, view) in tokenViews.enumerated() {
            let size = view.intrinsicContentSize
            view.frame = CGRect(
                x: isMirrored ? width - start - size.width : start, y: roundedToPixels((bounds.height - size.height) / 2),
                width: size.width,
                height: size.height)
            start += size.width + Self.gap
            view.isMarked = marked?.contains(index) == true
        }
    }
}
