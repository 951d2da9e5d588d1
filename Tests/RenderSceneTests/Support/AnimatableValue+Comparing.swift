import CoreGraphics
import RenderScene
import XCTest

extension AnimatableValue {
    /// Every number in it, in order.
    var numbers: [Double] {
        switch self {
        case .number(let v): return [v]
        case .flag(let v): return [v ? 1 : 0]
        case .pair(let v): return [v.x, v.y]
        case .rect(let v), .color(let v?): return [v.x, v.y, v.z, v.w]
        case .color(nil), .image, .crossFade, .path: return []
        case .colors(let v): return v.flatMap { [$0.x, $0.y, $0.z, $0.w] }
        case .numbers(let v): return v
        case .transform(let m):
            return [
                m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43, m.m44,
            ].map { Double($0) }
        }
    }
}

/// Fails where a number differs by more than the accuracy, or there are more or fewer of them.
func assertNumbers(
    _ value: AnimatableValue?, _ expected: [Double], accuracy: Double = 1e-12, _ message: String = "", file: StaticString = #filePath,
    line: UInt = #line
) {
    let numbers = value?.numbers ?? []
    XCTAssertEqual(numbers.count, expected.count, message, file: file, line: line)
    for (number, wanted) in zip(numbers, expected) { XCTAssertEqual(number, wanted, accuracy: accuracy, message, file: file, line: line) }
}
