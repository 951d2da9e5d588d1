import CFreeType
import Foundation

/// The validated bytes of a font file: FreeType opens every face in it and loads some of its glyphs.
package struct FontFile: Sendable {
    /// The maximum file size: 64 MiB.
    package static let maximumSize = 64 << 20
    private static let maximumFaceCount = 64

    package let data: Data
    /// The faces in the file, at least one.
    package let faces: [Face]

    /// The metadata of a face; metrics in font units.
    package struct Face: Hashable, Sendable {
        package var family: String
        package var style: String
        package var postScriptName: String?
        package var glyphCount: Int
        package var unitsPerEm: Int
        package var ascender: Int
        package var descender: Int
        /// Whether the face has axes on which it varies.
        package var isVariable = false
    }

    /// Validates a file's bytes; any bytes may be given.
    package init(_ data: Data) throws(FontError) {
        guard data.count <= FontFile.maximumSize else { throw .tooLarge(bytes: data.count) }
        self.data = data
        faces = try FontFile.faces(in: [UInt8](data))
    }

    /// Reads and validates a file.
    package init(contentsOf url: URL) throws(FontError) {
        guard let size = try? url.resourceValues(forKeys: [.fileSizeKey]).fileSize else { throw .missing }
        guard size <= FontFile.maximumSize else { throw .tooLarge(bytes: size) }
        guard let data = try? Data(contentsOf: url) else { throw .missing }
        try self.init(data)
    }

    private static func faces(in bytes: [UInt8]) throws(FontError) -> [Face] {
        var library: FT_Library?
        guard !bytes.isEmpty, FT_Init_FreeType(&library) == 0, let library else { throw .unreadable }
        defer { FT_Done_FreeType(library) }
        var faces: [Face] = []
        var count = 1
        while faces.count < count {
            guard let face = read(faces.count, of: bytes, library, &count) else { throw .unreadable }
            guard !face.family.isEmpty else { throw .nameless }
            faces.append(face)
        }
        return faces
    }

    private static func read(_ index: Int, of bytes: [UInt8], _ library: FT_Library, _ count: inout Int) -> Face? {
        bytes.withUnsafeBufferPointer { buffer in
            var opened: FT_Face?
            // FreeType reads from the buffer while the face is open, which is within this scope.
            guard FT_New_Memory_Face(library, buffer.baseAddress, FT_Long(buffer.count), FT_Long(index), &opened) == 0, let face = opened
            else { return nil }
            defer { FT_Done_Face(face) }
            let record = face.pointee
            guard record.num_glyphs > 0, (1...maximumFaceCount).contains(Int(record.num_faces)), loads(face) else { return nil }
            count = Int(record.num_faces)
            // fontconfig leaves spaces at both ends out.
            func text(_ characters: UnsafePointer<CChar>?) -> String? {
                characters.map { String(cString: $0).trimmingCharacters(in: .whitespaces) }
            }
            return Face(
                family: text(record.family_name) ?? "", style: text(record.style_name) ?? "Regular",
                postScriptName: text(FT_Get_Postscript_Name(face)), glyphCount: Int(record.num_glyphs),
                unitsPerEm: Int(record.units_per_EM), ascender: Int(record.ascender), descender: Int(record.descender),
                isVariable: record.face_flags & 1 << 8 != 0)
        }
    }

    /// Whether glyphs can be loaded: a file truncated in its outlines opens like a complete one.
    private static func loads(_ face: FT_Face) -> Bool {
        let record = face.pointee
        let isScalable = record.face_flags & 1 != 0
        if isScalable {
            guard record.units_per_EM > 0, FT_Set_Pixel_Sizes(face, 0, 64) == 0 else { return false }
        } else {
            guard record.num_fixed_sizes > 0, FT_Select_Size(face, 0) == 0 else { return false }
        }
        let step = max(Int(record.num_glyphs) / 64, 1)
        let flags: FT_Int32 = isScalable ? 1 << 1 : 1 << 20
        return stride(from: 0, to: Int(record.num_glyphs), by: step).allSatisfy { FT_Load_Glyph(face, FT_UInt($0), flags) == 0 }
    }
}

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
