/// A symbol times a number, in a row.
struct SymbolTerm {
    var symbol: Int32
    var coefficient: Double
}

extension [SymbolTerm] {
    /// The coefficient of a symbol in terms that are in the order of their symbols; 0 if it is not among them.
    func coefficient(of symbol: Int32) -> Double {
        withUnsafeBufferPointer { terms in
            var (low, high) = (0, terms.count)
            while low < high {
                let middle = (low + high) / 2
                if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
            }
            return low < terms.count && terms[low].symbol == symbol ? terms[low].coefficient : 0
        }
    }

    /// Adds few terms times a factor to many, without writing these again, and takes a symbol out. Both lists are in the order of their
    /// symbols.
    ///
    /// - Parameter isNew: Called for each symbol that the terms did not have.
    mutating func add(_ others: [SymbolTerm], times factor: Double, leavingOut leftOut: Int32, isNew: (Int32) -> Void) {
        var hint = 0
        for term in others where term.symbol != leftOut {
            let added = factor * term.coefficient
            hint = index(of: term.symbol, from: hint)
            if hint < count, self[hint].symbol == term.symbol {
                let sum = Rounding.sum(self[hint].coefficient, added)
                if sum != 0 { self[hint].coefficient = sum } else { remove(at: hint) }
            } else if added != 0 {
                insert(SymbolTerm(symbol: term.symbol, coefficient: added), at: hint)
                isNew(term.symbol)
            }
        }
        let position = index(of: leftOut, from: 0)
        if position < count, self[position].symbol == leftOut { remove(at: position) }
    }

    /// The index of a symbol, or where it belongs, at or behind another.
    private func index(of symbol: Int32, from start: Int) -> Int {
        var (low, high) = (start, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// `factor * self + otherFactor * others` without one or two symbols; both lists are in the order of their symbols, and the result is.
    ///
    /// - Parameter isNew: Called for each symbol of the result that `self` does not have.
    func sum(
        _ factor: Double, _ others: [SymbolTerm], _ otherFactor: Double, leavingOut one: Int32, _ two: Int32 = -1,
        isNew: (Int32) -> Void = { _ in }
    ) -> [SymbolTerm] {
        // A buffer: each append to an array would check whether that is shared.
        [SymbolTerm](unsafeUninitializedCapacity: count + others.count) { buffer, count in
            withUnsafeBufferPointer { terms in
                others.withUnsafeBufferPointer { others in
                    count = Self.merge(terms, factor, others, otherFactor, leavingOut: (one, two), into: buffer, isNew: isNew)
                }
            }
        }
    }

    @inline(__always)
    private static func merge(
        _ terms: UnsafeBufferPointer<SymbolTerm>, _ factor: Double, _ others: UnsafeBufferPointer<SymbolTerm>, _ otherFactor: Double,
        leavingOut leftOut: (Int32, Int32), into buffer: UnsafeMutableBufferPointer<SymbolTerm>, isNew: (Int32) -> Void
    ) -> Int {
        var (count, left, right) = (0, 0, 0)
        while left < terms.count || right < others.count {
            let symbol: Int32
            let coefficient: Double
            var wasThere = true
            if right == others.count || left < terms.count && terms[left].symbol < others[right].symbol {
                (symbol, coefficient) = (terms[left].symbol, factor * terms[left].coefficient)
                left += 1
            } else if left == terms.count || others[right].symbol < terms[left].symbol {
                (symbol, coefficient) = (others[right].symbol, otherFactor * others[right].coefficient)
                wasThere = false
                right += 1
            } else {
                symbol = terms[left].symbol
                coefficient = Rounding.sum(factor * terms[left].coefficient, otherFactor * others[right].coefficient)
                left += 1
                right += 1
            }
            guard coefficient != 0, symbol != leftOut.0, symbol != leftOut.1 else { continue }
            if !wasThere { isNew(symbol) }
            buffer.initializeElement(at: count, to: SymbolTerm(symbol: symbol, coefficient: coefficient))
            count += 1
        }
        return count
    }
}
