// Variables are defined in terms of others and never substituted: a chain of equalities costs its links, and a change runs along it once.
extension ConstraintSolver {
    func addUser(_ row: Int32, of symbol: Int32) {
        users.append((row, symbols[Int(symbol)].firstUser))
        symbols[Int(symbol)].firstUser = Int32(users.count - 1)
    }

    /// Whether a definition contains the symbol.
    func hasUsers(_ symbol: Int32) -> Bool {
        while case let first = symbols[Int(symbol)].firstUser, first >= 0 {
            if contains(users[Int(first)].row, symbol) { return true }
            symbols[Int(symbol)].firstUser = users[Int(first)].next
        }
        return false
    }

    private func contains(_ row: Int32, _ symbol: Int32) -> Bool {
        let index = Int(row)
        return rows[index].isDefinition && rows[index].subject >= 0 && coefficient(of: symbol, in: rows[index].terms) != 0
    }

    /// The definitions that contain a symbol, each once. The symbol's list has these alone afterwards.
    func definitions(containing symbol: Int32) -> [Int32] {
        var result: [Int32] = []
        var seen: Set<Int32> = []
        var next = symbols[Int(symbol)].firstUser
        var last: Int32 = -1
        while next >= 0 {
            let entry = next
            let user = users[Int(entry)]
            next = user.next
            if contains(user.row, symbol), seen.insert(user.row).inserted {
                result.append(user.row)
                if last < 0 { symbols[Int(symbol)].firstUser = entry } else { users[Int(last)].next = entry }
                last = entry
            }
        }
        if last < 0 { symbols[Int(symbol)].firstUser = -1 } else { users[Int(last)].next = -1 }
        return result
    }

    /// Defines a variable.
    func define(_ variable: Int32, constant: Double, terms: [SymbolTerm], size: Double) {
        let row = makeRow(Row(subject: variable, isDefinition: true, constant: constant, terms: terms, size: size))
        symbols[Int(variable)].row = row
        for term in terms { addUser(row, of: term.symbol) }
        outdate(variable)
    }

    /// Replaces the terms of a definition.
    func redefine(_ row: Int32, constant: Double, terms: [SymbolTerm], size: Double) {
        for term in terms where coefficient(of: term.symbol, in: rows[Int(row)].terms) == 0 { addUser(row, of: term.symbol) }
        rows[Int(row)].constant = constant
        rows[Int(row)].terms = terms
        rows[Int(row)].size = size
        outdate(rows[Int(row)].subject)
    }

    func undefine(_ variable: Int32) {
        freeRow(symbols[Int(variable)].row)
        symbols[Int(variable)].row = -1
        outdate(variable)
    }

    func makeRow(_ row: Row) -> Int32 {
        if let index = freeRows.popLast() {
            rows[Int(index)] = row
            return index
        }
        rows.append(row)
        return Int32(rows.count - 1)
    }

    func freeRow(_ index: Int32) {
        rows[Int(index)].subject = -1
        rows[Int(index)].terms = []
        rows[Int(index)].isDefinition = false
        freeRows.append(index)
    }

    func coefficient(of symbol: Int32, in terms: [SymbolTerm]) -> Double {
        var low = 0
        var high = terms.count
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low < terms.count && terms[low].symbol == symbol ? terms[low].coefficient : 0
    }

    // MARK: Values

    /// Marks a variable's value, and those that depend on it.
    func outdate(_ variable: Int32) {
        guard !symbols[Int(variable)].isOutdated else { return }
        mark(variable)
        outdateUsers(of: variable)
    }

    /// Marks the values that depend on a symbol.
    func outdateUsers(of symbol: Int32) {
        guard symbols[Int(symbol)].firstUser >= 0 else { return }
        var pending = [symbol]
        while let symbol = pending.popLast() {
            var next = symbols[Int(symbol)].firstUser
            while next >= 0 {
                let user = users[Int(next)]
                next = user.next
                let subject = rows[Int(user.row)].subject
                guard rows[Int(user.row)].isDefinition, subject >= 0, !symbols[Int(subject)].isOutdated else { continue }
                mark(subject)
                pending.append(subject)
            }
        }
    }

