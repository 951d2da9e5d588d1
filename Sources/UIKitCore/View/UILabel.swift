import CoreGraphics
import QuartzCore

/// A view that displays text, vertically centered in its bounds.
///
/// It receives no touches unless `isUserInteractionEnabled` is set. Changes are laid out and drawn before the next frame; the position is
/// rounded to whole pixels. Source: https://developer.apple.com/documentation/uikit/uilabel
///
/// *Life cycle.* A new label has a zero frame unless one is given. Each change of the text, its style or the size of the bounds requests a
/// drawing; the next commit in a window calls ``drawText(in:)`` once, however many changes there were. ``intrinsicContentSize`` changes
/// with the text, so constraints place the label again in the same commit. To add space around the text, override
/// ``textRect(forBounds:limitedToNumberOfLines:)`` for the size and ``drawText(in:)`` for the drawing.
///
/// *When not to use it.* Text that is edited, selected or has links is a ``UITextView``, one editable line a ``UITextField``. A title that
/// reacts to taps is a ``UIButton``.
///
/// *Mistakes.* A label without constraints or a size shows nothing: call `sizeToFit()`, or set the frame. Text that ends in an ellipsis
/// after one line has ``numberOfLines`` 1, the default; 0 is unlimited. Setting ``font`` or ``textColor`` after ``attributedText`` restyles
/// the whole text. A negative ``preferredMaxLayoutWidth`` is refused and logged once. Accessibility checks of `KinoraTesting` find texts
/// that are cut off.
///
/// ```swift
/// let label = UILabel()
/// label.text = "A title that may need two lines"
/// label.font = .preferredFont(forTextStyle: .headline)
/// label.numberOfLines = 2
/// label.frame.size = label.sizeThatFits(CGSize(width: 160, height: 200))
/// ```
///
/// See also ``adjustsFontForContentSizeCategory`` for the user's text size, and ``lineBreakMode``.
@preconcurrency @MainActor
open class UILabel: UIView, AccessibilityDefaulting, DetailDescribing {
    final var content = LabelContent.plain(nil)
    /// The style reported by the properties; for attributed text that of its first character.
    final var style = LabelStyle()
    /// The fallback style of attributed text: the values set by the properties.
    final var fallback = LabelStyle()
    /// Cached sizes of the current text, the latest last.
    final var measured: [MeasuredLabel] = []

    package var describedDetails: [String] { text.map { ["text = '\($0)'"] } ?? [] }

    // MARK: Text

