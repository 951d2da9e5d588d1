import CoreGraphics
import XCTest

final class GeometryMembersTests: XCTestCase {
    // x' = 2x + 5y + 11, y' = 3x + 7y + 13
    private let skewed = CGAffineTransform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)

    func testPointsGoThroughATransformAsRows() {
        XCTAssertEqual(CGPoint(x: 1, y: 10).applying(skewed), CGPoint(x: 63, y: 86))
        XCTAssertEqual(CGPointApplyAffineTransform(.zero, skewed), CGPoint(x: 11, y: 13))
    }

    func testSizesGoThroughATransformWithoutItsMove() {
        XCTAssertEqual(CGSize(width: 1, height: 10).applying(skewed), CGSize(width: 52, height: 73))
        XCTAssertEqual(CGSizeApplyAffineTransform(CGSize(width: 2, height: 1), CGAffineTransform(scaleX: -1, y: 1)).width, -2)
    }

    func testARectangleBecomesTheBoxAroundItsFourCorners() {
        let rect = CGRect(x: -1, y: 2, width: 3, height: 4)
        for transform in [skewed, CGAffineTransform(rotationAngle: 0.4), CGAffineTransform(scaleX: -2, y: 3), .identity] {
            let corners = [(-1, 2), (2, 2), (-1, 6), (2, 6)].map { CGPoint(x: $0.0, y: $0.1).applying(transform) }
            let box = rect.applying(transform)
            XCTAssertEqual(box.minX, corners.map(\.x).min()!, accuracy: 1e-12)
            XCTAssertEqual(box.maxX, corners.map(\.x).max()!, accuracy: 1e-12)
            XCTAssertEqual(box.minY, corners.map(\.y).min()!, accuracy: 1e-12)
            XCTAssertEqual(box.maxY, corners.map(\.y).max()!, accuracy: 1e-12)
        }
    }

    func testARectangleOfNegativeSizeIsStandardisedFirst() {
        let backwards = CGRect(x: 2, y: 6, width: -3, height: -4)
        XCTAssertEqual(backwards.applying(skewed), CGRect(x: -1, y: 2, width: 3, height: 4).applying(skewed))
    }

    func testNullAndInfiniteStayWhatTheyAre() {
        XCTAssertTrue(CGRect.null.applying(skewed).isNull)
        XCTAssertTrue(CGRect.infinite.applying(skewed).isInfinite)
        XCTAssertTrue(CGRect.null.equalTo(CGRect.null))
        XCTAssertFalse(CGRect.null.equalTo(.zero))
    }

    func testDictionariesGiveBackWhatTheyWereMadeOf() {
        let (point, size, rect) = (CGPoint(x: 1, y: 2.5), CGSize(width: -3, height: 4), CGRect(x: 1, y: 2, width: 3, height: 4.25))
        XCTAssertEqual(CGPoint(dictionaryRepresentation: point.dictionaryRepresentation), point)
        XCTAssertEqual(CGSize(dictionaryRepresentation: size.dictionaryRepresentation), size)
        XCTAssertEqual(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation), rect)
        XCTAssertEqual(rect.dictionaryRepresentation["Height"] as? Double, 4.25)
    }

    func testADictionaryWithoutAKeyOrWithoutANumberIsRefused() {
        XCTAssertNil(CGPoint(dictionaryRepresentation: ["X": 1]))
        XCTAssertNil(CGSize(dictionaryRepresentation: ["Width": 1, "Height": "wide"]))
        XCTAssertNil(CGRect(dictionaryRepresentation: CGPoint.zero.dictionaryRepresentation))
    }

    func testPrintsAsAppleDoes() {
        XCTAssertEqual("\(CGPoint(x: 1, y: 2.5))", "(1.0, 2.5)")
        XCTAssertEqual(CGSize(width: 3, height: 4).debugDescription, "(3.0, 4.0)")
        XCTAssertEqual("\(CGRect(x: 1, y: 2, width: 3, height: 4))", "(1.0, 2.0, 3.0, 4.0)")
    }

    func testFunctionsOfCSayWhatTheMembersSay() {
        let rect = CGRectMake(1, 2, 30, 40)
        let other = CGRectOffset(rect, 10, 20)
        XCTAssertEqual(rect, CGRect(x: 1, y: 2, width: 30, height: 40))
        XCTAssertEqual(CGPointMake(1, 2), rect.origin)
        XCTAssertEqual(CGSizeMake(30, 40), rect.size)
        XCTAssertEqual(
            [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect)],
            [1, 16, 31, 2, 22, 42])
        XCTAssertEqual([CGRectGetWidth(rect), CGRectGetHeight(rect)], [30, 40])
        XCTAssertEqual(CGRectUnion(rect, other), CGRect(x: 1, y: 2, width: 40, height: 60))
        XCTAssertEqual(CGRectIntersection(rect, other), CGRect(x: 11, y: 22, width: 20, height: 20))
        XCTAssertEqual(CGRectInset(rect, 1, 2), CGRect(x: 2, y: 4, width: 28, height: 36))
        XCTAssertEqual(CGRectStandardize(CGRectMake(31, 42, -30, -40)), rect)
        XCTAssertEqual(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)), CGRectMake(0, 0, 2, 2))
        XCTAssertTrue(CGRectIntersectsRect(rect, other))
        XCTAssertTrue(CGRectContainsPoint(rect, CGPointMake(1, 2)))
        XCTAssertFalse(CGRectContainsPoint(rect, CGPointMake(31, 2)))
        XCTAssertTrue(CGRectContainsRect(rect, CGRectInset(rect, 1, 1)))
        XCTAssertTrue(CGRectIsEmpty(.zero) && CGRectIsNull(.null) && CGRectIsInfinite(.infinite))
        XCTAssertTrue(CGRectEqualToRect(rect, rect) && CGPointEqualToPoint(.zero, .zero) && CGSizeEqualToSize(.zero, .zero))
    }
}
