import CoreGraphics
import XCTest

extension CGContext {
    /// A clear context as Apple's bitmaps are: a unit is a pixel, y points up.
    static func bitmap(_ width: Int, _ height: Int, file: StaticString = #filePath, line: UInt = #line) -> CGContext {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue)
        guard let context else { preconditionFailure("no context of \(width) x \(height)", file: file, line: line) }
        return context
    }
}
