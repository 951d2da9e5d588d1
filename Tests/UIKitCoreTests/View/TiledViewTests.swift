import Kinora
import UIKit
import UIKitTestSupport
import XCTest

/// Views whose layers have tiles.
@preconcurrency @MainActor
final class TiledViewTests: XCTestCase {
    private final class TiledView: UIView {
        var drawn: [CGRect] = []
        override class var layerClass: AnyClass { CATiledLayer.self }
        override func draw(_ rect: CGRect) {
            drawn.append(rect)
            UIColor.systemRed.setFill()
            UIRectFill(rect)
        }
    }

    func testDrawIsCalledForEachVisibleTile() throws {
        let stage = Stage(device: Device(name: "tiles", size: CGSize(width: 300, height: 200), scale: 2))
        let view = TiledView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        stage.window.addSubview(view)
        stage.advance(by: 0)
        XCTAssertEqual(view.drawn, [])
        stage.settle()
        // 256 pixels are 128 points on this screen.
        XCTAssertEqual(view.drawn.count, 6)
        XCTAssertEqual(view.drawn[0], CGRect(x: 128, y: 0, width: 128, height: 128))
        let pixels = Pixels(stage.image())
        XCTAssertEqual(pixels[599, 399], pixels[0, 0])
        XCTAssertEqual(pixels.alpha(0, 0), 255)
        view.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
        stage.settle()
        XCTAssertEqual(view.drawn.count, 7)
    }

    func testAScrolledAndZoomedViewDrawsAtTheResolutionOfItsZoom() {
        final class Zoomer: NSObject, UIScrollViewDelegate {
            let view: UIView
            init(_ view: UIView) { self.view = view }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        }
        let stage = Stage(device: Device(name: "tiles", size: CGSize(width: 300, height: 200), scale: 1))
        let view = TiledView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
        (view.layer as? CATiledLayer)?.levelsOfDetailBias = 2
        let zoomer = Zoomer(view)
        let scrollView = UIScrollView(frame: stage.window.bounds)
        (scrollView.delegate, scrollView.contentSize, scrollView.maximumZoomScale) = (zoomer, view.bounds.size, 4)
        scrollView.addSubview(view)
        stage.window.addSubview(scrollView)
        stage.settle()
        XCTAssertEqual(Set(view.drawn.map(\.width)), [256])
        view.drawn = []
        scrollView.setZoomScale(4, animated: false)
        stage.settle()
        XCTAssertEqual(Set(view.drawn.map(\.width)), [64])
        view.drawn = []
        scrollView.contentOffset.x += 128
        stage.settle()
        XCTAssertFalse(view.drawn.isEmpty)
        for rect in view.drawn { XCTAssertGreaterThanOrEqual(rect.maxX * 4, scrollView.bounds.maxX - 1) }
        withExtendedLifetime(zoomer) {}
    }
}
