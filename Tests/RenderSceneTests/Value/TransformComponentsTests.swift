import CoreGraphics
import RenderScene
import TestSupport
import XCTest

final class TransformComponentsTests: XCTestCase {
    private let numbered: [PropertyComponent] = [
        .translationX, .translationY, .translationZ, .scaleX, .scaleY, .scaleZ, .rotationX, .rotationY, .rotationZ,
    ]

    /// Scale, then rotations about x, y and z, then translation.
    private func matrix(scale s: SIMD3<Double>, rotation r: SIMD3<Double>, translation t: SIMD3<Double>) -> CATransform3D {
        var m = CATransform3DMakeScale(s.x, s.y, s.z)
        m = CATransform3DConcat(m, CATransform3DMakeRotation(r.x, 1, 0, 0))
        m = CATransform3DConcat(m, CATransform3DMakeRotation(r.y, 0, 1, 0))
        m = CATransform3DConcat(m, CATransform3DMakeRotation(r.z, 0, 0, 1))
        return CATransform3DConcat(m, CATransform3DMakeTranslation(t.x, t.y, t.z))
    }

    private func number(_ m: CATransform3D, _ component: PropertyComponent) -> Double? {
        AnimatableValue.transform(m)[component]?.numbers.first
    }

    func testTurningAScaledTransformKeepsItsScale() {
        let scaled = AnimatableValue.transform(CATransform3DMakeScale(2, 2, 1))
        guard case .transform(let m) = scaled.replacing(.rotationZ, by: .number(0.5)) else { return XCTFail("not a transform") }
        XCTAssertEqual(m.m11, 2 * cos(0.5), accuracy: 1e-12)
        XCTAssertEqual(m.m12, 2 * sin(0.5), accuracy: 1e-12)
        XCTAssertEqual(m.m21, -2 * sin(0.5), accuracy: 1e-12)
    }

    func testEveryComponentOfATransformIsReadAsItWasMade() throws {
        var random = SeededRandom(seed: 5)
        for _ in 0..<500 {
            let s = SIMD3<Double>.random(in: 0.2...3, using: &random)
            let r = SIMD3<Double>.random(in: -1.5...1.5, using: &random)
            let t = SIMD3<Double>.random(in: -100...100, using: &random)
            let m = matrix(scale: s, rotation: r, translation: t)
            let expected = [t.x, t.y, t.z, s.x, s.y, s.z, r.x, r.y, r.z]
            for (component, value) in zip(numbered, expected) {
                XCTAssertEqual(try XCTUnwrap(number(m, component)), value, accuracy: 1e-9, "\(component)")
            }
            XCTAssertEqual(try XCTUnwrap(number(m, .scale)), s.sum() / 3, accuracy: 1e-9)
        }
    }

    func testReplacingAComponentChangesThatComponentAlone() throws {
        var random = SeededRandom(seed: 6)
        for _ in 0..<100 {
            let m = AnimatableValue.transform(
                matrix(
                    scale: .random(in: 0.2...3, using: &random), rotation: .random(in: -1.5...1.5, using: &random),
                    translation: .random(in: -100...100, using: &random)))
            for component in numbered {
                let value = Double.random(in: 0.3...1.4, using: &random)
                let changed = m.replacing(component, by: .number(value))
                for other in numbered {
                    let expected = other == component ? value : try XCTUnwrap(m[other]?.numbers.first)
                    XCTAssertEqual(try XCTUnwrap(changed[other]?.numbers.first), expected, accuracy: 1e-9, "\(component) moved \(other)")
                }
            }
        }
    }

    func testReplacingAComponentByItsOwnValueChangesNothing() throws {
        let m = AnimatableValue.transform(matrix(scale: [2, -3, 1], rotation: [0.3, -0.7, 2], translation: [5, 6, 7]))
        for component in numbered {
            assertNumbers(m.replacing(component, by: try XCTUnwrap(m[component])), m.numbers, accuracy: 1e-9, "\(component)")
        }
    }

    func testPerspectiveOutlivesARotation() {
        var m = CATransform3DIdentity
        m.m34 = -0.002
        guard case .transform(let rotated) = AnimatableValue.transform(m).replacing(.rotationY, by: .number(1)) else {
            return XCTFail("not a transform")
        }
        XCTAssertEqual(rotated.m34, -0.002)
        XCTAssertEqual(rotated.m11, cos(1), accuracy: 1e-12)
    }

    func testAScaleOfOneNumberScalesAllThreeAxes() {
        let scaled = AnimatableValue.transform(CATransform3DIdentity).replacing(.scale, by: .number(0.25))
        assertNumbers(scaled[.scaleX], [0.25])
        assertNumbers(scaled[.scaleY], [0.25])
        assertNumbers(scaled[.scaleZ], [0.25])
    }

    func testATranslationOfTwoNumbersKeepsTheDepth() {
        let m = AnimatableValue.transform(CATransform3DMakeTranslation(1, 2, 3)).replacing(.translation, by: .pair([7, 8]))
        assertNumbers(m, AnimatableValue.transform(CATransform3DMakeTranslation(7, 8, 3)).numbers)
        assertNumbers(m[.translation], [7, 8])
    }

    func testAQuarterRotationAboutYIsReadWithoutItsNeighbors() throws {
        let m = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
        XCTAssertEqual(try XCTUnwrap(number(m, .rotationY)), .pi / 2, accuracy: 1e-7)
        XCTAssertEqual(try XCTUnwrap(number(m, .rotationX)), 0, accuracy: 1e-7)
        XCTAssertEqual(try XCTUnwrap(number(m, .rotationZ)), 0, accuracy: 1e-7)
    }

    func testAMatrixOfNoSizeHasFiniteComponents() throws {
        for component in numbered + [.scale] {
            XCTAssertTrue(try XCTUnwrap(number(CATransform3DMakeScale(0, 0, 0), component)).isFinite, "\(component)")
        }
    }

    func testComponentsThatDoNotFitLeaveTheTransformAlone() {
        let m = AnimatableValue.transform(CATransform3DMakeScale(2, 3, 4))
        assertNumbers(m.replacing(.scaleX, by: .flag(true)), m.numbers)
        assertNumbers(m.replacing(.originX, by: .number(9)), m.numbers)
        XCTAssertNil(m[.width])
    }
}
