import CoreGraphics

/// Measures and draws an attributed string without a view.
struct StringDrawing {
    private let text: StyledText
    private let options: NSStringDrawingOptions
    private let context: NSStringDrawingContext?

    /// Default attributes: the system font of 12 points, black. Source: Apple, NSAttributedString.Key, the default values.
    private static var style: TextStyle { TextStyle(font: UIFont.systemFont(ofSize: 12).textFont) }

    init(_ string: NSAttributedString, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil) {
        text = StyledText(string, style: Self.style)
        self.options = options
        self.context = context
    }

    /// Creates a drawing of text with uniform attributes.
    init(
        _ string: String, _ attributes: [NSAttributedString.Key: Any]?, options: NSStringDrawingOptions = .usesLineFragmentOrigin,
        context: NSStringDrawingContext? = nil
    ) {
        text = StyledText(string, attributes: attributes ?? [:], style: Self.style)
        self.options = options
        self.context = context
    }

    /// Returns the bounding rectangle of the text in a size in points; see `boundingRect(with:options:context:)`.
    func bounds(in size: CGSize) -> CGRect {
        guard !text.string.isEmpty else { return .zero }
        let (layout, scale) = layout(in: size, isHeightLimited: options.contains(.truncatesLastVisibleLine))
        let bounds = bounds(of: layout)
        context?.note(scale: scale, bounds: bounds)
        return bounds
    }

    /// Draws the text into the current context; no effect without one.
    func draw(in rect: CGRect) {
        guard !text.string.isEmpty, rect.minX.isFinite, rect.minY.isFinite, let target = UIGraphicsGetCurrentContext() else { return }
        let (layout, scale) = layout(in: rect.size, isHeightLimited: true)
        var origin = rect.origin
        if !usesLines { origin.y -= CGFloat(layout.lines.first?.baseline ?? 0) }
        layout.draw(in: target, at: origin)
        context?.note(scale: scale, bounds: bounds(of: layout).offsetBy(dx: rect.minX, dy: rect.minY))
    }

    private var usesLines: Bool { options.contains(.usesLineFragmentOrigin) }

    /// A non-positive width or height is unlimited, as in UIKit.
    private func layout(in size: CGSize, isHeightLimited: Bool) -> (TextLayout, scale: CGFloat) {
        let width = usesLines && size.width > 0 ? Double(size.width) : nil
        let height = usesLines && isHeightLimited && size.height > 0 ? Double(size.height) : nil
        let truncation: TextLayout.LineBreaking? = options.contains(.truncatesLastVisibleLine) ? .truncatingTail : nil
        var (text, scale) = (text, 1.0)
        if let context, context.minimumScaleFactor > 0, context.minimumScaleFactor < 1, size.width > 0 {
            let maximumHeight = size.height > 0 && usesLines ? Double(size.height) : nil
            let box = StyledText.Box(width: Double(size.width), height: maximumHeight, maxLines: usesLines ? 0 : 1)
            (text, scale) = text.shrunk(toFit: box, minimum: Double(context.minimumScaleFactor))
        }
        return (TextLayout.cached(text, maxWidth: width, maxHeight: height, truncation: truncation), CGFloat(scale))
    }

    private func bounds(of layout: TextLayout) -> CGRect {
        let baseline = CGFloat(layout.lines.first?.baseline ?? 0)
        guard options.contains(.usesDeviceMetrics) else {
            return CGRect(x: 0, y: usesLines ? 0 : baseline - layout.size.height, width: layout.size.width, height: layout.size.height)
        }
        let ink = layout.inkBounds
        return usesLines ? ink : CGRect(x: ink.minX, y: baseline - ink.maxY, width: ink.width, height: ink.height)
    }
}

extension NSStringDrawingContext {
    fileprivate func note(scale: CGFloat, bounds: CGRect) {
        actualScaleFactor = scale
        totalBounds = bounds
    }
}

/// The limit of shrinking text to fit, and its result.
///
/// Source: https://developer.apple.com/documentation/uikit/nsstringdrawingcontext
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of fonts when text is shrunk to fit the width and height; 0 or 1 does not shrink. Values outside 0...1 are
    /// ignored and logged once.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            guard !(0...1).contains(minimumScaleFactor) else { return }
            reportOnce(
                "NSStringDrawingContext.minimumScaleFactor",
                "NSStringDrawingContext.minimumScaleFactor: \(minimumScaleFactor) is refused; the last value is kept")
            minimumScaleFactor = oldValue
        }
    }

    /// The scale of fonts in the last operation with this context; 1 if not shrunk, 0 before.
    open internal(set) var actualScaleFactor: CGFloat = 0
    /// The bounds of the text in the last operation with this context, in points; zero before.
    open internal(set) var totalBounds = CGRect.zero
}
