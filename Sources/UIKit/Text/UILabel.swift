import CoreGraphics
import QuartzCore

/// A view that shows text, centred vertically in its bounds.
///
/// It does not take touches unless `isUserInteractionEnabled` is set to true. The text is laid out and drawn when something of it changed,
/// before the next frame; its place is rounded to whole pixels.
/// Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
    final var content = LabelContent.plain(nil)
    /// As the properties answer; with an attributed text that of its first character.
    final var style = LabelStyle()
    /// What attributed text has where it has no style: as the properties were set.
    final var fallback = LabelStyle()
    /// Sizes of the text as it is, the latest last.
    final var measured: [MeasuredLabel] = []

    override var describedDetails: [String] { text.map { ["text = '\($0)'"] } ?? [] }

    // MARK: Text

    /// The text, or nil for none; line feeds begin new lines where `numberOfLines` allows. Setting it takes the label's own style.
    open var text: String? {
        get { content.string }
        set { setText(newValue) }
    }

    /// The text with its style: where it has none the label's counts. Setting it keeps a copy, and gives the label's `font`, `textColor`,
    /// `textAlignment`, `lineBreakMode` and shadow the values of its first character; setting one of those restyles the whole text.
    open var attributedText: NSAttributedString? {
        get { combinedText }
        set { setAttributedText(newValue) }
    }

    /// The font; the system's at 17 points unless set. Setting nil sets that one.
    open var font: UIFont! {
        get { style.font }
        set {
            let font: UIFont = newValue ?? LabelStyle.defaultFont
            // Equal fonts may differ in how they follow the size of text that the user wants.
            let isNew = font != style.font || isStyled
            style.font = font
            fallback.font = font
            guard isNew else { return }
            restyle { $0.replace(.font, by: font, in: $1) }
            textChanged()
        }
    }

    /// The colour of the text; `UIColor.label` unless set. Setting nil sets that one.
    open var textColor: UIColor! {
        get { style.textColor }
        set {
            let color: UIColor = newValue ?? .label
            guard color != style.textColor || isStyled else { return }
            style.textColor = color
            fallback.textColor = color
            restyle { $0.replace(.foregroundColor, by: color, in: $1) }
            setNeedsDisplay()
        }
    }

    /// Where lines stand between the edges; natural unless set: at the edge where the label's interface direction begins.
    open var textAlignment: NSTextAlignment {
        get { style.textAlignment }
        set {
            guard newValue != style.textAlignment || isStyled else { return }
            style.textAlignment = newValue
            fallback.textAlignment = newValue
            restyleParagraphs { $0.alignment = newValue }
            setNeedsDisplay()
        }
    }

    /// What happens to text that is wider than the bounds: lines wrap where `numberOfLines` allows, and the last one is treated so.
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

    /// At most so many lines; 0 for as many as there are, 1 unless set. A negative number counts as 0.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }

    /// The width in points at which `intrinsicContentSize` wraps text of several lines; 0, no wrapping, unless set. One that is negative or not
    /// finite is refused with a line in the log.
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

    /// Whether the font shrinks until the text fits into the width, or with several lines into the bounds; false unless set.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// How far the font may shrink for that, as a part of its size; 0 (any size) unless set, at most 1. NaN counts as 0.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where the baseline of a line stands that has shrunk; at that of the full size unless set. It counts for labels of one line.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// Whether letters move closer together, by at most a twentieth of their size, before text is truncated or shrinks; false unless set.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { setNeedsDisplay() } }
    }

    /// Whether fonts made by `preferredFont(forTextStyle:)` or `UIFontMetrics` follow the size of text that the user wants; false unless set.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
    }

    // MARK: Appearance

    /// The colour of all of the text while `isHighlighted`; nil, no other than usual, unless set.
    open var highlightedTextColor: UIColor? {
        didSet { if highlightedTextColor != oldValue, isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the label shows its highlighted colour; false unless set.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue, highlightedTextColor != nil { setNeedsDisplay() } }
    }

    /// Whether the text is in its colours; false draws all of it in a middle grey. True unless set.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a sharp shadow of the text; nil, none, unless set.
    open var shadowColor: UIColor? {
        get { style.shadowColor }
        set {
            guard newValue != style.shadowColor || isStyled else { return }
            style.shadowColor = newValue
            fallback.shadowColor = newValue
            restyleShadow()
        }
    }

    /// How far the shadow lies to the right of and below the text, in points; (0, -1) unless set. What is not finite is refused.
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
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .left
        layer.needsDisplayOnBoundsChange = true
    }

    // MARK: Size and drawing

    /// The size of the whole text in points: of its one line, or of all lines up to `numberOfLines`, wrapped only to a
    /// `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
        return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// The size of the whole text in points, wrapped to the width of `size` unless the label has one line only (or the width is 0).
    ///
    /// It may be wider (one line) or higher than `size`, as in UIKit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let wraps = numberOfLines != 1 && size.width > 0
        let limits = CGSize(width: wraps ? size.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: limits), limitedToNumberOfLines: numberOfLines).size
    }

    /// The place the text takes: as large as the text in at most `numberOfLines` lines and in `bounds` (points), at its origin.
    ///
    /// Override it to make room around the text; `sizeThatFits(_:)` and `intrinsicContentSize` ask it, too.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard text?.isEmpty == false, bounds.width > 0, bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        let size = textSize(width: bounds.width, numberOfLines: max(numberOfLines, 0))
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Draws the text into the current context, centred vertically in `rect` (points of the bounds).
    ///
    /// Override it to move or inset the text. It is called only while the label is drawn.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    /// Says that the text must be drawn anew by the next commit.
    open override func setNeedsDisplay() {
        measured = []
        super.setNeedsDisplay()
    }

    /// Draws the text in the whole bounds by `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text anew: its colours may follow the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Takes the fonts that suit the size of text that the user wants now, where `adjustsFontForContentSizeCategory` is set.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        adjustFonts()
    }

    override var accessibilityDefaults: AccessibilityDefaults {
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

    /// Apple gives no number for the grey of disabled text; this one is readable on light and dark.
    static let disabledColor = UIColor(white: 0.56, alpha: 1)
}
