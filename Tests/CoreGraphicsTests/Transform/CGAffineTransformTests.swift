import CoreGraphics
import XCTest

final class CGAffineTransformTests: XCTestCase {
    private let point = CGPoint(x: 3, y: -2)
    private let skewed = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    func testIdentityChangesNothing() {
        XCTAssertTrue(CGAffineTransform.identity.isIdentity)
        XCTAssertFalse(CGAffineTransform().isIdentity)
        XCTAssertEqual(point.applying(.identity), point)
        XCTAssertFalse(CGAffineTransform(translationX: 0, y: 1e-300).isIdentity)
    }

    func testInitsPutTheirValuesWhereRowVectorsNeedThem() {
        XCTAssertEqual(CGAffineTransform(1, 2, 3, 4, 5, 6), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
        XCTAssertEqual(CGAffineTransform(translationX: 5, y: 6).entries, [1, 0, 0, 1, 5, 6])
        XCTAssertEqual(CGAffineTransform(scaleX: 2, y: 3).entries, [2, 0, 0, 3, 0, 0])
        assertEqual(CGAffineTransform(rotationAngle: .pi / 2).entries, [0, 1, -1, 0, 0, 0], accuracy: 1e-15)
    }

    func testRotatingTwiceByAQuarterIsAHalf() {
        let quarter = CGAffineTransform(rotationAngle: .pi / 2)
        assertEqual(quarter.rotated(by: .pi / 2), CGAffineTransform(scaleX: -1, y: -1))
        assertEqual(quarter.concatenating(quarter), CGAffineTransform(rotationAngle: .pi))
    }

    func testConcatenatingAppliesTheReceiverFirst() {
        let move = CGAffineTransform(translationX: 10, y: 0)
        let scale = CGAffineTransform(scaleX: 2, y: 2)
        XCTAssertEqual(CGPoint.zero.applying(move.concatenating(scale)), CGPoint(x: 20, y: 0))
        XCTAssertEqual(CGPoint.zero.applying(scale.concatenating(move)), CGPoint(x: 10, y: 0))
        XCTAssertEqual(point.applying(skewed.concatenating(move)), point.applying(skewed).applying(move))
    }

    func testTranslatedScaledAndRotatedActBeforeTheReceiver() {
        assertEqual(skewed.translatedBy(x: 2, y: -1), CGAffineTransform(translationX: 2, y: -1).concatenating(skewed))
        assertEqual(skewed.scaledBy(x: 2, y: -3), CGAffineTransform(scaleX: 2, y: -3).concatenating(skewed))
        assertEqual(skewed.rotated(by: 0.7), CGAffineTransform(rotationAngle: 0.7).concatenating(skewed))
    }

    func testTheInverseUndoes() {
        let inverse = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7).inverted()
        assertEqual(inverse.concatenating(CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)), .identity)
        XCTAssertEqual(CGAffineTransform(scaleX: 4, y: 0.5).inverted(), CGAffineTransform(scaleX: 0.25, y: 2))
    }

    func testASingularTransformIsItsOwnInverse() {
        let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
        XCTAssertEqual(flat.inverted(), flat)
        XCTAssertEqual(CGAffineTransform(scaleX: 0, y: 1).inverted(), CGAffineTransform(scaleX: 0, y: 1))
    }

    func testCodingGivesBackTheTransformInApplesForm() throws {
        let data = try JSONEncoder().encode(skewed)
        XCTAssertEqual(String(decoding: data, as: UTF8.self), "[2,3,5,7,11,13]")
        XCTAssertEqual(try JSONDecoder().decode(CGAffineTransform.self, from: data), skewed)
    }

    func testFunctionsOfCSayWhatTheMembersSay() {
        XCTAssertEqual(CGAffineTransformMake(2, 3, 5, 7, 11, 13), skewed)
        XCTAssertEqual(CGAffineTransformMakeRotation(0.3), CGAffineTransform(rotationAngle: 0.3))
        XCTAssertEqual(CGAffineTransformMakeScale(2, 3), CGAffineTransform(scaleX: 2, y: 3))
        XCTAssertEqual(CGAffineTransformMakeTranslation(2, 3), CGAffineTransform(translationX: 2, y: 3))
        XCTAssertEqual(CGAffineTransformTranslate(skewed, 1, 2), skewed.translatedBy(x: 1, y: 2))
        XCTAssertEqual(CGAffineTransformScale(skewed, 1, 2), skewed.scaledBy(x: 1, y: 2))
        XCTAssertEqual(CGAffineTransformRotate(skewed, 1), skewed.rotated(by: 1))
        XCTAssertEqual(CGAffineTransformConcat(skewed, .identity), skewed)
        XCTAssertEqual(CGAffineTransformInvert(skewed), skewed.inverted())
        XCTAssertEqual(CGAffineTransformMakeWithComponents(CGAffineTransformComponents()), .identity)
        XCTAssertEqual(CGAffineTransformDecompose(skewed), skewed.decomposed())
        XCTAssertTrue(CGAffineTransformIsIdentity(.identity))
        XCTAssertTrue(CGAffineTransformEqualToTransform(skewed, skewed))
        XCTAssertEqual(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), CGAffineTransformMakeScale(2, 3)), CGRectMake(0, 0, 2, 3))
    }
}
