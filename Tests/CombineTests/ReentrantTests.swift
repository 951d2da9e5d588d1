import Combine
import Foundation
import Kinora
import UIKit
import XCTest

/// Streams that change while they send, end early or come to their ends from elsewhere.
final class ReentrantTests: XCTestCase {
    func testAValueSentWithinTheFirstOneComesTooLate() {
        let subject = PassthroughSubject<Int, Never>()
        for first in [subject.first().eraseToAnyPublisher(), subject.prefix(1).eraseToAnyPublisher()] {
            var values: [Int] = []
            let cancellable = first.sink {
                values.append($0)
                subject.send($0 + 1)
            }
            subject.send(1)
            XCTAssertEqual(values, [1])
            cancellable.cancel()
        }
    }

    func testAReplacedValueMayEndTheSubscriberOfItsSubject() {
        let subject = CurrentValueSubject<AnyCancellable?, Never>(nil)
        subject.value = subject.sink { _ in }
        subject.value = nil
        XCTAssertNil(subject.value)
    }

    func testASubscriberMayCancelWithinAValue() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellable: AnyCancellable?
        cancellable = subject.merge(with: Empty(completeImmediately: false)).sink {
            values.append($0)
            cancellable?.cancel()
        }
        subject.send(1)
        subject.send(2)
        XCTAssertEqual(values, [1])
    }

    func testAMergeSendsWhatWaitsAsSoonAsItIsWanted() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = Recorder<Int, Never>(.max(1)) { value in
            if value == 1 { b.send(2) }
            return .max(1)
        }
        a.merge(with: b).subscribe(recorder)
        a.send(1)
        XCTAssertEqual(recorder.values, [1, 2])
        a.send(3)
        a.send(completion: .finished)
        b.send(completion: .finished)
        XCTAssertEqual(recorder.values, [1, 2, 3])
        XCTAssertTrue(recorder.hasFinished)
    }

    func testASharedPublisherThatHasEndedDoesNotBeginAgain() {
        var begins = 0
        let shared = Deferred { () -> Just<Int> in
            begins += 1
            return Just(1)
        }.share()
        XCTAssertEqual(shared.record().values, [1])
        let late = shared.record()
        XCTAssertEqual(late.values, [])
        XCTAssertTrue(late.hasFinished)
        XCTAssertEqual(begins, 1)
    }

    func testAnObjectWithoutPublishedPropertiesAnnouncesItsChanges() {
        final class Model: Combine.ObservableObject {}
        let (model, other) = (Model(), Model())
        var changes = 0
        let cancellable = model.objectWillChange.sink { changes += 1 }
        model.objectWillChange.send()
        other.objectWillChange.send()
        XCTAssertEqual(changes, 1)
        cancellable.cancel()
    }

    func testAnEndIsNoCancellation() {
        let subject = PassthroughSubject<Int, Fault>()
        var cancels = 0
        let recorder = subject.handleEvents(receiveCancel: { cancels += 1 }).merge(with: Empty(completeImmediately: false)).record()
        subject.send(completion: .failure(Fault()))
        XCTAssertEqual(recorder.error, Fault())
        recorder.cancel()
        XCTAssertEqual(cancels, 0)
    }

    func testWithoutTheOthersValueNothingWillBeSent() {
        let subject = PassthroughSubject<Int, Fault>()
        XCTAssertEqual(subject.drop(untilOutputFrom: Fail<Int, Fault>(error: Fault(code: 3))).record().error, Fault(code: 3))
        XCTAssertTrue(subject.drop(untilOutputFrom: Empty<Int, Fault>()).record().hasFinished)
    }

    func testADemandWithoutALimitStaysSo() {
        XCTAssertEqual(Subscribers.Demand.unlimited - .unlimited, .unlimited)
        XCTAssertEqual(Subscribers.Demand.max(3) - .unlimited, .none)
    }

    func testAPublishedPropertyGivesTheLatestValueOnceItIsWanted() {
        final class Model { @Published var number = 0 }
        let model = Model()
        let recorder = model.$number.record(.max(1))
        model.number = 1
        model.number = 2
        XCTAssertEqual(recorder.values, [0])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [0, 2])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [0, 2])
    }

    @MainActor
    func testAnyConnectionStopsATimer() {
        let stage = Stage(device: .iPhone15)
        var ticks = 0
        let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
        let cancellable = timer.sink { _ in ticks += 1 }
        stage.advance(by: 1.1)
        timer.upstream.connect().cancel()
        stage.advance(by: 2)
        XCTAssertEqual(ticks, 2)
        cancellable.cancel()
    }

    @MainActor
    func testALoopThatEndsEarlyCancels() async {
        var cancels = 0
        let subject = CurrentValueSubject<Int, Never>(1)
        for await value in subject.handleEvents(receiveCancel: { cancels += 1 }).values where value == 1 { break }
        XCTAssertEqual(cancels, 1)
    }

    @MainActor
    func testGroupsOfAnIntervalWaitUntilTheyAreWanted() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.collect(.byTime(DispatchQueue.main, .seconds(1))).record(.none)
        subject.send(1)
        stage.advance(by: 1.5)
        subject.send(2)
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        stage.advance(by: 1)
        XCTAssertEqual(recorder.values, [[1, 2]])
        recorder.cancel()
    }

    @MainActor
    func testAThrottledValueKeepsItsMomentAtTheEnd() {
        let stage = Stage(device: .iPhone15)
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let cancellable = subject.throttle(for: .seconds(1), scheduler: DispatchQueue.main, latest: true).sink { _ in
            log.append("end at \(stage.now)")
        } receiveValue: {
            log.append("\($0) at \(stage.now)")
        }
        subject.send(0)
        stage.advance(by: 0.25)
        subject.send(1)
        subject.send(completion: .finished)
        stage.advance(by: 2)
        XCTAssertEqual(log, ["0 at 0.0", "1 at 1.0", "end at 1.0"])
        cancellable.cancel()
    }
}
