import CoreGraphics

/// What a font is to be like: a family or a name, a size, traits and features. Immutable, safe to use on any thread.
///
/// Differs from UIKit: what an attribute asks for is resolved against the installed fonts when the descriptor is made; there are no
/// attributes for matrices, cascades and character sets.
/// Source: https://developer.apple.com/documentation/uikit/uifontdescriptor
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The attributes, as they were given or as the font has them.
    public let fontAttributes: [AttributeName: Any]
    /// What the attributes come to.
    package let resolved: FontDescription

    package init(attributes: [AttributeName: Any], resolved: FontDescription) {
        fontAttributes = attributes
        self.resolved = resolved
    }

    /// A descriptor of those attributes; for what they do not say, the system font, regular, of the size 0.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(attributes: attributes, resolved: FontDescription(size: 0).applying(attributes))
    }

    /// The installed font of that name, as `UIFont(name:size:)` takes it; the system font where there is none.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// What a font is like.
    convenience init(describing font: FontDescription) {
        let face = FontFace(font)
        var attributes: [AttributeName: Any] = [.name: face.name, .family: font.family, .size: CGFloat(font.size)]
        attributes[.traits] = [TraitKey.weight: UIFont.Weight(css: font.weight).rawValue] as [TraitKey: Any]
        self.init(attributes: attributes, resolved: font)
    }

    /// The name of the font that the descriptor leads to.
    open var postscriptName: String { FontFace(resolved).name }
    /// The size in points; 0 where none was said.
    open var pointSize: CGFloat { CGFloat(resolved.size) }
    /// Bold from the weight of semibold on, italic, condensed, expanded and with equally wide letters.
    open var symbolicTraits: SymbolicTraits { resolved.symbolicTraits }

    /// One of the attributes; nil where it was not given.
    open func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

    /// The descriptor with attributes added, or replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(
            attributes: fontAttributes.merging(attributes) { $1 }, resolved: resolved.applying(attributes))
    }

    /// The descriptor with another family, in the nearest face that it has.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The descriptor with another face, named as the file names it: `"Bold Italic"`.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// The descriptor with another size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// The descriptor with those traits and no others; nil where the family has no such face.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        resolved.with(symbolicTraits).map { changed(to: $0) }
    }

    /// The system font's descriptor in another design; nil where no family for it is installed, and for other fonts.
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
        return UIFontDescriptor(attributes: fontAttributes.merging(described) { $1 }, resolved: description)
    }

    /// The descriptor itself: it cannot change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether both lead to the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIFontDescriptor).map { $0.resolved == resolved } ?? false
    }

    open override var hash: Int { resolved.hashValue }
}
