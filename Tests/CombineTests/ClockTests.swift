import Combine
import Foundation
import Kinora
import UIKit
import XCTest

/// Operators of time on the stage's exact clock, and Foundation's publishers.
final class ClockTests: XCTestCase {
    @MainActor
    func testADebounceWaitsForAPause() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let cancellable = subject.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink {
            log.append("\($0) at \((stage.now * 1000).rounded() / 1000)")
        }
        subject.send(1)
        stage.advance(by: 0.2)
        subject.send(2)
        stage.advance(by: 0.2)
        subject.send(3)
        stage.advance(by: 1)
        subject.send(4)
        stage.advance(by: 1)
        XCTAssertEqual(log, ["3 at 0.7", "4 at 1.7"])
        cancellable.cancel()
    }

    @MainActor
    func testAThrottleSendsOneValueInEachInterval() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Never>()
        var (latest, first): ([String], [String]) = ([], [])
        let cancellables = [
            subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink {
                latest.append("\($0) at \((stage.now * 100).rounded() / 100)")
            },
            subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: false).sink {
                first.append("\($0) at \((stage.now * 100).rounded() / 100)")
            },
        ]
        for value in 0..<6 {
            subject.send(value)
            stage.advance(by: 0.4)
        }
        stage.advance(by: 2)
        XCTAssertEqual(latest, ["0 at 0.0", "2 at 1.0", "4 at 2.0", "5 at 3.0"])
        XCTAssertEqual(first, ["0 at 0.0", "1 at 1.0", "3 at 2.0", "5 at 3.0"])
        cancellables.forEach { $0.cancel() }
    }

    @MainActor
    func testValuesArriveLaterOrNotAtAll() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Fault>()
        let delayed = subject.delay(for: 0.5, scheduler: DispatchQueue.main).record()
        let limited = subject.timeout(.seconds(1), scheduler: DispatchQueue.main) { Fault(code: 8) }.record()
        let grouped = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).record()
        subject.send(1)
        stage.advance(by: 0.4)
        XCTAssertEqual(delayed.values, [])
        XCTAssertEqual(limited.values, [1])
        subject.send(2)
        stage.advance(by: 0.2)
        XCTAssertEqual(delayed.values, [1])
        stage.advance(by: 0.7)
        XCTAssertNil(limited.error)
        XCTAssertEqual(grouped.values, [[1, 2]])
        stage.advance(by: 0.2)
        XCTAssertEqual(limited.error, Fault(code: 8))
        delayed.cancel()
        grouped.cancel()
    }

    @MainActor
    func testValuesOfAnotherThreadArriveOnTheMainQueue() {
        let stage = Stage(device: .iPhone15)
        var threads: [Bool] = []
        let cancellable = Just(1).subscribe(on: DispatchQueue.global()).receive(on: DispatchQueue.main).sink { _ in
            threads.append(Thread.isMainThread)
        }
        let loop = Just(1).receive(on: RunLoop.main).sink { _ in threads.append(Thread.isMainThread) }
        let queue = Just(1).receive(on: OperationQueue.main).sink { _ in threads.append(Thread.isMainThread) }
        XCTAssertEqual(threads, [])
        stage.advance(by: 0.1)
        XCTAssertEqual(threads, [true, true, true])
        [cancellable, loop, queue].forEach { $0.cancel() }
    }

    @MainActor
    func testATimerSendsDates() {
        let stage = Stage(device: .iPhone15)
        var times: [Double] = []
        let cancellable = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().sink { _ in
            times.append((stage.now * 100).rounded() / 100)
        }
        stage.advance(by: 1.6)
        cancellable.cancel()
        stage.advance(by: 1)
        XCTAssertEqual(times, [0.5, 1, 1.5])
    }

    func testNotificationsAreSentWhileTheyAreWanted() {
        let (center, name) = (NotificationCenter(), Notification.Name("tea"))
        let object = NSObject()
        let recorder = center.publisher(for: name, object: object).record(.max(1))
        center.post(name: name, object: nil)
        center.post(name: name, object: object)
        center.post(name: name, object: object)
        XCTAssertEqual(recorder.values.map(\.name), [name])
        recorder.request(.max(1))
        center.post(name: name, object: object)
        recorder.cancel()
        center.post(name: name, object: object)
        XCTAssertEqual(recorder.values.count, 2)
    }

    @MainActor
    func testAPropertyOfAViewIsPublished() {
        let view = UIView()
        let recorder = view.publisher(for: \.alpha, _key: "alpha").record(.none)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.unlimited)
        view.alpha = 0.5
        recorder.cancel()
        view.alpha = 0
        XCTAssertEqual(recorder.values, [1, 0.5])
    }

    @MainActor
    func testAnAsyncLoopGetsAllValuesAndTheError() async {
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.values { values.append(value) }
        XCTAssertEqual(values, [1, 2, 3])
        do {
            for try await value in Fail<Int, Fault>(error: Fault(code: 6)).prepend(4).values { values.append(value) }
            XCTFail("the loop ends with the error")
        } catch { XCTAssertEqual(error as? Fault, Fault(code: 6)) }
        XCTAssertEqual(values, [1, 2, 3, 4])
    }

    @MainActor
    func testMeasuredIntervalsAreTheStages() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.measureInterval(using: DispatchQueue.main).record()
        stage.advance(by: 0.25)
        subject.send(1)
        stage.advance(by: 0.5)
        subject.send(2)
        XCTAssertEqual(recorder.values.map { Double($0.magnitude) / 1e9 }, [0.25, 0.5])
    }
}
