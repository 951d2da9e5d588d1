import Combine
import Foundation
import XCTest

/// Subjects, published properties and objects that change.
final class SubjectTests: XCTestCase {
    func testAPassthroughSubjectSendsWhatIsWantedAndLosesTheRest() {
        let subject = PassthroughSubject<Int, Fault>()
        subject.send(0)
        let recorder = subject.record(.max(2))
        let other = subject.record(.none)
        for value in 1...4 { subject.send(value) }
        XCTAssertEqual(recorder.values, [1, 2])
        XCTAssertEqual(other.values, [])
        recorder.request(.max(1))
        subject.send(5)
        subject.send(6)
        XCTAssertEqual(recorder.values, [1, 2, 5])
        subject.send(completion: .failure(Fault()))
        subject.send(completion: .finished)
        subject.send(7)
        XCTAssertEqual(recorder.error, Fault())
        XCTAssertEqual(other.error, Fault())
        XCTAssertEqual(subject.record().error, Fault(), "a late subscriber gets the end")
    }

    func testACurrentValueSubjectGivesItsValueOnceItIsWanted() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.record(.none)
        subject.value = 2
        XCTAssertEqual(recorder.values, [])
        recorder.request(.max(1))
        XCTAssertEqual(recorder.values, [2])
        subject.send(3)
        subject.send(4)
        XCTAssertEqual(recorder.values, [2])
        recorder.request(.max(2))
        XCTAssertEqual(recorder.values, [2, 4], "the latest that it has not had")
        subject.send(5)
        XCTAssertEqual(recorder.values, [2, 4, 5])
        XCTAssertEqual(subject.value, 5)
        subject.send(completion: .finished)
        subject.send(6)
        XCTAssertEqual(subject.value, 5)
        XCTAssertTrue(recorder.hasFinished)
    }

    func testSubscribersReceiveInTheOrderInWhichTheyCame() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let a = subject.sink { log.append("a\($0)") }
        let b = subject.sink { log.append("b\($0)") }
        subject.send(1)
        a.cancel()
        subject.send(2)
        XCTAssertEqual(log, ["a1", "b1", "b2"])
        b.cancel()
    }

    func testACancellableEndsWithItsRelease() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var cancellable: AnyCancellable? = subject.sink { sum += $0 }
        subject.send(1)
        XCTAssertNotNil(cancellable)
        cancellable = nil
        subject.send(2)
        XCTAssertEqual(sum, 1)
        var set: Set<AnyCancellable> = []
        subject.sink { sum += $0 }.store(in: &set)
        subject.send(3)
        set = []
        subject.send(4)
        XCTAssertEqual(sum, 4)
        var times = 0
        let counter = AnyCancellable { times += 1 }
        counter.cancel()
        counter.cancel()
        XCTAssertEqual(times, 1)
    }

    func testASinkLetsGoOfWhatItHolds() {
        final class Held {}
        let subject = PassthroughSubject<Int, Never>()
        weak var held: Held?
        var cancellable: AnyCancellable?
        do {
            let object = Held()
            held = object
            cancellable = subject.sink { _ in _ = object }
        }
        XCTAssertNotNil(held)
        cancellable?.cancel()
        XCTAssertNil(held)
    }

    private class Person {
        @Published var name = "Ada"
        @Published var age: Int? = nil
    }

    private final class Model: Person, ObservableObject {
        @Published var score = 0
    }

    func testAPublishedPropertySendsBeforeItChanges() {
        let person = Person()
        var log: [String] = []
        let cancellable = person.$name.sink { [unowned person] in log.append("\($0) while \(person.name)") }
        person.name = "Grace"
        XCTAssertEqual(log, ["Ada while Ada", "Grace while Ada"])
        XCTAssertEqual(person.name, "Grace")
        person.age = 36
        XCTAssertEqual(person.age, 36)
        cancellable.cancel()
    }

    func testAnObjectAnnouncesChangesOfAllItsPublishedProperties() {
        let model = Model()
        var log: [String] = []
        let cancellable = model.objectWillChange.sink { [unowned model] in log.append("\(model.name) \(model.score)") }
        model.score = 3
        model.name = "Grace"
        XCTAssertEqual(log, ["Ada 0", "Ada 3"])
        XCTAssertTrue(model.objectWillChange === model.objectWillChange)
        cancellable.cancel()
    }

    func testAssignWritesToObjectsAndPublishedProperties() {
        final class Label { var text = "" }
        let (label, model) = (Label(), Model())
        let subject = PassthroughSubject<String, Never>()
        let cancellable = subject.assign(to: \.text, on: label)
        subject.assign(to: &model.$name)
        subject.send("Grace")
        XCTAssertEqual(label.text, "Grace")
        XCTAssertEqual(model.name, "Grace")
        cancellable.cancel()
        subject.send("Ada")
        XCTAssertEqual(label.text, "Grace")
        XCTAssertEqual(model.name, "Ada")
    }

    func testASubjectSendsOnWhatAPublisherSends() {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = second.record()
        let cancellable = first.subscribe(second)
        first.send(1)
        cancellable.cancel()
        first.send(2)
        XCTAssertEqual(recorder.values, [1])
    }

    func testAFutureWorksOnceForAll() {
        var works = 0
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> {
            works += 1
            promise = $0
        }
        let (early, late) = (future.record(), future.record(.none))
        promise?(.success(7))
        promise?(.success(8))
        XCTAssertEqual(early.values, [7])
        XCTAssertTrue(early.hasFinished)
        XCTAssertEqual(late.values, [])
        late.request(.max(1))
        XCTAssertEqual(late.values, [7])
        XCTAssertEqual(future.record().values, [7])
        XCTAssertEqual(works, 1)
        let failed = Future<Int, Fault> { $0(.failure(Fault(code: 3))) }
        XCTAssertEqual(failed.record(.none).error, Fault(code: 3), "an error needs no demand")
    }
}
