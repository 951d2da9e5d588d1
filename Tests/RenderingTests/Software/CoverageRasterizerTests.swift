import XCTest

@testable import Rendering

final class CoverageRasterizerTests: XCTestCase {
    /// The coverage of every pixel of a rectangle, from 0 to 255.
    private func coverage(_ contours: [[SIMD2<Double>]], in clip: DeviceRect) -> [Int] {
        let rasterizer = CoverageRasterizer()
        rasterizer.begin(in: clip)
        for points in contours {
            var contour = HomogeneousContour()
            for point in points { contour.append(SIMD3(point.x, point.y, 1)) }
            rasterizer.add(contour)
        }
        var result = Array(repeating: 0, count: clip.width * clip.height)
        rasterizer.sweep { row in
            for run in row.runs {
                for x in run.start..<run.end {
                    let value = run.uniform == 0 ? Int(row.bytes(at: x).pointee) : Int(run.uniform)
                    result[(row.y - clip.top) * clip.width + Int(x) - clip.left] = value
                }
            }
        }
        return result
    }

    /// The exact area of a convex polygon inside a pixel (Sutherland and Hodgman, then the shoelace formula).
    private func area(_ polygon: [SIMD2<Double>], _ x: Int, _ y: Int) -> Double {
        var points = polygon
        let edges: [(SIMD2<Double>) -> Double] = [
            { $0.x - Double(x) }, { Double(x + 1) - $0.x }, { $0.y - Double(y) }, { Double(y + 1) - $0.y },
        ]
        for edge in edges {
            var kept: [SIMD2<Double>] = []
            for index in points.indices {
                let (a, b) = (points[index], points[(index + 1) % points.count])
                let (da, db) = (edge(a), edge(b))
                if da >= 0 { kept.append(a) }
                if (da >= 0) != (db >= 0) { kept.append(a + (b - a) * (da / (da - db))) }
            }
            points = kept
            if points.isEmpty { return 0 }
        }
        let twice = points.indices.reduce(0.0) { sum, index in
            let (a, b) = (points[index], points[(index + 1) % points.count])
            return sum + a.x * b.y - b.x * a.y
        }
        return abs(twice) / 2
    }

    func testCoverageIsTheExactAreaOfEachPixel() {
        var random = RandomNumbers(seed: 11)
        let clip = DeviceRect(left: 0, top: 0, right: 24, bottom: 24)
        for round in 0..<60 {
            func point() -> SIMD2<Double> { SIMD2(random.double(-8...32), random.double(-8...32)) }
            let triangle = [point(), point(), point()]
            let covered = coverage([triangle], in: clip)
            for index in covered.indices {
                // The corners are rounded to 1/256 pixel, and each row's crossings too.
                XCTAssertEqual(Double(covered[index]), area(triangle, index % 24, index / 24) * 255, accuracy: 3, "round \(round)")
            }
        }
    }

    func testARegionOfTheClipGivesTheSameCoverage() {
        var random = RandomNumbers(seed: 12)
        let all = DeviceRect(left: -10, top: -10, right: 60, bottom: 60)
        for _ in 0..<40 {
            let points = (0..<6).map { _ in SIMD2(random.double(-40...90), random.double(-40...90)) }
            let whole = coverage([points], in: all)
            let clip = DeviceRect(left: 7, top: 12, right: 43, bottom: 29)
            let expected = (0..<clip.width * clip.height).map { index in
                whole[(index / clip.width + clip.top - all.top) * all.width + index % clip.width + clip.left - all.left]
            }
            XCTAssertEqual(coverage([points], in: clip), expected)
        }
    }

    func testAReversedContourIsAHole() {
        let outer: [SIMD2<Double>] = [SIMD2(1, 1), SIMD2(9, 1), SIMD2(9, 9), SIMD2(1, 9)]
        let inner: [SIMD2<Double>] = [SIMD2(3, 7), SIMD2(7, 7), SIMD2(7, 3), SIMD2(3, 3)]
        let covered = coverage([outer, inner], in: DeviceRect(left: 0, top: 0, right: 10, bottom: 10))
        XCTAssertEqual(covered.reduce(0, +), (64 - 16) * 255)
        XCTAssertEqual(covered[5 * 10 + 5], 0)
    }

    func testContoursThatCrossThemselvesManyTimesDoNotOverflow() {
        let square: [SIMD2<Double>] = [SIMD2(0, 0), SIMD2(4, 0), SIMD2(4, 4), SIMD2(0, 4)]
        let covered = coverage(Array(repeating: square, count: 500), in: DeviceRect(left: 0, top: 0, right: 4, bottom: 4))
        XCTAssertEqual(Set(covered), [255])
    }
}
