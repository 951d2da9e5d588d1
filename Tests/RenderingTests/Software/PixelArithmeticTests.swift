import XCTest

@testable import Rendering

final class PixelArithmeticTests: XCTestCase {
    func testProductsAreRoundedToTheNearest() {
        for x in 0...255 as ClosedRange<UInt32> {
            for a in 0...255 as ClosedRange<UInt32> {
                let exact = UInt32((Double(x) * Double(a) / 255).rounded())
                XCTAssertEqual(PixelArithmetic.product(x, a), exact)
                XCTAssertEqual(((x * a + 128) * 257) >> 16, exact)
                XCTAssertEqual(PixelArithmetic.scale(x << 24 | x << 8 | (255 - x), by: a) >> 8 & 255, exact)
            }
        }
    }
}
