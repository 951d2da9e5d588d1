import CoreGraphics
import XCTest

final class CATransform3DTests: XCTestCase {
    private let some = CATransform3D(entries: [1, 2, 0, -1, 3, 1, 2, 0, 0, 1, 2, 3, 5, -2, 1, 4])

    func testIdentityIsAloneInBeingIdentity() {
        XCTAssertTrue(CATransform3DIsIdentity(CATransform3DIdentity))
        XCTAssertFalse(CATransform3DIsIdentity(CATransform3D()))
        XCTAssertTrue(CATransform3DEqualToTransform(some, some))
        XCTAssertFalse(CATransform3DEqualToTransform(some, CATransform3DIdentity))
    }

    func testTheFourthRowTranslatesAndTheDiagonalScales() {
        XCTAssertEqual(CATransform3DMakeTranslation(2, 3, 4).entries, [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
        XCTAssertEqual(CATransform3DMakeScale(2, 3, 4).entries, [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
    }

    func testARotationAboutZIsThatOfThePlane() {
        assertEqual(
            CATransform3DMakeRotation(0.5, 0, 0, 1), CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.5)))
    }

    func testARotationKeepsItsAxisAndItsAngle() {
        let rotation = CATransform3DMakeRotation(1.1, 1, 2, 3)
        let axis = rotation.applied(to: SIMD4(1, 2, 3, 1))
        assertEqual([axis.x, axis.y, axis.z, axis.w].map { CGFloat($0) }, [1, 2, 3, 1], accuracy: 1e-12)
        XCTAssertEqual(rotation.m11 + rotation.m22 + rotation.m33, 1 + 2 * cos(1.1), accuracy: 1e-12)
        assertEqual(CATransform3DConcat(rotation, CATransform3DMakeRotation(-1.1, 1, 2, 3)), CATransform3DIdentity)
    }

    func testTheAxisIsNormalizedAndAnAxisOfNoLengthTurnsNothing() {
        let rotation = CATransform3DMakeRotation(0.7, 1, -2, 2)
        assertEqual(CATransform3DMakeRotation(0.7, 3e200, -6e200, 6e200), rotation)
        assertEqual(CATransform3DMakeRotation(0.7, 3e-200, -6e-200, 6e-200), rotation)
        XCTAssertEqual(CATransform3DMakeRotation(0.7, 0, 0, 0), CATransform3DIdentity)
        XCTAssertEqual(CATransform3DMakeRotation(0.7, .nan, 0, 1), CATransform3DIdentity)
        XCTAssertEqual(CATransform3DMakeRotation(0.7, 1, .infinity, 1), CATransform3DIdentity)
    }

    func testTranslateScaleAndRotateActBeforeTheTransform() {
        assertEqual(CATransform3DTranslate(some, 2, 3, 4), CATransform3DConcat(CATransform3DMakeTranslation(2, 3, 4), some))
        assertEqual(CATransform3DScale(some, 2, 3, 4), CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), some))
        assertEqual(CATransform3DRotate(some, 0.4, 1, 1, 0), CATransform3DConcat(CATransform3DMakeRotation(0.4, 1, 1, 0), some))
    }

    func testConcatAppliesTheLeftOneFirst() {
        let moveThenScale = CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2))
        XCTAssertEqual(moveThenScale.m41, 20)
        XCTAssertEqual(CATransform3DConcat(some, CATransform3DIdentity), some)
        let product = CATransform3DConcat(some, CATransform3DMakeScale(2, 3, 4))
        XCTAssertEqual(product.entries, [2, 6, 0, -1, 6, 3, 8, 0, 0, 3, 8, 3, 10, -6, 4, 4])
    }

    func testTheInverseUndoes() throws {
        var perspective = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, -30), 0.6, 1, 2, -1)
        perspective.m34 = -1 / 500
        for transform in [some, perspective, CATransform3DMakeRotation(1, 0, 1, 0)] {
            assertEqual(CATransform3DConcat(transform, CATransform3DInvert(transform)), CATransform3DIdentity, accuracy: 1e-11)
            assertEqual(CATransform3DConcat(CATransform3DInvert(transform), transform), CATransform3DIdentity, accuracy: 1e-11)
        }
        let affine = CGAffineTransform(a: 3, b: 1, c: -2, d: 5, tx: 7, ty: 9)
        XCTAssertEqual(
            CATransform3DInvert(CATransform3DMakeAffineTransform(affine)), CATransform3DMakeAffineTransform(affine.inverted()))
    }

    func testASingularTransformIsItsOwnInverse() {
        for flat in [CATransform3D(), CATransform3DMakeScale(1, 1, 0), CATransform3DMakeScale(0, 1, 1)] {
            XCTAssertEqual(CATransform3DInvert(flat), flat)
            XCTAssertNil(flat.inverse)
        }
    }

    func testAffineTransformsGoThereAndBack() {
        let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let transform = CATransform3DMakeAffineTransform(affine)
        XCTAssertTrue(CATransform3DIsAffine(transform))
        XCTAssertEqual(CATransform3DGetAffineTransform(transform), affine)
    }

    func testAnyEntryOutsideThePlaneIsNotAffine() {
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
        XCTAssertFalse(CATransform3DIsAffine(CATransform3DMakeRotation(0.1, 0, 1, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        XCTAssertFalse(CATransform3DIsAffine(perspective))
        var projective = CATransform3DIdentity
        projective.m14 = 0.001
        XCTAssertFalse(CATransform3DIsAffine(projective))
    }

    func testPointsGoThroughAsRows() {
        let image = some.applied(to: CGPoint(x: 2, y: 3))
        XCTAssertEqual(image, SIMD4(2 + 9 + 5, 4 + 3 - 2, 6 + 1, -2 + 4))
        XCTAssertEqual(some.applied(to: SIMD4(2, 3, 0, 1)), image)
    }

    func testOnlyNumbersAreFinite() {
        XCTAssertTrue(some.isFinite)
        XCTAssertTrue(CATransform3DMakeScale(1e308, 1e308, 1e308).isFinite)
        for entry in 0..<16 {
            for bad in [Double.nan, .infinity, -.infinity] {
                var entries = some.entries.map(\.native)
                entries[entry] = bad
                XCTAssertFalse(CATransform3D(entries: entries).isFinite, "entry \(entry) \(bad)")
            }
        }
    }
}
