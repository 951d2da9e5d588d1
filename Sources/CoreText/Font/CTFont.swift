import CoreGraphics
import SwiftABI

/// A font with a size: immutable and usable on every thread.
///
/// Differs from UIKit: `UIFont` is a subclass, so that `font as CTFont` compiles. In programs with UIKit each font is a `UIFont`, and
/// `font as! UIFont` succeeds. Source: https://developer.apple.com/documentation/coretext/ctfont
open class CTFont: NSObject, @unchecked Sendable {
    // First, as Foundation requires of values of attributed strings.
    private let mark = FoundationMark()
    /// The description for Pango.
    package let fontDescription: FontDescription
    /// From the font's space to that of text.
    package let matrix: CGAffineTransform

    package init(fontDescription: FontDescription, matrix: CGAffineTransform = .identity) {
        self.fontDescription = fontDescription
        self.matrix = matrix
        super.init()
    }

    /// `UIFont` in programs with UIKit.
    private static let maker = NSClassFromString("UIFoundation.UIFont") as? any FontMaker.Type

    /// Returns a font of UIKit's class, if the program has it.
    static func bridged(_ description: FontDescription, matrix: CGAffineTransform = .identity) -> CTFont {
        maker?.make(description, matrix) ?? CTFont(fontDescription: description, matrix: matrix)
    }

    /// Whether both describe the same face in the same size and matrix.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CTFont else { return false }
        return self === other || fontDescription == other.fontDescription && matrix == other.matrix
    }

    open override var hash: Int { fontDescription.hashValue }

    open override var description: String {
        String(format: "<CTFont: %@ %gpt>", FontFace(fontDescription).name, fontDescription.size)
    }
}

/// UIKit's class of fonts, which this module does not import.
package protocol FontMaker {
    static func make(_ description: FontDescription, _ matrix: CGAffineTransform) -> CTFont
}

extension CTFont: TextFontValue {
    package var textFont: FontDescription { fontDescription }
}

extension CTFont {
    /// The font's face. A process without any font has none, and no glyphs.
    var typeface: Typeface? { fontDescription.typeface }

    /// Points of a font unit.
    var unit: Double {
        guard let units = typeface?.unitsPerEm, units > 0 else { return 0 }
        return fontDescription.size / Double(units)
    }

    /// From font units to text space.
    var unitTransform: CGAffineTransform { CGAffineTransform(scaleX: unit, y: unit).concatenating(matrix) }
}
