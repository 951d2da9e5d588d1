import RenderScene
import XCTest

@testable import Rendering

/// Painting the pieces in their order must show the nearest plane at every point.
final class DepthOrderTests: XCTestCase {
    private let visible = DeviceRect(left: 0, top: 0, right: 100, bottom: 100)

    /// A square of edge 2 · `half` about `center`, rotated, seen from 300 points in front of the target's middle.
    private func matrix(_ center: SIMD3<Double>, _ yaw: Double, _ pitch: Double) -> CATransform3D {
        var eye = CATransform3DIdentity
        eye.m34 = -1 / 300
        let seen = CATransform3DConcat(eye, CATransform3DMakeTranslation(50, 50, 0))
        let translation = CATransform3DMakeTranslation(CGFloat(center.x), CGFloat(center.y), CGFloat(center.z))
        let rotation = CATransform3DRotate(CATransform3DMakeRotation(CGFloat(yaw), 0, 1, 0), CGFloat(pitch), 1, 0, 0)
        return CATransform3DConcat(rotation, CATransform3DConcat(translation, seen))
    }

    private func plane(_ matrix: CATransform3D, half: Double) -> SpacePlane {
        SpacePlane(
            extent: PlaneRect(left: -half, top: -half, right: half, bottom: half), middle: .zero, matrix: matrix, view: .identity,
            visible: visible)
    }

    /// Whether a plane is visible at a point, and its depth there, computed from its matrix.
    private func depth(_ matrix: CATransform3D, half: Double, at p: SIMD2<Double>) -> Double? {
        guard let q = Homography(matrix).inverse?.project(CGPoint(x: p.x, y: p.y)), abs(q.x) < half, abs(q.y) < half else { return nil }
        let (z, w) = (q.x * matrix.m13 + q.y * matrix.m23 + matrix.m43, q.x * matrix.m14 + q.y * matrix.m24 + matrix.m44)
        return Double(z / w)
    }

    private func isIn(_ piece: DepthOrder.Piece, _ p: SIMD2<Double>) -> Bool { piece.cuts.allSatisfy { $0.line.value(at: p) >= 0 } }

    func testTheNearestPlaneIsVisibleEverywhere() {
        var random = RandomNumbers(seed: 11)
        for round in 0..<150 {
            let half = 25.0
            let matrices = (0..<(2 + round % 6)).map { _ in
                matrix(
                    SIMD3(random.double(-25...25), random.double(-25...25), random.double(-25...25)), random.double(-1.2...1.2),
                    random.double(-1.2...1.2))
            }
            let pieces = DepthOrder.pieces(of: matrices.map { plane($0, half: half) })
            for _ in 0..<60 {
                let p = SIMD2(random.double(0...100), random.double(0...100))
                let depths = matrices.map { depth($0, half: half, at: p) }
                let nearest = depths.indices.filter { depths[$0] != nil }.max { (depths[$0] ?? 0) < (depths[$1] ?? 0) }
                let painted = pieces.last { depths[$0.plane] != nil && isIn($0, p) }?.plane
                XCTAssertEqual(painted == nil, nearest == nil, "round \(round)")
                guard let nearest, let painted, let a = depths[nearest], let b = depths[painted] else { continue }
                XCTAssertEqual(a, b, accuracy: 1e-3, "round \(round) at \(p)")
            }
        }
    }

    func testPlanesThatDoNotMeetAreNotCut() {
        let planes = (0..<20).map { plane(matrix(SIMD3(0, 0, Double($0 * 7 % 20) * 5), 0.3, -0.2), half: 20) }
        let pieces = DepthOrder.pieces(of: planes)
        XCTAssertEqual(pieces.map(\.plane), (0..<20).sorted { $0 * 7 % 20 < $1 * 7 % 20 })
        XCTAssertTrue(pieces.allSatisfy { $0.cuts.isEmpty })
    }

    func testPlanesInOneAnotherKeepTheirOrder() {
        let planes = (0..<9).map { _ in plane(matrix(SIMD3(0, 0, 5), 0.4, 0.1), half: 20) }
        XCTAssertEqual(DepthOrder.pieces(of: planes).map(\.plane), Array(0..<9))
    }

    func testManyPlanesAreOrderedByTheirMiddles() {
        let planes = (0..<300).map { plane(matrix(SIMD3(0, 0, Double($0 * 7 % 300) / 3), 0, 0), half: 20) }
        XCTAssertEqual(DepthOrder.pieces(of: planes).map(\.plane), (0..<300).sorted { $0 * 7 % 300 < $1 * 7 % 300 })
    }

    func testASolidPlaneIsCutInsteadOfATranslucentOne() {
        for solid in 0...1 {
            var planes = [plane(matrix(.zero, 0.6, 0), half: 20), plane(matrix(.zero, -0.6, 0), half: 20)]
            planes[solid].isSolid = true
            let pieces = DepthOrder.pieces(of: planes)
            XCTAssertEqual(pieces.map(\.plane), [solid, 1 - solid, solid])
        }
    }

    func testSeparatePlanesAreNotCompared() {
        // 1,000 tiles of 3 x 3 pixels beside one another, and one that turns among them.
        var planes: [SpacePlane] = []
        for index in 0..<1000 {
            let (x, y) = (CGFloat(index % 33 * 3), CGFloat(index / 33 * 3))
            planes.append(plane(CATransform3DMakeTranslation(x + 1.5, y + 1.5, 0), half: 1.5))
        }
        planes.append(plane(matrix(.zero, 0.6, 0), half: 4))
        let pieces = DepthOrder.pieces(of: planes)
        XCTAssertEqual(pieces.map(\.plane).filter { $0 < 1000 }.sorted(), Array(0..<1000), "no tile is cut or lost")
        XCTAssertLessThanOrEqual(pieces.count, 1003)
    }

    func testCutsAreBounded() {
        var random = RandomNumbers(seed: 5)
        let planes = (0..<128).map { _ in
            plane(matrix(.zero, random.double(-1.4...1.4), random.double(-1.4...1.4)), half: 40)
        }
        let pieces = DepthOrder.pieces(of: planes)
        XCTAssertEqual(pieces.count, 128 + DepthOrder.mostCuts)
        XCTAssertEqual(Set(pieces.map(\.plane)).count, 128)
    }
}