    private func mark(_ variable: Int32) {
        symbols[Int(variable)].isOutdated = true
        guard !symbols[Int(variable)].isListed else { return }
        symbols[Int(variable)].isListed = true
        listed.append(variable)
    }

    /// A symbol's value, not rounded.
    func evaluate(_ symbol: Int32) -> Double {
        let start = symbols[Int(symbol)]
        guard start.kind == .variable else { return start.row < 0 ? 0 : rows[Int(start.row)].constant }
        guard start.isOutdated else { return start.value }
        stack.append(symbol)
        while let top = stack.last {
            let index = Int(top)
            guard symbols[index].isOutdated else {
                stack.removeLast()
                continue
            }
            guard symbols[index].row >= 0 else {
                symbols[index].value = 0
                symbols[index].isOutdated = false
                stack.removeLast()
                continue
            }
            let row = Int(symbols[index].row)
            var value = rows[row].constant
            var waits = false
            for term in rows[row].terms {
                let other = Int(term.symbol)
                if symbols[other].kind == .variable {
                    if symbols[other].isOutdated {
                        stack.append(term.symbol)
                        waits = true
                    } else {
                        value += term.coefficient * symbols[other].value
                    }
                } else if symbols[other].row >= 0 {
                    value += term.coefficient * rows[Int(symbols[other].row)].constant
                }
            }
            if !waits {
                symbols[index].value = value
                symbols[index].isOutdated = false
                stack.removeLast()
            }
        }
        return symbols[Int(symbol)].value
    }

    // MARK: Expansion

    /// Replaces defined variables in `sum` by their definitions, each once, until none is left.
    func expandSum() {
        // Depth first, so that a variable comes after all that its definition needs. A symbol is done where its complement is.
        for symbol in sum.symbols where isDefined(symbol) { expansion.append(symbol) }
        guard !expansion.isEmpty else { return }
        while let next = expansion.popLast() {
            if next < 0 {
                expansionOrder.append(~next)
                continue
            }
            guard !symbols[Int(next)].isExpanded else { continue }
            symbols[Int(next)].isExpanded = true
            expansion.append(~next)
            for term in rows[Int(symbols[Int(next)].row)].terms where isDefined(term.symbol) { expansion.append(term.symbol) }
        }
        while let symbol = expansionOrder.popLast() {
            symbols[Int(symbol)].isExpanded = false
            let factor = sum.take(symbol)
            guard factor != 0 else { continue }
            let row = rows[Int(symbols[Int(symbol)].row)]
            sum.add(constant: factor * row.constant)
            sum.size = max(sum.size, abs(factor) * row.size)
            for term in row.terms { sum.add(term.symbol, factor * term.coefficient) }
        }
    }

    /// Replaces symbols in `sum` by their rows of the tableau, which may leave hubs there, without their values.
    func reduceSum() {
        for symbol in sum.symbols where symbols[Int(symbol)].kind != .variable && symbols[Int(symbol)].row >= 0 {
            let factor = sum.take(symbol)
            guard factor != 0 else { continue }
            reduced.append((symbols[Int(symbol)].row, factor))
        }
        for (row, factor) in reduced {
            let row = rows[Int(row)]
            sum.add(constant: factor * row.constant)
            sum.size = max(sum.size, abs(factor) * row.size)
            for term in row.terms { sum.add(term.symbol, factor * term.coefficient) }
        }
        reduced.removeAll(keepingCapacity: true)
    }

    /// Replaces the hubs that `reduceSum` has left by the terms of their rows.
    func expandHubsOfSum() {
        for hub in hubs {
            let factor = sum.take(hub)
            guard factor != 0 else { continue }
            for term in rows[Int(symbols[Int(hub)].row)].terms { sum.add(term.symbol, factor * term.coefficient) }
        }
    }

    private func isDefined(_ symbol: Int32) -> Bool { symbols[Int(symbol)].kind == .variable && symbols[Int(symbol)].row >= 0 }
}
