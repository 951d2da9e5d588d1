/// A sum of symbols that grows term by term.
struct SparseSum {
    private var coefficients: [Double] = []
    private var isPresent: [Bool] = []
    private(set) var symbols: [Int32] = []
    var constant = 0.0
    /// The largest number added to the constant.
    var size = 0.0

    mutating func begin(symbolCount: Int) {
        if coefficients.count < symbolCount {
            coefficients += repeatElement(0, count: symbolCount - coefficients.count)
            isPresent += repeatElement(false, count: symbolCount - isPresent.count)
        }
        for symbol in symbols {
            coefficients[Int(symbol)] = 0
            isPresent[Int(symbol)] = false
        }
        symbols.removeAll(keepingCapacity: true)
        constant = 0
        size = 0
    }

    mutating func add(_ symbol: Int32, _ coefficient: Double) {
        let index = Int(symbol)
        if isPresent[index] {
            coefficients[index] = Rounding.sum(coefficients[index], coefficient)
        } else {
            isPresent[index] = true
            coefficients[index] = coefficient
            symbols.append(symbol)
        }
    }

    mutating func add(_ terms: [SymbolTerm], times factor: Double) {
        for term in terms { add(term.symbol, factor * term.coefficient) }
    }

    mutating func add(constant number: Double) {
        constant += number
        size = max(size, abs(number), abs(constant))
    }

    /// Adds a row with its constant.
    mutating func add(_ row: Row, times factor: Double) {
        add(constant: factor * row.constant)
        size = max(size, abs(factor) * row.size)
        add(row.terms, times: factor)
    }

    /// Takes a symbol out and returns its coefficient.
    mutating func take(_ symbol: Int32) -> Double {
        let coefficient = coefficients[Int(symbol)]
        coefficients[Int(symbol)] = 0
        return coefficient
    }

    subscript(symbol: Int32) -> Double { isPresent[Int(symbol)] ? coefficients[Int(symbol)] : 0 }

    /// The terms times a factor, in the order of their symbols.
    func terms(times factor: Double) -> [SymbolTerm] {
        var result: [SymbolTerm] = []
        result.reserveCapacity(symbols.count)
        // To look at all symbols takes less time than to sort many.
        if symbols.count * 16 > isPresent.count {
            for index in isPresent.indices where coefficients[index] != 0 {
                result.append(SymbolTerm(symbol: Int32(index), coefficient: factor * coefficients[index]))
            }
            return result
        }
        for symbol in symbols where coefficients[Int(symbol)] != 0 {
            result.append(SymbolTerm(symbol: symbol, coefficient: factor * coefficients[Int(symbol)]))
        }
        result.sort { $0.symbol < $1.symbol }
        return result
    }
}
