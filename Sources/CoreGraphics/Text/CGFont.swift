import Foundation

/// A font file's first face, without a size; immutable.
///
/// Source: [CGFont](https://developer.apple.com/documentation/coregraphics/cgfont).
public final class CGFont: Sendable {
    /// The checked file.
    package let file: FontFile
    private let face: FontFile.Face

    /// Reads a TrueType or OpenType file; nil, with one line in the log, where it is damaged, too large (64 MiB) or of another format.
    public init?(_ provider: CGDataProvider) {
        do {
            let file = try FontFile(provider.data ?? Data())
            guard let face = file.faces.first else { return nil }
            self.file = file
            self.face = face
        } catch {
            reportOnce("CGFont.init \(error)", "CGFont: \(error)")
            return nil
        }
    }

    /// The PostScript name, by which `UIFont(name:size:)` finds the font once it is registered; nil where the file has none.
    public var postScriptName: CFString? { face.postScriptName }
    /// Family and style.
    public var fullName: CFString? { face.style == "Regular" ? face.family : "\(face.family) \(face.style)" }
    /// How many glyphs there are.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// Into how many units the em square is divided; 0 for a font of pictures.
    public var unitsPerEm: Int32 { Int32(clamping: face.unitsPerEm) }
    /// From the baseline up to the top of a line, in units of the em square.
    public var ascent: Int32 { Int32(clamping: face.ascender) }
    /// From the baseline up to the bottom of a line, in units of the em square: negative, mostly.
    public var descent: Int32 { Int32(clamping: face.descender) }
}
