import QuartzCore
import XCTest

private let red: UInt32 = 0xffff_0000
private let green: UInt32 = 0xff00_ff00

/// Draws one color all over, and counts how often and where.
private class Painter: CALayerDelegate {
    var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    var clips: [CGRect] = []
    var lines: [String] = []
    var onDraw: ((CALayer, CGContext) -> Void)?

    func layerWillDraw(_ layer: CALayer) { lines.append("will draw") }

    func draw(_ layer: CALayer, in ctx: CGContext) {
        lines.append("draw")
        clips.append(ctx.boundingBoxOfClipPath)
        ctx.setFillColor(color)
        ctx.fill(CGRect(x: -1000, y: -1000, width: 2000, height: 2000))
        onDraw?(layer, ctx)
    }
}

/// A delegate without any method of its own.
private final class Bystander: CALayerDelegate {}

private final class RingLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(bounds.insetBy(dx: 1, dy: 1))
    }
}

private final class IdleLayer: CALayer {}

final class LayerDrawingTests: LayerTestCase {
    private let painter = Painter()

    private func layer(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, of layer: CALayer = CALayer()) -> CALayer {
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        layer.contentsScale = scale
        layer.delegate = painter
        return layer
    }

    private func pixels(_ layer: CALayer) throws -> (width: Int, height: Int, values: [UInt32]) {
        let image = try XCTUnwrap(layer.contents as? CGImage)
        return (image.width, image.height, image.withPixels { Array($0) })
    }

    func testTheDelegateDrawsOnceForEachTimeItIsAsked() throws {
        let layer = layer(4, 3, scale: 2)
        root.addSublayer(layer)
        endTurn()
        XCTAssertNil(layer.contents, "a layer that was not asked to does not draw")
        layer.setNeedsDisplay()
        layer.setNeedsDisplay()
        XCTAssertTrue(layer.needsDisplay())
        endTurn()
        layer.position = CGPoint(x: 5, y: 5)
        layer.bounds.size.width = 8
        endTurn()
        XCTAssertEqual(painter.lines, ["will draw", "draw"])
        XCTAssertEqual(painter.clips, [CGRect(x: 0, y: 0, width: 4, height: 3)])
        let drawn = try pixels(layer)
        XCTAssertEqual([drawn.width, drawn.height], [8, 6])
        XCTAssertEqual(Set(drawn.values), [red])
    }

