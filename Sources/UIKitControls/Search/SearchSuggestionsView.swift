import CoreGraphics
import UIKitCore

/// The suggestions of a search, one below the other.
final class SearchSuggestionsView: UIScrollView {
    private var rows: [SearchSuggestionRow] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
        keyboardDismissMode = .onDrag
    }

    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion], choose: @escaping (any UISearchSuggestion) -> Void) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            let row = SearchSuggestionRow(suggestion)
            row.addAction(UIAction { _ in choose(suggestion) }, for: .touchUpInside)
            addSubview(row)
            return row
        }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - adjustedContentInset.left - adjustedContentInset.right
        var at: CGFloat = 0
        for row in rows {
            let height = row.height
            row.frame = CGRect(x: 0, y: at, width: width, height: height)
            at += height
        }
        let size = CGSize(width: width, height: at)
        if contentSize != size { contentSize = size }
    }
}

/// A suggestion of a search: an image, a text and a description.
final class SearchSuggestionRow: UIControl, AccessibilityDefaulting {
    let suggestion: any UISearchSuggestion
    private let icon = UIImageView(image: nil)
    private let title = UILabel()
    private let detail = UILabel()
    private let line = UIView()
    /// In points; estimates.
    private static let (margin, iconWidth): (CGFloat, CGFloat) = (16, 28)

    init(_ suggestion: any UISearchSuggestion) {
        self.suggestion = suggestion
        super.init(frame: .zero)
        icon.image = suggestion.iconImage
        icon.contentMode = .center
        title.font = .preferredFont(forTextStyle: .body)
        if let text = suggestion.localizedAttributedSuggestion {
            title.attributedText = text
        } else {
            title.text = suggestion.localizedSuggestion
        }
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.textColor = .secondaryLabel
        detail.text = suggestion.localizedDescription
        line.backgroundColor = .separator
        for view in [icon, title, detail, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var accessibilityDefaults: AccessibilityDefaults {
        let texts = [suggestion.localizedSuggestion, suggestion.localizedDescription].compactMap { $0 }
        return AccessibilityDefaults(isElement: true, label: texts.joined(separator: ", "), traits: .button)
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    private var titleHeight: CGFloat { title.intrinsicContentSize.height.rounded(.up) }
    private var detailHeight: CGFloat { suggestion.localizedDescription == nil ? 0 : detail.intrinsicContentSize.height.rounded(.up) }

    /// In points.
    var height: CGFloat { max(44, titleHeight + detailHeight + 22) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func put(_ view: UIView, _ frame: CGRect) {
            view.frame = isMirrored ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let start = Self.margin + (suggestion.iconImage == nil ? 0 : Self.iconWidth + 8)
        let width = max(0, bounds.width - start - Self.margin)
        let top = ((bounds.height - titleHeight - detailHeight) / 2).rounded()
        put(icon, CGRect(x: Self.margin, y: 0, width: Self.iconWidth, height: bounds.height))
        put(title, CGRect(x: start, y: top, width: width, height: titleHeight))
        put(detail, CGRect(x: start, y: top + titleHeight, width: width, height: detailHeight))
        let hairline = 1 / max(traitCollection.displayScale, 1)
        put(line, CGRect(x: start, y: bounds.height - hairline, width: max(0, bounds.width - start), height: hairline))
    }
}
