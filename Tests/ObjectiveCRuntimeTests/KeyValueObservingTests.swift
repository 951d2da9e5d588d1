import Foundation
import UIKit
import XCTest

/// A class as the source translator makes it of `@objc dynamic` properties.
private final class Person: NSObject {
    var name: String? {
        willSet { _willSet("name") }
        didSet { _didSet("name") }
    }
    var age = 0 {
        willSet { _willSet("age") }
        didSet { _didSet("age") }
    }
    var friend: Person? {
        willSet { _willSet("friend") }
        didSet { _didSet("friend") }
    }
    var label: String { "\(name ?? "-") \(age)" }

    static let table: Void = Selector._addMethods { table in
        table.add("name", Person.self, { $0.name }) { $0.name = $1 }
        table.add("age", Person.self, { $0.age }) { $0.age = $1 }
        table.add("friend", Person.self, { $0.friend }) { $0.friend = $1 }
        table.add("label", Person.self, { $0.label })
        table.addClassMethod("keyPathsForValuesAffectingLabel", Person.self) { ["name", "age"] as Set<String> }
    }

    override init() {
        _ = Person.table
        super.init()
    }
}

private final class Recorder: NSObject, _KeyValueObserver {
    var lines: [String] = []
    var onChange: (() -> Void)?

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
    ) {
        func text(_ key: NSKeyValueChangeKey) -> String {
            guard let value = change?[key] else { return "-" }
            return value is NSNull ? "nil" : (value as? Person)?.name ?? "\(value)"
        }
        let prior = change?[.notificationIsPriorKey] as? Bool == true
        lines.append("\(keyPath ?? "") \(prior ? "prior " : "")\(text(.oldKey))>\(text(.newKey))")
        onChange?()
    }
}

@preconcurrency @MainActor
final class KeyValueObservingTests: XCTestCase {
    /// A change of a person, with the values of each key path before and after it.
    private struct Edit {
        let name: String
        let keys: [String]
        let body: (Person) -> Void
    }

    private static let edits = [
        Edit(name: "name", keys: ["name", "label"]) { $0.name = "new" },
        Edit(name: "same name", keys: ["name", "label"]) { $0.name = $0.name },
        Edit(name: "no name", keys: ["name", "label"]) { $0.name = nil },
        Edit(name: "age", keys: ["age", "label"]) { $0.age = 9 },
        Edit(name: "friend's name", keys: ["friend.name", "friend.label"]) { $0.friend?.name = "pal" },
        Edit(name: "friend", keys: ["friend", "friend.name", "friend.label"]) {
            let other = Person()
            other.name = "other"
            $0.friend = other
        },
        Edit(name: "no friend", keys: ["friend", "friend.name", "friend.label"]) { $0.friend = nil },
    ]
    private static let paths = ["name", "age", "label", "friend", "friend.name", "friend.label"]

    private func text(_ path: String, of person: Person) -> String {
        let value = person.value(forKeyPath: path)
        return value == nil ? "nil" : (value as? Person)?.name ?? "\(value!)"
    }

    /// Every set of options with every key path and every change, against the documented contents of the notifications: 672 cases.
    func testEveryOptionOfEveryPath() {
        var count = 0
        for raw in UInt(0)..<16 {
            let options = NSKeyValueObservingOptions(rawValue: raw)
            for path in Self.paths {
                for edit in Self.edits {
                    let person = Person()
                    person.name = "first"
                    person.friend = Person()
                    person.friend?.name = "second"
                    let recorder = Recorder()
                    var expected: [String] = []
                    if options.contains(.initial) {
                        expected.append("\(path) ->\(options.contains(.new) ? text(path, of: person) : "-")")
                    }
                    person.addObserver(recorder, forKeyPath: path, options: options, context: nil)
                    let old = options.contains(.old) ? text(path, of: person) : "-"
                    edit.body(person)
                    let new = options.contains(.new) ? text(path, of: person) : "-"
                    if edit.keys.contains(path) {
                        if options.contains(.prior) { expected.append("\(path) prior \(old)>-") }
                        expected.append("\(path) \(old)>\(new)")
                    }
                    person.removeObserver(recorder, forKeyPath: path)
                    Self.edits.forEach { $0.body(person) }
                    XCTAssertEqual(recorder.lines, expected, "options \(raw), \(path), \(edit.name)")
                    count += 1
                }
            }
        }
        XCTAssertEqual(count, 672)
    }

    func testObserversAreCalledInTheOrderOfTheirRegistration() {
        let person = Person()
        var order: [Int] = []
        let recorders = (0..<5).map { index in
            let recorder = Recorder()
            recorder.onChange = { order.append(index) }
            person.addObserver(recorder, forKeyPath: "age", context: nil)
            return recorder
        }
        person.age = 1
        XCTAssertEqual(order, [0, 1, 2, 3, 4])
        withExtendedLifetime(recorders) {}
    }

