import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing
import XCTest

final class SelectorTests: XCTestCase {
    func testASelectorCallsTheMethodOfTheObjectItIsSentTo() {
        let one = Counter(), other = Counter()
        let add = Selector("add:", Counter.add(_:))
        one.perform(add, with: 3)
        other.perform(add, with: 4)
        XCTAssertEqual([one.total, other.total], [3, 4])
    }

    func testAMethodRunsInTheBackground() {
        final class Worker: NSObject, @unchecked Sendable {
            let done = XCTestExpectation(description: "called on another thread")
            func work(_ number: Any?) { if !Thread.isMainThread, number as? Int == 7 { done.fulfill() } }
        }
        let worker = Worker()
        worker.performSelector(inBackground: Selector("work:", Worker.work(_:)), with: 7)
        wait(for: [worker.done], timeout: 20)
    }

    func testASubclassHasItsOwnMethodCalled() {
        let double = DoubleCounter()
        double.perform(Selector("add:", Counter.add(_:)), with: 3)
        XCTAssertEqual(double.total, 6)
    }

    func testAMethodMadeKnownIsFoundByItsName() {
        _ = Selector("reset", Counter.reset)
        let counter = DoubleCounter()
        counter.total = 5
        XCTAssertTrue(counter.responds(to: "reset"))
        XCTAssertTrue(counter.responds(to: NSSelectorFromString("reset")))
        counter.perform(Selector("reset"))
        XCTAssertEqual(counter.total, 0)
        XCTAssertFalse(counter.responds(to: "nobody:"))
        XCTAssertFalse(NSObject().responds(to: "reset"), "a class above does not have it")
    }

    func testSelectorsAreEqualByName() {
        XCTAssertEqual(Selector("add:", Counter.add(_:)), "add:")
        XCTAssertEqual(Set([Selector("add:", Counter.add(_:)), "add:", "reset"]).count, 2)
        XCTAssertEqual(NSStringFromSelector("add:"), "add:")
        XCTAssertEqual("\(Selector("add:"))", "add:")
    }

    func testMainActorMethodsPrivateOnesAndOverloadsHaveSelectors() async {
        await MainActor.run {
            let screen = Screen()
            for selector in screen.selectors { screen.perform(selector, with: "a", with: "b") }
            XCTAssertEqual(screen.log, ["plain", "one a", "two a b", "hidden", "overloaded"])
        }
    }

    func testASelectorGoesToTheForwardingTarget() {
        _ = Selector("add:", Counter.add(_:))
        let (inner, outer, counter) = (Forwarder(), Forwarder(), Counter())
        outer.target = inner
        inner.target = counter
        outer.perform("add:", with: 3)
        XCTAssertEqual(counter.total, 3)
        _ = _performer(outer as AnyObject).perform("add:", with: 4)
        XCTAssertEqual(counter.total, 7)
        XCTAssertFalse(outer.responds(to: "add:"), "responds(to:) is another question")
    }

    func testTimersLinksAndNotificationsReachTheForwardingTarget() {
        _ = Selector("ticked:", Counter.ticked(_:))
        let (forwarder, counter) = (Forwarder(), Counter())
        forwarder.target = counter
        let center = NotificationCenter()
        center.addObserver(forwarder, selector: "ticked:", name: Notification.Name("a"), object: nil)
        center.post(name: Notification.Name("a"), object: nil)
        XCTAssertEqual(counter.notes.count, 1)
        let timer = Timer(fireAt: Date(), interval: 0, target: forwarder, selector: "ticked:", userInfo: nil, repeats: false)
        timer.fire()
        XCTAssertEqual(counter.notes.count, 2)
        let link = CADisplayLink(target: forwarder, selector: "ticked:")
        link.add(to: .main, forMode: .common)
        DisplayLinks.current.tick(at: 1, next: 2)
        link.invalidate()
        XCTAssertEqual(counter.notes.count, 3)
    }

    func testATimerFiresFirstAtItsDate() {
        _ = Selector("ticked:", Counter.ticked(_:))
        let counter = Counter()
        let date = Date(timeIntervalSinceNow: 100)
        let timer = Timer(fireAt: date, interval: 5, target: counter, selector: "ticked:", userInfo: nil, repeats: true)
        XCTAssertEqual(timer.fireDate.timeIntervalSince(date), 0, accuracy: 1e-6)
        XCTAssertEqual(timer.timeInterval, 5)
        let once = Timer._calling(fireAt: date, interval: 5, target: counter, selector: "ticked:", userInfo: "info", repeats: false)
        XCTAssertEqual(once.userInfo as? String, "info")
        XCTAssertEqual(once.timeInterval, 0)
        once.fire()
        XCTAssertEqual(counter.notes.count, 1)
        for timer in [
            Timer(timeInterval: 100, target: counter, selector: "ticked:", userInfo: nil, repeats: true),
            Timer._calling(timeInterval: 100, target: counter, selector: "ticked:", userInfo: nil, repeats: true),
            Timer._calling(timeInterval: 100, repeats: true) { _ in },
        ] {
            XCTAssertEqual(timer.fireDate.timeIntervalSinceNow, 100, accuracy: 10, "not at once")
        }
    }

