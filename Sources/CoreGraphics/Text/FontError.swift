import Foundation

/// Why a font file was refused.
package enum FontError: Error, Equatable, CustomStringConvertible {
    /// There is no such file, or it may not be read.
    case missing
    /// More bytes than any font that is loaded here may have.
    case tooLarge(bytes: Int)
    /// FreeType reads no outlines or pictures of letters from it.
    case unreadable
    /// It has no family name by which it could be asked for.
    case nameless
    /// The system would not take it.
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
