import CoreGraphics
import Foundation

/// A layer that draws text, from the top of its bounds.
///
/// Redrawn when the text, its style, the bounds or the scale change, and for each frame while its size or color animates. Its
/// `contentsScale` is 1 by default, as in every layer: set it to the screen's for sharp text. Source:
/// https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
    /// Creates a layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// Copies a layer's model values, including the text.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String`, or an `NSAttributedString` with its own fonts and colors; nil draws nothing. Anything else draws nothing, and a line is
    /// logged.
    ///
    /// - Complexity: O(1). Setting copies an attributed string: O(*n*), where *n* is its length.
    open var string: Any? {
        get { value(forKey: "string") }
        set { setText(newValue, "string") }
    }

    /// A `UIFont`, or the name of a face or a family; nil is the system font. Its size is ignored in favour of `fontSize`; an attributed
    /// string ignores both. Anything else counts as nil, and a line is logged.
    open var font: Any? {
        get { value(forKey: "font") }
        set { setText(newValue, "font") }
    }

    /// The font size in points; the default is 36. A negative size, or one that is not finite, is ignored and logged. Animatable.
    open var fontSize: CGFloat {
        get { number("fontSize") ?? 36 }
        set { setFontSize(newValue) }
    }

    /// The color of a plain string; the default is opaque white, nil draws nothing. Animatable.
    open var foregroundColor: CGColor? {
        get { value(forKey: "foregroundColor") as? CGColor }
        set { if newValue != foregroundColor { setText(newValue ?? CGColor.clear, "foregroundColor") } }
    }

    /// Whether lines wrap at the edge of the bounds; the default is false, one line for each paragraph.
    open var isWrapped: Bool {
        get { value(forKey: "wrapped") as? Bool ?? false }
        set { if newValue != isWrapped { setText(newValue, "wrapped") } }
    }

    /// The alignment of lines; the default is natural, also for an unknown name.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { (value(forKey: "alignmentMode") as? String).map { CATextLayerAlignmentMode(rawValue: $0) } ?? .natural }
        set { if newValue != alignmentMode { setText(newValue.rawValue, "alignmentMode") } }
    }

    /// The truncation of the last line that fits; the default is none, also for an unknown name.
    open var truncationMode: CATextLayerTruncationMode {
        get { (value(forKey: "truncationMode") as? String).map { CATextLayerTruncationMode(rawValue: $0) } ?? .none }
        set { if newValue != truncationMode { setText(newValue.rawValue, "truncationMode") } }
    }

    /// True for the properties above.
    open override class func needsDisplay(forKey key: String) -> Bool {
        textKeys.contains(key) || super.needsDisplay(forKey: key)
    }

    open override class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "fontSize": CGFloat(36)
        case "foregroundColor": CGColor.white
        default: super.defaultValue(forKey: key)
        }
    }

    /// Adds implicit animations of the font size and the color.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "fontSize" || event == "foregroundColor" ? implicitAnimation(ofOwn: event) : super.defaultAction(forKey: event)
    }

    /// Draws the text in the bounds, in the layer's space, y down.
    ///
    /// - Complexity: O(*n* + *p*), where *n* is the length of the text and *p* the number of pixels of the glyphs.
    open override func draw(in ctx: CGContext) {
        // Text is upright whatever the geometry is.
        if !contentsAreFlipped() { ctx.flip(within: bounds.standardized) }
        drawText(in: ctx)
    }

    private static let textKeys: Set = ["string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode"]
}

/// The alignment of a text layer's lines.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayeralignmentmode
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The alignment of the text's script.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Justified; the last line of a paragraph is natural.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of a text layer's last line.
///
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayertruncationmode
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No truncation; clipped at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The end of the text, after an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The beginning of the text, before an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The beginning and the end of the text, with an ellipsis in between.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
