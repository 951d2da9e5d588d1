/// A matrix of 4 columns of 4 numbers. A vector is multiplied from the right as a column.
///
/// Follows Apple's simd, whose types `simd_float4x4` and `simd_double4x4` are this one's.
public struct SIMDMatrix4x4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    /// A column.
    public typealias Column = SIMD4<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column, Column, Column)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero, .zero) }

    /// Creates a matrix with a number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix with numbers on the diagonal, from the top left.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix from its columns.
    public init(columns: (Column, Column, Column, Column)) { self.columns = columns }

    /// Creates a matrix from its columns.
    public init(_ col0: Column, _ col1: Column, _ col2: Column, _ col3: Column) { columns = (col0, col1, col2, col3) }

    /// Creates a matrix from an array of 4 columns; another number traps.
    public init(_ columns: [Column]) {
        precondition(columns.count == 4, "a matrix of 4 columns needs 4 of them, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2], columns[3])
    }

    /// Creates a matrix from an array of 4 rows; another number traps.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A column by its index, 0...3; another index traps.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            case 3: columns.3
            default: preconditionFailure("column \(column) of 4")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            case 3: columns.3 = newValue
            default: preconditionFailure("column \(column) of 4")
            }
        }
    }

    /// A number by its column and row, both 0...3; another index traps.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<4 { for row in 0..<4 { result[row][column] = self[column][row] } }
        return result
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<4).allSatisfy { lhs[$0] == rhs[$0] } }

    /// The sums of the numbers at each place.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2, lhs.columns.3 + rhs.columns.3)
    }
    /// The differences of the numbers at each place.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2, lhs.columns.3 - rhs.columns.3)
    }
    /// The matrix with all signs changed.
    public static prefix func - (rhs: Self) -> Self { Self() - rhs }
    /// Adds a matrix.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a matrix.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// All numbers times a factor.
    public static func * (lhs: Scalar, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// All numbers times a factor.
    public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
    /// Multiplies all numbers by a factor.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

    /// The product with a column.
    public static func * (lhs: Self, rhs: Column) -> Column {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2] + lhs.columns.3 * rhs[3]
    }

    /// The product of a row and a matrix.
    public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }

    /// The product of two matrices.
    public static func * (lhs: Self, rhs: Self) -> Self {
        Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2, lhs * rhs.columns.3)
    }
    /// Multiplies by a matrix from the right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// The determinant.
    public var determinant: Scalar { elimination.determinant }

    /// The inverse; numbers that are not finite for a matrix without one.
    public var inverse: Self { elimination.inverse }

    /// Gauss's elimination with the largest number of a column as its pivot.
    private var elimination: (determinant: Scalar, inverse: Self) {
        var (rest, result, determinant) = (self.transpose, Self(1), Scalar(1))
        for step in 0..<4 {
            var pivot = step
            for row in step..<4 where abs(rest[row][step]) > abs(rest[pivot][step]) { pivot = row }
            if pivot != step {
                (rest[step], rest[pivot]) = (rest[pivot], rest[step])
                (result[step], result[pivot]) = (result[pivot], result[step])
                determinant = -determinant
            }
            let divisor = rest[step][step]
            determinant *= divisor
            rest[step] /= divisor
            result[step] /= divisor
            for row in 0..<4 where row != step {
                let factor = rest[row][step]
                rest[row] -= factor * rest[step]
                result[row] -= factor * result[step]
            }
        }
        return (determinant, result.transpose)
    }
}

extension SIMDMatrix4x4: Sendable where Scalar: Sendable, Column: Sendable {}

/// A matrix of 4 columns of 4 single-precision numbers.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of 4 columns of 4 single-precision numbers.
public typealias float4x4 = simd_float4x4
/// A matrix of 4 columns of 4 double-precision numbers.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// A matrix of 4 columns of 4 double-precision numbers.
public typealias double4x4 = simd_double4x4

/// The matrix that changes nothing.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The matrix that changes nothing.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Returns the product of two matrices.
public func simd_mul<Scalar>(_ x: SIMDMatrix4x4<Scalar>, _ y: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar> { x * y }
/// Returns the product of a matrix and a column.
public func simd_mul<Scalar>(_ x: SIMDMatrix4x4<Scalar>, _ y: SIMD4<Scalar>) -> SIMD4<Scalar> { x * y }
/// Returns the inverse; numbers that are not finite for a matrix without one.
public func simd_inverse<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar> { x.inverse }
/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> SIMDMatrix4x4<Scalar> { x.transpose }
/// Returns the determinant.
public func simd_determinant<Scalar>(_ x: SIMDMatrix4x4<Scalar>) -> Scalar { x.determinant }
