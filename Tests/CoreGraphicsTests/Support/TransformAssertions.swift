import CoreGraphics
import XCTest

extension CATransform3D {
    /// The sixteen entries, row by row.
    var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }

    /// A matrix of sixteen entries, row by row.
    init(entries e: [Double]) {
        self.init(
            m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7],
            m31: e[8], m32: e[9], m33: e[10], m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
    }
}

extension CGAffineTransform {
    var entries: [CGFloat] { [a, b, c, d, tx, ty] }
}

/// Fails where an entry is off by more than the accuracy, or is NaN.
func assertEqual(
    _ entries: [CGFloat], _ expected: [CGFloat], accuracy: Double, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertEqual(entries.count, expected.count, message, file: file, line: line)
    for (index, (entry, wanted)) in zip(entries, expected).enumerated() {
        XCTAssertEqual(entry, wanted, accuracy: accuracy, "\(message) entry \(index)", file: file, line: line)
    }
}

func assertEqual(
    _ transform: CATransform3D, _ expected: CATransform3D, accuracy: Double = 1e-12, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    assertEqual(transform.entries, expected.entries, accuracy: accuracy, message, file: file, line: line)
}

func assertEqual(
    _ transform: CGAffineTransform, _ expected: CGAffineTransform, accuracy: Double = 1e-12, _ message: String = "",
    file: StaticString = #filePath, line: UInt = #line
) {
    assertEqual(transform.entries, expected.entries, accuracy: accuracy, message, file: file, line: line)
}
