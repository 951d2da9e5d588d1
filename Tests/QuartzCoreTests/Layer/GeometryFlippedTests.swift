import QuartzCore
import XCTest

private let red: UInt32 = 0xffff_0000
private let green: UInt32 = 0xff00_ff00

/// Marks the point (0, 0) of its bounds green, on red.
private final class CornerLayer: CALayer {
    override func draw(in ctx: CGContext) {
        ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        ctx.fill(bounds)
        ctx.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}

final class GeometryFlippedTests: LayerTestCase {
    private func rows(_ layer: CALayer) throws -> [UInt32] {
        let (width, height) = (Int(layer.bounds.width), Int(layer.bounds.height))
        let context = try XCTUnwrap(CGContext(uiKitSize: layer.bounds.size, scale: 1, isOpaque: false))
        layer.render(in: context)
        let pixels = try XCTUnwrap(context.makeImage()).withPixels { Array($0) }
        return (0..<height).map { pixels[$0 * width] }
    }

    private func layer(_ frame: CGRect, _ type: CALayer.Type = CALayer.self, in superlayer: CALayer? = nil) -> CALayer {
        let layer = type == CornerLayer.self ? CornerLayer() : CALayer()
        layer.frame = frame
        superlayer?.addSublayer(layer)
        return layer
    }

    func testSublayersAreMeasuredFromTheBottom() throws {
        let top = layer(CGRect(x: 0, y: 0, width: 1, height: 4))
        top.isGeometryFlipped = true
        let low = layer(CGRect(x: 0, y: 0, width: 1, height: 1), in: top)
        low.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(try rows(top), [0, 0, 0, red])
        XCTAssertEqual(low.convert(CGPoint(x: 0, y: 0.25), to: top), CGPoint(x: 0, y: 3.75))
        XCTAssertTrue(top.hitTest(CGPoint(x: 0.5, y: 3.5)) === low)
        XCTAssertTrue(top.hitTest(CGPoint(x: 0.5, y: 0.5)) === top)
        XCTAssertEqual(low.frame, CGRect(x: 0, y: 0, width: 1, height: 1))
        // Twice is not at all.
        low.frame = top.bounds
        low.isGeometryFlipped = true
        low.backgroundColor = nil
        layer(CGRect(x: 0, y: 0, width: 1, height: 1), in: low).backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        XCTAssertEqual(try rows(top), [red, 0, 0, 0])
        // A layer with one side shows it.
        top.isGeometryFlipped = false
        low.sublayers?[0].isDoubleSided = false
        XCTAssertEqual(try rows(top), [0, 0, 0, red])
    }

    func testImagesStayUpright() throws {
        let image = CGImage(width: 1, height: 2, isOpaque: true) { ($0[0], $0[1]) = (red, green) }
        let top = layer(CGRect(x: 0, y: 0, width: 1, height: 4))
        top.contents = image
        XCTAssertEqual(try rows(top)[0], red)
        top.isGeometryFlipped = true
        XCTAssertEqual(try rows(top)[0], red)
        top.contents = nil
        let low = layer(CGRect(x: 0, y: 0, width: 1, height: 2), in: top)
        low.contents = image
        XCTAssertEqual(try rows(top), [0, 0, red, green])
    }

    func testDrawingHasItsOriginWhereTheGeometryHasIt() throws {
        let plain = layer(CGRect(x: 0, y: 0, width: 1, height: 2), CornerLayer.self)
        XCTAssertTrue(plain.contentsAreFlipped())
        plain.setNeedsDisplay()
        XCTAssertEqual(try rows(plain), [green, red])
        plain.isGeometryFlipped = true
        XCTAssertFalse(plain.contentsAreFlipped())
        plain.setNeedsDisplay()
        XCTAssertEqual(try rows(plain), [red, green])
        // Only the part to redraw changes.
        plain.isGeometryFlipped = false
        plain.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        XCTAssertEqual(try rows(plain), [green, green])
        let inner = layer(CGRect(x: 0, y: 0, width: 1, height: 1), in: plain)
        plain.isGeometryFlipped = true
        XCTAssertFalse(inner.contentsAreFlipped())
        inner.isGeometryFlipped = true
        XCTAssertTrue(inner.contentsAreFlipped())
        XCTAssertEqual(inner.value(forKey: "geometryFlipped") as? Bool, true)
        inner.setValue(false, forKey: "geometryFlipped")
        XCTAssertFalse(inner.isGeometryFlipped)
    }

    func testTheWindowShowsTheChange() {
        let top = committedLayer()
        let inner = committedLayer("inner", in: top)
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        endTurn()
        top.isGeometryFlipped = true
        endTurn()
        XCTAssertEqual(inner.convert(CGPoint.zero, to: root), CGPoint(x: 0, y: 100))
        XCTAssertTrue(top.presentation()?.isGeometryFlipped ?? false)
    }
}
