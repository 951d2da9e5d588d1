import CoreGraphics
import Foundation
import Rendering
import TestSupport
import XCTest

@testable import Browser

final class RectEncoderTests: XCTestCase {
    private func pixels(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> [UInt32] {
        (0..<height).flatMap { y in (0..<width).map { 0xFF00_0000 | color($0, y) } }
    }

    func testARectangleOfOneColorIsThatColor() {
        let encoder = RectEncoder()
        defer { encoder.dispose() }
        let frame = pixels(20, 10) { x, _ in x < 5 ? 0xFF0000 : 0x00FF00 }
        let piece = encoder.encode(PixelRect(x: 5, y: 2, width: 15, height: 8), of: frame, stride: 20, quality: .lossless)
        XCTAssertEqual(piece.kind, .color)
        XCTAssertEqual(piece.value, 0xFF00_FF00)
        XCTAssertTrue(piece.data.isEmpty)
    }

    func testOtherRectanglesAreThePixels() throws {
        let encoder = RectEncoder()
        defer { encoder.dispose() }
        var random = SeededRandom(seed: 5)
        for _ in 0..<50 {
            let (width, height) = (Int.random(in: 2...200, using: &random), Int.random(in: 2...90, using: &random))
            let frame = pixels(width, height) { x, y in UInt32((x * 7 + y * 3) & 255) << 8 | UInt32.random(in: 0...3, using: &random) }
            let rect = PixelRect(x: 1, y: 1, width: width - 1, height: height - 1)
            let piece = encoder.encode(rect, of: frame, stride: width, quality: .lossless)
            guard piece.kind == .png else { continue }
            let image = try ImageReader(data: piece.data).image(at: 0)
            XCTAssertEqual(image.width, rect.width)
            for y in 0..<rect.height {
                for x in 0..<rect.width {
                    let pixel = image.pixel(x: x, y: y)
                    let expected = frame[(y + 1) * width + x + 1]
                    XCTAssertEqual(pixel, expected)
                    if pixel != expected { return }
                }
            }
        }
    }

    func testLossesAreSmallAndHalfTheResolutionIsHalf() throws {
        let encoder = RectEncoder()
        defer { encoder.dispose() }
        let frame = pixels(64, 64) { x, y in UInt32(x * 4) << 16 | UInt32(y * 4) }
        let rect = PixelRect(x: 0, y: 0, width: 63, height: 61)
        for (quality, size) in [(RectEncoder.Quality.lossy, (63, 61)), (.half, (32, 31))] {
            let piece = encoder.encode(rect, of: frame, stride: 64, quality: quality)
            XCTAssertEqual(piece.kind, .jpeg)
            let image = try ImageReader(data: piece.data).image(at: 0)
            XCTAssertEqual(image.width, size.0)
            XCTAssertEqual(image.height, size.1)
            let middle = image.pixel(x: size.0 / 2, y: size.1 / 2)
            XCTAssertEqual(Double(middle >> 16 & 255), 126, accuracy: 12)
            XCTAssertEqual(Double(middle & 255), 122, accuracy: 12)
        }
    }
}

extension CGImage {
    /// A pixel, 0xAARRGGBB.
    func pixel(x: Int, y: Int) -> UInt32 { withPixels { $0[y * width + x] } }
}
