import CoreGraphics
import XCTest

final class CGContextShadowTests: XCTestCase {
    /// The shadow of a half plane is the Gaussian's integral across its edge.
    func testABlurredEdgeIsAGaussian() throws {
        for blur in [1, 3, 8, 20, 30, 60] as [CGFloat] {
            let context = CGContext.bitmap(256, 8)
            context.setShadow(offset: CGSize(width: 0, height: 4000), blur: blur, color: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
            context.fill(CGRect(x: -1000, y: -8000, width: 1128, height: 8000))
            let image = try XCTUnwrap(context.makeImage())
            let deviation = Double(blur) / 2
            for x in 0..<256 {
                let expected = 255 * 0.5 * erfc((Double(x) + 0.5 - 128) / (deviation * 2.0.squareRoot()))
                XCTAssertEqual(Double(image[x, 4] >> 24), expected, accuracy: 3, "blur \(blur) at \(x)")
            }
        }
    }

    func testAShadowFallsInBaseSpaceWhateverTheMatrix() throws {
        let context = CGContext.bitmap(40, 40)
        context.setShadow(offset: CGSize(width: 10, height: 5), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.translateBy(x: 20, y: 20)
        context.rotate(by: .pi)
        context.scaleBy(x: 2, y: 2)
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        let image = try XCTUnwrap(context.makeImage())
        // The square is from 12 to 20 each way, with y up; its shadow 10 to the right and 5 higher.
        XCTAssertEqual(image[13, 39 - 13], 0xFFFF_0000)
        XCTAssertEqual(image[29, 39 - 24], 0xFF00_00FF)
        XCTAssertEqual(image[29, 39 - 26], 0)
        XCTAssertEqual(image[19, 39 - 19], 0xFFFF_0000)
    }

    func testInUIKitsContextsPositiveOffsetsFallDownInPoints() throws {
        for scale in [1, 2, 3] as [CGFloat] {
            let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 60, height: 60), scale: scale, isOpaque: false))
            context.setShadow(offset: CGSize(width: 20, height: 15), blur: 0, color: CGColor(red: 0, green: 0, blue: 1, alpha: 1))
            context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
            context.fill(CGRect(x: 5, y: 5, width: 20, height: 20))
            let image = try XCTUnwrap(context.makeImage())
            XCTAssertEqual(image[Int(40 * scale), Int(35 * scale)], 0xFF00_00FF)
            XCTAssertEqual(image[Int(24 * scale), Int(22 * scale)], 0xFFFF_0000)
            XCTAssertEqual(image.coveredArea / Double(scale * scale), 400 + 400, accuracy: 0.01)
        }
    }

    func testEverythingCastsAShadowAsOpaqueAsItIs() throws {
        let square = CGRect(x: 2, y: 2, width: 4, height: 4)
        let image = CGImage(width: 4, height: 4, isOpaque: false) { $0.update(repeating: 0x8080_8080) }
        let drawings: [(String, UInt32, (CGContext) -> Void)] = [
            ("fill", 255, { $0.fill(square) }),
            ("stroke", 255, { $0.stroke(square.insetBy(dx: 1, dy: 1), width: 2) }),
            ("image", 128, { $0.draw(image, in: square) }),
            (
                "layer", 255,
                { context in
                    context.beginTransparencyLayer(auxiliaryInfo: nil)
                    context.fill(square)
                    context.endTransparencyLayer()
                }
            ),
            (
                "alpha", 128,
                { context in
                    context.setAlpha(0.5)
                    context.fill(square)
                }
            ),
            (
                "gradient", 255,
                { context in
                    context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
                    guard let gradient = CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.black], locations: nil) else {
                        return
                    }
                    context.drawLinearGradient(gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: [])
                }
            ),
        ]
        for (name, alpha, draw) in drawings {
            let context = CGContext.bitmap(20, 20)
            context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
            draw(context)
            let pixel = try XCTUnwrap(context.makeImage())[12, 20 - 3]
            XCTAssertEqual(Double(pixel >> 24), Double(alpha) / 2, accuracy: 1, name)
            XCTAssertEqual(pixel >> 8 & 0xFF, pixel >> 24, name)
        }
    }

    func testShapesOfOneLayerCastOneShadow() throws {
        func rendered(_ layered: Bool) throws -> CGImage {
            let context = CGContext.bitmap(20, 20)
            context.setShadow(offset: CGSize(width: 5, height: 0), blur: 0, color: CGColor(red: 0, green: 0, blue: 0, alpha: 0.5))
            context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
            if layered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
            context.fill(CGRect(x: 6, y: 0, width: 6, height: 20))
            context.fill(CGRect(x: 1, y: 0, width: 6, height: 20))
            if layered { context.endTransparencyLayer() }
            return try XCTUnwrap(context.makeImage())
        }
        // Apart, the shadow of the second falls on the first.
        XCTAssertEqual(Double(try rendered(false)[8, 5] & 0xFF), 127.5, accuracy: 1)
        XCTAssertEqual(try rendered(true)[8, 5], 0xFFFF_FFFF)
        XCTAssertEqual(try rendered(true)[14, 5], 0x8000_0000)
    }

    func testTheClipCutsAShadowOffAndWhatIsOutsideCastsOne() throws {
        let context = CGContext.bitmap(40, 20)
        context.clip(to: CGRect(x: 20, y: 0, width: 10, height: 20))
        context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .black)
        context.fill(CGRect(x: 5, y: 0, width: 8, height: 20))
        let image = try XCTUnwrap(context.makeImage())
        XCTAssertEqual(image.coveredArea, 5 * 20)
        XCTAssertEqual(image[26, 3] >> 24, 255)
    }

    func testOddShadowsAreRefusedOrBounded() throws {
        let context = CGContext.bitmap(20, 20)
        context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .black)
        context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 1)
        context.setShadow(offset: .zero, blur: -1)
        context.setShadow(offset: .zero, blur: .infinity)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 20))
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 80)
        for (offset, blur) in [(1e9, 0), (-1e300, 1e9), (0, 1e300), (5, 1e6)] as [(CGFloat, CGFloat)] {
            context.setShadow(offset: CGSize(width: offset, height: offset), blur: blur)
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        context.setShadow(offset: .zero, blur: 3, color: nil)
        context.clear(CGRect(x: 0, y: 0, width: 20, height: 20))
        context.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
        XCTAssertEqual(try XCTUnwrap(context.makeImage()).coveredArea, 4)
    }
}
