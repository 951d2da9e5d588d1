import CVectorFile
import Foundation

/// The drawing of an SVG or PDF file (its first page), which is drawn at any size.
///
/// SVG is drawn by librsvg, which is loaded with the first drawing; the program `pdftocairo` makes SVG of PDF. A drawing reads no other
/// file.
package final class VectorFile: Equatable, @unchecked Sendable {
    /// Extensions of file names.
    package static let pathExtensions = ["svg", "pdf"]

    /// The number of bytes of a file.
    private static let longestFile = 16 << 20
    /// Of a processor's time, for a PDF.
    private static let longestReading: Int32 = 2

    /// In points; positive.
    package let size: CGSize
    private let drawing: OpaquePointer
    private let lock = NSLock()

    /// Reads a file. Throws an ``ImageError`` if it is damaged, too large or empty, or what reads it is missing.
    package init(contentsOf url: URL) throws {
        let length = (try? FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int) ?? 0
        guard length <= Self.longestFile else {
            throw ImageError.corrupt("a drawing of \(length) bytes is too large: at most \(Self.longestFile) bytes are read")
        }
        var bytes = url.pathExtension.lowercased() == "pdf" ? try Self.svg(ofPDFAt: url.path) : try Data(contentsOf: url)
        // A file of no bytes has no address.
        if bytes.isEmpty { bytes = Data([0]) }
        var (width, height) = (0.0, 0.0)
        var problem: UnsafeMutablePointer<CChar>?
        let opened = bytes.withUnsafeBytes {
            kinora_svg_open($0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count, &width, &height, &problem)
        }
        guard let opened else { throw ImageError.corrupt(Self.take(problem)) }
        drawing = opened
        size = CGSize(width: width, height: height)
        guard width > 0, height > 0, width.isFinite, height.isFinite else {
            throw ImageError.corrupt("the drawing has no size: give it a width and a height, or a viewBox")
        }
    }

    deinit { kinora_svg_close(drawing) }

    private static func svg(ofPDFAt path: String) throws -> Data {
        var count = 0
        var problem: UnsafeMutablePointer<CChar>?
        guard let bytes = kinora_svg_of_pdf(path, longestReading, &count, &problem) else { throw ImageError.corrupt(take(problem)) }
        return Data(bytesNoCopy: bytes, count: count, deallocator: .free)
    }

    private static func take(_ text: UnsafeMutablePointer<CChar>?) -> String {
        defer { free(text) }
        return text.map { String(cString: $0) } ?? "the drawing cannot be read"
    }

    /// The drawing in pixels, `scale` of them a point, rounded to whole ones. Throws an ``ImageError`` for too many of them.
    package func image(scale: CGFloat) throws -> CGImage {
        try image(width: Int(max((size.width * scale).rounded(), 1)), height: Int(max((size.height * scale).rounded(), 1)))
    }

    /// The drawing stretched to pixels. Throws an ``ImageError`` for too many of them.
    package func image(width: Int, height: Int) throws -> CGImage {
        guard width <= CGImage.maximumPixelCount, height <= CGImage.maximumPixelCount / width else {
            throw ImageError.tooLarge(width: width, height: height)
        }
        return try lock.withLock {
            try CGImage(width: width, height: height, isOpaque: false) { pixels in
                guard kinora_svg_draw(drawing, pixels.baseAddress, Int32(width), Int32(height)) else {
                    throw ImageError.corrupt("the drawing has too many elements, or refers to itself")
                }
            }
        }
    }

    /// Whether both are the same object.
    package static func == (one: VectorFile, other: VectorFile) -> Bool { one === other }
}
