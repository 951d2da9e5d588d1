import QuartzCore
import XCTest

/// Scroll layers: where their bounds begin after each request.
final class CAScrollLayerTests: LayerTestCase {
    private func scroller() -> CAScrollLayer {
        let layer = CAScrollLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 100, height: 80)
        CATransaction.setDisableActions(true)
        root.addSublayer(layer)
        endTurn()
        return layer
    }

    private func origin(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    func testAPointIsScrolledToTheOrigin() {
        let layer = scroller()
        layer.scroll(to: CGPoint(x: 35, y: -12))
        XCTAssertEqual(layer.bounds, CGRect(x: 35, y: -12, width: 100, height: 80))
        XCTAssertEqual(layer.frame, CGRect(x: 10, y: 20, width: 100, height: 80))
    }

    func testTheModeHoldsDirections() {
        let layer = scroller()
        layer.scrollMode = .horizontally
        layer.scroll(to: CGPoint(x: 5, y: 6))
        XCTAssertEqual(layer.bounds.origin, origin(5, 0))
        layer.scrollMode = .vertically
        layer.scroll(to: CGPoint(x: 50, y: 60))
        XCTAssertEqual(layer.bounds.origin, origin(5, 60))
        layer.setValue("none", forKey: "scrollMode")
        layer.scroll(to: CGRect(x: 500, y: 500, width: 1, height: 1))
        XCTAssertEqual(layer.bounds.origin, origin(5, 60))
        XCTAssertEqual(layer.value(forKey: "scrollMode") as? String, "none")
    }

    func testARectangleIsShownByTheShortestScroll() {
        let layer = scroller()
        layer.scroll(to: CGRect(x: 150, y: 10, width: 20, height: 20))
        XCTAssertEqual(layer.bounds.origin, origin(70, 0), "its right edge at the right")
        layer.scroll(to: CGRect(x: 60, y: -30, width: 20, height: 20))
        XCTAssertEqual(layer.bounds.origin, origin(60, -30), "its top left at the top left")
        layer.scroll(to: CGRect(x: 80, y: -10, width: 20, height: 20))
        XCTAssertEqual(layer.bounds.origin, origin(60, -30), "seen already")
    }

    func testOfARectangleThatDoesNotFitTheNearerEndIsShown() {
        let layer = scroller()
        layer.scroll(to: CGRect(x: 200, y: 0, width: 300, height: 10))
        XCTAssertEqual(layer.bounds.origin.x, 200)
        layer.scroll(to: CGRect(x: 150, y: 0, width: 300, height: 10))
        XCTAssertEqual(layer.bounds.origin.x, 200, "it fills the bounds already")
        layer.scroll(to: CGRect(x: -400, y: 0, width: 300, height: 10))
        XCTAssertEqual(layer.bounds.origin.x, -200)
    }

    func testWhatIsNotFiniteIsRefused() {
        let layer = scroller()
        layer.scroll(to: CGPoint(x: Double.nan, y: 4))
        layer.scroll(to: CGRect(x: 0, y: 0, width: Double.infinity, height: 4))
        XCTAssertEqual(layer.bounds.origin, .zero)
    }

    func testALayerScrollsTheNearestScrollLayerAroundIt() {
        let outer = scroller()
        let inner = CALayer()
        inner.frame = CGRect(x: 200, y: 100, width: 400, height: 300)
        outer.addSublayer(inner)
        inner.scroll(CGPoint(x: 7, y: 9))
        XCTAssertEqual(outer.bounds.origin, origin(207, 109))
        inner.scrollRectToVisible(CGRect(x: 120, y: 0, width: 10, height: 10))
        XCTAssertEqual(outer.bounds.origin, origin(230, 100))
        root.scroll(CGPoint(x: 50, y: 50))
        XCTAssertEqual(root.bounds.origin, .zero, "in no scroll layer nothing happens")
    }

    func testTheVisibleRectangleIsWhatEveryScrollLayerAroundLetsSee() {
        let outer = scroller()
        let inner = CALayer()
        inner.frame = CGRect(x: 60, y: 50, width: 200, height: 300)
        outer.addSublayer(inner)
        XCTAssertEqual(inner.visibleRect, CGRect(x: 0, y: 0, width: 40, height: 30))
        outer.scroll(to: CGPoint(x: 100, y: 90))
        XCTAssertEqual(inner.visibleRect, CGRect(x: 40, y: 40, width: 100, height: 80))
        outer.scroll(to: CGPoint(x: 1000, y: 0))
        XCTAssertEqual(inner.visibleRect, .zero)
        XCTAssertEqual(outer.visibleRect, outer.bounds)
        XCTAssertEqual(root.visibleRect, root.bounds)
    }

    func testTheModeIsCopiedWithTheLayer() {
        let layer = scroller()
        layer.scrollMode = .vertically
        XCTAssertEqual(layer.presentation()?.scrollMode, .vertically)
    }
}
