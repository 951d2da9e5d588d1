import CoreGraphics
import Foundation
import TestSupport
import XCTest

@testable import Kinora
@testable import QuartzCore
@testable import UIFoundation
@testable import UIKitCore

/// Views can be released on any thread; their subviews and layers are released on the main actor.
@preconcurrency @MainActor
final class ViewDeinitTests: XCTestCase {
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var threads: [Bool] = []

        /// Whether each deinit ran on the main thread.
        var onMainThread: [Bool] { lock.withLock { threads } }

        func note() { lock.withLock { threads.append(Thread.isMainThread) } }
    }

    private final class LoggedView: UIView {
        var log: Log?

        deinit { log?.note() }
    }

    private class Counted: UIView {
        private var count = 0
        private let log: Log

        init(_ log: Log) {
            self.log = log
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        /// With access to state of the main actor.
        deinit {
            count += 1
            log.note()
        }
    }

    private final class CountedScrollView: UIScrollView {
        var log: Log?

        deinit { log?.note() }
    }

    private final class CountedWindow: UIWindow {
        var log: Log?

        deinit { log?.note() }
    }

    private final class CountedAnimator: UIViewPropertyAnimator {
        var log: Log?

        deinit { log?.note() }
    }

    /// Releases the last reference on another thread.
    private func releaseElsewhere<Object: AnyObject>(_ make: @MainActor () -> Object) {
        nonisolated(unsafe) var object: Object?
        MainActor.assumeIsolated { object = make() }
        weak let left = object
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            object = nil
            done.signal()
        }
        thread.start()
        done.wait()
        XCTAssertNil(left)
    }

    /// Runs pending work of the main actor.
    private func drainMainQueue() {
        nonisolated(unsafe) var isDrained = false
        DispatchQueue.main.async { isDrained = true }
        while !isDrained { RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 1)) }
    }

    private static func chain(_ count: Int, _ log: Log) -> UIView {
        let root = LoggedView()
        root.log = log
        var view: UIView = root
        for _ in 0..<count {
            let next = LoggedView()
            next.log = log
            view.addSubview(next)
            view = next
        }
        return root
    }

    // MARK: The main thread

    func testDeinitRunsOnceAndAtOnceOnTheMainThread() {
        let log = Log()
        var view: UIView? = Counted(log)
        let kept = UIView()
        view?.addSubview(kept)
        view?.addSubview(Counted(log))
        XCTAssertTrue(log.onMainThread.isEmpty)
        view = nil
        XCTAssertEqual(log.onMainThread, [true, true])
        XCTAssertNil(kept.superview)
        XCTAssertNil(kept.layer.superlayer)
    }

    func testTenThousandNestedViewsGoWithoutRecursion() {
        let log = Log()
        var root: UIView? = Self.chain(10_000, log)
        XCTAssertNotNil(root)
        root = nil
        XCTAssertEqual(log.onMainThread.count, 10_001)
    }

    // MARK: Another thread

    func testAViewReleasedElsewhereReleasesItsSubviewsOnTheMainActor() {
        let log = Log()
        let kept = MainActor.assumeIsolated { UIView() }
        nonisolated(unsafe) let layer = CALayer()
        releaseElsewhere {
            let view = Counted(log)
            view.addSubview(kept)
            view.layer.addSublayer(layer)
            view.addSubview(Counted(log))
            return view
        }
        XCTAssertEqual(log.onMainThread, [false])
        MainActor.assumeIsolated { XCTAssertNil(kept.superview) }
        drainMainQueue()
        XCTAssertEqual(log.onMainThread, [false, true])
        MainActor.assumeIsolated {
            XCTAssertNil(kept.layer.superlayer)
            XCTAssertNil(layer.superlayer)
            UIView().addSubview(kept)
        }
    }

    func testTenThousandNestedViewsReleasedElsewhereDoNotRecurse() {
        let log = Log()
        releaseElsewhere { Self.chain(10_000, log) }
        drainMainQueue()
        XCTAssertEqual(log.onMainThread.count, 10_001)
        XCTAssertEqual(log.onMainThread.filter { !$0 }.count, 1)
    }

    func testManyViewsReleasedOnManyThreadsLeaveNothing() {
        let log = Log()
        nonisolated(unsafe) let views = MainActor.assumeIsolated { (0..<200).map { _ in Unmanaged.passRetained(Self.chain(5, log)) } }
        DispatchQueue.concurrentPerform(iterations: views.count) { views[$0].release() }
        drainMainQueue()
        XCTAssertEqual(log.onMainThread.count, 1200)
    }

    func testAScrollViewReleasedOnAnotherThreadStopsItsLink() {
        let log = Log()
        nonisolated(unsafe) weak var token: NSObject?
        releaseElsewhere {
            let view = CountedScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            view.log = log
            let kept = NSObject()
            token = kept
            let link = CADisplayLink { _ in _ = kept }
            link.add(to: .main, forMode: .common)
            view.motionLink = link
            return view
        }
        XCTAssertNotNil(token)
        drainMainQueue()
        XCTAssertNil(token, "the link goes on")
        XCTAssertEqual(log.onMainThread, [false])
    }

    func testAWindowReleasedOnAnotherThreadLeavesTheScreen() {
        let log = Log()
        let stage = MainActor.assumeIsolated { Stage.plain() }
        nonisolated(unsafe) var screen: CALayer?
        MainActor.assumeIsolated { screen = stage.window.layer.superlayer }
        let count = screen?.sublayers?.count ?? 0
        releaseElsewhere {
            let window = CountedWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            window.log = log
            window.isHidden = false
            stage.advance(by: 0.1)
            XCTAssertEqual(screen?.sublayers?.count, count + 1)
            return window
        }
        MainActor.assumeIsolated { stage.settle() }
        drainMainQueue()
        XCTAssertEqual(screen?.sublayers?.count, count)
        XCTAssertEqual(log.onMainThread, [false])
        MainActor.assumeIsolated { stage.settle() }
    }

    func testAPausedAnimatorReleasedElsewhereTakesItsAnimationsOff() {
        let log = Log()
        let stage = MainActor.assumeIsolated { Stage.plain() }
        let view = MainActor.assumeIsolated { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        MainActor.assumeIsolated { stage.window.addSubview(view) }
        let complaints = Diagnostics.complaints {
            releaseElsewhere {
                let animator = CountedAnimator(duration: 1, curve: .linear) { view.alpha = 0 }
                animator.log = log
                animator.pauseAnimation()
                stage.advance(by: 0.1)
                XCTAssertNotNil(view.layer.animationKeys())
                return animator
            }
            drainMainQueue()
        }
        XCTAssertEqual(complaints.count, 1)
        MainActor.assumeIsolated { XCTAssertNil(view.layer.animationKeys()) }
        XCTAssertEqual(log.onMainThread, [false])
    }
}
