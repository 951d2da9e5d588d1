import UIKit
import XCTest

/// The pixels of an image.
package struct Pixels: Equatable {
    package let width: Int
    package let height: Int
    /// Each 0xAARRGGBB premultiplied, the top row first.
    package let values: [UInt32]

    package init(_ image: UIImage?, file: StaticString = #filePath, line: UInt = #line) throws {
        self.init(try XCTUnwrap(image?.cgImage, "there is no picture", file: file, line: line))
    }

    package init(_ image: CGImage) {
        width = image.width
        height = image.height
        values = image.withPixels { Array($0) }
    }

    package subscript(x: Int, y: Int) -> UInt32 { values[y * width + x] }

    /// The opacity of one pixel, 0…255.
    package func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    /// The covered area in whole pixels' worth of opacity.
    package var coverage: Double { values.reduce(0) { $0 + Double($1 >> 24) } / 255 }

    /// The smallest columns and rows that hold everything that is not transparent; nil when all is.
    package var inked: (columns: ClosedRange<Int>, rows: ClosedRange<Int>)? {
        let inkedRows = (0..<height).filter { y in (0..<width).contains { alpha($0, y) > 0 } }
        let inkedColumns = (0..<width).filter { x in (0..<height).contains { alpha(x, $0) > 0 } }
        guard let top = inkedRows.first, let bottom = inkedRows.last, let left = inkedColumns.first, let right = inkedColumns.last else {
            return nil
        }
        return (left...right, top...bottom)
    }
}

/// A renderer of `width` x `height` points at `scale` pixels per point.
package func makeRenderer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false) -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
}
