// Variables are defined in terms of others and never substituted: a chain of equalities costs its links, and a change runs along it once.
extension Equations {
    mutating func addUser(_ row: Int32, of symbol: Int32) {
        users.append((row, symbols[Int(symbol)].firstUser))
        symbols[Int(symbol)].firstUser = Int32(users.count - 1)
    }

    /// Whether a definition contains the symbol.
    mutating func hasUsers(_ symbol: Int32) -> Bool {
        while case let first = symbols[Int(symbol)].firstUser, first >= 0 {
            if isDefinition(users[Int(first)].row, containing: symbol) { return true }
            symbols[Int(symbol)].firstUser = users[Int(first)].next
        }
        return false
    }

    private func isDefinition(_ row: Int32, containing symbol: Int32) -> Bool {
        let index = Int(row)
        return rows[index].isDefinition && rows[index].subject >= 0 && rows[index].terms.coefficient(of: symbol) != 0
    }

    /// The definitions that contain a symbol, each once. The symbol's list has these alone afterwards.
    mutating func definitions(containing symbol: Int32) -> [Int32] {
        guard symbols[Int(symbol)].firstUser >= 0 else { return [] }
        var result: [Int32] = []
        var seen: Set<Int32> = []
        var next = symbols[Int(symbol)].firstUser
        var last: Int32 = -1
        while next >= 0 {
            let entry = next
            let user = users[Int(entry)]
            next = user.next
            if isDefinition(user.row, containing: symbol), seen.insert(user.row).inserted {
                result.append(user.row)
                if last < 0 { symbols[Int(symbol)].firstUser = entry } else { users[Int(last)].next = entry }
                last = entry
            }
        }
        if last < 0 { symbols[Int(symbol)].firstUser = -1 } else { users[Int(last)].next = -1 }
        return result
    }

    /// Defines a variable.
    ///
    /// - Parameter isUsed: Whether definitions may contain the variable. The terms have no variable with a definition then.
    mutating func define(_ variable: Int32, constant: Double, terms: [SymbolTerm], size: Double, isUsed: Bool = false) {
        var definition = Row(subject: variable, isDefinition: true, constant: constant, terms: terms, size: size)
        if isUsed {
            lowestRank -= 1
            definition.rank = lowestRank
        } else {
            for term in terms where isDefined(term.symbol) {
                definition.rank = max(definition.rank, rows[Int(symbols[Int(term.symbol)].row)].rank + 1)
            }
        }
        let row = makeRow(definition)
        symbols[Int(variable)].row = row
        for term in terms { addUser(row, of: term.symbol) }
        outdate(variable)
    }

    mutating func undefine(_ variable: Int32) {
        freeRow(symbols[Int(variable)].row)
        symbols[Int(variable)].row = -1
        outdate(variable)
    }

    // MARK: Values

    /// Marks a variable's value, and those that depend on it.
    mutating func outdate(_ variable: Int32) {
        guard !symbols[Int(variable)].isOutdated else { return }
        mark(variable)
        outdateUsers(of: variable)
    }

    /// Marks the values that depend on a symbol.
    mutating func outdateUsers(of symbol: Int32) {
        // Empty at first: most symbols have no users, or those that are outdated already.
        var pending: [Int32] = []
        var symbol = symbol
        while true {
            var next = symbols[Int(symbol)].firstUser
            while next >= 0 {
                let user = users[Int(next)]
                next = user.next
                let subject = rows[Int(user.row)].subject
                guard rows[Int(user.row)].isDefinition, subject >= 0, !symbols[Int(subject)].isOutdated else { continue }
                mark(subject)
                pending.append(subject)
            }
            guard let last = pending.popLast() else { return }
            symbol = last
        }
    }

    private mutating func mark(_ variable: Int32) {
        symbols[Int(variable)].isOutdated = true
        guard !symbols[Int(variable)].isListed else { return }
        symbols[Int(variable)].isListed = true
        listed.append(variable)
    }

    /// A symbol's value, not rounded.
    mutating func evaluate(_ symbol: Int32) -> Double {
        let start = symbols[Int(symbol)]
        guard start.kind == .variable else { return start.row < 0 ? 0 : rows[Int(start.row)].constant }
        guard start.isOutdated else { return start.value }
        stack.append(symbol)
        while let top = stack.last {
            let index = Int(top)
            if symbols[index].isOutdated {
                guard let value = presentValue(of: index) else { continue }
                symbols[index].value = value
                symbols[index].isOutdated = false
            }
            stack.removeLast()
        }
        return symbols[Int(symbol)].value
    }

    /// A variable's value by its definition; nil if that needs outdated ones, which are on the stack then.
    private mutating func presentValue(of variable: Int) -> Double? {
        guard symbols[variable].row >= 0 else { return 0 }
        let row = Int(symbols[variable].row)
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
        return waits ? nil : value
    }

    // MARK: Expansion

    /// Replaces defined variables in `sum` by their definitions until none is left: those of the highest rank first, so that each is
    /// replaced once, and what cancels not at all.
    mutating func expandSum() {
        for symbol in sum.symbols { rank(symbol) }
        while let symbol = ranked.popHighest() {
            symbols[Int(symbol)].isExpanded = false
            let factor = sum.take(symbol)
            guard factor != 0 else { continue }
            work.expansions += 1
            let definition = rows[Int(symbols[Int(symbol)].row)]
            sum.add(definition, times: factor)
            for term in definition.terms { rank(term.symbol) }
        }
    }

    /// Notes a symbol for its expansion, if it is a variable with a definition.
    private mutating func rank(_ symbol: Int32) {
        guard isDefined(symbol), !symbols[Int(symbol)].isExpanded else { return }
        symbols[Int(symbol)].isExpanded = true
        ranked.push(symbol, rank: rows[Int(symbols[Int(symbol)].row)].rank)
    }

    /// Replaces symbols in `sum` by their rows of the tableau, which may leave hubs there, without their values.
    mutating func reduceSum() {
        var reduced: [(row: Int32, factor: Double)] = []
        for symbol in sum.symbols where symbols[Int(symbol)].kind != .variable && symbols[Int(symbol)].row >= 0 {
            let factor = sum.take(symbol)
            if factor != 0 { reduced.append((symbols[Int(symbol)].row, factor)) }
        }
        for (row, factor) in reduced { sum.add(rows[Int(row)], times: factor) }
    }

    /// A variable in symbols whose values are 0 and variables without a definition, in `sum`.
    mutating func fillSum(with variable: Variable) {
        sum.begin(symbolCount: symbols.count)
        sum.add(variable.index, 1)
        expandSum()
        reduceSum()
        expandHubsOfSum()
    }

    /// The expression of a constraint in terms of variables without a definition and symbols out of the basis, in `sum`.
    mutating func fillSum(with record: ConstraintRecord) {
        sum.begin(symbolCount: symbols.count)
        sum.add(constant: record.constant)
        for term in record.terms { sum.add(term.variable.index, term.coefficient) }
        expandSum()
        reduceSum()
    }
}