    func testAnObserverIsCalledOncePerRegistrationUntilEachIsRemoved() {
        let person = Person()
        let recorder = Recorder()
        var first = 0
        person.addObserver(recorder, forKeyPath: "age", context: nil)
        person.addObserver(recorder, forKeyPath: "age", context: &first)
        person.age = 1
        XCTAssertEqual(recorder.lines.count, 2)
        person.removeObserver(recorder, forKeyPath: "age", context: &first)
        person.age = 2
        XCTAssertEqual(recorder.lines.count, 3)
        person.removeObserver(recorder, forKeyPath: "age")
        person.age = 3
        XCTAssertEqual(recorder.lines.count, 3)
    }

    /// An observer that sets the property in its own notification gets another one, of the second change.
    func testChangesInNotificationsNotifyAgain() {
        let person = Person()
        let recorder = Recorder()
        recorder.onChange = { if person.age < 3 { person.age += 1 } }
        person.addObserver(recorder, forKeyPath: "age", options: [.old, .new], context: nil)
        person.age = 1
        XCTAssertEqual(recorder.lines, ["age 0>1", "age 1>2", "age 2>3"])
    }

    func testNeitherObjectIsRetained() {
        weak var observed: Person?
        weak var observer: Recorder?
        do {
            let person = Person()
            let recorder = Recorder()
            person.addObserver(recorder, forKeyPath: "friend.name", context: nil)
            observed = person
            observer = recorder
        }
        XCTAssertNil(observed)
        XCTAssertNil(observer)
        let person = Person()
        do { person.addObserver(Recorder(), forKeyPath: "age", context: nil) }
        person.age = 1
    }

    func testValuesSetByKeyNotifyOnce() {
        let person = Person()
        let recorder = Recorder()
        person.addObserver(recorder, forKeyPath: "age", options: .new, context: nil)
        person.setValue(4, forKey: "age")
        person.setValue(CGFloat(5), forKeyPath: "age")
        XCTAssertEqual(recorder.lines, ["age ->4", "age ->5"])
        let view = UIView()
        var tags: [Int] = []
        let observer = Recorder()
        observer.onChange = { tags.append(view.tag) }
        view.addObserver(observer, forKeyPath: "tag", context: nil)
        view.setValue(3, forKey: "tag")
        XCTAssertEqual(tags, [3])
    }

    /// Random changes by observers that add and remove each other: none is called after removal, and each that is left exactly once.
    func testRandomEditsWithObserversThatChangeEachOther() {
        var random = Xorshift(state: 42)
        let people = (0..<4).map { _ in Person() }
        var registered: [(recorder: Recorder, person: Person, path: String)] = []
        weak var last: Recorder?
        var calls = 0
        var depth = 0
        func add() {
            let recorder = Recorder()
            last = recorder
            let person = people[random.next(4)]
            let path = Self.paths[random.next(Self.paths.count)]
            recorder.onChange = { [weak recorder] in
                calls += 1
                XCTAssertTrue(registered.contains { $0.recorder === recorder }, "called after removal")
                depth += 1
                if depth == 1, random.next(8) == 0 { change() }
                depth -= 1
            }
            registered.append((recorder, person, path))
            let options = NSKeyValueObservingOptions(rawValue: UInt(random.next(16)))
            person.addObserver(recorder, forKeyPath: path, options: options, context: nil)
        }
        func remove() {
            guard !registered.isEmpty else { return }
            let entry = registered.remove(at: random.next(registered.count))
            entry.person.removeObserver(entry.recorder, forKeyPath: entry.path)
        }
        func change() {
            let person = people[random.next(4)]
            switch random.next(7) {
            case 0 where registered.count < 30: add()
            case 1: remove()
            case 2: person.name = random.next(2) == 0 ? nil : "n\(random.next(9))"
            case 3: person.age += 1
            // No circles: a person's friends have higher numbers.
            case 4:
                let index = people.firstIndex { $0 === person }!
                person.friend = index < 3 && random.next(3) > 0 ? people[index + 1 + random.next(3 - index)] : nil
            case 5: person.friend?.name = "f\(random.next(9))"
            default: person.friend?.age -= 1
            }
        }
        for _ in 0..<10_000 { change() }
        XCTAssertGreaterThan(calls, 10_000)
        for person in people {
            for path in ["name", "age"] {
                let before = registered.filter { $0.person === person && $0.path == path }.map(\.recorder)
                let counts = before.map(\.lines.count)
                for entry in registered { entry.recorder.onChange = nil }
                if path == "name" { person.name = "end" } else { person.age += 1 }
                for (recorder, count) in zip(before, counts) { XCTAssertTrue((1...2).contains(recorder.lines.count - count)) }
            }
        }
        while !registered.isEmpty { remove() }
        XCTAssertNil(last)
    }
}

private struct Xorshift {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Int(state % UInt64(bound))
    }
}
