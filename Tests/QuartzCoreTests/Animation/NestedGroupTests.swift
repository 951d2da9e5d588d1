import QuartzCore
import TestSupport
import XCTest

/// Groups nested deeper than any app needs.
final class NestedGroupTests: LayerTestCase {
    private func nested(_ depth: Int) -> CAAnimationGroup {
        var animation: CAAnimation = fadeIn()
        for _ in 0..<depth {
            let group = CAAnimationGroup()
            group.animations = [animation]
            group.duration = 1
            animation = group
        }
        return animation as? CAAnimationGroup ?? CAAnimationGroup()
    }

    func testAGroupWithinItselfIsCutOffWithALine() {
        for makesRing in [false, true] {
            let layer = committedLayer()
            let (group, other) = (CAAnimationGroup(), CAAnimationGroup())
            (group.duration, other.duration) = (1, 1)
            other.animations = [group]
            group.animations = makesRing ? [fadeIn(), other] : [fadeIn(), group]
            let lines = Diagnostics.complaints { layer.add(group, forKey: "g") }
            XCTAssertEqual(lines.count, 1)
            XCTAssertEqual(lines.first?.contains("CAAnimationGroup: groups are nested more than 100 levels deep"), true, "\(lines)")
            endTurn()
            advance(to: clock.now - 100 + 0.5)
            XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6, "the others run")
            group.animations = nil
        }
    }

    func testTwentyThousandGroupsAreCutOffAndReleased() {
        let layer = committedLayer()
        let lines = Diagnostics.complaints {
            let deep = nested(20_000)
            layer.add(deep, forKey: "g")
            _ = deep.copy()
            endTurn()
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(layer.animationKeys(), ["g"])
    }

    func testAHundredGroupsRun() {
        let layer = committedLayer()
        let lines = Diagnostics.complaints { layer.add(nested(100), forKey: "g") }
        XCTAssertEqual(lines, [])
        endTurn()
        advance(to: clock.now - 100 + 0.25)
        XCTAssertEqual(layer.shownOpacity, 0.25, accuracy: 1e-6)
    }
}
