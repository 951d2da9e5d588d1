import CoreGraphics
import Foundation

/// Renders images: computes the pixels of their recipes.
///
/// A context is cheap to make and has no state but its options. Safe to use from any thread. Rendering takes time and memory that grow with
/// the rendered area and the areas that filters need for it. Follows
/// [CIContext](https://developer.apple.com/documentation/coreimage/cicontext).
///
/// ```swift
/// let image = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 100, height: 100))
/// let bitmap = CIContext().createCGImage(image, from: image.extent)
/// ```
open class CIContext: NSObject, @unchecked Sendable {
    private let space: WorkingSpace

    /// Creates a context that computes in linear sRGB.
    public convenience override init() { self.init(options: nil) }

    /// Creates a context with options. ``CIContextOption/workingColorSpace`` with `NSNull` computes with the stored components; other
    /// options have no effect, since there is one renderer.
    public init(options: [CIContextOption: Any]? = nil) {
        let chosen = options?[.workingColorSpace]
        space = chosen is NSNull ? .stored : .linear
        super.init()
    }

    /// Renders a part of an image to a bitmap.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - fromRect: the part in the image's coordinates, with its edges moved outwards to whole pixels. Pixels outside of the extent are
    /// clear.
    /// - Returns: nil for an empty or infinite part, and, with a line in the log, for one of more than 67,108,864 pixels.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let area = PixelArea(touching: fromRect.standardized)
        guard !area.isEmpty, !fromRect.isInfinite else { return nil }
        guard area.x.count <= CGImage.maximumPixelCount / area.y.count else {
            reportOnce(
                "CIContext size", "CIContext: a part of \(area.x.count) x \(area.y.count) pixels is too large; no image. Crop it first.")
            return nil
        }
        let block = image.node.render(area, in: space)
        return CGImage(width: area.x.count, height: area.y.count, isOpaque: false) { pixels in
            for (row, y) in area.y.reversed().enumerated() {
                for (column, x) in area.x.enumerated() {
                    pixels[row * area.x.count + column] = space.premultiplied(space.bytes(block[x, y]))
                }
            }
        }
    }

    /// Renders a part of an image to memory: `bounds.height` rows of `rowBytes` bytes, top row first.
    ///
    /// - Parameters:
    ///   - image: the image.
    ///   - data: memory for all rows; a row's bytes beyond the pixels stay as they are.
    ///   - rowBytes: bytes between the starts of two rows.
    ///   - bounds: the part in the image's coordinates, with its edges moved outwards to whole pixels.
    ///   - format: the order of the four bytes of a pixel, which are premultiplied.
    ///   - colorSpace: nil writes components of the working space as they are.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        let area = PixelArea(touching: bounds.standardized)
        guard !area.isEmpty, !bounds.isInfinite else { return }
        guard rowBytes >= area.x.count * 4 else {
            return reportOnce(
                "CIContext rowBytes", "CIContext: \(rowBytes) bytes a row are too few for \(area.x.count) pixels; nothing is written")
        }
        let output = colorSpace == nil ? WorkingSpace.stored : space
        let block = image.node.render(area, in: space)
        for (row, y) in area.y.reversed().enumerated() {
            for (column, x) in area.x.enumerated() {
                let pixel = output.premultiplied(output.bytes(block[x, y]))
                let bytes = SIMD4(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255, pixel >> 24)
                for (offset, component) in format.order.enumerated() {
                    data.storeBytes(of: UInt8(bytes[component]), toByteOffset: row * rowBytes + column * 4 + offset, as: UInt8.self)
                }
            }
        }
    }
}

extension WorkingSpace {
    /// Bytes that are not premultiplied as a stored pixel.
    fileprivate func premultiplied(_ bytes: SIMD4<UInt8>) -> UInt32 {
        let alpha = UInt32(bytes.w)
        func product(_ byte: UInt8) -> UInt32 { (UInt32(byte) * alpha + 127) / 255 }
        return alpha << 24 | product(bytes.x) << 16 | product(bytes.y) << 8 | product(bytes.z)
    }
}

/// The name of an option of a context. Source: Apple,
/// [CIContextOption](https://developer.apple.com/documentation/coreimage/cicontextoption).
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The space in which filters compute: `NSNull` for the stored components, without color management.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The space of results; has no effect, since bitmaps are sRGB.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether the processor renders, as it always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// Whether rendering may wait for other work; has no effect.
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    /// Whether results of parts are kept for later renderings; has no effect.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// The order of a pixel's bytes. Source: Apple, [CIFormat](https://developer.apple.com/documentation/coreimage/ciformat).
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) { self.rawValue = rawValue }

    /// Alpha, red, green, blue.
    public static let ARGB8 = CIFormat(rawValue: 261)
    /// Blue, green, red, alpha.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Red, green, blue, alpha.
    public static let RGBA8 = CIFormat(rawValue: 264)

    /// The components (0 red … 3 alpha) in the order of their bytes.
    fileprivate var order: [Int] {
        switch self {
        case .ARGB8: [3, 0, 1, 2]
        case .BGRA8: [2, 1, 0, 3]
        default: [0, 1, 2, 3]
        }
    }
}
