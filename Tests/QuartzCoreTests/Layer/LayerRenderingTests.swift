import QuartzCore
import XCTest

private let red: UInt32 = 0xffff_0000
private let green: UInt32 = 0xff00_ff00
private let blue: UInt32 = 0xff00_00ff

final class LayerRenderingTests: LayerTestCase {
    private func layer(_ frame: CGRect, _ color: (CGFloat, CGFloat, CGFloat)? = nil, in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = frame
        layer.backgroundColor = color.map { CGColor(red: $0.0, green: $0.1, blue: $0.2, alpha: 1) }
        superlayer?.addSublayer(layer)
        return layer
    }

    /// The drawing in a context of that many points.
    private func drawn(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ body: (CGContext) -> Void
    ) throws -> [UInt32] {
        let context = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: width, height: height), scale: scale, isOpaque: false))
        body(context)
        return try XCTUnwrap(context.makeImage()).withPixels { Array($0) }
    }

    func testALayerIsDrawnInItsSpaceWithoutItsPositionAndTransform() throws {
        let top = layer(CGRect(x: 50, y: 60, width: 3, height: 2), (1, 0, 0))
        top.bounds.origin = CGPoint(x: 1, y: 0)
        top.setAffineTransform(CGAffineTransform(rotationAngle: 1))
        _ = layer(CGRect(x: 3, y: 1, width: 1, height: 1), (0, 1, 0), in: top)
        XCTAssertEqual(try drawn(4, 2) { top.render(in: $0) }, [0, red, red, red, 0, red, red, green])
    }

    func testTheModelIsDrawnAndAnimationsAreIgnored() throws {
        let shown = committedLayer()
        shown.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
        shown.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        endTurn()
        shown.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(try drawn(1, 1) { shown.render(in: $0) }, [red])
        let presentation = try XCTUnwrap(shown.presentation())
        XCTAssertEqual(try drawn(1, 1) { presentation.render(in: $0) }, [0x8080_0000])
    }

    func testSublayersAreDrawnByDepthTurnedCutAndFadedAsOne() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 4, height: 2))
        let group = layer(CGRect(x: 0, y: 0, width: 2, height: 2), (1, 0, 0), in: top)
        group.masksToBounds = true
        group.opacity = 0.5
        let rotated = layer(CGRect(x: 0, y: 0, width: 4, height: 1), (0, 1, 0), in: group)
        rotated.position = CGPoint(x: 1.5, y: 1)
        rotated.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
        let front = layer(CGRect(x: 2, y: 0, width: 1, height: 1), (0, 0, 1), in: top)
        front.zPosition = 1
        _ = layer(CGRect(x: 2, y: 0, width: 2, height: 1), (0, 1, 0), in: top)
        let (halfRed, halfGreen): (UInt32, UInt32) = (0x8080_0000, 0x8000_8000)
        XCTAssertEqual(try drawn(4, 2) { top.render(in: $0) }, [halfRed, halfGreen, blue, green, halfRed, halfGreen, 0, 0])
    }

    func testTheContextsMatrixClipAndAlphaApply() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 2, height: 1), (1, 0, 0))
        _ = layer(CGRect(x: 1, y: 0, width: 1, height: 1), (0, 1, 0), in: top)
        // At twice the scale, rotated by a quarter turn: the right is now below.
        let rotated = try drawn(1, 2, scale: 2) {
            $0.translateBy(x: 1, y: 0)
            $0.rotate(by: .pi / 2)
            top.render(in: $0)
        }
        XCTAssertEqual(rotated, [red, red, red, red, green, green, green, green])
        let clipped = try drawn(2, 1, scale: 2) {
            $0.setAlpha(0.5)
            $0.clip(to: CGRect(x: 0.5, y: 0, width: 1, height: 0.5))
            top.render(in: $0)
        }
        XCTAssertEqual(clipped, [0, 0x8080_0000, 0x8000_8000, 0, 0, 0, 0, 0])
    }

    func testTheContextStaysAsItWasAndBlendsWithTheLayer() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 1, height: 1), (1, 1, 0))
        let image = try drawn(2, 1) {
            $0.setFillColor(CGColor(red: 0, green: 1, blue: 1, alpha: 1))
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            $0.setBlendMode(.multiply)
            top.render(in: $0)
            $0.setBlendMode(.normal)
            $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(image, [green, 0xff00_ffff])
    }

    func testWhatWaitsIsLaidOutAndDisplayedFirst() throws {
        final class Column: CALayer {
            override func layoutSublayers() { sublayers?.first?.frame = bounds }
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
            }
        }
        let top = Column()
        top.bounds = CGRect(x: 0, y: 0, width: 2, height: 1)
        let child = Column()
        child.isHidden = true
        top.addSublayer(child)
        top.setNeedsDisplay()
        XCTAssertEqual(try drawn(2, 1) { top.render(in: $0) }, [red, 0])
        XCTAssertEqual(child.frame, top.bounds)
    }

    func testNothingIsDrawnThroughAnEmptyClipOrASingularMatrix() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 2, height: 1), (1, 0, 0))
        let image = try drawn(2, 1) {
            $0.saveGState()
            $0.clip(to: .zero)
            top.render(in: $0)
            $0.restoreGState()
            $0.scaleBy(x: 0, y: 1)
            top.render(in: $0)
        }
        XCTAssertEqual(image, [0, 0])
    }

    func testTheCenterOfContentsIsAnimatableByItsComponentsToo() {
        let layer = committedLayer()
        layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
        layer.setValue(0.125, forKeyPath: "contentsCenter.origin.x")
        XCTAssertEqual(layer.contentsCenter, CGRect(x: 0.125, y: 0.25, width: 0.5, height: 0.5))
        let animation = CABasicAnimation(keyPath: "contentsCenter.size.width")
        animation.fromValue = 0
        animation.duration = 1
        layer.add(animation, forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(layer.presentation()?.contentsCenter.width ?? 0, 0.25, accuracy: 1e-9)
        let complaints = Diagnostics.complaints { layer.contentsCenter.origin.x = .nan }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(layer.contentsCenter.origin.x, 0.125)
    }
}
