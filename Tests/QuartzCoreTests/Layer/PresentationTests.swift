import QuartzCore
import TestSupport
import Testing
import XCTest

final class PresentationTests: LayerTestCase {
    func testThereIsNoneBeforeTheFirstCommit() {
        let layer = CALayer()
        XCTAssertNil(layer.presentation())
        root.addSublayer(layer)
        XCTAssertNil(layer.presentation())
        endTurn()
        XCTAssertNotNil(layer.presentation())
        layer.removeFromSuperlayer()
        XCTAssertNil(layer.presentation())
    }

    func testChangesThatAreNotCommittedAreNotSeen() {
        let layer = committedLayer()
        CATransaction.setDisableActions(true)
        layer.position = CGPoint(x: 1, y: 2)
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 50, y: 50))
        endTurn()
        XCTAssertEqual(layer.presentation()?.position, CGPoint(x: 1, y: 2))
    }

    func testItKnowsItsModelAndItself() throws {
        let layer = committedLayer()
        let seen = try XCTUnwrap(layer.presentation())
        XCTAssertTrue(seen.model() === layer)
        XCTAssertTrue(seen.presentation() === seen)
        XCTAssertTrue(layer.model() === layer)
        XCTAssertFalse(seen === layer)
    }

    func testItsNeighborsInTheTreeArePresentations() throws {
        let layer = committedLayer()
        let inner = committedLayer("inner", in: layer)
        let seen = try XCTUnwrap(layer.presentation())
        XCTAssertTrue(seen.superlayer?.model() === root)
        XCTAssertFalse(seen.superlayer === root)
        XCTAssertTrue(seen.sublayers?.first?.model() === inner)
        XCTAssertFalse(seen.sublayers?.first === inner)
    }

    func testChangingItChangesNothingThatIsVisible() throws {
        let layer = committedLayer()
        let seen = try XCTUnwrap(layer.presentation())
        let tree = context.tree
        seen.opacity = 0.1
        seen.position = CGPoint(x: 9, y: 9)
        seen.add(fadeIn(), forKey: "fade")
        endTurn()
        XCTAssertEqual(context.tree.serial, tree.serial)
        XCTAssertEqual(layer.opacity, 1)
        XCTAssertNil(layer.animationKeys())
        jump(to: 0.1)
        XCTAssertEqual(layer.shownX, 50)
    }

    func testItShowsTheRequestedMoment() throws {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 0.25)
        let quarter = try XCTUnwrap(layer.presentation())
        jump(to: 0.75)
        XCTAssertEqual(quarter.opacity, 0.25)
        XCTAssertEqual(layer.presentation()?.opacity, 0.75)
    }

    func testASubclassIsPresentedInItsOwnKind() throws {
        final class Gauge: CALayer {
            var level = 0
            override init() { super.init() }
            override init(layer: Any) {
                super.init(layer: layer)
                level = (layer as? Gauge)?.level ?? 0
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let gauge = Gauge()
        gauge.level = 7
        root.addSublayer(gauge)
        endTurn()
        let seen: Gauge = try XCTUnwrap(gauge.presentation())
        XCTAssertEqual(seen.level, 7)
        XCTAssertEqual(seen.model().level, 7)
    }
}

@Suite struct PresentationTrapTests {
    @Test func itsTreeIsReadOnly() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps {
                let window = LayerWindow()
                defer { window.close() }
                window.committedLayer().presentation()?.addSublayer(CALayer())
            }
        }
        #expect(result.trapSentence?.contains("read-only") == true)
    }
}
