extension ConstraintSolver {
    /// The constraints of a row that cannot come within its bounds: none of them can be left out of the contradiction.
    func conflict(shownBy row: Int32) -> [Constraint] {
        var indices: Set<Int32> = [symbols[Int(rows[Int(row)].subject)].constraint]
        for term in expandedTerms(of: row) where abs(term.coefficient) > Self.tiny { indices.insert(symbols[Int(term.symbol)].constraint) }
        return indices.filter { records[Int($0)].priority.isRequired }
            .sorted { records[Int($0)].order < records[Int($1)].order }.map(handle)
    }

    /// Whether constraints leave a variable a choice: another value is as good.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        optimize()
        sum.begin(symbolCount: symbols.count)
        sum.add(variable.index, 1)
        expandSum()
        reduceSum()
        expandHubsOfSum()
        var hasStuckDirection = false
        for symbol in sum.symbols where abs(sum[symbol]) > Self.tiny {
            if symbols[Int(symbol)].kind == .variable { return true }
            guard mayEnter(symbol), sign(of: symbol) == 0 else { continue }
            guard let row = rowThatLimits(symbol) else { return true }
            let part = coefficient(of: symbol, in: expandedTerms(of: row))
            let isStuck = symbols[Int(rows[Int(row)].subject)].kind == .dummy || rows[Int(row)].constant / abs(part) <= 1e-6
            if !isStuck { return true }
            hasStuckDirection = true
        }
        return hasStuckDirection && yields(variable)
    }

    /// Whether the weakest wish moves a variable: for vertices where one step alone does not show it.
    private func yields(_ variable: Variable) -> Bool {
        let value = value(of: variable)
        return [1000.0, -1000].contains { distance in
            let copy = copy()
            guard (try? copy.add(variable - (value + distance), .equal, priority: Self.weakest)) != nil else { return false }
            return abs(copy.value(of: variable) - value) > 1e-6
        }
    }

    /// A priority below those of an app.
    private static let weakest = Priority(rawValue: 1e-6)

    /// The constraints that hold a variable where it is, in the order of their addition: a change of one of their constants moves it.
    public func constraints(holding variable: Variable) -> [Constraint] {
        optimize()
        sum.begin(symbolCount: symbols.count)
        sum.add(variable.index, 1)
        expandSum()
        reduceSum()
        expandHubsOfSum()
        var indices: Set<Int32> = []
        for symbol in sum.symbols where symbols[Int(symbol)].kind != .variable && abs(sum[symbol]) > Self.tiny {
            indices.insert(symbols[Int(symbol)].constraint)
        }
        return indices.sorted { records[Int($0)].order < records[Int($1)].order }.map(handle)
    }
}
