import CoreGraphics
import Foundation
import RenderScene
import TestSupport
import XCTest

@testable import Rendering

/// Paths and gradients so large that drawing them as they are would take minutes.
final class HostileCostTests: XCTestCase {
    private func randomPath(_ count: Int, _ length: Double) -> PathData {
        var random = SeededRandom(seed: 7)
        var path = PathData()
        path.move(to: .zero, transform: .identity)
        for _ in 0..<count {
            path.addLine(
                to: CGPoint(x: .random(in: 0...length, using: &random), y: .random(in: 0...length, using: &random)), transform: .identity)
        }
        return path
    }

    func testAPathOfTooManyPixelsIsLeftOutWithALine() {
        var flattener = PathFlattener()
        let lines = Diagnostics.complaints {
            XCTAssertNil(flattener.flatten(randomPath(300_000, 2000), under: .identity, rule: .winding))
        }
        XCTAssertEqual(lines.count, 1)
        XCTAssertEqual(lines.first?.contains("300001 edges"), true, "\(lines)")
        XCTAssertNotNil(flattener.flatten(randomPath(300_000, 20), under: .identity, rule: .winding))
        XCTAssertNotNil(flattener.flatten(randomPath(3000, 2000), under: .identity, rule: .evenOdd))
    }

    /// The colors of a ramp by a linear search for each position.
    func testARampOfManyStopsGivesTheSameColorsInAnyOrderAndFast() {
        var random = SeededRandom(seed: 3)
        for count in [1, 2, 7, 100_000] {
            var locations = (0..<count).map { _ in Double.random(in: 0...1, using: &random) }.sorted()
            if count > 5 { (locations[3], locations[4]) = (locations[2], locations[2]) }
            let colors = (0..<count).map { _ in
                RGBA(Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random), 0.5, 1)
            }
            let ramp = GradientRamp(GradientStops(colors: colors, locations: locations))
            var fractions = (0..<40_000).map { _ in Int.random(in: 0...GradientRamp.one, using: &random) }
            fractions += locations.prefix(20).map { Int($0 * Double(GradientRamp.one) + 0.5) } + [0, GradientRamp.one]
            var together = [UInt32](repeating: 0, count: fractions.count)
            let start = clock()
            together.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                ramp.fill(base, fractions.count) { fractions[$0] }
            }
            XCTAssertLessThan(Double(clock() - start) / Double(CLOCKS_PER_SEC), 0.2, "it took 1 s")
            for index in stride(from: 0, to: fractions.count, by: count > 1000 ? 1999 : 97) {
                var alone: UInt32 = 0
                ramp.fill(&alone, 1) { _ in fractions[index] }
                XCTAssertEqual(together[index], alone)
            }
        }
    }
}
