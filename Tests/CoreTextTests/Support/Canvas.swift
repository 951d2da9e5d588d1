import CoreText
import XCTest

/// A bitmap with y up, read pixel by pixel.
struct Canvas {
    let context: CGContext

    init(width: Int, height: Int) throws {
        context = try XCTUnwrap(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 4 * width, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    }

    /// Red, green, blue and alpha of the pixel with its bottom left corner at a point.
    func pixel(_ x: Int, _ y: Int) -> [UInt8] {
        guard let data = context.data else { return [] }
        let bytes = data.assumingMemoryBound(to: UInt8.self) + (context.height - 1 - y) * context.bytesPerRow + 4 * x
        return (0..<4).map { bytes[$0] }
    }

    /// The box of pixels with any alpha; null for none.
    var drawn: CGRect {
        var box = CGRect.null
        for y in 0..<context.height {
            for x in 0..<context.width where pixel(x, y)[3] > 0 { box = box.union(CGRect(x: x, y: y, width: 1, height: 1)) }
        }
        return box
    }
}
