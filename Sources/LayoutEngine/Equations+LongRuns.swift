// A long run of the dual simplex in a large system, as of a stack view of 1,500 labels in too little space: thousands of pivots, each of
// which reads a row as long and changes as many costs. A row is summed up once for each pivot, costs are vectors (`GoalTable`), and what
// depends on values is outdated at the end. The choice is that of a short run.
extension Equations {
    /// Begins a long run, if the system is large and its goals have few priorities.
    mutating func beginLongRun() {
        guard rows.count >= 16 * longRun else { return }
        goals = GoalTable(costs, symbols)
    }

    /// Ends a long run, if there is one.
    mutating func endLongRun() {
        guard let table = goals else { return }
        goals = nil
        for symbol in costs.indices where !costs[symbol].isEmpty || table.hasCosts(symbol) {
            costs[symbol] = table.costs(of: symbol)
            noteCandidate(Int32(symbol))
        }
        for symbol in symbols.indices where symbols[symbol].kind != .variable { outdateUsers(of: Int32(symbol)) }
    }

    /// The symbol that brings a row's subject within its bounds at the least cost, in a long run; nil if none can. `whole` has the terms of
    /// the row afterwards.
    mutating func symbolThatMendsInLongRun(_ row: Int32, usingCosts: Bool) -> Int32? {
        fillWhole(row)
        let direction: Double = rows[Int(row)].constant < 0 ? 1 : -1
        guard usingCosts else { return goals?.first(in: whole, direction) }
        let isLong = whole.count >= longRow
        return goals?.cheapest(
            in: whole, direction, length: { columns[Int($0)].count },
            // Of two lengths that are alike the first gives way, but for those of a long row.
            isKept: { !isLong && isBelowPreference($0) && isBelowPreference($1) })
    }
}
