import UIFoundation
import XCTest

/// Geometry in keyed archives.
final class NSCoderGeometryTests: XCTestCase {
    private final class Values: NSObject, NSCoding {
        var rect = CGRect(x: 1.5, y: -2, width: 3, height: 4)
        var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        var transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)

        override init() { super.init() }

        init?(coder: NSCoder) {
            rect = coder.decodeCGRect(forKey: "rect")
            insets = coder.decodeUIEdgeInsets(forKey: "insets")
            transform = coder.decodeCGAffineTransform(forKey: "transform")
            XCTAssertEqual(coder.decodeCGPoint(forKey: "missing"), .zero)
            XCTAssertEqual(coder.decodeCGAffineTransform(forKey: "missing"), .identity)
        }

        func encode(with coder: NSCoder) {
            coder.encode(rect, forKey: "rect")
            coder.encode(insets, forKey: "insets")
            coder.encode(transform, forKey: "transform")
        }
    }

    func testGeometryIsArchivedUnderKeys() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        Values().encode(with: archiver)
        let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        let read = try XCTUnwrap(Values(coder: unarchiver))
        XCTAssertEqual(read.rect, Values().rect)
        XCTAssertEqual(read.insets, Values().insets)
        XCTAssertEqual(read.transform, Values().transform)
    }
}
