import CoreGraphics
import QuartzCore

/// A view that shows text, centred vertically in its bounds.
///
/// It does not take touches unless `isUserInteractionEnabled` is set to true. The text is drawn when something of it changed, before
/// the next frame; its place is rounded to whole pixels.
/// Source: https://developer.apple.com/documentation/uikit/uilabel
@preconcurrency @MainActor
open class UILabel: UIView {
    /// The text, or nil for none; line feeds begin new lines where `numberOfLines` allows.
    open var text: String? {
        didSet { if text != oldValue { textChanged() } }
    }

    /// The font; the system's at 17 points unless set. Setting nil sets that one.
    open var font: UIFont! = UILabel.defaultFont {
        didSet {
            if font == nil { font = Self.defaultFont }
            if font != oldValue { textChanged() }
        }
    }

    /// The colour of the text; `UIColor.label` unless set. Setting nil sets that one.
    open var textColor: UIColor! = .label {
        didSet {
            if textColor == nil { textColor = .label }
            if textColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Where lines stand between the edges; natural unless set.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if textAlignment != oldValue { setNeedsDisplay() } }
    }

    /// What happens to text that is wider than the bounds: lines wrap where `numberOfLines` allows, and the last one is treated so.
    open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
        didSet { if lineBreakMode != oldValue { textChanged() } }
    }

    /// At most so many lines; 0 for as many as there are, 1 unless set. A negative number counts as 0.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { textChanged() } }
    }

    /// Whether a label of one line shrinks its font until the text fits into the width; false unless set.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// How far the font may shrink for that, as a part of its size; 0 (any size) unless set, at most 1.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
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
        contentMode = .left
    }

    /// The size of the whole text in points: of its one line, or of all lines up to `numberOfLines` without wrapping.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
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
        var text = labelText
        guard !text.text.isEmpty, bounds.width > 0, bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        text.numberOfLines = max(numberOfLines, 0)
        let size = text.size(width: bounds.width, scale: mainScreenScale())
        return CGRect(x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    }

    /// Draws the text into the current context, centred vertically in `rect` (points of the bounds).
    ///
    /// Override it to move or inset the text. It is called only while the label is drawn.
    open func drawText(in rect: CGRect) {
        drawLayout(in: rect)
    }

    /// The text as it is set now.
    package var labelText: LabelText {
        LabelText(
            text: text ?? "", font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode,
            numberOfLines: max(numberOfLines, 0))
    }

    private func textChanged() {
        setNeedsDisplay()
        invalidateIntrinsicContentSize()
    }

    private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
}
