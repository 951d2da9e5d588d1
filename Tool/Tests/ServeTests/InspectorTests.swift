import Foundation
import XCTest

/// The inspector of the page in a real browser: tabs, layers, taps, planes, marks, comparison, and names that are markup.
@preconcurrency @MainActor
final class InspectorTests: XCTestCase {
    /// Observations of `inspector.py`.
    struct Inspected: Decodable {
        // The frame of panels.
        let askedWhileClosed: Int
        let askedAfterClosing: Int
        /// The focused element after it has opened: its id and role.
        let opened: [String]
        let tabs: [String]
        let covers: Bool
        let closed: Closed
        /// A client that only watches: the number of its question, whether it got all layers, and how a false question ended it.
        let watcher: [String]
        // Layers.
        let rows: Int
        let isHoveredThere: Bool
        let picked: String
        let properties: [[String]]
        let isPicking: Bool
        let found: [String]
        let selectedByKey: String
        // Taps.
        let verdict: String
        let steps: [String]
        let decisions: [String]
        // Planes.
        let planes: Int
        let turned: [Bool]
        let painted: Int
        let levels: Int
        let inRange: Int
        // Marks: whether the canvases show something, and the text.
        let marks: [Bool]
        let areas: String
        // Comparison.
        let same: String
        let different: String
        let swapped: Swapped
        // Animations: the times of an end and of a beginning, values that are pinned, and how many are after one was removed.
        let moments: [Double]
        let pins: [String]
        let pinsLeft: Int
        // Ten thousand hostile names.
        let hostileRows: Int
        let scrolled: Double
        let hacked: Bool

        struct Closed: Decodable {
            let focus: String
            let isHidden: Bool

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                (focus, isHidden) = (try values.decode(String.self), try values.decode(Bool.self))
            }
        }

        struct Swapped: Decodable {
            let isPast: Bool
            let note: String

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                (isPast, note) = (try values.decode(Bool.self), try values.decode(String.self))
            }
        }
    }

    func testChromiumInspectsLayersTapsPlanesMarksAndDifferences() throws {
        try ServedProgram.need("chromium")
        let seen: Inspected = try ServedProgram("kinora-serve", ["gallery"]).inspect()
        checkFrame(seen)
        XCTAssertEqual(seen.watcher, ["7", "true", "1008", "'layer' must be a whole number from 0 on"])
        checkLayers(seen)
        checkTaps(seen)
        XCTAssertGreaterThan(seen.planes, 20)
        XCTAssertEqual(seen.turned, [true])
        XCTAssertGreaterThan(seen.painted, 10)
        XCTAssertGreaterThan(seen.levels, 4)
        XCTAssertLessThan(seen.inRange, seen.planes)
        XCTAssertGreaterThan(seen.inRange, 0)
        XCTAssertTrue(seen.marks.contains(true))
        XCTAssertTrue(seen.areas.contains("layers draw a point on average"), seen.areas)
        XCTAssertTrue(seen.areas.contains("below 44 points"), seen.areas)
        XCTAssertTrue(seen.same.contains("0.00% of the pixels differ"), seen.same)
        XCTAssertFalse(seen.different.contains(" 0.00% of the pixels differ"), seen.different)
        XCTAssertTrue(seen.different.contains("of the pixels differ"), seen.different)
        XCTAssertTrue(seen.swapped.isPast)
        XCTAssertTrue(seen.swapped.note.contains("of the pixels differ"), seen.swapped.note)
        // The launch.
        XCTAssertEqual(seen.moments, [0.9, 0.55])
        XCTAssertEqual(seen.pins, ["0.450 s: 1", "1.000 s: –"], "the layer has left")
        XCTAssertEqual(seen.pinsLeft, 1)
        // Only visible rows exist.
        XCTAssertLessThan(seen.hostileRows, 100)
        XCTAssertLessThan(seen.scrolled, 2000)
        XCTAssertFalse(seen.hacked)
    }

    private func checkFrame(_ seen: Inspected) {
        XCTAssertEqual([seen.askedWhileClosed, seen.askedAfterClosing], [0, 0], "it is idle while it is closed")
        XCTAssertEqual(seen.opened.last, "tab")
        XCTAssertEqual(seen.tabs.last, seen.opened.first, "the arrow keys go around")
        XCTAssertNotEqual(seen.tabs.first, seen.opened.first)
        XCTAssertFalse(seen.covers)
        XCTAssertEqual(seen.closed.focus, "screen")
        XCTAssertTrue(seen.closed.isHidden)
    }

    private func checkLayers(_ seen: Inspected) {
        XCTAssertGreaterThan(seen.rows, 10)
        XCTAssertTrue(seen.isHoveredThere)
        XCTAssertEqual(seen.picked, "UILabel")
        XCTAssertFalse(seen.isPicking, "Escape ends it")
        for name in ["frame", "bounds", "position", "contents"] {
            XCTAssertTrue(seen.properties.contains { $0.first == name }, "\(name) in \(seen.properties)")
        }
        XCTAssertTrue(seen.properties.contains { $0.first == "Class" && $0.last == "UILabel" })
        XCTAssertTrue(seen.found.contains("UIWindow"), "\(seen.found)")
        XCTAssertTrue(seen.found.count < seen.rows)
        XCTAssertEqual(seen.selectedByKey, seen.found.last)
    }

    private func checkTaps(_ seen: Inspected) {
        XCTAssertTrue(seen.verdict.hasPrefix("The tap reaches"), seen.verdict)
        XCTAssertEqual(seen.steps.filter { $0 == "hit" }.count, 1)
        XCTAssertTrue(seen.decisions.contains { $0.hasSuffix("receives the touch [Touches]") }, "\(seen.decisions)")
        XCTAssertTrue(seen.decisions.contains { $0.hasSuffix("fails: the touches do not match") }, "\(seen.decisions)")
    }
}
