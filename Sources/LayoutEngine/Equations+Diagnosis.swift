extension Equations {
    /// A priority below those of an app.
    private static let weakest = Priority(rawValue: 1e-6)

    /// The constraints of a row that cannot come within its bounds: none of them can be left out of the contradiction.
    mutating func conflict(shownBy row: Int32) -> [Constraint] {
        var indices: Set<Int32> = [symbols[Int(rows[Int(row)].subject)].constraint]
        for term in expandedTerms(of: row) where abs(term.coefficient) > Rounding.tiny {
            indices.insert(symbols[Int(term.symbol)].constraint)
        }
        return handles(indices.filter { records[Int($0)].priority.isRequired })
    }

    /// The constraints of records, in the order of their addition.
    private func handles(_ indices: Set<Int32>) -> [Constraint] {
        indices.sorted { records[Int($0)].order < records[Int($1)].order }.map(handle)
    }

    /// Whether constraints leave a variable a choice: another value is as good.
    mutating func isAmbiguous(_ variable: Variable) -> Bool {
        optimize()
        fillSum(with: variable)
        var hasStuckDirection = false
        for symbol in sum.symbols where abs(sum[symbol]) > Rounding.tiny {
            if symbols[Int(symbol)].kind == .variable { return true }
            guard mayEnter(symbol), costs[Int(symbol)].sign == 0 else { continue }
            guard let row = rowThatLimits(symbol) else { return true }
            let slope = column[row]
            let isStuck = symbols[Int(rows[Int(row)].subject)].kind == .dummy || rows[Int(row)].constant / abs(slope) <= 1e-6
            if !isStuck { return true }
            hasStuckDirection = true
        }
        return hasStuckDirection && yields(variable)
    }

    /// Whether the weakest wish moves a variable: for vertices where one step alone does not show it.
    private func yields(_ variable: Variable) -> Bool {
        var start = self
        let value = Rounding.snapped(start.evaluate(variable.index))
        return [1000.0, -1000].contains { distance in
            var trial = start
            let wish = ConstraintRecord(variable - (value + distance), .equal, Self.weakest, below: Self.weakest)
            guard (try? trial.add(wish)) != nil else { return false }
            trial.optimize()
            return abs(Rounding.snapped(trial.evaluate(variable.index)) - value) > 1e-6
        }
    }

    /// The constraints that hold a variable where it is, in the order of their addition: a change of one of their constants moves it.
    mutating func constraints(holding variable: Variable) -> [Constraint] {
        optimize()
        fillSum(with: variable)
        var indices: Set<Int32> = []
        for symbol in sum.symbols where symbols[Int(symbol)].kind != .variable && abs(sum[symbol]) > Rounding.tiny {
            indices.insert(symbols[Int(symbol)].constraint)
        }
        return handles(indices)
    }
}
