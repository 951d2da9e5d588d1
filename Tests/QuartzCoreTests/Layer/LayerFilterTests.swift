import QuartzCore
import TestSupport
import XCTest

final class LayerFilterTests: LayerTestCase {
    func testFiltersAreLinearUnlessSetAndReachTheTree() {
        let layer = committedLayer()
        XCTAssertEqual(layer.minificationFilter, .linear)
        XCTAssertEqual(layer.magnificationFilter, .linear)
        XCTAssertEqual(layer.minificationFilterBias, 0)
        layer.minificationFilter = .trilinear
        layer.magnificationFilter = .nearest
        layer.minificationFilterBias = -0.5
        endTurn()
        let filters = context.tree.nodes[1].values.filters
        XCTAssertEqual(filters.minification, .trilinear)
        XCTAssertEqual(filters.magnification, .nearest)
        XCTAssertEqual(layer.presentation()?.magnificationFilter, .nearest)
    }

    func testFiltersGoByNameAndUnknownOnesAreLinear() {
        let layer = CALayer()
        layer.setValue("nearest", forKey: "minificationFilter")
        XCTAssertEqual(layer.minificationFilter, .nearest)
        XCTAssertEqual(layer.value(forKey: "minificationFilter") as? String, "nearest")
        layer.minificationFilter = CALayerContentsFilter(rawValue: "box")
        XCTAssertEqual(layer.minificationFilter, .linear)
    }

    func testTheBiasAnimatesAndRefusesNaN() {
        let layer = committedLayer()
        layer.minificationFilterBias = .nan
        XCTAssertEqual(layer.minificationFilterBias, 0)
        layer.minificationFilterBias = 2
        XCTAssertNotNil(layer.animation(forKey: "minificationFilterBias"))
        layer.minificationFilter = .trilinear
        XCTAssertNil(layer.animation(forKey: "minificationFilter"))
    }
}
