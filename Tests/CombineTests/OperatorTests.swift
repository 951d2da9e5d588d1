import Combine
import Foundation
import XCTest

/// Operators of one publisher.
final class OperatorTests: XCTestCase {
    private let numbers = [1, 2, 3, 4, 5, 6].publisher

    func testDemandsAddUpAndNeverGoBelowNone() {
        XCTAssertEqual(Subscribers.Demand.max(2) + .max(3), .max(5))
        XCTAssertEqual(Subscribers.Demand.unlimited - .max(3), .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(2) - .max(3), .none)
        XCTAssertEqual(Subscribers.Demand.max(.max) + .max(1), .unlimited)
        XCTAssertTrue(Subscribers.Demand.unlimited > .max(1_000_000))
        XCTAssertTrue(Subscribers.Demand.unlimited > 3)
        XCTAssertEqual("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)", "max(2) unlimited")
    }

    func testASequenceSendsAsManyAsAreWanted() {
        let recorder = numbers.record(.max(2))
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertNil(recorder.completion)
        recorder.request(.max(4))
        XCTAssertEqual(recorder.values, [1, 2, 3, 4, 5, 6])
        XCTAssertTrue(recorder.hasFinished)
        let single = Recorder<Int, Never>(.max(1)) { $0 < 3 ? .max(1) : .none }
        numbers.subscribe(single)
        XCTAssertEqual(single.values, [1, 2, 3])
        single.cancel()
        single.request(.max(1))
        XCTAssertEqual(single.values, [1, 2, 3])
        XCTAssertTrue([Int]().publisher.record(.none).hasFinished)
        XCTAssertEqual(Just(4).record().values, [4])
        XCTAssertEqual(Int?.none.publisher.record().values, [])
        XCTAssertEqual(Fail<Int, Fault>(error: Fault()).record().error, Fault())
        XCTAssertNil(Empty<Int, Never>(completeImmediately: false).record().completion)
        XCTAssertEqual(Result<Int, Fault>.failure(Fault()).publisher.record().error, Fault())
        XCTAssertEqual(Deferred { Just(5) }.record().values, [5])
    }

    func testEachOperatorEqualsTheSequencesMethod() {
        let array = [3, 1, 4, 1, 5, 9, 2, 6]
        let all = array.publisher
        XCTAssertEqual(all.map { $0 * 2 }.record().values, array.map { $0 * 2 })
        XCTAssertEqual(all.compactMap { $0 % 2 == 0 ? $0 : nil }.record().values, [4, 2, 6])
        XCTAssertEqual(all.filter { $0 > 3 }.record().values, array.filter { $0 > 3 })
        XCTAssertEqual(all.dropFirst(3).record().values, Array(array.dropFirst(3)))
        XCTAssertEqual(all.drop { $0 != 4 }.record().values, Array(array.drop { $0 != 4 }))
        XCTAssertEqual(all.prefix(3).record().values, [3, 1, 4])
        XCTAssertEqual(all.prefix(0).record().values, [])
        XCTAssertTrue(all.prefix(0).record(.none).hasFinished)
        XCTAssertEqual(all.prefix { $0 < 5 }.record().values, Array(array.prefix { $0 < 5 }))
        XCTAssertEqual(all.output(at: 5).record().values, [9])
        XCTAssertEqual(all.output(in: 2...3).record().values, [4, 1])
        XCTAssertEqual(all.output(in: 6...).record().values, [2, 6])
        XCTAssertEqual(all.first { $0 > 3 }.record().values, [4])
        XCTAssertEqual(all.first().record().values, [3])
        XCTAssertEqual(all.last().record().values, [6])
        XCTAssertEqual(all.last { $0 < 3 }.record().values, [2])
        XCTAssertEqual(all.scan(0, +).record().values, [3, 4, 8, 9, 14, 23, 25, 31])
        XCTAssertEqual(all.reduce(0, +).record().values, [31])
        XCTAssertEqual(all.collect().record().values, [array])
        XCTAssertEqual(all.count().record().values, [8])
        XCTAssertEqual(all.max().record().values, [9])
        XCTAssertEqual(all.min().record().values, [1])
        XCTAssertEqual(all.contains(9).record().values, [true])
        XCTAssertEqual(all.contains(7).record().values, [false])
        XCTAssertEqual(all.allSatisfy { $0 > 0 }.record().values, [true])
        XCTAssertEqual(all.collect(3).record().values, [[3, 1, 4], [1, 5, 9], [2, 6]])
        XCTAssertEqual([1, 1, 2, 2, 1].publisher.removeDuplicates().record().values, [1, 2, 1])
        XCTAssertEqual([1, nil, 3].publisher.replaceNil(with: 0).record().values, [1, 0, 3])
        XCTAssertEqual(["a", "bc"].publisher.map(\.count).record().values, [1, 2])
        XCTAssertTrue(all.ignoreOutput().record(.none).hasFinished)
    }

    func testAnotherValueIsRequestedForOneThatIsLeftOut() {
        let recorder = numbers.filter { $0 % 2 == 0 }.record(.max(2))
        XCTAssertEqual(recorder.values, [2, 4])
        let dropped = numbers.dropFirst(2).record(.max(1))
        XCTAssertEqual(dropped.values, [3])
    }

