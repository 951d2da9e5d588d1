import Kinora
import UIKit
import XCTest
import UIKitTestSupport

private let red: UInt32 = 0xffff_0000
private let black: UInt32 = 0xff00_0000
private let blue: UInt32 = 0xff00_00ff

/// Draws a red square point at its bounds' origin, and records the rectangles.
private class SpotView: UIView {
    var rects: [CGRect] = []

    override func draw(_ rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(origin: bounds.origin, size: CGSize(width: 1, height: 1)))
    }
}

/// Inherits the drawing.
private final class OtherSpotView: SpotView {}

private final class QuietView: UIView {
    override func layoutSubviews() { super.layoutSubviews() }
}

private final class InkLayer: CALayer {
    override func draw(in ctx: CGContext) { ctx.fill(bounds) }
}

private final class InkView: UIView {
    override class var layerClass: AnyClass { InkLayer.self }
}

private final class LayerPainterView: UIView {
    override func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
}

@MainActor private func shown(_ view: UIView) throws -> Pixels {
    view.layer.displayIfNeeded()
    return Pixels(try XCTUnwrap(view.layer.contents as? CGImage))
}

@preconcurrency @MainActor
final class UIViewDrawingTests: XCTestCase {
    func testOnlyAViewThatOverridesADrawingMethodGetsAnImage() {
        XCTAssertTrue(UIView.drawing.isExact)
        XCTAssertTrue(UIView.layerDrawing.isExact)
        let frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        for view in [UIView(frame: frame), QuietView(frame: frame), UIImageView(frame: frame), UIScrollViewLike(frame: frame)] {
            view.setNeedsDisplay()
            view.layer.displayIfNeeded()
            XCTAssertNil(view.layer.contents, "\(view)")
            XCTAssertFalse(view.layer.needsDisplay())
        }
        for view in [SpotView(frame: frame), OtherSpotView(frame: frame), InkView(frame: frame), LayerPainterView(frame: frame)] {
            XCTAssertTrue(view.layer.needsDisplay(), "\(view) draws at first without being asked")
            view.layer.displayIfNeeded()
            XCTAssertNotNil(view.layer.contents, "\(view)")
        }
    }

    func testAViewDrawsWhenAskedAndNeverElse() {
        let stage = Stage()
        let view = SpotView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.window.addSubview(view)
        stage.window.isHidden = false
        stage.advance(by: 1)
        XCTAssertEqual(view.rects, [view.bounds])
        view.center.x += 5
        view.alpha = 0.5
        view.bounds.size.height = 50
        stage.advance(by: 1)
        XCTAssertEqual(view.rects.count, 1)
        view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4, height: 5))
        view.setNeedsDisplay(CGRect(x: 4, y: 5, width: 4, height: 5))
        stage.advance(by: 1)
        XCTAssertEqual(view.rects.count, 2)
        view.setNeedsDisplay(CGRect(x: 2, y: 3, width: 4, height: 5))
        stage.advance(by: 1)
        XCTAssertEqual(view.rects.last, CGRect(x: 2, y: 3, width: 4, height: 5), "the size is the same as before")
        view.contentMode = .redraw
        view.bounds.size.height = 60
        stage.advance(by: 1)
        XCTAssertEqual(view.rects.count, 4)
        view.contentScaleFactor = 1
        stage.advance(by: 1)
        XCTAssertEqual(view.rects.count, 5)
        XCTAssertEqual((view.layer.contents as? CGImage)?.height, 60)
    }

    func testTheDrawingIsShownAtTheScreensScale() throws {
        for scale in 1...3 {
            let stage = Stage(device: Device(name: "test", size: CGSize(width: 8, height: 8), scale: CGFloat(scale)))
            let view = SpotView(frame: CGRect(x: 2, y: 3, width: 4, height: 4))
            view.bounds.origin = CGPoint(x: 100, y: 50)
            view.backgroundColor = .blue
            stage.window.addSubview(view)
            stage.window.isHidden = false
            let image = Pixels(stage.image())
            XCTAssertEqual(image[2 * scale, 3 * scale], red)
            XCTAssertEqual(image[3 * scale - 1, 4 * scale - 1], red)
            XCTAssertEqual(image[3 * scale, 4 * scale - 1], blue)
            XCTAssertEqual(image[2 * scale - 1, 3 * scale], Pixels(stage.image())[0, 0])
            XCTAssertEqual(image.values.filter { $0 == red }.count, scale * scale)
            XCTAssertEqual(image.values.filter { $0 == blue }.count, 15 * scale * scale)
        }
    }

    func testWhatIsNotDrawnIsBlackInAnOpaqueViewAndClearInAnother() throws {
        let view = SpotView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        XCTAssertEqual(try shown(view).values, [red, black])
        view.isOpaque = false
        view.setNeedsDisplay()
        XCTAssertEqual(try shown(view).values, [red, 0])
        view.isOpaque = true
        view.backgroundColor = UIColor.blue.withAlphaComponent(0.5)
        view.setNeedsDisplay()
        XCTAssertEqual(try shown(view).values, [red, 0])
        view.backgroundColor = .blue
        view.setNeedsDisplay()
        XCTAssertEqual(try shown(view).values, [red, blue])
        view.isOpaque = false
        view.setNeedsDisplay()
        XCTAssertEqual(try shown(view).values, [red, 0])
    }

    func testAViewMayDrawOverWhatItDrewBefore() throws {
        let view = SpotView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        view.isOpaque = false
        _ = try shown(view)
        view.bounds.origin.x = -1
        view.clearsContextBeforeDrawing = false
        view.setNeedsDisplay()
        XCTAssertEqual(try shown(view).values, [red, 0])
        view.bounds.origin.x = 1
        view.setNeedsDisplay()
        view.clearsContextBeforeDrawing = true
        XCTAssertEqual(try shown(view).values, [red, 0])
    }

    func testALayerOfTheViewsOwnIsDrawnByTheViewToo() throws {
        let view = LayerPainterView(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
        let sublayer = CALayer()
        sublayer.bounds.size = CGSize(width: 1, height: 1)
        sublayer.delegate = view
        sublayer.setNeedsDisplay()
        sublayer.displayIfNeeded()
        XCTAssertEqual(Pixels(try XCTUnwrap(sublayer.contents as? CGImage)).values, [black])
    }

    private final class UIScrollViewLike: UIView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
        }
        required init?(coder: NSCoder) { nil }
    }
}
