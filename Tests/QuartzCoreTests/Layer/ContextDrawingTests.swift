import QuartzCore
import XCTest

/// Differences between `render(in:)` and the screen (`Documentation/Behavior.md#drawing-into-contexts`).
final class ContextDrawingTests: LayerTestCase {
    private func pixels(_ width: Int, _ height: Int = 1, _ body: (CGContext) -> Void) throws -> [UInt32] {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: width, height: height), scale: 1, isOpaque: false))
        body(context)
        return try XCTUnwrap(context.makeImage()).withPixels { Array($0) }
    }

    /// Pixels by `render(in:)`, and as a snapshot of the screen has them.
    private func both(_ layer: CALayer) throws -> (context: [UInt32], screen: [UInt32]) {
        let (width, height) = (Int(layer.bounds.width), Int(layer.bounds.height))
        let snapshot = try XCTUnwrap(layer.snapshot(committingFirst: true))
        return (
            try pixels(width, height) { layer.render(in: $0) },
            try pixels(width, height) { snapshot.draw(in: CGRect(x: 0, y: 0, width: width, height: height), of: $0) }
        )
    }

    private func assertColor(_ pixel: UInt32, _ color: (Int, Int, Int), within slack: Int, _ message: String, line: UInt = #line) {
        for (shift, wanted) in [(16, color.0), (8, color.1), (0, color.2)] {
            XCTAssertLessThanOrEqual(abs(Int(pixel >> UInt32(shift) & 255) - wanted), slack, message, line: line)
        }
    }

    private func gradient(_ colors: [(CGFloat, CGFloat, CGFloat)]) -> CAGradientLayer {
        let layer = CAGradientLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 1)
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        layer.colors = colors.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }
        return layer
    }

    func testGradientLayersAreInterpolatedInGenericRGB() throws {
        let drawn = try both(gradient([(1, 0.988, 0), (0.5, 0.994, 0.024), (0, 1, 0.047)]))
        // Recorded on Apple's simulators.
        for (share, color) in [(0.3, (183, 251, 5)), (0.6, (110, 249, 7)), (0.9, (47, 249, 11))] {
            assertColor(drawn.context[Int(share * 200)], color, within: 3, "\(share)")
        }
        // On the screen, in sRGB.
        assertColor(drawn.screen[180], (26, 255, 11), within: 2, "screen")
        // In gamma 1.8 the middle of black and white is lighter.
        let gray = try both(gradient([(0, 0, 0), (1, 1, 1)]))
        assertColor(gray.context[100], (147, 147, 147), within: 2, "gray")
        assertColor(gray.screen[100], (128, 128, 128), within: 1, "gray on the screen")
    }

    /// Images of lottie-ios: letters and images that are drawn smaller are as smooth as those of their size.
    func testReducedContentsAreAveraged() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
        layer.contents = CGImage(width: 9, height: 3, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index % 9 % 2 == 0 ? 0xff00_0000 : 0xffff_ffff }
        }
        let drawn = try both(layer)
        XCTAssertEqual(drawn.context.map { $0 & 255 }, [85, 170, 85])
        // A device's screen leaves texels out.
        XCTAssertEqual(drawn.screen.map { $0 & 255 }, [255, 0, 255])
        layer.minificationFilter = .nearest
        XCTAssertEqual(try both(layer).context.map { $0 & 255 }, [255, 0, 255])
    }

    func testAnAnimatedGradientIsDrawnSoToo() throws {
        let layer = gradient([(0, 0, 0), (0, 0, 0)])
        root.addSublayer(layer)
        endTurn()
        let animation = CABasicAnimation(keyPath: "colors")
        (animation.toValue, animation.duration) = ([CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)], 2)
        layer.add(animation, forKey: nil)
        endTurn()
        clock.now += 1
        let shown = try XCTUnwrap(layer.presentation())
        // The end is half white; the middle in gamma 1.8 is 0.573 of it, in linear light.
        assertColor(try pixels(200) { shown.render(in: $0) }[199], (127, 127, 127), within: 2, "the end")
        assertColor(try pixels(200) { shown.render(in: $0) }[100], (71, 71, 71), within: 3, "the middle")
    }

    func testSublayersWithATransformInSpaceLoseItWithTheirPosition() throws {
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
        let flipped = CALayer()
        flipped.frame = CGRect(x: 2, y: -1, width: 2, height: 2)
        flipped.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        flipped.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
        top.addSublayer(flipped)
        let drawn = try both(top)
        // At minus its anchor times its size: from -1 to 1.
        XCTAssertEqual(drawn.context, [0xffff_0000, 0, 0, 0])
        XCTAssertEqual(drawn.screen, [0, 0, 0xffff_0000, 0xffff_0000])
        flipped.setAffineTransform(CGAffineTransform(rotationAngle: .pi))
        let flat = try both(top)
        XCTAssertEqual(flat.context, flat.screen)
        // Sines and cosines leave a remainder of some 1e-16.
        for (angle, x, z) in [(2 * CGFloat.pi, 1, 0), (181 * .pi / 180, 0, 1)] as [(CGFloat, CGFloat, CGFloat)] {
            flipped.transform = CATransform3DMakeRotation(angle, x, 0, z)
            let turned = try both(top)
            XCTAssertEqual(turned.context, turned.screen, "\(angle)")
        }
    }

    func testLuminosityIsNormal() throws {
        let top = CALayer()
        top.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        top.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        let over = CALayer()
        over.frame = top.frame
        over.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        over.compositingFilter = "luminosityBlendMode"
        top.addSublayer(over)
        let drawn = try both(top)
        XCTAssertEqual(drawn.context, [0xff00_00ff])
        XCTAssertNotEqual(drawn.screen, [0xff00_00ff])
    }

    /// Black, black, white, white.
    private let edge = CGImage(width: 4, height: 1, isOpaque: true) {
        ($0[0], $0[1], $0[2], $0[3]) = (0xff00_0000, 0xff00_0000, 0xffff_ffff, 0xffff_ffff)
    }

    private func grays(_ pixels: [UInt32]) -> [UInt32] { pixels.map { $0 & 255 } }

    func testEnlargedContentsHaveCoreGraphicsWeights() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 8, height: 1)
        layer.contents = edge
        let drawn = try both(layer)
        XCTAssertEqual(grays(drawn.context), [0, 0, 0, 32, 223, 255, 255, 255])
        XCTAssertEqual(grays(drawn.screen), [0, 0, 0, 64, 191, 255, 255, 255])
        layer.magnificationFilter = .nearest
        XCTAssertEqual(grays(try both(layer).context), [0, 0, 0, 0, 255, 255, 255, 255])
        layer.magnificationFilter = .linear
        layer.frame.size.width = 2
        let smaller = try both(layer)
        XCTAssertEqual(smaller.context, smaller.screen, "only larger ones differ")
        layer.frame.size.width = 4
        XCTAssertEqual(grays(try both(layer).context), [0, 0, 255, 255])
    }

    func testAContextEnlargesImagesWithTheSameWeights() throws {
        func drawn(_ width: Int, _ quality: CGInterpolationQuality = .default) throws -> [UInt32] {
            grays(
                try pixels(width) {
                    $0.interpolationQuality = quality
                    $0.draw(edge, in: CGRect(x: 0, y: 0, width: width, height: 1))
                })
        }
        XCTAssertEqual(try drawn(8), [0, 0, 0, 32, 223, 255, 255, 255])
        // 2 (1/3)² and 1 - 2 (1/3)².
        XCTAssertEqual(try drawn(12), [0, 0, 0, 0, 0, 57, 198, 255, 255, 255, 255, 255])
        XCTAssertEqual(try drawn(8, .none), [0, 0, 0, 0, 255, 255, 255, 255])
        XCTAssertEqual(try drawn(4), [0, 0, 255, 255])
        let tiled = try pixels(16) { $0.draw(edge, in: CGRect(x: 0, y: 0, width: 8, height: 1), byTiling: true) }
        XCTAssertEqual(grays(tiled), [32, 0, 0, 32, 223, 255, 255, 223, 32, 0, 0, 32, 223, 255, 255, 223])
        // In both directions, mirrored, through a clip.
        let middle = try XCTUnwrap(edge.cropping(to: CGRect(x: 1, y: 0, width: 2, height: 1)))
        let quarter = try pixels(4, 2) {
            $0.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
            $0.translateBy(x: 4, y: 0)
            $0.scaleBy(x: -1, y: 1)
            $0.draw(middle, in: CGRect(x: 0, y: 0, width: 4, height: 2))
        }
        XCTAssertEqual(grays(quarter), [255, 223, 0, 0, 255, 223, 0, 0])
    }
}
