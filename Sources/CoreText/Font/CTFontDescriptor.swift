import CoreGraphics
import SwiftABI

/// A description of a font: a name or a family, a size, traits and features. Immutable and usable on every thread.
///
/// Differs from UIKit: attributes are resolved against the installed fonts at creation, and `UIFontDescriptor` is a subclass. Source:
/// https://developer.apple.com/documentation/coretext/ctfontdescriptor
open class CTFontDescriptor: NSObject, @unchecked Sendable {
    private let mark = FoundationMark()
    /// The attributes, as given or as derived from the font.
    package let attributes: [String: Any]
    /// The resolved description.
    package let resolved: FontDescription
    package let matrix: CGAffineTransform

    package init(attributes: [String: Any], resolved: FontDescription, matrix: CGAffineTransform = .identity) {
        self.attributes = attributes
        self.resolved = resolved
        self.matrix = matrix
        super.init()
    }

    /// `UIFontDescriptor` in programs with UIKit.
    private static let maker = NSClassFromString("UIFoundation.UIFontDescriptor") as? any FontDescriptorMaker.Type

    /// Returns a descriptor of UIKit's class, if the program has it.
    static func bridged(
        _ attributes: [String: Any], resolved: FontDescription, matrix: CGAffineTransform = .identity
    ) -> CTFontDescriptor {
        maker?.make(attributes, resolved, matrix) ?? CTFontDescriptor(attributes: attributes, resolved: resolved, matrix: matrix)
    }

    /// Returns the descriptor of a font.
    static func describing(_ font: FontDescription, matrix: CGAffineTransform = .identity) -> CTFontDescriptor {
        var attributes = CTFontDescriptor.attributes(of: font)
        if matrix != .identity { attributes[kCTFontMatrixAttribute] = NSValue(cgAffineTransform: matrix) }
        return bridged(attributes, resolved: font, matrix: matrix)
    }

    /// The attributes of a font.
    package static func attributes(of font: FontDescription) -> [String: Any] {
        [
            kCTFontNameAttribute: FontFace(font).name, kCTFontFamilyNameAttribute: font.family, kCTFontSizeAttribute: CGFloat(font.size),
            kCTFontTraitsAttribute: [kCTFontWeightTrait: CGFloat(FontWeight.value(ofCSS: font.weight))] as [String: Any],
        ]
    }

    /// Whether both resolve to the same font.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CTFontDescriptor).map { $0.resolved == resolved && $0.matrix == matrix } ?? false
    }

    open override var hash: Int { resolved.hashValue }
}

/// UIKit's class of descriptors, which this module does not import.
package protocol FontDescriptorMaker {
    static func make(_ attributes: [String: Any], _ resolved: FontDescription, _ matrix: CGAffineTransform) -> CTFontDescriptor
}

/// Traits of a face as bits. Source: Apple's CTFontTraits.h.
public struct CTFontSymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Italic or oblique.
    public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
    /// Semibold or bolder.
    public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
    /// Wider than usual.
    public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
    /// Narrower than usual.
    public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
    /// Monospaced.
    public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
    /// Italic or oblique.
    public static let italicTrait = traitItalic
    /// Semibold or bolder.
    public static let boldTrait = traitBold
    /// Wider than usual.
    public static let expandedTrait = traitExpanded
    /// Narrower than usual.
    public static let condensedTrait = traitCondensed
    /// Monospaced.
    public static let monoSpaceTrait = traitMonoSpace
}

// MARK: Keys

/// The key of the PostScript name, a string.
public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
/// The key of the family, a string.
public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
/// The key of the face's name within the family, a string.
public let kCTFontStyleNameAttribute: CFString = "NSFontFaceAttribute"
/// The key of the traits, a dictionary.
public let kCTFontTraitsAttribute: CFString = "NSCTFontTraitsAttribute"
/// The key of the size in points, a number.
public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
/// The key of the matrix, an `NSValue` of a `CGAffineTransform`.
public let kCTFontMatrixAttribute: CFString = "NSCTFontMatrixAttribute"
/// The key of a variable font's values, a dictionary of numbers by the tags of axes.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The key of descriptors of fonts that have the letters which the font lacks, in an array: their families are looked at.
public let kCTFontCascadeListAttribute: CFString = "NSCTFontCascadeListAttribute"
/// The key of the feature settings, an array of dictionaries.
public let kCTFontFeatureSettingsAttribute: CFString = "NSCTFontFeatureSettingsAttribute"
/// The key of the symbolic traits in the traits, a number.
public let kCTFontSymbolicTrait: CFString = "NSCTFontSymbolicTrait"
/// The key of the weight in the traits, a number from -1 to 1 with 0 as regular.
public let kCTFontWeightTrait: CFString = "NSCTFontWeightTrait"
/// The key of the width in the traits, a number from -1, condensed, to 1, expanded.
public let kCTFontWidthTrait: CFString = "NSCTFontProportionTrait"
/// The key of the slant in the traits, a number above 0 for italics.
public let kCTFontSlantTrait: CFString = "NSCTFontSlantTrait"
/// The key of a feature's type in a feature setting, a number of Apple's font feature registry.
public let kCTFontFeatureTypeIdentifierKey: CFString = "CTFeatureTypeIdentifier"
/// The key of a feature's selector in a feature setting, a number of Apple's font feature registry.
public let kCTFontFeatureSelectorIdentifierKey: CFString = "CTFeatureSelectorIdentifier"
/// The key of an OpenType feature's tag in a feature setting, four letters.
public let kCTFontOpenTypeFeatureTag: CFString = "CTFeatureOpenTypeTag"
/// The key of an OpenType feature's value in a feature setting, a number.
public let kCTFontOpenTypeFeatureValue: CFString = "CTFeatureOpenTypeValue"
