/// A matrix of 3 columns of 3 numbers. A vector is multiplied from the right as a column.
///
/// Follows Apple's simd, whose types `simd_float3x3` and `simd_double3x3` are this one's.
public struct SIMDMatrix3x3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    /// A column.
    public typealias Column = SIMD3<Scalar>

    /// The columns, from the left.
    public var columns: (Column, Column, Column)

    /// Creates a matrix of zeros.
    public init() { columns = (.zero, .zero, .zero) }

    /// Creates a matrix with a number on the diagonal.
    public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

    /// Creates a matrix with numbers on the diagonal, from the top left.
    public init(diagonal: Column) {
        self.init()
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }

    /// Creates a matrix from its columns.
    public init(columns: (Column, Column, Column)) { self.columns = columns }

    /// Creates a matrix from its columns.
    public init(_ col0: Column, _ col1: Column, _ col2: Column) { columns = (col0, col1, col2) }

    /// Creates a matrix from an array of 3 columns; another number traps.
    public init(_ columns: [Column]) {
        precondition(columns.count == 3, "a matrix of 3 columns needs 3 of them, not \(columns.count)")
        self.columns = (columns[0], columns[1], columns[2])
    }

    /// Creates a matrix from an array of 3 rows; another number traps.
    public init(rows: [Column]) { self = Self(rows).transpose }

    /// A column by its index, 0...2; another index traps.
    public subscript(column: Int) -> Column {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: preconditionFailure("column \(column) of 3")
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: preconditionFailure("column \(column) of 3")
            }
        }
    }

    /// A number by its column and row, both 0...2; another index traps.
    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    /// The matrix with rows and columns exchanged.
    public var transpose: Self {
        var result = Self()
        for column in 0..<3 { for row in 0..<3 { result[row][column] = self[column][row] } }
        return result
    }

    public static func == (lhs: Self, rhs: Self) -> Bool { (0..<3).allSatisfy { lhs[$0] == rhs[$0] } }

    /// The sums of the numbers at each place.
    public static func + (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 + rhs.columns.0, lhs.columns.1 + rhs.columns.1, lhs.columns.2 + rhs.columns.2)
    }
    /// The differences of the numbers at each place.
    public static func - (lhs: Self, rhs: Self) -> Self {
        Self(lhs.columns.0 - rhs.columns.0, lhs.columns.1 - rhs.columns.1, lhs.columns.2 - rhs.columns.2)
    }
    /// The matrix with all signs changed.
    public static prefix func - (rhs: Self) -> Self { Self() - rhs }
    /// Adds a matrix.
    public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
    /// Subtracts a matrix.
    public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
    /// All numbers times a factor.
    public static func * (lhs: Scalar, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2) }
    /// All numbers times a factor.
    public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
    /// Multiplies all numbers by a factor.
    public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }

    /// The product with a column.
    public static func * (lhs: Self, rhs: Column) -> Column {
        lhs.columns.0 * rhs[0] + lhs.columns.1 * rhs[1] + lhs.columns.2 * rhs[2]
    }

    /// The product of a row and a matrix.
    public static func * (lhs: Column, rhs: Self) -> Column { rhs.transpose * lhs }

    /// The product of two matrices.
    public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs * rhs.columns.0, lhs * rhs.columns.1, lhs * rhs.columns.2) }
    /// Multiplies by a matrix from the right.
    public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

    /// The determinant.
    public var determinant: Scalar { elimination.determinant }

    /// The inverse; numbers that are not finite for a matrix without one.
    public var inverse: Self { elimination.inverse }

    /// Gauss's elimination with the largest number of a column as its pivot.
    private var elimination: (determinant: Scalar, inverse: Self) {
        var (rest, result, determinant) = (self.transpose, Self(1), Scalar(1))
        for step in 0..<3 {
            var pivot = step
            for row in step..<3 where abs(rest[row][step]) > abs(rest[pivot][step]) { pivot = row }
            if pivot != step {
                (rest[step], rest[pivot]) = (rest[pivot], rest[step])
                (result[step], result[pivot]) = (result[pivot], result[step])
                determinant = -determinant
            }
            let divisor = rest[step][step]
            determinant *= divisor
            rest[step] /= divisor
            result[step] /= divisor
            for row in 0..<3 where row != step {
                let factor = rest[row][step]
                rest[row] -= factor * rest[step]
                result[row] -= factor * result[step]
            }
        }
        return (determinant, result.transpose)
    }
}

extension SIMDMatrix3x3: Sendable where Scalar: Sendable, Column: Sendable {}

/// A matrix of 3 columns of 3 single-precision numbers.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of 3 columns of 3 single-precision numbers.
public typealias float3x3 = simd_float3x3
/// A matrix of 3 columns of 3 double-precision numbers.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// A matrix of 3 columns of 3 double-precision numbers.
public typealias double3x3 = simd_double3x3

/// The matrix that changes nothing.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The matrix that changes nothing.
public let matrix_identity_double3x3 = simd_double3x3(1)

/// Returns the product of two matrices.
public func simd_mul<Scalar>(_ x: SIMDMatrix3x3<Scalar>, _ y: SIMDMatrix3x3<Scalar>) -> SIMDMatrix3x3<Scalar> { x * y }
/// Returns the product of a matrix and a column.
public func simd_mul<Scalar>(_ x: SIMDMatrix3x3<Scalar>, _ y: SIMD3<Scalar>) -> SIMD3<Scalar> { x * y }
/// Returns the inverse; numbers that are not finite for a matrix without one.
public func simd_inverse<Scalar>(_ x: SIMDMatrix3x3<Scalar>) -> SIMDMatrix3x3<Scalar> { x.inverse }
/// Returns the matrix with rows and columns exchanged.
public func simd_transpose<Scalar>(_ x: SIMDMatrix3x3<Scalar>) -> SIMDMatrix3x3<Scalar> { x.transpose }
/// Returns the determinant.
public func simd_determinant<Scalar>(_ x: SIMDMatrix3x3<Scalar>) -> Scalar { x.determinant }
