import CoreGraphics
import Kinora
import UIKit
import XCTest

@testable import Gallery

/// The signs of the tabs.
@preconcurrency @MainActor
final class TabGlyphTests: XCTestCase, @unchecked Sendable {
    /// The bubble and its tail overlap: together they have no hole.
    func testTheNewsSignsTailHangsOnItsBubble() throws {
        let stage = Stage(device: Device(name: "fine", size: CGSize(width: 320, height: 480), scale: 2))
        let image = try XCTUnwrap(TabGlyph.news.image(side: 120).cgImage)
        XCTAssertEqual(image.width, Int(120 * stage.device.scale))
        // The sign is drawn in a square of 30: eight pixels each.
        let opacities: [UInt32] = image.withPixels { pixels in
            var found: [UInt32] = []
            for y in 160..<176 { for x in 64..<104 { found.append(pixels[y * image.width + x] >> 24) } }
            return found
        }
        XCTAssertEqual(opacities.min(), 255)
    }
}
