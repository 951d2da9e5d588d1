import CoreGraphics
import Foundation

/// A layer that draws text, from the top of its bounds.
///
/// It is drawn anew when the text, its style, the bounds or the scale change, and for each frame while its size or colour animates. Its
/// `contentsScale` is 1 unless set, as of every layer: set the screen's for sharp text.
/// Source: https://developer.apple.com/documentation/quartzcore/catextlayer
open class CATextLayer: CALayer {
    /// A layer without text.
    public override init() {
        super.init()
        needsDisplayOnBoundsChange = true
    }

    /// A copy of a layer's model values, the text included.
    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        needsDisplayOnBoundsChange = true
    }

    /// A `String`, or an `NSAttributedString`, whose own fonts and colours count; nil draws nothing. Anything else draws nothing, with a line in
    /// the log.
    open var string: Any? {
        get { value(forKey: "string") }
        set { setText(newValue, "string") }
    }

    /// A `UIFont`, or a string with the name of a face or a family; nil is the system's. Its size does not count, `fontSize` does; for an
    /// attributed string neither does. Anything else counts as nil, with a line in the log.
    open var font: Any? {
        get { value(forKey: "font") }
        set { setText(newValue, "font") }
    }

    /// The size of the font in points, 36 unless set. One that is negative or not finite is refused with a line in the log. Animatable.
    open var fontSize: CGFloat {
        get { number("fontSize") ?? 36 }
        set { setFontSize(newValue) }
    }

    /// The colour of text that is no attributed string, opaque white unless set; nil draws nothing. Animatable.
    open var foregroundColor: CGColor? {
        get { value(forKey: "foregroundColor") as? CGColor }
        set { if newValue != foregroundColor { setText(newValue ?? CGColor.clear, "foregroundColor") } }
    }

    /// Whether lines go on below at the edge of the bounds; false, one line for each paragraph, unless set.
    open var isWrapped: Bool {
        get { value(forKey: "wrapped") as? Bool ?? false }
        set { if newValue != isWrapped { setText(newValue, "wrapped") } }
    }

    /// Where lines stand between the edges; natural unless set. An unknown name counts as that.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { (value(forKey: "alignmentMode") as? String).map { CATextLayerAlignmentMode(rawValue: $0) } ?? .natural }
        set { if newValue != alignmentMode { setText(newValue.rawValue, "alignmentMode") } }
    }

    /// What the last line that fits does with the rest of the text; none unless set. An unknown name counts as that.
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

    /// The size of the font and the colour animate by themselves, too.
    open override class func defaultAction(forKey event: String) -> (any CAAction)? {
        event == "fontSize" || event == "foregroundColor" ? implicitAnimation(ofOwn: event) : super.defaultAction(forKey: event)
    }

    /// Draws the text in the bounds, in the layer's space, y down.
    open override func draw(in ctx: CGContext) { drawText(in: ctx) }

    private static let textKeys: Set = ["string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode", "truncationMode"]
}
