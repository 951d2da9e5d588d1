import QuartzCore
import XCTest

/// Adding, copying, freezing, replacing and removing.
final class AttachingTests: LayerTestCase {
    func testTheLayerHoldsAFrozenCopy() throws {
        let layer = committedLayer()
        let animation = fadeIn()
        layer.add(animation, forKey: "fade")
        animation.toValue = 0.25
        let held = try XCTUnwrap(layer.animation(forKey: "fade") as? CABasicAnimation)
        XCTAssertFalse(held === animation)
        XCTAssertTrue(layer.animation(forKey: "fade") === held)
        XCTAssertEqual(held.toValue as? Int, 1)
        let thawed = held.copy() as? CABasicAnimation
        thawed?.duration = 5
        XCTAssertEqual(thawed?.duration, 5)
    }

    func testACopyHasEveryProperty() throws {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.beginTime = 1
        animation.duration = 2
        animation.speed = 3
        animation.timeOffset = 4
        animation.repeatCount = 5
        animation.repeatDuration = 6
        animation.autoreverses = true
        animation.fillMode = .both
        animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
        animation.isRemovedOnCompletion = false
        animation.isAdditive = true
        animation.isCumulative = true
        (animation.fromValue, animation.toValue, animation.byValue) = (7, 8, 9)
        animation.setValue("mine", forKey: "tag")
        let copy = try XCTUnwrap(animation.copy() as? CABasicAnimation)
        XCTAssertEqual([copy.beginTime, copy.duration, copy.timeOffset, copy.repeatDuration], [1, 2, 4, 6])
        XCTAssertEqual([copy.speed, copy.repeatCount], [3, 5])
        XCTAssertEqual([copy.autoreverses, copy.isRemovedOnCompletion, copy.isAdditive, copy.isCumulative], [true, false, true, true])
        XCTAssertEqual(copy.fillMode, .both)
        XCTAssertEqual(copy.timingFunction, CAMediaTimingFunction(name: .easeIn))
        XCTAssertEqual([copy.fromValue, copy.toValue, copy.byValue].map { $0 as? Int }, [7, 8, 9])
        XCTAssertEqual(copy.keyPath, "opacity")
        XCTAssertEqual(copy.value(forKey: "tag") as? String, "mine")
    }

    func testTheBeginIsResolvedAtTheCommit() {
        let layer = committedLayer()
        layer.add(fadeIn(), forKey: "fade")
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 0)
        endTurn()
        XCTAssertEqual(layer.animation(forKey: "fade")?.beginTime, 100)
    }

    func testADurationOfZeroIsTheTransactions() {
        let layer = committedLayer()
        layer.add(fadeIn(0), forKey: nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(3)
        let slow = CABasicAnimation(keyPath: "position.x")
        (slow.fromValue, slow.toValue) = (0, 300)
        layer.add(slow, forKey: nil)
        CATransaction.commit()
        endTurn()
        jump(to: 0.125)
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6)
        jump(to: 1.5)
        XCTAssertEqual(layer.shownX, 150, accuracy: 1e-9)
    }

    func testKeysAreListedInOrderAndKeylessOnesAreNot() {
        let layer = committedLayer()
        XCTAssertNil(layer.animationKeys())
        for key in ["b", "a", nil, "c"] { layer.add(fadeIn(), forKey: key) }
        XCTAssertEqual(layer.animationKeys(), ["b", "a", "c"])
        layer.removeAnimation(forKey: "a")
        layer.removeAnimation(forKey: "none")
        XCTAssertEqual(layer.animationKeys(), ["b", "c"])
        XCTAssertNil(layer.animation(forKey: "a"))
    }

    func testTheSameKeyReplaces() {
        let layer = committedLayer()
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "old"), forKey: "fade")
        endTurn()
        jump(to: 0.5)
        layer.add(fadeIn().reporting(to: journal, as: "new"), forKey: "fade")
        endTurn()
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertEqual(layer.shownOpacity, 0)
        XCTAssertEqual(journal.lines, ["start old", "stop old false", "start new"])
    }

    func testRemovingAllTakesKeylessOnesToo() {
        let layer = committedLayer()
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "a"), forKey: "a")
        layer.add(fadeIn().reporting(to: journal, as: "b"), forKey: nil)
        endTurn()
        layer.removeAllAnimations()
        endTurn()
        XCTAssertEqual(journal.lines, ["start a", "start b", "stop a false", "stop b false"])
        XCTAssertEqual(layer.shownOpacity, 1)
        XCTAssertFalse(context.hasAnimations)
    }

    func testTheDelegateIsRetainedUntilTheEnd() {
        let layer = committedLayer()
        weak var freed: Journal?
        do {
            let journal = Journal()
            freed = journal
            layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: nil)
        }
        endTurn()
        XCTAssertNotNil(freed)
        advance(to: 1)
        XCTAssertNil(freed)
    }

    func testAnAnimationServesAsAnAction() {
        let layer = committedLayer()
        fadeIn().run(forKey: "onOrderIn", object: layer, arguments: nil)
        XCTAssertEqual(layer.animationKeys(), ["onOrderIn"])
    }
}
