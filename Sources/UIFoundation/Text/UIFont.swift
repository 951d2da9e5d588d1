import CoreGraphics
import CoreText

/// A font with a size: immutable and thread-safe.
///
/// Sizes and metrics are points; metrics come from the font's own tables, unhinted, so they scale with the size. Differs from UIKit: the
/// system font is Inter, because Apple's may not be redistributed. Source: https://developer.apple.com/documentation/uikit/uifont,
/// `Documentation/Behavior.md#fonts`.
///
/// ```swift
/// let title = UIFont.systemFont(ofSize: 20, weight: .semibold)
/// let body = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 17))
/// let height = title.lineHeight + body.lineHeight
/// ```
open class UIFont: CTFont, NSCopying, NSSecureCoding, @unchecked Sendable, _AssociatedObjectOwner {
    /// The values of `objc_setAssociatedObject`; nil for none.
    @exclusivity(unchecked) public nonisolated(unsafe) final var _associatedObjects: _AssociatedObjects?

    /// The font's scaling with the preferred text size; nil for none.
    let scaling: Scaling?

    init(fontDescription: FontDescription, scaling: Scaling? = nil, matrix: CGAffineTransform = .identity) {
        self.scaling = scaling
        super.init(fontDescription: fontDescription, matrix: matrix)
    }

    /// Reads a font from an archive; nil if that has none.
    public required init?(coder: NSCoder) {
        guard let description = FontDescription(coder) else { return nil }
        scaling = UIFont.TextStyle(coder).map { .textStyle($0) }
        super.init(fontDescription: description, matrix: .identity)
    }

    /// Writes the font into an archive; a font of `UIFontMetrics` with its present size, which no longer follows the text size.
    open func encode(with coder: NSCoder) {
        fontDescription.encode(with: coder)
        followedStyle?.encode(with: coder)
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Creates the system font of 12 points.
    public convenience init() { self.init(descriptor: UIFont.systemFont(ofSize: 12).fontDescriptor, size: 12) }

    /// Creates a font from a descriptor, or the nearest installed one.
    ///
    /// A font of a text style's descriptor with the size 0 follows the user's preferred text size like the style's own font: in its bold
    /// or italic face, in another design.
    ///
    /// - Parameters:
    ///   - descriptor: The description of the font.
    ///   - pointSize: in points; 0 uses the descriptor's, and 12 if it has none.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        AppFonts.register()
        var description = descriptor.resolved
        let isSizeGiven = pointSize > 0 && pointSize.isFinite
        if isSizeGiven { description.size = Double(pointSize) }
        if description.size <= 0 { description.size = 12 }
        self.init(fontDescription: description, scaling: isSizeGiven ? nil : descriptor.followedStyle.map { .textStyle($0) })
    }

    /// Creates a font by name, or nil if there is none.
    ///
    /// There are the fonts of every iPhone, Kinora's, those of Debian's Noto packages that are installed, and the app's own: those in
    /// `UIAppFonts` and those that it has registered. Other fonts of the machine are left out, so that text has the same pixels everywhere,
    /// unless the environment has `KINORA_FONTS=installed`. Differs from UIKit: the iPhone's fonts keep their names and are drawn by the
    /// nearest open font, of the same widths where there is one; a line in the log says so where the widths differ.
    ///
    /// - Parameters:
    ///   - name: a PostScript name (`"Inter-SemiBoldItalic"`), or a family (`"Noto Serif"`).
    ///   - size: in points; 12 if not positive and finite.
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    public convenience init?(name: String, size: CGFloat) {
        guard let face = FontFace(name: name) else { return nil }
        self.init(fontDescription: face.description(size: size > 0 && size.isFinite ? size : 12))
    }

    /// The size in points.
    open var pointSize: CGFloat { CGFloat(fontDescription.size) }
    /// The family's name.
    open var familyName: String { fontDescription.family }
    /// Family and style, `"Inter-SemiBold"`; accepted by `init(name:size:)`.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open var fontName: String { FontFace(fontDescription).name }
    /// Distance from the baseline up to the top of the line.
    open var ascender: CGFloat { CGFloat(fontDescription.metrics.ascender) }
    /// Distance from the baseline up to the bottom of the line; negative, since it is below.
    open var descender: CGFloat { CGFloat(fontDescription.metrics.descender) }
    /// The height of one line.
    open var lineHeight: CGFloat { CGFloat(fontDescription.metrics.lineHeight) }
    /// The extra space between lines.
    open var leading: CGFloat { CGFloat(fontDescription.metrics.leading) }
    /// The height of a capital letter above the baseline.
    open var capHeight: CGFloat { CGFloat(fontDescription.metrics.capHeight) }
    /// The height of a lower-case x above the baseline.
    open var xHeight: CGFloat { CGFloat(fontDescription.metrics.xHeight) }

