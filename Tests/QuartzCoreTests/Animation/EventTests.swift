import QuartzCore
import XCTest

/// Times and order of start and end callbacks.
final class EventTests: LayerTestCase {
    func testAnAnimationEndsAtExactlyItsEndAndShowsItsLastValueThen() {
        let layer = committedLayer()
        let journal = Journal()
        let animation = fadeIn().reporting(to: journal, as: "fade")
        animation.toValue = 0.25
        layer.add(animation, forKey: "fade")
        endTurn()
        XCTAssertEqual(journal.take(), ["start fade"])
        XCTAssertEqual(context.nextEventTime, 101)
        clock.now = 100.999_999
        context.processEvents(at: clock.now)
        endTurn()
        XCTAssertEqual(journal.take(), [])
        clock.now = 101
        context.processEvents(at: clock.now)
        endTurn()
        XCTAssertEqual(journal.take(), ["stop fade true"])
        XCTAssertEqual(layer.shownOpacity, 0.25, accuracy: 1e-6)
        XCTAssertNil(layer.animationKeys())
        XCTAssertNil(context.nextEventTime)
        clock.now = 101.000_001
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 1)
    }

    func testTheStartIsReportedAfterTheCommit() {
        let layer = committedLayer()
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: nil)
        CATransaction.flush()
        XCTAssertEqual(journal.lines, [])
        CallbackQueue.current.run()
        XCTAssertEqual(journal.lines, ["start fade"])
    }

    func testALaterBeginStartsLater() {
        let layer = committedLayer()
        let journal = Journal()
        let animation = fadeIn().reporting(to: journal, as: "fade")
        animation.beginTime = 102
        layer.add(animation, forKey: nil)
        endTurn()
        XCTAssertEqual(context.nextEventTime, 102)
        advance(to: 1.9)
        XCTAssertEqual(journal.take(), [])
        advance(to: 2)
        XCTAssertEqual(journal.take(), ["start fade"])
        advance(to: 3)
        XCTAssertEqual(journal.take(), ["stop fade true"])
    }

    func testTiesEndInTheOrderOfAdding() {
        let journal = Journal()
        // 100.15 + 0.15 is a little more than 100.3, but it is the same moment.
        XCTAssertGreaterThan(100.15 + 0.15, 100.3)
        for (name, begin, duration) in [("a", 100.15, 0.15), ("b", 100, 0.3), ("c", 100.2, 0.1), ("d", 100.3, 1.0)] {
            let animation = fadeIn(duration).reporting(to: journal, as: name)
            animation.beginTime = begin
            committedLayer(name).add(animation, forKey: nil)
        }
        endTurn()
        jump(to: 0.25)
        _ = journal.take()
        jump(to: 0.3)
        XCTAssertEqual(journal.take(), ["stop a true", "stop b true", "stop c true", "start d"])
    }

    func testAJumpOfHoursTellsEverythingInTheOrderOfTime() {
        let layer = committedLayer()
        let journal = Journal()
        for (name, begin) in [("late", 105.0), ("early", 101)] {
            let animation = fadeIn().reporting(to: journal, as: name)
            animation.beginTime = begin
            layer.add(animation, forKey: nil)
        }
        let endless = fadeIn().reporting(to: journal, as: "endless")
        endless.repeatCount = .infinity
        layer.add(endless, forKey: nil)
        endTurn()
        jump(to: 7200.25)
        XCTAssertEqual(journal.lines, ["start endless", "start early", "stop early true", "start late", "stop late true"])
        XCTAssertEqual(layer.shownOpacity, 0.25, accuracy: 1e-6)
    }

    func testAnEndlessAnimationNeitherEndsNorKeepsAStageWaiting() {
        let layer = committedLayer()
        for count in [Float.infinity, .greatestFiniteMagnitude] {
            let animation = fadeIn()
            animation.repeatCount = count
            layer.add(animation, forKey: "pulse")
            endTurn()
            XCTAssertNil(context.nextEventTime)
            XCTAssertEqual(context.moving, [])
            XCTAssertTrue(context.hasAnimations)
        }
        layer.add(fadeIn(), forKey: "fade")
        endTurn()
        XCTAssertEqual(context.moving, ["layer.fade"])
    }

    func testPausedNothingEndsAndResumedItEndsAsMuchLater() {
        let layer = committedLayer()
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        jump(to: 0.4)
        // The idiom of Apple's QA1673.
        let pausedTime = layer.convertTime(clock.now, from: nil)
        layer.speed = 0
        layer.timeOffset = pausedTime
        endTurn()
        XCTAssertNil(context.nextEventTime)
        jump(to: 5)
        XCTAssertEqual(layer.shownOpacity, 0.4, accuracy: 1e-6)
        XCTAssertEqual(journal.take(), ["start fade"])
        layer.speed = 1
        layer.timeOffset = 0
        layer.beginTime = 0
        layer.beginTime = layer.convertTime(clock.now, from: nil) - pausedTime
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.4, accuracy: 1e-6)
        XCTAssertEqual(context.nextEventTime ?? 0, 105.6, accuracy: 1e-9)
        advance(to: 5.59)
        XCTAssertEqual(journal.take(), [])
        advance(to: 5.6)
        XCTAssertEqual(journal.take(), ["stop fade true"])
    }

    func testAnAnimationAddedWhilePausedStartsWhenItsTimeComes() {
        let layer = committedLayer()
        let journal = Journal()
        layer.speed = 0
        layer.timeOffset = 50
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: nil)
        endTurn()
        jump(to: 10)
        XCTAssertEqual(journal.take(), [])
        layer.timeOffset = 50.25
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.25, accuracy: 1e-6)
        layer.beginTime = clock.now
        layer.speed = 1
        endTurn()
        XCTAssertEqual(journal.take(), ["start fade"])
        advance(to: 10.75)
        XCTAssertEqual(journal.take(), ["stop fade true"])
    }

    func testSpeedsMultiplyThroughTheLayers() {
        let slow = committedLayer("slow")
        let fast = committedLayer("fast", in: slow)
        slow.speed = 0.5
        fast.speed = 2
        fast.add(fadeIn(), forKey: nil)
        slow.add(fadeIn(), forKey: nil)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(fast.shownOpacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(slow.shownOpacity, 0.25, accuracy: 1e-6)
        XCTAssertEqual(context.nextEventTime ?? 0, 101, accuracy: 1e-9)
        advance(to: 1)
        XCTAssertEqual(context.nextEventTime ?? 0, 102, accuracy: 1e-9)
    }

    func testALayerThatMovesIntoAPausedOneStops() {
        let layer = committedLayer()
        let paused = committedLayer("paused")
        paused.speed = 0
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        jump(to: 0.5)
        paused.addSublayer(layer)
        endTurn()
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertNil(context.nextEventTime)
        jump(to: 100)
        XCTAssertEqual(journal.lines, ["start fade"])
    }

    func testAnAnimationOutlivesAMoveWithinOneTransaction() {
        let layer = committedLayer()
        let (one, two) = (committedLayer("one"), committedLayer("two"))
        one.addSublayer(layer)
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        jump(to: 0.5)
        layer.removeFromSuperlayer()
        two.addSublayer(layer)
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6)
        advance(to: 1)
        XCTAssertEqual(journal.lines, ["start fade", "stop fade true"])
    }

    func testLeavingTheTreeEndsAnimationsUnfinished() {
        let group = committedLayer("group")
        let layer = committedLayer("layer", in: group)
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        group.removeFromSuperlayer()
        XCTAssertEqual(journal.take(), ["start fade"])
        endTurn()
        XCTAssertEqual(journal.take(), ["stop fade false"])
        XCTAssertNil(layer.animationKeys())
        XCTAssertNil(context.nextEventTime)
    }

    func testAnAnimationThatStaysContinuesWhenItsLayerComesBack() {
        let layer = committedLayer()
        let journal = Journal()
        let fade = fadeIn()
        fade.isRemovedOnCompletion = false
        layer.add(fade.reporting(to: journal, as: "fade"), forKey: "fade")
        endTurn()
        jump(to: 0.25)
        layer.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        XCTAssertNil(context.nextEventTime)
        jump(to: 0.5)
        root.addSublayer(layer)
        endTurn()
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6)
        layer.removeFromSuperlayer()
        endTurn()
        jump(to: 2)
        root.addSublayer(layer)
        endTurn()
        advance(to: 2.1)
        XCTAssertEqual(journal.lines, ["start fade", "stop fade true"])
        XCTAssertEqual(layer.animationKeys(), ["fade"])
    }

    func testOnALayerInNoWindowAnAnimationStartsAndStops() {
        let layer = CALayer()
        let journal = Journal()
        CATransaction.setCompletionBlock(journal.write("block"))
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        XCTAssertEqual(layer.animationKeys(), ["fade"])
        endTurn()
        XCTAssertEqual(journal.lines, ["start fade", "stop fade false", "block"])
        XCTAssertNil(layer.animationKeys())
    }

    func testAnimationsAddedBeforeTheLayerGetsIntoTheWindowRun() {
        let layer = CALayer()
        let journal = Journal()
        layer.add(fadeIn().reporting(to: journal, as: "fade"), forKey: "fade")
        root.addSublayer(layer)
        endTurn()
        jump(to: 0.5)
        XCTAssertEqual(layer.shownOpacity, 0.5, accuracy: 1e-6)
        XCTAssertEqual(journal.lines, ["start fade"])
    }
}
