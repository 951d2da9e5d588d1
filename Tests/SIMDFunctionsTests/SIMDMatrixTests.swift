import SIMDFunctions
import XCTest

final class SIMDMatrixTests: XCTestCase {
    private let matrix = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(1, 3, 2), SIMD3(1, 1, 2)])

    func testColumnsComeBeforeRows() {
        XCTAssertEqual(matrix.columns.0, SIMD3(2, 1, 1))
        XCTAssertEqual(matrix[2], SIMD3(1, 2, 2))
        XCTAssertEqual(matrix[2, 0], 1)
        XCTAssertEqual(matrix.transpose[0], SIMD3(2, 0, 1))
        XCTAssertEqual(double3x3(matrix.columns.0, matrix.columns.1, matrix.columns.2), matrix)
    }

    func testAVectorIsAColumnOnTheRightAndARowOnTheLeft() {
        XCTAssertEqual(matrix * SIMD3(1, 2, 3), SIMD3(5, 13, 9))
        XCTAssertEqual(SIMD3(1, 2, 3) * matrix, SIMD3(7, 9, 11))
        XCTAssertEqual(matrix * matrix_identity_double3x3, matrix)
        XCTAssertEqual(simd_mul(matrix, matrix) * SIMD3(1, 2, 3), matrix * (matrix * SIMD3(1, 2, 3)))
    }

    func testTheInverseTakesTheProductBack() {
        // Expanded along the first row: 2 (6 - 2) + 1 (1 - 3).
        XCTAssertEqual(matrix.determinant, 6, accuracy: 1e-12)
        let product = matrix * matrix.inverse
        for column in 0..<3 { for row in 0..<3 { XCTAssertEqual(product[column, row], column == row ? 1 : 0, accuracy: 1e-12) } }
        XCTAssertFalse(double4x4().inverse[0, 0].isFinite)
    }

    func testFourColumnsWorkAsThreeDo() {
        var matrix4 = float4x4(diagonal: SIMD4(2, 3, 4, 1))
        matrix4[3] = SIMD4(10, 20, 30, 1)
        XCTAssertEqual(matrix4 * SIMD4(1, 1, 1, 1), SIMD4(12, 23, 34, 1))
        XCTAssertEqual(matrix4.determinant, 24)
        XCTAssertEqual(distance(matrix4.inverse * SIMD4(12, 23, 34, 1), SIMD4(1, 1, 1, 1)), 0, accuracy: 1e-5)
        // Rows exchanged: the pivot is not on the diagonal.
        let exchange = double4x4(rows: [SIMD4(0, 1, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 0, 1), SIMD4(0, 0, 1, 0)])
        XCTAssertEqual(exchange.determinant, 1)
        XCTAssertEqual(exchange.inverse, exchange)
        XCTAssertEqual(2 * exchange - exchange, exchange)
    }

    func testACrossProductIsPerpendicular() {
        XCTAssertEqual(cross(SIMD3(1.0, 0, 0), SIMD3(0, 1, 0)), SIMD3(0, 0, 1))
    }
}