    func testAnOperatorThatNeedsNoMoreCancelsItsUpstream() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let recorder = subject.handleEvents(receiveOutput: { log.append("\($0)") }, receiveCancel: { log.append("cancel") }).prefix(2)
            .record()
        for value in 1...3 { subject.send(value) }
        XCTAssertEqual(log, ["1", "2", "cancel"])
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertTrue(recorder.hasFinished)
    }

    func testAResultWaitsUntilItIsWanted() {
        let recorder = numbers.collect().record(.none)
        XCTAssertEqual(recorder.values, [])
        XCTAssertNil(recorder.completion)
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [[1, 2, 3, 4, 5, 6]])
        XCTAssertTrue(recorder.hasFinished)
    }

    func testAThrownErrorEndsTheStream() {
        let recorder = numbers.tryMap { value in
            if value == 3 { throw Fault(code: 3) }
            return value
        }.record()
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(recorder.error as? Fault, Fault(code: 3))
        let mapped = numbers.tryFilter { _ in throw Fault() }.mapError { _ in Fault(code: 9) }.record()
        XCTAssertEqual(mapped.error, Fault(code: 9))
        XCTAssertEqual(numbers.tryReduce(0) { _, _ in throw Fault(code: 2) }.record().error as? Fault, Fault(code: 2))
    }

    func testErrorsAreReplacedCaughtAndRetried() {
        let failing = Fail<Int, Fault>(error: Fault()).prepend(1, 2)
        XCTAssertEqual(failing.replaceError(with: 7).record().values, [1, 2, 7])
        let held = failing.replaceError(with: 7).record(.max(2))
        XCTAssertEqual(held.values, [1, 2])
        held.request(.max(1))
        XCTAssertEqual(held.values, [1, 2, 7])
        XCTAssertEqual(failing.catch { _ in [8, 9].publisher }.record().values, [1, 2, 8, 9])
        XCTAssertEqual(failing.tryCatch { _ -> Just<Int> in throw Fault(code: 4) }.record().error as? Fault, Fault(code: 4))
        let retried = failing.retry(2).record()
        XCTAssertEqual(retried.values, [1, 2, 1, 2, 1, 2])
        XCTAssertEqual(retried.error, Fault())
        XCTAssertEqual(retried.subscriptions, 1)
        XCTAssertEqual(Empty<Int, Never>().replaceEmpty(with: 3).record().values, [3])
        XCTAssertEqual(numbers.replaceEmpty(with: 3).record().values, [1, 2, 3, 4, 5, 6])
    }

    func testValuesGoBeforeAndAfter() {
        XCTAssertEqual(numbers.prefix(2).prepend(8, 9).append(0).record().values, [8, 9, 1, 2, 0])
        let recorder = [1, 2].publisher.append([3, 4].publisher).record(.max(3))
        XCTAssertEqual(recorder.values, [1, 2, 3], "the demand goes on with the second publisher")
    }

    func testABufferKeepsWhatIsNotWanted() {
        let subject = PassthroughSubject<Int, Fault>()
        let (newest, oldest) = (
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).record(.none),
            subject.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).record(.none)
        )
        let strict = subject.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Fault(code: 5) }).record(.none)
        for value in 1...4 { subject.send(value) }
        newest.request(.unlimited)
        oldest.request(.unlimited)
        strict.request(.unlimited)
        XCTAssertEqual(newest.values, [1, 2])
        XCTAssertEqual(oldest.values, [3, 4])
        XCTAssertEqual(strict.values, [1, 2])
        XCTAssertEqual(strict.error, Fault(code: 5))
        let full = numbers.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).record(.max(1))
        full.request(.unlimited)
        XCTAssertEqual(full.values, [1, 2, 3, 4, 5, 6])
        XCTAssertTrue(full.hasFinished)
    }

    func testPrintWritesAllThatHappens() {
        struct Lines: TextOutputStream {
            final class Box { var text = "" }
            let box = Box()
            func write(_ string: String) { box.text += string }
        }
        let lines = Lines()
        _ = [1].publisher.print("n", to: lines).record()
        XCTAssertEqual(
            lines.box.text, "n: receive subscription: (Sequence)\nn: request unlimited\nn: receive value: (1)\nn: receive finished\n")
    }

    func testValuesAreReadAndWritten() throws {
        struct Point: Codable, Equatable { var x = 1 }
        let data = try XCTUnwrap([Point()].publisher.encode(encoder: JSONEncoder()).record().values.first)
        XCTAssertEqual([data].publisher.decode(type: Point.self, decoder: JSONDecoder()).record().values, [Point()])
        XCTAssertNotNil([Data()].publisher.decode(type: Point.self, decoder: JSONDecoder()).record().error)
    }

    func testAnotherPublisherBeginsAndEnds() {
        let (subject, trigger) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
        let (before, after) = (subject.prefix(untilOutputFrom: trigger).record(), subject.drop(untilOutputFrom: trigger).record())
        subject.send(1)
        trigger.send()
        subject.send(2)
        XCTAssertEqual(before.values, [1])
        XCTAssertTrue(before.hasFinished)
        XCTAssertEqual(after.values, [2])
        XCTAssertTrue(subject.prefix(untilOutputFrom: Just(0)).record().hasFinished)
    }
}
