import CoreText

/// A description of a font: a family or a name, a size, traits and features. Immutable and thread-safe.
///
/// Differs from UIKit: attributes are resolved against the installed fonts at creation; there are no attributes for matrices and
/// character sets. Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: CTFontDescriptor, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The attributes, as given or as derived from the font.
    open private(set) var fontAttributes: [AttributeName: Any]

    /// The text style whose size the font follows; nil if the size is fixed, as it is once a size was given.
    let followedStyle: UIFont.TextStyle?

    package init(attributes: [AttributeName: Any], resolved: FontDescription, followedStyle: UIFont.TextStyle? = nil) {
        fontAttributes = attributes
        self.followedStyle = followedStyle
        super.init(attributes: UIFontDescriptor.named(attributes), resolved: resolved)
    }

    fileprivate init(named attributes: [String: Any], resolved: FontDescription, matrix: CGAffineTransform) {
        fontAttributes = Dictionary(uniqueKeysWithValues: attributes.map { (AttributeName(rawValue: $0.key), $0.value) })
        followedStyle = UIFontDescriptor.followedStyle(fontAttributes, before: nil)
        super.init(attributes: attributes, resolved: resolved, matrix: matrix)
    }

    /// Creates a descriptor from attributes; by default of the regular system font with the size 0.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(
            attributes: attributes, resolved: UIFontDescriptor.apply(attributes, to: FontDescription(size: 0)),
            followedStyle: UIFontDescriptor.followedStyle(attributes, before: nil))
    }

    /// Creates a descriptor of an installed font by name, as accepted by `UIFont(name:size:)`; of the system font if there is none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Creates a descriptor of a font, and of the text style that it follows.
    convenience init(describing font: FontDescription, following style: UIFont.TextStyle? = nil) {
        let face = FontFace(font)
        var attributes: [AttributeName: Any] = [.name: face.name, .family: font.family, .size: CGFloat(font.size)]
        attributes[.traits] = [TraitKey.weight: UIFont.Weight(css: font.weight).rawValue] as [TraitKey: Any]
        attributes[.textStyle] = style
        self.init(attributes: attributes, resolved: font, followedStyle: style)
    }

    /// Reads the descriptor of a font from an archive; nil if that has none.
    public required init?(coder: NSCoder) {
        guard let font = FontDescription(coder) else { return nil }
        followedStyle = UIFont.TextStyle(coder)
        fontAttributes = UIFontDescriptor(describing: font, following: followedStyle).fontAttributes
        super.init(attributes: UIFontDescriptor.named(fontAttributes), resolved: font)
    }

    /// Writes the font that the attributes describe into an archive.
    open func encode(with coder: NSCoder) {
        resolved.encode(with: coder)
        followedStyle?.encode(with: coder)
    }

    /// True.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the descriptor of a text style's font at the user's preferred text size; unknown styles use the body's.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    /// Returns the descriptor of a text style's font at the text size of `traitCollection`; the user's if that is nil or unspecified.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescription
        return UIFontDescriptor(describing: font, following: style)
    }

    /// The name of the resolved font.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open var postscriptName: String { FontFace(resolved).name }
    /// The size in points; 0 if unspecified.
    open var pointSize: CGFloat { CGFloat(resolved.size) }
    /// Bold (from semibold on), italic, condensed, expanded and monospaced.
    open var symbolicTraits: SymbolicTraits { SymbolicTraits(rawValue: resolved.symbolicTraits.rawValue) }

    /// Returns an attribute; nil if it was not given.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// Returns the descriptor with attributes added or replaced.
    ///
    /// - Complexity: O(*n*), where *n* is the number of attributes.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            attributes: fontAttributes.merging(attributes) { $1 }, resolved: UIFontDescriptor.apply(attributes, to: resolved),
            followedStyle: UIFontDescriptor.followedStyle(attributes, before: followedStyle))
    }

    /// Returns the descriptor with another family, in the nearest available face.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the descriptor with another face, by its name in the font file: `"Bold Italic"`.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns the descriptor with another size in points, which no longer follows the user's preferred text size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// Returns the descriptor with exactly these traits; nil if the family has no such face.
    ///
    /// - Complexity: O(*f*), where *f* is the number of faces of all fonts.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        guard SymbolicTraits.known.isSuperset(of: symbolicTraits) else { return nil }
        return resolved.with(CTFontSymbolicTraits(rawValue: symbolicTraits.rawValue)).map { changed(to: $0) }
    }

    /// Returns the system font's descriptor in another design; nil for other fonts, and for a design that iOS does not have.
    ///
    /// Differs from UIKit: without an installed family the rounded design is the default one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard SystemDesign.allFamilies.contains(resolved.family) else { return nil }
        return design.installedFamily.map { family in
            var description = resolved
            description.family = family
            return changed(to: description)
        }
    }

    private func changed(to description: FontDescription) -> UIFontDescriptor {
        let described = UIFontDescriptor(describing: description).fontAttributes
        return UIFontDescriptor(
            attributes: fontAttributes.merging(described) { $1 }, resolved: description, followedStyle: followedStyle)
    }

    /// Returns the descriptor itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both resolve to the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CTFontDescriptor).map { $0.resolved == resolved } ?? false
    }

    open override var hash: Int { resolved.hashValue }
}

extension UIFontDescriptor: FontDescriptorMaker {
    package static func make(
        _ attributes: [String: Any], _ resolved: FontDescription, _ matrix: CGAffineTransform
    ) -> CTFontDescriptor {
        UIFontDescriptor(named: attributes, resolved: resolved, matrix: matrix)
    }
}
