extension Equations {
    /// The number of pivots from which the choice of the next row is worth a search.
    private static let manyPivots = 8

    /// The number of rows from which a system is huge, and that of violated ones which are many there: in smaller systems, and among many
    /// rows, the choice among equal ones stays the simplest.
    private static let hugeSystem = 4096
    private static let manyViolated = 400

    /// The number of pivots after which Bland's rule, which ends, takes the place of faster ones.
    private var patience: Int { 100 + 4 * rows.count }

    // MARK: Goals

    /// Primal simplex: pivots until the goals of all priorities are least. A symbol enters whose cost, compared priority by priority, is
    /// negative, and the first that it drives to 0 leaves. Any such symbol is taken at first, and the first of all (Bland's rule, which
    /// ends) if that takes long.
    mutating func optimize() {
        settle()
        let isWorn = hasLargeNumbers || pivotsSinceBuild > 2000 + 20 * rows.count || users.count > 4000 + 40 * rows.count
        if isWorn, !isRebuilding { rebuild() }
        minimizeGoals()
    }

    mutating func minimizeGoals() {
        var count = 0
        let limit = patience
        while var entering = candidates.popLast() {
            if count > limit { entering = firstCandidate(or: entering) }
            guard mayEnter(entering), costs[Int(entering)].sign < 0 else { continue }
            count += 1
            if let row = rowThatLimits(entering) {
                pivot(row, entering, hasColumn: true)
            } else {
                // Costs are at least 0 by themselves: a goal without a limit is a rounding error.
                costs[Int(entering)].removeAll()
            }
        }
    }

    /// The first of the candidates, in whose place `last` comes.
    private mutating func firstCandidate(or last: Int32) -> Int32 {
        var first = last
        for (index, other) in candidates.enumerated() where other < first && mayEnter(other) && costs[Int(other)].sign < 0 {
            candidates[index] = first
            first = other
        }
        return first
    }

    /// The row whose subject is the first to reach 0 when a symbol grows; among equals that of the first subject. `column` is that of the
    /// symbol afterwards.
    mutating func rowThatLimits(_ entering: Int32, growing: Bool = true) -> Int32? {
        fillColumn(of: entering)
        var best: Int32?
        var limit = Double.infinity
        for index in column.rows {
            let slope = growing ? column[index] : -column[index]
            guard abs(slope) > Rounding.tiny else { continue }
            let subject = rows[Int(index)].subject
            let own: Double
            if symbols[Int(subject)].kind == .dummy {
                own = 0
            } else if slope < 0 {
                own = max(rows[Int(index)].constant, 0) / -slope
            } else {
                continue
            }
            if own < limit - 1e-12 * max(1, abs(limit)) || own <= limit && best.map({ subject < rows[Int($0)].subject }) ?? true {
                limit = min(own, limit)
                best = index
            }
        }
        return best
    }

    // MARK: Required constraints

    /// Dual simplex: pivots until all required constraints hold. Costs stay at least 0 if they are. nil if that succeeds, or the row that
    /// shows that it cannot: no symbol can bring its subject within its bounds. Ends by Bland's rule if it takes long.
    mutating func makeFeasible() -> Int32? {
        var count = 0
        let limit = patience
        defer { endLongRun() }
        while let chosen = nextViolated(count, limit) {
            if count == longRun { beginLongRun() }
            let isLong = goals != nil
            guard
                let entering = isLong
                    ? symbolThatMendsInLongRun(chosen, usingCosts: count < limit) : symbolThatMends(chosen, usingCosts: count < limit)
            else {
                violated.append(chosen)
                return chosen
            }
            if isLong { goals?.move(entering, rows[Int(chosen)].subject, whole) }
            count += 1
            pivot(chosen, entering)
        }
        return nil
    }

    /// The symbol that brings a row's subject within its bounds at the least cost; nil if none can.
    private mutating func symbolThatMends(_ row: Int32, usingCosts: Bool) -> Int32? {
        let direction: Double = rows[Int(row)].constant < 0 ? 1 : -1
        let terms = expandedTerms(of: row)
        let isLong = terms.count >= longRow
        var entering: Int32 = -1
        var best = 0.0
        for term in terms {
            let slope = term.coefficient * direction
            guard slope > Rounding.tiny, mayEnter(term.symbol) else { continue }
            if entering < 0 || usingCosts && isBetter(term.symbol, slope, than: entering, best, inLongRow: isLong) {
                entering = term.symbol
                best = slope
            }
        }
        return entering < 0 ? nil : entering
    }

    /// Takes the violated row that comes next: the last one noted, after a few pivots the one that misses its bounds most (of equal ones
    /// the last: it is near those that were just changed; of few in a huge system the shortest, whose terms others get), and the first of
    /// all if it takes too long (Bland's rule). nil if all required constraints hold.
    private mutating func nextViolated(_ count: Int, _ limit: Int) -> Int32? {
        guard count >= Self.manyPivots else {
            while let last = violated.popLast() { if isViolated(last) { return last } }
            return nil
        }
        keepViolated()
        let prefersShort = goals != nil && rows.count >= Self.hugeSystem && violated.count < Self.manyViolated
        var best: (index: Int, amount: Double, length: Int)?
        for (index, row) in violated.enumerated() {
            let amount = count < limit ? abs(rows[Int(row)].constant) : -Double(rows[Int(row)].subject)
            let length = prefersShort ? rows[Int(row)].terms.count : 0
            let isBetter =
                best.map { amount * (1 - 1e-9) > $0.amount || amount > $0.amount * (1 - 1e-9) && length <= $0.length } ?? true
            if isBetter { best = (index, amount, length) }
        }
        guard let best else { return nil }
        violated.swapAt(best.index, violated.count - 1)
        return violated.removeLast()
    }

    /// Leaves in `violated` the rows that are, each once.
    private mutating func keepViolated() {
        var kept = 0
        for index in violated.indices {
            let row = violated[index]
            guard !rows[Int(row)].isChosen, isViolated(row) else { continue }
            rows[Int(row)].isChosen = true
            violated[kept] = row
            kept += 1
        }
        violated.removeLast(violated.count - kept)
        for row in violated { rows[Int(row)].isChosen = false }
    }

    /// Whether the cost of a symbol for its effect is less than another's, compared priority by priority. Of equal ones that in fewer rows
    /// is better: a pivot changes each of them, and makes them longer.
    private func isBetter(
        _ symbol: Int32, _ slope: Double, than other: Int32, _ otherSlope: Double, inLongRow isLong: Bool
    ) -> Bool {
        let difference = costs[Int(symbol)].difference(slope, costs[Int(other)], otherSlope)
        if difference != 0 { return difference < 0 }
        let (count, otherCount) = (columns[Int(symbol)].count, columns[Int(other)].count)
        // Of two lengths that are alike the first gives way; in a long row, where that would take more steps later, the last.
        if !isLong, count == otherCount, isBelowPreference(symbol), isBelowPreference(other) { return symbol < other }
        return count <= otherCount
    }

    /// Whether a symbol is how far a preference is missed from below.
    func isBelowPreference(_ symbol: Int32) -> Bool {
        guard symbols[Int(symbol)].kind == .error else { return false }
        let record = Int(symbols[Int(symbol)].constraint)
        return records[record].isPreference && records[record].other == symbol
    }
}
