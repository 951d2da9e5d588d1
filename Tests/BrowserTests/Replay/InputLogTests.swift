import Foundation
import UIKit
import XCTest

@testable import Browser

/// The input that a replay repeats.
final class InputLogTests: XCTestCase {
    func testALogIsTheSameAfterItWasWrittenAndRead() throws {
        let entries = [
            InputLog.Entry(time: 0.1 + 0.2, message: #"{"type":"touches","text":"é\""}"#), InputLog.Entry(time: 1e6 / 3, message: "{}"),
        ]
        let replay = Replay(
            date: 1.1, end: 12.3, log: InputLog(entries: entries),
            edits: [3: AnimationEdit(duration: 0.5, curve: .bezier(0.1, 0.2, 0.3, 0.4), to: [1])], animatorEdits: [2: 3],
            controlToken: "a", watchToken: "b", followsAppearance: true)
        let path = try replay.write()
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o600)
        let read = try XCTUnwrap(Replay.taken([Replay.variable: path]))
        XCTAssertEqual(read.log.entries.map(\.time), [0.1 + 0.2, 1e6 / 3], "to the last bit")
        XCTAssertEqual(read.log.entries.map(\.message), entries.map(\.message))
        XCTAssertEqual(read.edits, replay.edits)
        XCTAssertEqual(read.animatorEdits, replay.animatorEdits)
        XCTAssertFalse(FileManager.default.fileExists(atPath: path), "it is read once")
        XCTAssertNil(try Replay.taken([:]))
        XCTAssertThrowsError(try Replay.taken([Replay.variable: path]))
    }

    func testHoursOfInputTakeAFewBytesEachAndAreTheSame() throws {
        var log = InputLog()
        let element = try JSONDecoder().decode(
            InputLog.Element.self, from: Data(#"{"role":"button","label":"Zoom","x":1,"y":2,"width":3,"height":4}"#.utf8))
        for number in 0..<10_000 {
            let (x, y) = (100 + number % 90, number % 400)
            let touch = #"{"phase":"moved","finger":0,"x":\#(x),"y":\#(y)}"#
            let message = #"{"type":"touches","touches":[\#(touch)],"number":\#(number)}"#
            log.add(InputLog.Entry(time: Double(number) / 60, message: message, element: number % 100 == 99 ? element : nil))
        }
        // Without compression they take 200 bytes each.
        XCTAssertLessThan(log.storedBytes, 10_000 * 30)
        let entries = log.entries
        XCTAssertEqual(entries.map(\.time), (0..<10_000).map { Double($0) / 60 }, "to the last bit")
        XCTAssertTrue(entries[7_777].message.hasSuffix(#""number":7777}"#))
        XCTAssertEqual(entries[7_799].element, element)
        XCTAssertNil(entries[7_800].element)
        XCTAssertEqual(log.touches.count, 0, "no finger came down")
    }

    func testTouchesThatDidNotComeToTheAppAreLeftOut() {
        func entry(_ time: Double, _ phase: String, _ finger: Int) -> InputLog.Entry {
            InputLog.Entry(time: time, message: #"{"type":"\#(phase)","finger":\#(finger),"x":1,"y":2}"#)
        }
        let log = InputLog(entries: [
            entry(0, "moved", 0), entry(1, "began", 0), entry(2, "began", 0), entry(3, "ended", 1),
            InputLog.Entry(time: 4, message: #"{"type":"text","text":"a"}"#), entry(5, "moved", 0), entry(6, "cancelled", 0),
            entry(7, "ended", 0), entry(8, "began", 0),
        ])
        XCTAssertEqual(log.touches.map(\.time), [1, 5, 6, 8])
        XCTAssertEqual(log.touches.map(\.phase), [.began, .moved, .cancelled, .began])
    }

    func testALogThatIsFullSaysSoAndKeepsItsBeginning() {
        var log = InputLog()
        let long = String(repeating: "x", count: InputLog.mostBytes / 2)
        for time in 0..<4 { log.add(InputLog.Entry(time: Double(time), message: long)) }
        XCTAssertEqual(log.entries.map(\.time), [0, 1])
        XCTAssertTrue(log.isFull)
        log.add(InputLog.Entry(time: 9, message: ""))
        XCTAssertEqual(log.entries.count, 2, "a later one would be out of order")
    }
}
