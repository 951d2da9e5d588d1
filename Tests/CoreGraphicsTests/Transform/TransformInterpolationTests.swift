import CoreGraphics
import XCTest

final class TransformInterpolationTests: XCTestCase {
    private struct PlanarVectors: Decodable {
        struct Case: Decodable {
            let name: String
            let from, to: [Double]
            let measuredQuarter, measuredHalf: [Double]?
            let model: [String: [Double]]

            enum CodingKeys: String, CodingKey {
                case name, from, to, model
                case measuredQuarter = "measured_q"
                case measuredHalf = "measured_h"
            }
        }
        let cases: [Case]
    }

    private struct SpatialVectors: Decodable {
        struct Case: Decodable {
            let axis: [Double]
            let angle, f: Double
            let m: [[Double]]
        }
        let cases: [Case]
    }

    private func planar(_ m: [Double]) -> CATransform3D {
        CATransform3DMakeAffineTransform(CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: 0, ty: 0))
    }

    private func interpolation(_ from: CATransform3D, _ to: CATransform3D) -> TransformInterpolation {
        TransformInterpolation(from: from, to: to)
    }

    func testThePlaneFollowsTheMeasuredCases() throws {
        let cases = try Vectors.read("transforms2d_verified.json", as: PlanarVectors.self).cases
        XCTAssertEqual(cases.count, 16)
        XCTAssertEqual(cases.count { $0.measuredHalf != nil }, 8)
        for example in cases {
            let interpolation = interpolation(planar(example.from), planar(example.to))
            for (f, measured) in [(0.25, example.measuredQuarter), (0.5, example.measuredHalf)] {
                guard let measured else { continue }
                assertEqual(interpolation(f), planar(measured), accuracy: 1e-4, "\(example.name) measured at \(f)")
            }
            for (f, expected) in example.model {
                assertEqual(interpolation(try XCTUnwrap(Double(f))), planar(expected), accuracy: 1e-9, "\(example.name) at \(f)")
            }
        }
    }

    func testSpaceFollowsTheReference() throws {
        let cases = try Vectors.read("transforms3d.json", as: SpatialVectors.self).cases
        XCTAssertEqual(cases.count, 12)
        for example in cases {
            let to = CATransform3DMakeRotation(example.angle, example.axis[0], example.axis[1], example.axis[2])
            let found = interpolation(CATransform3DIdentity, to)(example.f)
            let expected = CATransform3D(entries: example.m.flatMap { $0 + [0] } + [0, 0, 0, 1])
            assertEqual(found, expected, accuracy: 1e-9, "\(example.axis) \(example.angle) at \(example.f)")
        }
    }

    func testTheEndsAreExact() {
        var perspective = CATransform3DMakeRotation(1, 1, 2, 3)
        perspective.m34 = -1 / 300
        let transforms = [
            CATransform3DIdentity, planar([0.3, 0.1, 0.7, -2]), perspective, CATransform3DMakeScale(0, 1, 1), CATransform3D(),
            CATransform3DMakeTranslation(1, 2, 3),
        ]
        for from in transforms {
            for to in transforms {
                XCTAssertEqual(interpolation(from, to)(0), from)
                XCTAssertEqual(interpolation(from, to)(1), to)
                XCTAssertEqual(interpolation(from, to)(.nan), from)
            }
        }
    }

    func testAScaleFromIdentityIsLinearAndTurnsNothing() {
        for scale in [0.1, 0.0, 2.0] {
            for f in [-0.1, 0.25, 0.5, 1.1] {
                let expected = 1 + (scale - 1) * f
                let plane = interpolation(CATransform3DIdentity, CATransform3DMakeScale(scale, scale, 1))(f)
                assertEqual(plane, CATransform3DMakeScale(expected, expected, 1), accuracy: 1e-15)
                XCTAssertEqual(plane.m12, 0)
                XCTAssertEqual(plane.m21, 0)
                let space = interpolation(CATransform3DIdentity, CATransform3DMakeScale(scale, scale, 2))(f)
                assertEqual(space, CATransform3DMakeScale(expected, expected, 1 + f), accuracy: 1e-15)
            }
        }
    }

    func testMovesAreLinearInThePlaneAndInSpace() {
        let from = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 10, 20, 0)
        let to = CATransform3DTranslate(CATransform3DMakeRotation(1, 0, 0, 1), -5, 8, 0)
        let half = interpolation(from, to)(0.5)
        XCTAssertEqual(half.m41, (from.m41 + to.m41) / 2, accuracy: 1e-12)
        XCTAssertEqual(half.m42, (from.m42 + to.m42) / 2, accuracy: 1e-12)
        assertEqual(
            interpolation(CATransform3DMakeTranslation(1, 2, 3), CATransform3DMakeTranslation(5, 6, -9))(0.25),
            CATransform3DMakeTranslation(2, 3, 0))
    }

    func testAHalfRotationFromNothingGoesBackwards() {
        for angle in [CGFloat.pi, -CGFloat.pi] {
            let half = interpolation(CATransform3DIdentity, CATransform3DMakeRotation(angle, 0, 0, 1))(0.5)
            assertEqual(half, CATransform3DMakeRotation(-.pi / 2, 0, 0, 1))
        }
    }

    func testARotationTakesTheShorterPath() {
        let degree = CGFloat.pi / 180
        assertEqual(
            interpolation(CATransform3DIdentity, CATransform3DMakeRotation(170 * degree, 0, 0, 1))(0.5),
            CATransform3DMakeRotation(85 * degree, 0, 0, 1))
        assertEqual(
            interpolation(CATransform3DIdentity, CATransform3DMakeRotation(270 * degree, 0, 0, 1))(0.5),
            CATransform3DMakeRotation(-45 * degree, 0, 0, 1))
        assertEqual(
            interpolation(CATransform3DMakeRotation(170 * degree, 0, 1, 0), CATransform3DMakeRotation(-170 * degree, 0, 1, 0))(0.5),
            CATransform3DMakeRotation(180 * degree, 0, 1, 0))
    }

    func testOppositeMirrorsMeetByARotation() {
        // x mirrored to y mirrored: half a turn apart, not a collapse to a line.
        let half = interpolation(CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -1, 1))(0.5)
        XCTAssertEqual(half.m11 * half.m22 - half.m12 * half.m21, -1, accuracy: 1e-12)
        XCTAssertEqual(half.m11, 0, accuracy: 1e-12)
    }

    func testAHalfRotationAboutAnUprightAxisFollowsItsSign() {
        for angle in [CGFloat.pi, -CGFloat.pi] {
            var from = CATransform3DIdentity
            from.m34 = -1 / 500
            let interpolation = interpolation(from, CATransform3DRotate(from, angle, 0, 1, 0))
            assertEqual(interpolation(0.25), CATransform3DRotate(from, angle / 4, 0, 1, 0))
        }
    }

    func testPerspectiveSkewAndScaleChangeLinearly() {
        func transform(_ f: CGFloat) -> CATransform3D {
            // scale · skew · rotation · move · perspective, every part linear in f
            let scale = CATransform3DMakeScale(1 + f, 2 - f, 1 + 2 * f)
            let skew = CATransform3D(entries: [1, 0, 0, 0, 0.5 * f, 1, 0, 0, -0.25 * f, 0.125 * f, 1, 0, 0, 0, 0, 1])
            let rotation = CATransform3DMakeRotation(0.2 + 1.5 * f, 3, -1, 2)
            let move = CATransform3DMakeTranslation(10 * f, 5, 0)
            let perspective = CATransform3D(entries: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, -0.002 * f, 0, 0, 0, 1])
            return [skew, rotation, move, perspective].reduce(scale, CATransform3DConcat)
        }
        let interpolation = interpolation(transform(0), transform(1))
        for f in [-0.2, 0.1, 0.5, 0.9, 1.2] {
            assertEqual(interpolation(f), transform(f), accuracy: 1e-9, "at \(f)")
        }
    }

    func testMirroredScalesChangeLinearlyInSpace() {
        assertEqual(
            interpolation(CATransform3DMakeScale(-1, 2, 3), CATransform3DMakeScale(-2, 4, 5))(0.5), CATransform3DMakeScale(-1.5, 3, 4))
    }

    func testAMultipleOfAMatrixFollowsTheSamePath() {
        var from = CATransform3DMakeRotation(0.5, 1, 2, 3)
        from.m34 = -0.001
        let to = CATransform3DMakeTranslation(3, 4, 5)
        let double = CATransform3D(rows: from.row1 * 2, from.row2 * 2, from.row3 * 2, from.row4 * 2)
        assertEqual(interpolation(double, to)(0.3), interpolation(from, to)(0.3))
    }

    func testAFlatMatrixChangesEntryByEntry() {
        let rotated = planar([0, 1, -1, 0])
        assertEqual(interpolation(CATransform3DMakeScale(0, 0, 1), rotated)(0.25), planar([0, 0.25, -0.25, 0]), accuracy: 1e-15)
        let half = interpolation(CATransform3DMakeScale(1, 1, 0), CATransform3DMakeRotation(.pi / 2, 0, 1, 0))(0.5)
        assertEqual(half.entries, [0.5, 0, -0.5, 0, 0, 1, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 1], accuracy: 1e-15)
    }

    func testTheInterpolationHasNoJumpsAndIsFiniteForRandomPairs() {
        var random = SystemlessRandom(state: 42)
        for _ in 0..<300 {
            let from = CATransform3D(entries: (0..<16).map { _ in random.next() })
            let to = CATransform3D(entries: (0..<16).map { _ in random.next() })
            for (from, to) in [(from, to), (planar(from.entries.map(\.native)), planar(to.entries.map(\.native)))] {
                let interpolation = interpolation(from, to)
                for f in [-0.5, 0.001, 0.5, 0.999, 1.5] {
                    XCTAssertTrue(interpolation(f).isFinite, "\(from) to \(to) at \(f)")
                }
            }
        }
    }

    /// A small repeatable generator of values in -2...2.
    private struct SystemlessRandom {
        var state: UInt64

        mutating func next() -> Double {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Double(state >> 40) / Double(1 << 22) - 2
        }
    }
}
