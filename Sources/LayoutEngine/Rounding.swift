/// The limits of rounding errors.
enum Rounding {
    /// Numbers below it are rounding errors of coefficients, which are of the order of 1.
    static let tiny = 1e-9
    /// Constants and coefficients from it on leave rounding errors that a layout would show.
    static let large = 1e6
    /// The share of its parts below which a sum is 0.
    private static let share = 1e-11

    /// A sum, or 0 if it is a rounding error of its parts.
    @inline(__always)
    static func sum(_ one: Double, _ other: Double) -> Double {
        let sum = one + other
        return abs(sum) > share * (abs(one) + abs(other)) ? sum : 0
    }

    /// Two numbers added, each 0 if it is a rounding error of its parts.
    @inline(__always)
    static func sum(_ one: SIMD4<Double>, _ other: SIMD4<Double>) -> SIMD4<Double> {
        let sum = one + other
        return sum.replacing(with: 0, where: magnitude(sum) .<= share * (magnitude(one) + magnitude(other)))
    }

    /// The absolute values of numbers.
    @inline(__always)
    static func magnitude(_ numbers: SIMD4<Double>) -> SIMD4<Double> { numbers.replacing(with: -numbers, where: numbers .< 0) }

    /// Whether a sum is more than a rounding error of its parts, whose absolute values together are `size`.
    static func isSignificant(_ sum: Double, size: Double) -> Bool { abs(sum) > share * size }

    /// The distance by which the value of a symbol may miss its bounds, beside the largest number that went into it.
    static func slack(_ size: Double) -> Double { 1e-8 + 1e-11 * size }

    /// The size of a number in a row that gets it times a factor. Sizes do not grow by factors: after hundreds of pivots they would excuse
    /// any violation. A number that grows has its new size anyway.
    static func size(_ size: Double, times factor: Double) -> Double { size * min(abs(factor), 1) }

    /// Rounded to 2^-20, so that equal solutions found in other ways are equal.
    static func snapped(_ value: Double) -> Double {
        guard abs(value) < 0x1p31 else { return value }
        let result = (value * 0x1p20).rounded() * 0x1p-20
        return result == 0 ? 0 : result
    }
}