    /// The text, or nil; line feeds start new lines if `numberOfLines` permits. Setting it uses the label's own style.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open var text: String? {
        get { content.string }
        set { _changing("text") { setText(newValue) } }
    }

    /// The text with its style, with the label's as fallback. Setting it stores a copy and sets `font`, `textColor`, `textAlignment`,
    /// `lineBreakMode` and shadow to the values of its first character; setting one of those restyles the whole text.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open var attributedText: NSAttributedString? {
        get { combinedText }
        set { _changing("attributedText") { setAttributedText(newValue) } }
    }

    /// The font; the system font of 17 points by default and for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var font: UIFont! {
        get { style.font }
        set {
            _changing("font") {
                let given: UIFont = newValue ?? LabelStyle.defaultFont
                let font = adjustsFontForContentSizeCategory ? given.adjusted(for: traitCollection) : given
                // Equal fonts may differ in their scaling.
                let isNew = font != style.font || isStyled
                style.font = font
                fallback.font = font
                guard isNew else { return }
                restyle { $0.replace(.font, by: font, in: $1) }
                textChanged()
            }
        }
    }

    /// The text color; `UIColor.label` by default and for nil.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var textColor: UIColor! {
        get { style.textColor }
        set {
            _changing("textColor") {
                let color: UIColor = newValue ?? .label
                guard color != style.textColor || isStyled else { return }
                style.textColor = color
                fallback.textColor = color
                restyle { $0.replace(.foregroundColor, by: color, in: $1) }
                setNeedsDisplay()
            }
        }
    }

    /// The alignment of lines; natural by default: the label's leading edge.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var textAlignment: NSTextAlignment {
        get { style.textAlignment }
        set {
            _changing("textAlignment") {
                guard newValue != style.textAlignment || isStyled else { return }
                style.textAlignment = newValue
                fallback.textAlignment = newValue
                restyleParagraphs { $0.alignment = newValue }
                setNeedsDisplay()
            }
        }
    }

    /// The handling of text wider than the bounds: lines wrap if `numberOfLines` permits, and the mode applies to the last one.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            guard newValue != style.lineBreakMode || isStyled else { return }
            style.lineBreakMode = newValue
            fallback.lineBreakMode = newValue
            restyleParagraphs { $0.lineBreakMode = newValue }
            textChanged()
        }
    }

    /// The maximum number of lines; 1 by default, 0 is unlimited. Negative numbers count as 0.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }

    /// The width in points at which `intrinsicContentSize` wraps multiline text; 0, the default, does not wrap. Negative and non-finite
    /// widths are ignored and logged once.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
            guard preferredMaxLayoutWidth >= 0, preferredMaxLayoutWidth.isFinite else {
                reportOnce("UILabel.preferredMaxLayoutWidth", "\(self): preferredMaxLayoutWidth \(preferredMaxLayoutWidth) is refused")
                preferredMaxLayoutWidth = oldValue
                return
            }
            if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
        }
    }

    // MARK: Fitting

    /// Whether the font shrinks until the text fits the width, or with several lines the bounds; false by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The minimum scale of the shrunk font; 0, the default, is any size, at most 1. NaN counts as 0.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// The baseline of a shrunk line; that of the full size by default. For labels of one line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letter spacing is tightened, by at most a twentieth of the font's size, before text is truncated or shrinks; false by
    /// default.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// Whether fonts made by `preferredFont(forTextStyle:)` or `UIFontMetrics` follow the preferred text size; false by default.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
    }

    // MARK: Appearance

    /// The color of the whole text while `isHighlighted`; nil, the default, for the usual one.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the label displays its highlighted color; false by default.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Whether the text has its own colors; false draws all of it in a medium gray. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The color of a sharp text shadow; nil, the default, for none.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var shadowColor: UIColor? {
        get { style.shadowColor }
        set {
            guard newValue != style.shadowColor || isStyled else { return }
            style.shadowColor = newValue
            fallback.shadowColor = newValue
            restyleShadow()
        }
    }

    /// The offset of the shadow to the right and downward, in points; (0, -1) by default. Non-finite values are ignored.
    ///
    /// - Complexity: O(1). Setting takes O(*n*) for an attributed text, where *n* is its length.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set {
            guard (newValue.width + newValue.height).isFinite else {
                return reportOnce("UILabel.shadowOffset", "\(self): shadowOffset \(newValue.printed) is refused; the last one is kept")
            }
            guard newValue != style.shadowOffset else { return }
            style.shadowOffset = newValue
            fallback.shadowOffset = newValue
            if style.shadowColor != nil { restyleShadow() }
        }
    }

    open override class var layerClass: AnyClass { LabelLayer.self }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        readLabelNib(coder)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .left
        layer.needsDisplayOnBoundsChange = true
    }

    // MARK: Size and drawing

    override var defaultHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultLow, UILayoutPriority(251)) }

    /// The size of the whole text in points: of one line, or of all lines up to `numberOfLines`, wrapped only to
    /// `preferredMaxLayoutWidth`.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The size of the whole text in points, wrapped to the width of `size` unless the label has one line (or the width is 0).
    ///
    /// May be wider (one line) or taller than `size`, as in UIKit.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = numberOfLines != 1 && size.width > 0
        let limits = CGSize(width: wraps ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the text's rectangle: the size of the text in at most `numberOfLines` lines inside `bounds` (points), at its origin.
    ///
    /// Override it to add space around the text; `sizeThatFits(_:)` and `intrinsicContentSize` use it, too.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false, bounds.width > 0, bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = textSize(width: bounds.width, numberOfLines: max(numberOfLines, 0))
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Draws the text into the current context, vertically centered in `rect` (points of the bounds).
    ///
    /// Override it to move or inset the text. Called only while the label is drawn.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    /// Marks the text as needing to be redrawn in the next commit.
    open override func setNeedsDisplay() {
        measured = []
        super.setNeedsDisplay()
    }

    /// Draws the text in the bounds through `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Redraws the text, whose colors may follow the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Updates the fonts to the preferred text size if `adjustsFontForContentSizeCategory` is set.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
    }

    package var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }

    private var isStyled: Bool { if case .styled = content { true } else { false } }

    private func restyleShadow() {
        restyle { text, all in
            guard let color = style.shadowColor else { return text.removeAttribute(.shadow, range: all) }
            let shadow = NSShadow()
            shadow.shadowColor = color
            shadow.shadowOffset = style.shadowOffset
            text.replace(.shadow, by: shadow, in: all)
        }
        setNeedsDisplay()
    }

    /// Apple does not document the gray of disabled text; this one is readable on light and dark.
    package static let disabledColor = UIColor(white: 0.56, alpha: 1)
}
