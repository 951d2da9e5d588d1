import CoreGraphics
import TestSupport
import Testing
import XCTest

final class NSValueGeometryTests: XCTestCase {
    private let point = CGPoint(x: 1, y: -2)
    private let size = CGSize(width: 3, height: 4.5)
    private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    private let vector = CGVector(dx: 5, dy: -6)
    private let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    private let transform = CATransform3D(entries: (1...16).map(Double.init))

    func testBoxesGiveBackWhatTheyHoldThroughAny() throws {
        let boxes: [Any] = [
            NSValue(cgPoint: point), NSValue(cgSize: size), NSValue(cgRect: rect), NSValue(cgVector: vector),
            NSValue(cgAffineTransform: affine), NSValue(caTransform3D: transform),
        ]
        let values = try boxes.map { try XCTUnwrap($0 as? NSValue) }
        XCTAssertEqual(values[0].cgPointValue, point)
        XCTAssertEqual(values[1].cgSizeValue, size)
        XCTAssertEqual(values[2].cgRectValue, rect)
        XCTAssertEqual(values[3].cgVectorValue, vector)
        XCTAssertEqual(values[4].cgAffineTransformValue, affine)
        XCTAssertEqual(values[5].caTransform3DValue, transform)
    }

    func testBoxesOfTheSameValueAreEqual() {
        XCTAssertEqual(NSValue(caTransform3D: transform), NSValue(caTransform3D: transform))
        XCTAssertNotEqual(NSValue(caTransform3D: transform), NSValue(caTransform3D: CATransform3DIdentity))
        XCTAssertNotEqual(NSValue(cgPoint: CGPoint(x: 5, y: -6)), NSValue(cgVector: vector))
    }

    func testGeometryIsRecognizedBareAndBoxed() {
        let expected: [BoxedGeometry] = [
            .point(point), .size(size), .rect(rect), .vector(vector), .affine(affine), .transform(transform),
        ]
        let bare: [Any] = [point, size, rect, vector, affine, transform]
        XCTAssertEqual(bare.map { BoxedGeometry($0) }, expected)
        let boxes: [Any] = [
            NSValue(cgPoint: point), NSValue(cgSize: size), NSValue(cgRect: rect), NSValue(cgVector: vector),
            NSValue(cgAffineTransform: affine), NSValue(caTransform3D: transform),
        ]
        XCTAssertEqual(boxes.map { BoxedGeometry($0) }, expected)
    }

    func testOtherValuesAreNoGeometry() {
        XCTAssertNil(BoxedGeometry(NSNumber(value: 1)))
        XCTAssertNil(BoxedGeometry(1.5))
        XCTAssertNil(BoxedGeometry("point"))
        XCTAssertNil(BoxedGeometry(NSValue(range: NSRange(location: 0, length: 1))))
        XCTAssertNil(NSNumber(value: true).boxedGeometry)
    }

    func testAValueIsReadAsTheTypeItHolds() {
        XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    }

    /// Foundation's `objCType` leaks; a zoom reads a hundred boxes.
    func testReadingABoxLeaksNothing() {
        let boxes = [
            NSValue(cgPoint: point), NSValue(cgSize: size), NSValue(cgRect: rect), NSValue(cgVector: vector),
            NSValue(cgAffineTransform: affine), NSValue(caTransform3D: transform),
        ]
        func read() { for box in boxes { _ = BoxedGeometry(box) } }
        read()
        let before = ProcessMemory.residentBytes
        for _ in 0..<20_000 { read() }
        XCTAssertLessThan(ProcessMemory.residentBytes - before, 1 << 20)
    }

    func testCastsBridgeGeometryAsInObjectiveC() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        let transform = CGAffineTransform(translationX: 5, y: 6)
        let info: [AnyHashable: Any] = [
            "rect": NSValue(cgRect: rect), "point": NSValue(cgPoint: rect.origin), "size": rect.size, "number": NSNumber(value: 7),
            "transform": NSValue(cgAffineTransform: transform), "layer": NSValue(caTransform3D: CATransform3DIdentity),
        ]
        XCTAssertEqual(info["rect"] as? CGRect, rect)
        XCTAssertNil(info["rect"] as? CGPoint)
        XCTAssertEqual(info["point"] as? CGPoint, rect.origin)
        XCTAssertEqual((info["size"] as? NSValue)?.cgSizeValue, rect.size)
        XCTAssertEqual(info["transform"] as? CGAffineTransform, transform)
        XCTAssertNotNil(info["layer"] as? CATransform3D)
        XCTAssertNil(info["number"] as? CGRect)
        XCTAssertNil(info["number"] as? CGSize)
        XCTAssertEqual((rect as AnyObject as? NSValue)?.cgRectValue, rect)
    }
}

@Suite struct NSValueGeometryTrapTests {
    @Test func readingAnotherTypeTrapsNamingBoth() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = NSValue(cgPoint: .zero).caTransform3DValue }
        }
        #expect(result.trapSentence?.contains("holds a CGPoint, not a CATransform3D") == true)
    }

    @Test func readingARectangleFromANumberTraps() async {
        let result = await #expect(processExitsWith: .trap, observing: [\.standardErrorContent]) {
            await Diagnostics.exitAtTraps { _ = NSNumber(value: 1).cgRectValue }
        }
        #expect(result.trapSentence != nil)
    }
}
