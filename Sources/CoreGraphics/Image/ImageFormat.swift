/// Supported image file formats, detected by their first bytes; file names are ignored.
package enum ImageFormat: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webP = "WebP"
    case heif = "HEIF"

    /// File name extensions of these formats, in the lookup order for a name without one.
    package static let pathExtensions = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif"]

    /// The kinds of HEIF files with one image.
    private static let brands = ["heic", "heix", "heim", "heis", "mif1", "avif"]

    /// The format with the bytes' signature; nil for an unsupported one.
    package init?(signatureOf bytes: UnsafeRawBufferPointer) {
        func begins(_ signature: [UInt8], at offset: Int = 0) -> Bool {
            bytes.count >= offset + signature.count && bytes[offset...].starts(with: signature)
        }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if begins([0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if begins(Array("GIF87a".utf8)) || begins(Array("GIF89a".utf8)) {
            self = .gif
        } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
            self = .webP
        } else if begins(Array("ftyp".utf8), at: 4), Self.brands.contains(where: { begins(Array($0.utf8), at: 8) }) {
            self = .heif
        } else {
            return nil
        }
    }
}

/// The meaning of an image's samples; pixels are always stored as colors.
package enum ImageKind: Sendable {
    /// Red, green, blue and alpha.
    case color
    /// Shades of gray without alpha.
    case gray
    /// An image mask: a sample of 0 paints the fill color, 255 does not. Stored as black with the coverage as alpha.
    case mask
    /// Alpha alone. Stored as black with that alpha.
    case alphaOnly
}
