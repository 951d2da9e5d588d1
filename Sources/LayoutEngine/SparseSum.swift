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
            let old = coefficients[index]
            let new = old + coefficient
            coefficients[index] = abs(new) <= 1e-11 * (abs(old) + abs(coefficient)) ? 0 : new
        } else {
            isPresent[index] = true
            coefficients[index] = coefficient
            symbols.append(symbol)
        }
    }

    mutating func add(constant number: Double) {
        constant += number
        size = max(size, abs(number), abs(constant))
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
        for symbol in symbols where coefficients[Int(symbol)] != 0 {
            result.append(SymbolTerm(symbol: symbol, coefficient: factor * coefficients[Int(symbol)]))
        }
        result.sort { $0.symbol < $1.symbol }
        return result
    }
}
