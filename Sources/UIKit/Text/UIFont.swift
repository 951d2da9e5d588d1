import CoreGraphics

/// A typeface at a size: immutable, safe to use on any thread.
///
/// Sizes and metrics are points; metrics come from the font's own tables, unhinted, so they grow in proportion to the size.
/// Differs from UIKit: the system font is Inter, because Apple's may not be given away.
/// Source: https://developer.apple.com/documentation/uikit/uifont, `reference/behaviour.md` section 5, "Fonts".
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let mark = FoundationMark()

    /// What Pango draws with.
    package let fontDescription: FontDescription
    /// How the font follows the size of text that the user wants; nil where it does not.
    let scaling: Scaling?

    init(fontDescription: FontDescription, scaling: Scaling? = nil) {
        self.fontDescription = fontDescription
        self.scaling = scaling
        super.init()
    }

    /// The font that a descriptor leads to, or the nearest installed.
    ///
    /// - Parameter pointSize: in points; 0 takes the descriptor's, and 12 where it has none either.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        UIFont.registerAppFonts()
        var description = descriptor.resolved
        if pointSize > 0, pointSize.isFinite { description.size = Double(pointSize) }
        if description.size <= 0 { description.size = 12 }
        self.init(fontDescription: description)
    }

    /// The installed font of that name, or nil when there is none.
    ///
    /// - Parameters:
    ///   - name: a PostScript name (`"Inter-SemiBoldItalic"`), or a family (`"DejaVu Sans"`).
    ///   - size: in points; one that is not positive and finite gives 12.
    public convenience init?(name: String, size: CGFloat) {
        UIFont.registerAppFonts()
        guard let face = FontFace(name: name) else { return nil }
        self.init(fontDescription: face.description(size: size > 0 && size.isFinite ? size : 12))
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(fontDescription.size) }
    /// The family's name.
    open var familyName: String { fontDescription.family }
    /// Family and style, `"Inter-SemiBold"`; `init(name:size:)` takes it back.
    open var fontName: String { FontFace(fontDescription).name }
    /// How far the top of the line lies above the baseline.
    open var ascender: CGFloat { CGFloat(fontDescription.metrics.ascender) }
    /// How far the bottom of the line lies above the baseline: negative, it is below.
    open var descender: CGFloat { CGFloat(fontDescription.metrics.descender) }
    /// The height of one line.
    open var lineHeight: CGFloat { CGFloat(fontDescription.metrics.lineHeight) }
    /// The extra space between lines.
    open var leading: CGFloat { CGFloat(fontDescription.metrics.leading) }
    /// The height of a capital letter above the baseline.
    open var capHeight: CGFloat { CGFloat(fontDescription.metrics.capHeight) }
    /// The height of a lower-case x above the baseline.
    open var xHeight: CGFloat { CGFloat(fontDescription.metrics.xHeight) }

    /// What the font is like, to derive others from.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describing: fontDescription) }

    /// The same typeface at another size in points; one that is not positive and finite gives the font itself.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        guard fontSize > 0, fontSize.isFinite, fontSize != pointSize else { return self }
        var description = fontDescription
        description.size = Double(fontSize)
        return UIFont(fontDescription: description)
    }

    /// The font itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || fontDescription == other.fontDescription
    }

    open override var hash: Int { fontDescription.hashValue }

    open override var description: String {
        String(format: "<UIFont: %@ %gpt>", fontName, Double(pointSize))
    }
}