    func testUserSpaceIsTheLayersWithYDownwards() throws {
        let layer = layer(4, 4)
        layer.bounds.origin = CGPoint(x: 10, y: 20)
        painter.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        painter.onDraw = { _, context in
            context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
            context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
        }
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, [green] + Array(repeating: red, count: 15))
    }

    func testASubclassDrawsWithoutADelegate() throws {
        let ring = RingLayer()
        ring.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
        ring.setNeedsDisplay()
        ring.displayIfNeeded()
        XCTAssertEqual(try pixels(ring).values, [0, 0, 0, 0, green, 0, 0, 0, 0])
    }

    func testContentsStayWithoutDrawing() {
        let rendered = CGImage(width: 1, height: 1, isOpaque: false) { _ in }
        for layer in [CALayer(), IdleLayer()] {
            layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 3)
            layer.contents = rendered
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            XCTAssertTrue(layer.contents as? CGImage === rendered)
            let bystander = Bystander()
            layer.delegate = bystander
            layer.setNeedsDisplay()
            layer.displayIfNeeded()
            XCTAssertTrue(layer.contents as? CGImage === rendered)
        }
        XCTAssertTrue(CALayer.drawsContents(RingLayer.self))
        XCTAssertFalse(CALayer.drawsContents(IdleLayer.self))
    }

    func testADirtyRectangleIsRedrawnAndTheRestStays() throws {
        let layer = layer(4, 1)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        painter.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.setNeedsDisplay(CGRect(x: 2.25, y: 0, width: 0.5, height: 1))
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, [red, red, green, red])
        XCTAssertEqual(painter.clips.last, CGRect(x: 2, y: 0, width: 1, height: 1))
        // Two parts are merged into their bounding box; a half clear color replaces the old pixels.
        painter.color = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        layer.setNeedsDisplay(CGRect(x: 1, y: 0, width: 1, height: 1))
        layer.setNeedsDisplay(CGRect(x: 2, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, [red, 0, 0, red])
    }

    func testTheWholeIsDrawnAfterAChangeOfSizeOrWhenAskedFor() throws {
        let layer = layer(4, 1)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        painter.color = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        layer.bounds.size.width = 5
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, Array(repeating: green, count: 5))
        painter.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        layer.setNeedsDisplay()
        layer.setNeedsDisplay(CGRect(x: 1, y: 0, width: 1, height: 1))
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, Array(repeating: red, count: 5))
    }

    func testEmptyAndRefusedRectanglesAskForNothing() {
        let layer = layer(4, 1)
        let complaints = Diagnostics.complaints {
            layer.setNeedsDisplay(.zero)
            layer.setNeedsDisplay(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertFalse(layer.needsDisplay())
    }

    func testALayerThatAsksAgainWhileItDrawsIsDrawnOnceACommit() {
        let layer = layer(2, 2)
        root.addSublayer(layer)
        painter.onDraw = { layer, _ in layer.setNeedsDisplay() }
        layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        endTurn()
        XCTAssertEqual(painter.clips.count, 1)
        XCTAssertTrue(layer.needsDisplay())
        endTurn()
        XCTAssertEqual(painter.clips.count, 2)
        XCTAssertEqual(painter.clips.last, CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    func testALayerWithoutSizeIsDrawnOnceItHasOne() {
        let layer = layer(0, 5)
        root.addSublayer(layer)
        layer.setNeedsDisplay()
        endTurn()
        XCTAssertEqual(painter.clips, [])
        layer.bounds.size.width = 3
        endTurn()
        layer.bounds.size.width = 4
        endTurn()
        XCTAssertEqual(painter.clips, [CGRect(x: 0, y: 0, width: 3, height: 5)])
    }

    func testALayerThatNeedsItIsDrawnForEachChangeOfItsBounds() {
        let layer = layer(2, 2)
        root.addSublayer(layer)
        layer.needsDisplayOnBoundsChange = true
        endTurn()
        layer.bounds.size.width = 3
        endTurn()
        layer.position.x = 9
        endTurn()
        XCTAssertEqual(painter.clips, [CGRect(x: 0, y: 0, width: 3, height: 2)])
    }

    func testTooLargeAnImageIsRefusedWithOneLine() {
        let layer = layer(20_000, 20_000, scale: 3)
        let complaints = Diagnostics.complaints {
            for _ in 0..<3 {
                layer.setNeedsDisplay()
                layer.displayIfNeeded()
            }
        }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertNil(layer.contents)
        XCTAssertEqual(painter.lines, [])
    }

    func testAnOpaqueLayerDrawsNoAlphaUnlessItsBackgroundHasSome() throws {
        let layer = layer(2, 1)
        layer.isOpaque = true
        painter.color = CGColor(red: 0, green: 0, blue: 0, alpha: 0)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, [0xff00_0000, 0xff00_0000])
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(try pixels(layer).values, [0, 0])
    }

    func testBoundsThatEndWithinAPixelShowWholePixelsUnscaled() {
        let layer = layer(2.5, 1.25, scale: 2)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        XCTAssertEqual(layer.values.contentsCoverage, SIMD2(1, 5.0 / 6))
        layer.contents = nil
        XCTAssertEqual(layer.values.contentsCoverage, SIMD2(1, 1))
    }

    func testALayerInNoWindowDrawsOnRequest() {
        let layer = layer(2, 2)
        layer.setNeedsDisplay()
        endTurn()
        XCTAssertEqual(painter.lines, [])
        layer.displayIfNeeded()
        XCTAssertEqual(painter.lines.count, 2)
        layer.displayIfNeeded()
        XCTAssertEqual(painter.lines.count, 2)
    }
}
