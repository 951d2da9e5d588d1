import CoreGraphics
import Kinora
import UIKit
import XCTest

@preconcurrency @MainActor
final class PatternColorTests: XCTestCase, @unchecked Sendable {
    /// Four pixels: red and green above blue and white.
    private let tile = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .at(1)).image { context in
        for (x, y, color) in [(0, 0, UIColor.red), (1, 0, .green), (0, 1, .blue), (1, 1, .white)] as [(CGFloat, CGFloat, UIColor)] {
            color.setFill()
            context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
    }

    private func expected(_ x: Int, _ y: Int) -> UInt32 {
        [[0xFFFF_0000, 0xFF00_FF00], [0xFF00_00FF, 0xFFFF_FFFF]][y % 2][x % 2]
    }

    func testAPatternIsFilledUprightFromTheOriginOn() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: .at(1)).image { _ in
            UIColor(patternImage: tile).setFill()
            UIRectFill(CGRect(x: 1, y: 1, width: 6, height: 4))
        }
        image.cgImage?.withPixels { pixels in
            for y in 0..<6 {
                for x in 0..<8 {
                    let isInside = (1..<7).contains(x) && (1..<5).contains(y)
                    XCTAssertEqual(pixels[y * 8 + x], isInside ? expected(x, y) : 0, "\(x), \(y)")
                }
            }
        }
    }

    func testAViewRepeatsItFromItsOwnOriginAndRoundsItsCorners() {
        let stage = Stage(device: Device(name: "pattern", size: CGSize(width: 20, height: 20), scale: 1))
        let view = UIView(frame: CGRect(x: 3, y: 3, width: 10, height: 10))
        let color = UIColor(patternImage: tile)
        view.backgroundColor = color
        stage.window.addSubview(view)
        stage.image().withPixels { pixels in
            for y in 0..<10 {
                for x in 0..<10 { XCTAssertEqual(pixels[(y + 3) * 20 + x + 3], expected(x, y), "\(x), \(y)") }
            }
            XCTAssertEqual(pixels[13 * 20 + 13], 0xFF00_0000)
        }
        XCTAssertEqual(view.backgroundColor, color)
        view.layer.cornerRadius = 5
        stage.image().withPixels { XCTAssertEqual($0[3 * 20 + 3], 0xFF00_0000) }
        view.backgroundColor = .red
        stage.image().withPixels { XCTAssertEqual($0[8 * 20 + 8], 0xFFFF_0000) }
        view.backgroundColor = nil
        stage.image().withPixels { XCTAssertEqual($0[8 * 20 + 8], 0xFF00_0000) }
    }

    func testAnEmptyImageIsAClearColor() {
        XCTAssertEqual(UIColor(patternImage: UIImage()).cgColor.alpha, 0)
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static func at(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
