import Foundation

/// An error loading a font file.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// The file does not exist or is not readable.
    case missing
    /// The file exceeds the maximum size.
    case tooLarge(bytes: Int)
    /// FreeType finds no outlines or bitmaps of glyphs in it.
    case unreadable
    /// The font has no family name.
    case nameless
    /// The system rejected the font.
    case notRegistered

    package var description: String {
        switch self {
        case .missing: "There is no font file of that name that can be read."
        case .tooLarge(let bytes): "The font file has \(bytes) bytes; at most \(FontFile.maximumSize) are read."
        case .unreadable: "The font file is damaged or of a format that is not known; TrueType, OpenType and their collections are."
        case .nameless: "The font file names no family, so no font could be found in it."
        case .notRegistered: "The font file could not be given to fontconfig."
        }
    }
}