    func testAMethodOfAGenericClassHasASelector() {
        let box = Box<String>()
        box.perform(Selector("put:", Box<String>.put(_:)), with: "x")
        XCTAssertEqual(box.content, "x")
    }

    func testNilReachesAnOptionalParameter() {
        let counter = Counter()
        counter.perform(Selector("note:", Counter.note(_:)), with: nil)
        XCTAssertEqual(counter.notes, ["nil"])
    }

    func testTheObjectThatAMethodReturnsIsThePerformsResult() {
        let counter = Counter()
        let made = counter.perform(Selector("made", Counter.made))?.takeUnretainedValue()
        XCTAssertTrue(made is Counter)
        XCTAssertNil(counter.perform(Selector("add:", Counter.add(_:)), with: 1))
    }

    func testNotificationsReachAnObserverUntilItIsRemovedOrGone() {
        let center = NotificationCenter(), counter = Counter(), name = Notification.Name("n")
        let received = Selector("received:", Counter.received(_:))
        center.addObserver(counter, selector: received, name: name, object: nil)
        center.post(name: name, object: nil)
        center.post(name: Notification.Name("other"), object: nil)
        XCTAssertEqual(counter.notes, ["n"])
        center.removeObserver(counter)
        center.post(name: name, object: nil)
        XCTAssertEqual(counter.notes, ["n"])

        weak var gone: Counter?
        do {
            let short = Counter()
            gone = short
            center.addObserver(short, selector: received, name: name, object: nil)
        }
        XCTAssertNil(gone, "the center keeps its observer")
        center.post(name: name, object: nil)
    }

    func testRemovingOneNameLeavesTheOthers() {
        let center = NotificationCenter(), counter = Counter(), received = Selector("received:", Counter.received(_:))
        for name in ["a", "b"] { center.addObserver(counter, selector: received, name: Notification.Name(name), object: nil) }
        center.removeObserver(counter, name: Notification.Name("a"), object: nil)
        for name in ["a", "b"] { center.post(name: Notification.Name(name), object: nil) }
        XCTAssertEqual(counter.notes, ["b"])
    }
}

private class Counter: NSObject {
    var total = 0
    var notes: [String] = []
    func add(_ number: Int) { total += number }
    func reset() { total = 0 }
    func note(_ text: String?) { notes.append(text ?? "nil") }
    func ticked(_ sender: Any?) { notes.append("ticked") }
    func made() -> Counter { Counter() }
    func received(_ notification: Notification) { notes.append(notification.name.rawValue) }
    override var description: String { "Counter" }
}

private final class Forwarder: NSObject, _ForwardingObject {
    var target: NSObject?
    func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

private final class DoubleCounter: Counter {
    override func add(_ number: Int) { total += 2 * number }
}

private final class Box<Content>: NSObject {
    var content: Content?
    func put(_ content: Content) { self.content = content }
}

@MainActor
private final class Screen: NSObject {
    var log: [String] = []
    var selectors: [Selector] {
        [
            Selector("plain", Screen.plain), Selector("one:", Screen.one), Selector("two:with:", Screen.two(_:with:)),
            Selector("hidden", Screen.hidden), Selector("overloaded", Screen.overloaded as (Screen) -> () -> Void),
        ]
    }
    func plain() { log.append("plain") }
    func one(_ sender: Any?) { log.append("one \(sender ?? "nil")") }
    func two(_ sender: String, with other: String) { log.append("two \(sender) \(other)") }
    private func hidden() { log.append("hidden") }
    func overloaded() { log.append("overloaded") }
    func overloaded(_ sender: Any) { log.append("the other") }
}

@Suite struct SelectorTrapTests {
    @Test func anObjectWithoutTheMethodTrapsNamingItself() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = Counter().perform("unheardOf:", with: 1) }
        }
        #expect(result.trapSentence?.contains("-[Counter unheardOf:]: unrecognized selector sent to instance") == true)
    }

    @Test func anArgumentOfAnotherTypeTrapsNamingBoth() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = Counter().perform(Selector("add:", Counter.add(_:)), with: "three") }
        }
        #expect(result.trapSentence?.contains("argument 1 is String where the method takes Int") == true)
    }
}
