import QuartzCore
import TestSupport
import XCTest

final class LayerRasterizationTests: LayerTestCase {
    func testLayersAreNotRasterizedUnlessSet() {
        let layer = committedLayer()
        XCTAssertFalse(layer.shouldRasterize)
        XCTAssertEqual(layer.rasterizationScale, 1)
        layer.shouldRasterize = true
        layer.rasterizationScale = 3
        endTurn()
        XCTAssertTrue(context.tree.nodes[1].values.shouldRasterize)
        XCTAssertEqual(context.tree.nodes[1].values.rasterizationScale, 3)
        XCTAssertEqual(layer.presentation()?.shouldRasterize, true)
    }

    func testTheScaleAnimatesAndRefusesInfinity() {
        let layer = committedLayer()
        layer.rasterizationScale = .infinity
        XCTAssertEqual(layer.rasterizationScale, 1)
        layer.setValue(2, forKey: "rasterizationScale")
        XCTAssertEqual(layer.rasterizationScale, 2)
        XCTAssertNotNil(layer.animation(forKey: "rasterizationScale"))
        layer.setValue(true, forKey: "shouldRasterize")
        XCTAssertTrue(layer.shouldRasterize)
        XCTAssertNil(layer.animation(forKey: "shouldRasterize"))
    }
}
