extension ConstraintSolver {
    /// `factor * terms + otherFactor * others` without one or two symbols; both lists are in the order of their symbols, and the result is.
    ///
    /// - Parameter isNew: Called for each symbol of the result that `terms` does not have.
    static func sum(
        _ terms: [SymbolTerm], _ factor: Double, _ others: [SymbolTerm], _ otherFactor: Double, leavingOut one: Int32, _ two: Int32 = -1,
        isNew: (Int32) -> Void = { _ in }
    ) -> [SymbolTerm] {
        // A buffer: each append to an array would check whether that is shared.
        [SymbolTerm](unsafeUninitializedCapacity: terms.count + others.count) { buffer, count in
            terms.withUnsafeBufferPointer { terms in
                others.withUnsafeBufferPointer { others in
                    var (left, right) = (0, 0)
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
                            let (own, added) = (factor * terms[left].coefficient, otherFactor * others[right].coefficient)
                            let sum = own + added
                            coefficient = abs(sum) > 1e-11 * (abs(own) + abs(added)) ? sum : 0
                            left += 1
                            right += 1
                        }
                        guard coefficient != 0, symbol != one, symbol != two else { continue }
                        if !wasThere { isNew(symbol) }
                        buffer.initializeElement(at: count, to: SymbolTerm(symbol: symbol, coefficient: coefficient))
                        count += 1
                    }
                }
            }
        }
    }
}
