// The tableau: symbols out of the basis have the value 0, those in it (the subjects of rows) are sums of them. Pivots exchange two.
extension ConstraintSolver {
    /// Numbers below it are rounding errors of coefficients, which are of the order of 1.
    static let tiny = 1e-9

    // MARK: Rows

    /// Adds a row to the tableau. Its terms are symbols whose values are 0.
    func addTableauRow(_ subject: Int32, constant: Double, terms: [SymbolTerm], size: Double) -> Int32 {
        let index = makeRow(Row(subject: subject, isDefinition: false, constant: constant, terms: terms, size: max(size, abs(constant))))
        symbols[Int(subject)].row = index
        for term in terms { columns[Int(term.symbol)].append(index) }
        // The goal is in terms of symbols out of the basis.
        let cost = costs[Int(subject)]
        if !cost.isEmpty {
            costs[Int(subject)].removeAll()
            for term in expandedTerms(of: index) { add(cost, times: term.coefficient, to: term.symbol) }
        }
        checkBounds(of: index)
        outdateUsers(of: subject)
        return index
    }

    /// Adds to a row of the tableau or a definition: `row += factor * (constant + terms)`.
    func add(_ factor: Double, times constant: Double, _ terms: [SymbolTerm], size: Double, to index: Int32, leavingOut symbol: Int32) {
        let isDefinition = rows[Int(index)].isDefinition
        let own = rows[Int(index)].terms
        work.terms += own.count + terms.count
        rows[Int(index)].terms = Self.sum(own, 1, terms, factor, leavingOut: symbol) { new in
            if isDefinition { addUser(index, of: new) } else { columns[Int(new)].append(index) }
        }
        let change = factor * constant
        rows[Int(index)].constant += change
        rows[Int(index)].size = max(rows[Int(index)].size, Self.size(size, times: factor), abs(change), abs(rows[Int(index)].constant))
        if isDefinition {
            outdate(rows[Int(index)].subject)
        } else if change != 0 {
            checkBounds(of: index)
            outdateUsers(of: rows[Int(index)].subject)
        }
    }

    /// Notes a row whose subject is out of its bounds.
    func checkBounds(of index: Int32) {
        if isViolated(index) { violated.append(index) }
    }

    func isViolated(_ index: Int32) -> Bool { Self.isViolated(rows[Int(index)], symbols) }

    private static func isViolated(_ row: Row, _ symbols: [Symbol]) -> Bool {
        guard row.constant != 0, row.subject >= 0, !row.isDefinition else { return false }
        // Rounding errors are relative to the largest number that went into the constant.
        let limit = 1e-8 + 1e-11 * row.size
        return row.constant < -limit || row.constant > limit && symbols[Int(row.subject)].kind == .dummy
    }

    /// Brings `entering` into the basis in place of a row's subject.
    func pivot(_ index: Int32, _ entering: Int32) {
        pivotsSinceBuild += 1
        work.pivots += 1
        guard hubs.isEmpty else { return pivotAmongHubs(index, entering) }
        let leaving = rows[Int(index)].subject
        let value = rows[Int(index)].constant * (-1 / coefficient(of: entering, in: rows[Int(index)].terms))
        exchange(index, entering, value)
        let terms = rows[Int(index)].terms
        let size = rows[Int(index)].size
        let column = columns[Int(entering)]
        if terms.count >= Self.longRow {
            hubs.append(entering)
            symbols[Int(entering)].isHub = true
            var last: Int32 = -1
            for other in column.sorted() where other != index && other != last {
                last = other
                guard rows[Int(other)].subject >= 0, !rows[Int(other)].isDefinition else { continue }
                let part = coefficient(of: entering, in: rows[Int(other)].terms)
                if part != 0 { moveSubject(of: other, by: part * value, Self.size(size, times: part)) }
            }
        } else {
            columns[Int(entering)].removeAll(keepingCapacity: true)
            for other in column where other != index {
                guard rows[Int(other)].subject >= 0, !rows[Int(other)].isDefinition else { continue }
                let part = coefficient(of: entering, in: rows[Int(other)].terms)
                guard part != 0 else { continue }
                add(part, times: value, terms, size: size, to: other, leavingOut: entering)
            }
        }
        columns[Int(leaving)].append(index)
        finishPivot(index, entering, leaving)
    }

    /// Solves a row for `entering`: `entering = value - … + leaving / a`.
    func exchange(_ index: Int32, _ entering: Int32, _ value: Double) {
        let leaving = rows[Int(index)].subject
        let factor = -1 / coefficient(of: entering, in: rows[Int(index)].terms)
        let terms = Self.sum(
            rows[Int(index)].terms, factor, [SymbolTerm(symbol: leaving, coefficient: -factor)], 1, leavingOut: entering)
        rows[Int(index)].subject = entering
        rows[Int(index)].terms = terms
        rows[Int(index)].constant = value
        rows[Int(index)].size = max(Self.size(rows[Int(index)].size, times: factor), abs(value))
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = index
    }

