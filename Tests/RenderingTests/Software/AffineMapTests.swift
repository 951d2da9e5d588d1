import RenderScene
import XCTest

@testable import Rendering

final class AffineMapTests: XCTestCase {
    func testAnImageMovedByWholePixelsKeepsItsTexels() {
        var random = RandomNumbers(seed: 41)
        for _ in 0..<100 {
            let (a, b, c, d) = (random.double(-2...2), random.double(-2...2), random.double(-2...2), random.double(-2...2))
            let (x, y) = (random.double(-20...20), random.double(-20...20))
            func map(movedBy distance: Double) -> AffineMap? {
                let device = Homography(a, b, 0, c, d, 0, x + distance, y - distance, 1)
                return device.inverse.map { AffineMap($0, near: device(SIMD2(0, 0))) }
            }
            guard let near = map(movedBy: 0), let far = map(movedBy: 20_000) else { continue }
            for (column, row) in [(0, 0), (31, 7), (-12, 45)] {
                let (first, second) = (near.texel(x: column, y: row), far.texel(x: column + 20_000, y: row - 20_000))
                // The determinant says how far a rounding error of the moved matrix is carried into the texels.
                let allowed = Int64(2 + 1000 / abs(a * d - b * c))
                XCTAssertLessThanOrEqual(abs(first.0 - second.0), allowed)
                XCTAssertLessThanOrEqual(abs(first.1 - second.1), allowed)
            }
        }
    }

    func testTexelsLieWhereTheMapSaysToTheNearest256th() {
        let map = AffineMap(Homography(0.5, 0.25, 0, -0.125, 2, 0, 3, 4, 1), near: SIMD3(0, 0, 1))
        let texel = map.texel(x: 10, y: 6)
        let expected = SIMD2(10.5 * 0.5 - 6.5 * 0.125 + 3 - 0.5, 10.5 * 0.25 + 6.5 * 2 + 4 - 0.5)
        XCTAssertEqual(Double(texel.0 >> 24) / 256, expected.x, accuracy: 0.5 / 256)
        XCTAssertEqual(Double(texel.1 >> 24) / 256, expected.y, accuracy: 0.5 / 256)
    }
}
