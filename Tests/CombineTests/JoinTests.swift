import Combine
import XCTest

/// Operators of several publishers.
final class JoinTests: XCTestCase {
    func testTheLatestValuesAreCombined() {
        let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>(), CurrentValueSubject<Bool, Never>(true))
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.record()
        let three = a.combineLatest(b, c) { "\($0)\($1)\($2)" }.record()
        a.send(1)
        a.send(2)
        b.send("x")
        c.send(false)
        a.send(3)
        XCTAssertEqual(recorder.values, ["2x", "3x"])
        XCTAssertEqual(three.values, ["2xtrue", "2xfalse", "3xfalse"])
        a.send(completion: .finished)
        b.send("y")
        XCTAssertEqual(recorder.values, ["2x", "3x", "3y"])
        XCTAssertNil(recorder.completion)
        b.send(completion: .finished)
        XCTAssertTrue(recorder.hasFinished)
    }

    func testValuesOfTheSamePositionAreJoined() {
        let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<String, Fault>())
        let recorder = a.zip(b) { "\($0)\($1)" }.record()
        for value in 1...3 { a.send(value) }
        b.send("x")
        b.send("y")
        XCTAssertEqual(recorder.values, ["1x", "2y"])
        b.send(completion: .finished)
        XCTAssertTrue(recorder.hasFinished, "no value of b is left for 3")
        XCTAssertEqual([1, 2, 3].publisher.zip(["a", "b"].publisher).map { "\($0.0)\($0.1)" }.record().values, ["1a", "2b"])
    }

    func testAnErrorOfOneEndsAllAndCancelsTheOthers() {
        let (a, b) = (PassthroughSubject<Int, Fault>(), PassthroughSubject<Int, Fault>())
        var cancelled = 0
        let watched = b.handleEvents(receiveCancel: { cancelled += 1 })
        let recorders = [
            a.merge(with: watched).map { _ in }.record(), a.combineLatest(watched).map { _ in }.record(),
            a.zip(watched).map { _ in }.record(),
            a.flatMap { _ in watched }.map { _ in }.record(),
        ]
        a.send(0)
        a.send(completion: .failure(Fault()))
        XCTAssertTrue(recorders.allSatisfy { $0.error == Fault() })
        XCTAssertEqual(cancelled, 4)
    }

    func testValuesAreMergedAsTheyCome() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = a.merge(with: b, Just(0)).record()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        XCTAssertEqual(recorder.values, [0, 1, 2, 3])
        b.send(completion: .finished)
        XCTAssertTrue(recorder.hasFinished)
        let limited = Publishers.MergeMany([1, 2].publisher, [3, 4].publisher).record(.max(1))
        XCTAssertEqual(limited.values, [1])
        limited.request(.max(2))
        XCTAssertEqual(limited.values.count, 3)
        limited.request(.unlimited)
        XCTAssertEqual(limited.values.sorted(), [1, 2, 3, 4])
        XCTAssertTrue(limited.hasFinished)
    }

    func testPublishersOfValuesAreMergedOrSwitched() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        let (flat, latest) = (outer.flatMap { $0 }.record(), outer.switchToLatest().record())
        outer.send(inner[0])
        inner[0].send(1)
        outer.send(inner[1])
        inner[0].send(2)
        inner[1].send(3)
        XCTAssertEqual(flat.values, [1, 2, 3])
        XCTAssertEqual(latest.values, [1, 3])
        outer.send(completion: .finished)
        inner[1].send(completion: .finished)
        XCTAssertTrue(latest.hasFinished)
        XCTAssertNil(flat.completion)
        inner[0].send(completion: .finished)
        XCTAssertTrue(flat.hasFinished)
        XCTAssertEqual([1, 2, 3].publisher.flatMap { Array(repeating: $0, count: $0).publisher }.record().values, [1, 2, 2, 3, 3, 3])
    }

    func testNoMorePublishersAtATimeThanAllowed() {
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var begun: [Int] = []
        let recorder = (0..<3).publisher.flatMap(maxPublishers: .max(1)) { index in
            begun.append(index)
            return inner[index]
        }.record()
        XCTAssertEqual(begun, [0])
        inner[0].send(completion: .finished)
        XCTAssertEqual(begun, [0, 1])
        inner[1].send(5)
        inner[1].send(completion: .finished)
        inner[2].send(completion: .finished)
        XCTAssertEqual(recorder.values, [5])
        XCTAssertTrue(recorder.hasFinished)
    }

    func testASharedPublisherBeginsOnceAndEndsAfterTheLast() {
        let subject = PassthroughSubject<Int, Never>()
        var (begins, ends) = (0, 0)
        let shared = subject.handleEvents(receiveSubscription: { _ in begins += 1 }, receiveCancel: { ends += 1 }).share()
        let (a, b) = (shared.record(), shared.record())
        subject.send(1)
        XCTAssertEqual(a.values, [1])
        XCTAssertEqual(b.values, [1])
        a.cancel()
        XCTAssertEqual(ends, 0)
        b.cancel()
        XCTAssertEqual((begins, ends).0, 1)
        XCTAssertEqual(ends, 1)
        let again = shared.record()
        subject.send(2)
        XCTAssertEqual(again.values, [2])
        XCTAssertEqual(begins, 2)
    }

    func testAConnectablePublisherWaits() {
        let connectable = [1, 2].publisher.makeConnectable()
        let recorder = connectable.record()
        XCTAssertEqual(recorder.values, [])
        let connection = connectable.connect()
        XCTAssertEqual(recorder.values, [1, 2])
        connection.cancel()
        let held = [3].publisher.multicast(subject: CurrentValueSubject<Int, Never>(0))
        let late = held.record()
        let other = held.connect()
        XCTAssertEqual(late.values, [0, 3])
        other.cancel()
    }

    func testManyRandomMergesLoseNothing() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
            let recorder = Publishers.MergeMany(subjects).record(.max(1))
            var sent: [Int] = []
            for value in 0..<50 {
                // One value of each upstream may wait.
                if Bool.random(using: &random) {
                    sent.append(value)
                    let before = recorder.values.count
                    subjects[value % 4].send(value)
                    recorder.request(.max(1))
                    XCTAssertLessThanOrEqual(recorder.values.count, before + 2)
                }
            }
            XCTAssertEqual(recorder.values, sent)
        }
    }
}