    func finishPivot(_ index: Int32, _ entering: Int32, _ leaving: Int32) {
        let cost = costs[Int(entering)]
        if !cost.isEmpty {
            costs[Int(entering)].removeAll()
            for term in expandedTerms(of: index) { add(cost, times: term.coefficient, to: term.symbol) }
        }
        outdateUsers(of: leaving)
        outdateUsers(of: entering)
        checkBounds(of: index)
    }

    /// The size of a number in a row that gets it times a factor. Sizes do not grow by factors: after hundreds of pivots they would excuse
    /// any violation. A number that grows has its new size anyway.
    static func size(_ size: Double, times factor: Double) -> Double { size * min(abs(factor), 1) }

    /// Changes the value of a row's subject.
    func moveSubject(of index: Int32, by change: Double, _ size: Double) {
        guard change != 0 else { return }
        rows[Int(index)].constant += change
        rows[Int(index)].size = max(rows[Int(index)].size, size, abs(change), abs(rows[Int(index)].constant))
        checkBounds(of: index)
        outdateUsers(of: rows[Int(index)].subject)
    }

    // MARK: Goals

    /// Adds to a symbol's cost.
    func add(_ cost: CostList, times factor: Double, to symbol: Int32) {
        costs[Int(symbol)].add(cost, times: factor)
        noteCandidate(symbol)
    }

    private func addGoal(_ priority: Float, _ number: Double, to symbol: Int32) {
        costs[Int(symbol)].add(priority, number)
        noteCandidate(symbol)
    }

    private func noteCandidate(_ symbol: Int32) {
        if symbols[Int(symbol)].kind != .dummy, sign(of: symbol) < 0 { candidates.append(symbol) }
    }

    /// The sign of a symbol's cost: that of the highest priority.
    func sign(of symbol: Int32) -> Int {
        for cost in costs[Int(symbol)] where abs(cost.coefficient) > Self.tiny { return cost.coefficient < 0 ? -1 : 1 }
        return 0
    }

    /// The sign that a symbol's cost would have with a number more at a priority.
    func sign(of symbol: Int32, with number: Double, at priority: Float) -> Int {
        var isAdded = false
        for cost in costs[Int(symbol)] {
            var coefficient = cost.coefficient
            if !isAdded, cost.priority <= priority {
                isAdded = true
                if cost.priority == priority { coefficient += number } else { return number < 0 ? -1 : 1 }
            }
            if abs(coefficient) > Self.tiny { return coefficient < 0 ? -1 : 1 }
        }
        return isAdded ? 0 : number < 0 ? -1 : 1
    }

    /// Adds a symbol to the goal of a priority, or takes it out by a negative number.
    func changeGoal(of symbol: Int32, _ priority: Priority, by number: Double) {
        let row = symbols[Int(symbol)].row
        if row < 0 {
            addGoal(priority.rawValue, number, to: symbol)
        } else {
            for term in expandedTerms(of: row) { addGoal(priority.rawValue, number * term.coefficient, to: term.symbol) }
        }
    }

    // MARK: Simplex

    /// Whether a symbol may become more than 0.
    func mayEnter(_ symbol: Int32) -> Bool {
        let kind = symbols[Int(symbol)].kind
        return (kind == .slack || kind == .error) && symbols[Int(symbol)].row < 0
    }

    /// Primal simplex: pivots until the goals of all priorities are least. A symbol enters whose cost, compared priority by priority, is
    /// negative, and the first that it drives to 0 leaves. Any such symbol is taken at first, and the first of all (Bland's rule, which
    /// ends) if that takes long.
    func optimize() {
        settle()
        let isWorn = hasLargeNumbers || pivotsSinceBuild > 2000 + 20 * rows.count || users.count > 4000 + 40 * rows.count
        if isWorn, !isRebuilding { rebuild() }
        minimizeGoals()
    }

    func minimizeGoals() {
        var count = 0
        let limit = 100 + 4 * rows.count
        while let last = candidates.popLast() {
            var entering = last
            if count > limit {
                for (place, other) in candidates.enumerated() where other < entering && mayEnter(other) && sign(of: other) < 0 {
                    candidates[place] = entering
                    entering = other
                }
            }
            guard mayEnter(entering), sign(of: entering) < 0 else { continue }
            count += 1
            guard let row = rowThatLimits(entering) else {
                // Costs are at least 0 by themselves: a goal without a limit is a rounding error.
                costs[Int(entering)].removeAll()
                continue
            }
            pivot(row, entering)
        }
    }

