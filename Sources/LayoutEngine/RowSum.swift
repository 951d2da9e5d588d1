/// The terms of a row that is summed up from others, by their symbols. Its symbols are found in their order without sorting.
struct RowSum {
    private var coefficients: [Double] = []
    /// A bit for each symbol that has been added.
    private var marks: [UInt64] = []

    mutating func begin(symbolCount: Int) {
        let words = (symbolCount + 63) / 64
        if marks.count < words {
            coefficients += repeatElement(0, count: 64 * words - coefficients.count)
            marks += repeatElement(0, count: words - marks.count)
        }
        coefficients.withUnsafeMutableBufferPointer { coefficients in
            for word in marks.indices where marks[word] != 0 {
                coefficients[64 * word..<64 * word + 64].update(repeating: 0)
                marks[word] = 0
            }
        }
    }

    mutating func add(_ terms: [SymbolTerm], times factor: Double) {
        coefficients.withUnsafeMutableBufferPointer { coefficients in
            marks.withUnsafeMutableBufferPointer { marks in
                terms.withUnsafeBufferPointer { terms in
                    // The bits of a word together: terms that follow each other would wait for each other.
                    var (word, bits) = (0, UInt64(0))
                    for term in terms {
                        let index = Int(term.symbol)
                        if index >> 6 != word {
                            marks[word] |= bits
                            (word, bits) = (index >> 6, 0)
                        }
                        bits |= 1 << UInt64(index & 63)
                        coefficients[index] = Rounding.sum(coefficients[index], factor * term.coefficient)
                    }
                    if bits != 0 { marks[word] |= bits }
                }
            }
        }
    }

    /// Takes a symbol out and returns its coefficient.
    mutating func take(_ symbol: Int32) -> Double {
        let coefficient = coefficients[Int(symbol)]
        coefficients[Int(symbol)] = 0
        return coefficient
    }

    subscript(symbol: Int32) -> Double { coefficients[Int(symbol)] }

    /// Calls a function for each term, in the order of the symbols.
    @inline(__always)
    func forEach(_ body: (Int32, Double) -> Void) {
        coefficients.withUnsafeBufferPointer { coefficients in
            marks.withUnsafeBufferPointer { marks in
                for word in marks.indices {
                    var rest = marks[word]
                    while rest != 0 {
                        let index = 64 * word + rest.trailingZeroBitCount
                        rest &= rest - 1
                        if coefficients[index] != 0 { body(Int32(truncatingIfNeeded: index), coefficients[index]) }
                    }
                }
            }
        }
    }

    /// The number of symbols that have been added.
    var count: Int {
        var count = 0
        for mark in marks { count += mark.nonzeroBitCount }
        return count
    }

    /// The terms, in the order of their symbols.
    var terms: [SymbolTerm] {
        [SymbolTerm](unsafeUninitializedCapacity: count) { buffer, count in
            count = 0
            forEach { symbol, coefficient in
                buffer.initializeElement(at: count, to: SymbolTerm(symbol: symbol, coefficient: coefficient))
                count += 1
            }
        }
    }
}
