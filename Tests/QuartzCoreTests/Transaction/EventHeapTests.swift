import RenderScene
import TestSupport
import XCTest

@testable import QuartzCore

/// Due events come out in order of time, however times change in between.
final class EventHeapTests: XCTestCase {
    func testItGivesWhatASortedListWouldGive() {
        var random = SeededRandom(seed: 5)
        let layer = CALayer()
        var times: [ObjectIdentifier: Double] = [:]
        let entries = (1...200).map { order in
            ScheduledAnimation(
                order: order, layer: layer,
                animation: AttachedAnimation(
                    layer: layer.id, key: nil, animation: CABasicAnimation(), tracks: [], completions: [], defaultDuration: 0))
        }
        // Only for the closure below; the heap reads times as they are now.
        final class Times { var byEntry: [ObjectIdentifier: Double] = [:] }
        let current = Times()
        var heap = EventHeap { current.byEntry[ObjectIdentifier($0)] }
        for _ in 0..<3000 {
            let entry = entries[Int.random(in: 0..<200, using: &random)]
            switch Int.random(in: 0..<4, using: &random) {
            case 0: times[ObjectIdentifier(entry)] = nil
            default: times[ObjectIdentifier(entry)] = Double(Int.random(in: 0..<1000, using: &random))
            }
            current.byEntry = times
            heap.add(entry)
            XCTAssertEqual(heap.first, times.values.min())
            guard Int.random(in: 0..<20, using: &random) == 0 else { continue }
            let limit = Double(Int.random(in: 0..<1000, using: &random))
            let due = heap.removeAll(upTo: limit)
            let expected = Set(times.filter { $0.value <= limit }.keys)
            XCTAssertEqual(Set(due.map { ObjectIdentifier($0) }), expected)
            let dueTimes = due.map { times[ObjectIdentifier($0)] ?? -1 }
            XCTAssertEqual(dueTimes, dueTimes.sorted())
            for id in expected { times[id] = nil }
            current.byEntry = times
        }
    }
}
