import Kinora
import TestSupport
import XCTest

@testable import UIFoundation
@testable import UIKitCore
@testable import UIKitLists

@preconcurrency @MainActor
final class TableMemoryTests: XCTestCase {
    private static let frames = ProcessInfo.processInfo.environment["KINORA_DEEP"] == "1" ? 10_000 : 400

    func testMemoryIsFlatWhileATableOfAHundredThousandRowsIsFlung() {
        let scene = TableScene([100_000])
        scene.height = { 40 + CGFloat($0.row % 3) * 6 }
        scene.show()
        var path: (from: CGFloat, to: CGFloat) = (440, 60)
        @MainActor func fling(_ frames: Int) {
            for _ in 0..<frames {
                if !scene.table.isDecelerating {
                    scene.swipe(from: path.from, to: path.to, speed: 5000)
                    path = (path.to, path.from)
                }
                scene.stage.advance(by: 1.0 / 60)
                scene.asked = []
            }
        }
        fling(Self.frames / 4)
        let before = ProcessMemory.residentBytes
        fling(Self.frames)
        XCTAssertLessThan(ProcessMemory.residentBytes - before, 3 << 20, "bytes more after \(Self.frames) frames")
        XCTAssertLessThanOrEqual(CountedCell.made, 14 + 2)
        scene.check()
    }
}
