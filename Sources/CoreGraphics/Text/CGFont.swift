import Foundation

/// A font file's first face, without a size; immutable.
///
/// Source: [CGFont](https://developer.apple.com/documentation/coregraphics/cgfont).
public final class CGFont: Sendable {
    /// The validated file.
    package let file: FontFile
    private let face: FontFile.Face

    /// Creates a font from a TrueType or OpenType file; nil, with one line in the log, if it is damaged, too large (64 MiB) or of
    /// another format.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes of the file.
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

    /// The PostScript name, by which `UIFont(name:size:)` finds the registered font; nil if the file has none.
    public var postScriptName: CFString? { face.postScriptName }
    /// Family and style.
    public var fullName: CFString? { face.style == "Regular" ? face.family : "\(face.family) \(face.style)" }
    /// The number of glyphs.
    public var numberOfGlyphs: Int { face.glyphCount }
    /// Units per em; 0 for a bitmap font.
    public var unitsPerEm: Int32 { Int32(clamping: face.unitsPerEm) }
    /// The ascent above the baseline, in font units.
    public var ascent: Int32 { Int32(clamping: face.ascender) }
    /// The descent below the baseline, in font units: usually negative.
    public var descent: Int32 { Int32(clamping: face.descender) }
}