    /// The row whose subject is the first to reach 0 when a symbol grows; among equals that of the first subject.
    func rowThatLimits(_ entering: Int32, growing: Bool = true) -> Int32? {
        var best: Int32?
        var limit = Double.infinity
        forEachRow(of: entering) { index, coefficient in
            let subject = rows[Int(index)].subject
            let part = coefficient * (growing ? 1 : -1)
            guard abs(part) > Self.tiny else { return }
            let own: Double
            if symbols[Int(subject)].kind == .dummy {
                own = 0
            } else if part < 0 {
                own = max(rows[Int(index)].constant, 0) / -part
            } else {
                return
            }
            if own < limit - 1e-12 * max(1, abs(limit)) || own <= limit && best.map({ subject < rows[Int($0)].subject }) ?? true {
                limit = min(own, limit)
                best = index
            }
        }
        return best
    }

    /// Dual simplex: pivots until all required constraints hold. Costs stay at least 0 if they are. nil if that succeeds, or the row that
    /// shows that it cannot: no symbol can bring its subject within its bounds. Ends by Bland's rule if it takes long.
    func makeFeasible() -> Int32? {
        var count = 0
        let limit = 100 + 4 * rows.count
        while let chosen = nextViolated(count, limit) {
            let usesCosts = count < limit
            count += 1
            let direction: Double = rows[Int(chosen)].constant < 0 ? 1 : -1
            var entering: Int32 = -1
            var best = 0.0
            let terms = expandedTerms(of: chosen)
            let isLong = terms.count >= Self.longRow
            for term in terms where mayEnter(term.symbol) {
                let part = term.coefficient * direction
                guard part > Self.tiny else { continue }
                if entering < 0 || usesCosts && isBetter(term.symbol, part, than: entering, best, inLongRow: isLong) {
                    entering = term.symbol
                    best = part
                }
            }
            guard entering >= 0 else {
                violated.append(chosen)
                return chosen
            }
            pivot(chosen, entering)
        }
        return nil
    }

    /// The number of pivots from which the choice of the next row is worth a search.
    private static let manyPivots = 8

    /// Takes the violated row that comes next: the last one noted, in a long run the one that misses its bounds most, and the first of all
    /// if it takes too long (Bland's rule). nil if all required constraints hold.
    private func nextViolated(_ count: Int, _ limit: Int) -> Int32? {
        guard count >= Self.manyPivots else {
            while let last = violated.popLast() { if isViolated(last) { return last } }
            return nil
        }
        var kept = 0
        var best: (place: Int, amount: Double)?
        rows.withUnsafeMutableBufferPointer { rows in
            violated.withUnsafeMutableBufferPointer { violated in
                for row in violated where !rows[Int(row)].isChosen && Self.isViolated(rows[Int(row)], symbols) {
                    rows[Int(row)].isChosen = true
                    violated[kept] = row
                    let amount = count < limit ? abs(rows[Int(row)].constant) : -Double(rows[Int(row)].subject)
                    if best.map({ amount > $0.amount }) ?? true { best = (kept, amount) }
                    kept += 1
                }
                for row in violated[..<kept] { rows[Int(row)].isChosen = false }
            }
        }
        violated.removeLast(violated.count - kept)
        guard let best else { return nil }
        let row = violated[best.place]
        violated.swapAt(best.place, kept - 1)
        violated.removeLast()
        return row
    }

    /// Whether the cost of a symbol for its effect is less than another's, compared priority by priority. Of equal ones that in fewer rows
    /// is better: a pivot changes each of them, and makes them longer.
    private func isBetter(
        _ symbol: Int32, _ part: Double, than other: Int32, _ otherPart: Double, inLongRow isLong: Bool
    ) -> Bool {
        let own = costs[Int(symbol)]
        let others = costs[Int(other)]
        var left = 0
        var right = 0
        while left < own.count || right < others.count {
            let priority = max(left < own.count ? own[left].priority : 0, right < others.count ? others[right].priority : 0)
            var difference = 0.0
            if left < own.count, own[left].priority == priority {
                difference = own[left].coefficient / part
                left += 1
            }
            if right < others.count, others[right].priority == priority {
                difference -= others[right].coefficient / otherPart
                right += 1
            }
            if abs(difference) > Self.tiny { return difference < 0 }
        }
        let (count, otherCount) = (columns[Int(symbol)].count, columns[Int(other)].count)
        // Of two lengths that are alike the first gives way; in a long row, where that would take more steps later, the last.
        if !isLong, count == otherCount, isBelowPreference(symbol), isBelowPreference(other) { return symbol < other }
        return count <= otherCount
    }

    /// Whether a symbol is how far a preference is missed from below.
    private func isBelowPreference(_ symbol: Int32) -> Bool {
        guard symbols[Int(symbol)].kind == .error else { return false }
        let record = Int(symbols[Int(symbol)].constraint)
        return records[record].isPreference && records[record].other == symbol
    }
}