    /// The font's descriptor, from which others can be derived.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describing: fontDescription, following: followedStyle) }

    /// Returns the font in another size in points; itself for a size that is not positive and finite.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        guard fontSize > 0, fontSize.isFinite, fontSize != pointSize else { return self }
        var description = fontDescription
        description.size = Double(fontSize)
        return UIFont(fontDescription: description, matrix: matrix)
    }

    /// Returns the font itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other || fontDescription == other.fontDescription && matrix == other.matrix
    }

    open override var hash: Int { fontDescription.hashValue }

    open override var description: String {
        String(format: "<UIFont: %@ %gpt>", fontName, Double(pointSize))
    }

    // MARK: System fonts

    /// The standard size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The standard size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The standard small size: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The standard system font size: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    /// Returns the regular system font. A size that is not positive and finite gives 12 points, as for all of these.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        if let other = _classReplacement(of: "+systemFontOfSize:", UIFont.self, on: self) { return other.call([fontSize]) }
        return system(size: fontSize, weight: .regular)
    }

    /// Returns the system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        if let other = _classReplacement(of: "+systemFontOfSize:weight:", UIFont.self, on: self) { return other.call([fontSize, weight]) }
        return system(size: fontSize, weight: weight)
    }

    /// Returns the system font in a weight and a width.
    ///
    /// Differs from UIKit: the system font's family, Inter, has one width. Another width gives that one, as for families without that
    /// width on iOS, and is logged once.
    ///
    /// - Parameters:
    ///   - fontSize: The size in points.
    ///   - weight: The weight.
    ///   - width: The width.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard {
            reportOnce("UIFont.Width", "UIFont: the system font has its standard width alone; \(width.rawValue) is refused")
        }
        return systemFont(ofSize: fontSize, weight: weight)
    }

    /// Returns the bold system font, which is semibold, as in UIKit.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        if let other = _classReplacement(of: "+boldSystemFontOfSize:", UIFont.self, on: self) { return other.call([fontSize]) }
        return system(size: fontSize, weight: .semibold)
    }

    /// The system font, whatever the present implementations of the methods above are.
    package class func madeSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { system(size: size, weight: weight) }

    /// Returns the italic system font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(size: fontSize, weight: .regular, isItalic: true)
    }

    /// Returns the system font with monospaced digits.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        system(size: fontSize, weight: weight, features: ["tnum=1"])
    }

    /// Returns the monospaced font: Noto Sans Mono, regular or bold.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        let family = UIFontDescriptor.SystemDesign.monospaced.installedFamily ?? "monospace"
        return system(family: family, size: fontSize, weight: weight)
    }

    /// Returns the system font of a text style at the user's preferred text size; unknown styles use the body's.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the system font of a text style at the text size of `traitCollection`; the user's if that is nil or unspecified.
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        textStyleFont(forTextStyle: style, compatibleWith: traitCollection)
    }

    /// The names of installed and registered families, sorted.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts; the first call, and that after a registration, O(*f* log
    ///   *f*).
    open class var familyNames: [String] { installedFamilies }
    /// Returns the names of a family's fonts for `init(name:size:)`; empty if it is not installed.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts; the first call, and that after a registration, O(*f* log
    ///   *f*).
    open class func fontNames(forFamilyName familyName: String) -> [String] { installedNames(forFamilyName: familyName) }
}

extension UIFont: FontMaker {
    package static func make(_ description: FontDescription, _ matrix: CGAffineTransform) -> CTFont {
        UIFont(fontDescription: description, matrix: matrix)
    }
}

extension UIFont {
    /// The relation of a font's size to the user's preferred text size.
    enum Scaling {
        /// The font of a text style, or one derived from its descriptor.
        case textStyle(TextStyle)
        /// A font scaled by metrics from a base font, up to a maximum size in points.
        case metrics(TextStyle, base: UIFont, maximum: CGFloat)
    }

    /// Returns the font for another text size; itself if its size is fixed. Called by labels when the text size changes.
    package func adjusted(for traits: UITraitCollection) -> UIFont {
        switch scaling {
        case nil: self
        case .textStyle(let style): resized(to: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize)
        case .metrics(let style, let base, let maximum):
            UIFontMetrics(forTextStyle: style).scaledFont(for: base, maximumPointSize: maximum, compatibleWith: traits)
        }
    }

    /// The text style whose size the font has at each text size; nil for a fixed size and for a font of metrics.
    var followedStyle: TextStyle? {
        guard case .textStyle(let style) = scaling else { return nil }
        return style
    }

    private func resized(to size: CGFloat) -> UIFont {
        var description = fontDescription
        description.size = Double(size)
        return UIFont(fontDescription: description, scaling: scaling, matrix: matrix)
    }

    /// Whether the font scales with the preferred text size.
    package var followsContentSizeCategory: Bool { scaling != nil }
}
