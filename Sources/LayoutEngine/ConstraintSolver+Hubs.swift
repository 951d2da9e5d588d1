// A row that connects everything, as that of views which share a length, becomes the definition of a symbol that many rows contain. To
// replace it there would make all of them as long. Such a symbol is a hub: the rows keep it, and one row alone is long. Rows of hubs
// contain no hubs.
extension ConstraintSolver {
    /// The length from which a row is long.
    static let longRow = 64
    /// The number of hubs from which a pivot brings no more: each costs a search in every row that a pivot reads.
    private static let manyHubs = 4

    /// The terms of a row in symbols out of the basis.
    func expandedTerms(of index: Int32) -> [SymbolTerm] { expandedTerms(of: index) { _ in } }

    private func expandedTerms(of index: Int32, isNew: (Int32) -> Void) -> [SymbolTerm] {
        var terms = rows[Int(index)].terms
        for hub in hubs {
            let factor = coefficient(of: hub, in: terms)
            guard factor != 0 else { continue }
            let others = rows[Int(symbols[Int(hub)].row)].terms
            work.terms += terms.count + others.count
            terms = Self.sum(terms, 1, others, factor, leavingOut: hub, isNew: isNew)
        }
        return terms
    }

    /// Replaces the hubs in a row by their terms.
    func expandHubs(of index: Int32) {
        if !hubs.isEmpty { rows[Int(index)].terms = expandedTerms(of: index) { columns[Int($0)].append(index) } }
    }

    /// Ends that a symbol is a hub: rows get its terms instead.
    func dissolve(_ hub: Int32) {
        for index in Set(columns[Int(hub)]).sorted() where rows[Int(index)].subject >= 0 && !rows[Int(index)].isDefinition {
            if coefficient(of: hub, in: rows[Int(index)].terms) != 0 { expandHubs(of: index) }
        }
        columns[Int(hub)].removeAll()
        forgetHub(hub)
    }

    private func forgetHub(_ hub: Int32) {
        symbols[Int(hub)].isHub = false
        hubs.removeAll { $0 == hub }
    }

    /// Calls `body` for the rows of the tableau that depend on a symbol out of the basis, with its coefficient; perhaps twice for one.
    func forEachRow(of symbol: Int32, _ body: (Int32, Double) -> Void) {
        let parts = hubs.compactMap { hub -> (hub: Int32, part: Double)? in
            let part = coefficient(of: symbol, in: rows[Int(symbols[Int(hub)].row)].terms)
            return part == 0 ? nil : (hub, part)
        }
        var last: Int32 = -1
        func visit(_ index: Int32) {
            guard index != last, rows[Int(index)].subject >= 0, !rows[Int(index)].isDefinition else { return }
            last = index
            let terms = rows[Int(index)].terms
            let own = coefficient(of: symbol, in: terms)
            var (whole, size) = (own, abs(own))
            for (hub, part) in parts {
                let factor = coefficient(of: hub, in: terms)
                whole += factor * part
                size += abs(factor * part)
            }
            if abs(whole) > 1e-11 * size { body(index, whole) }
        }
        for index in columns[Int(symbol)] { visit(index) }
        for (hub, _) in parts { for index in columns[Int(hub)] { visit(index) } }
    }

    /// `pivot` where there are hubs. Values change by the whole coefficients, terms by those that are in the rows.
    func pivotAmongHubs(_ index: Int32, _ entering: Int32) {
        let leaving = rows[Int(index)].subject
        var own = coefficient(of: entering, in: rows[Int(index)].terms)
        let inRow = hubs.filter { coefficient(of: $0, in: rows[Int(index)].terms) != 0 }
        let affected = hubs.filter { $0 != leaving && coefficient(of: entering, in: rows[Int(symbols[Int($0)].row)].terms) != 0 }
        let between = inRow.filter { affected.contains($0) }
        if let hub = between.first, abs(own) < 1e-6 {
            // The row depends on the symbol by a hub alone: the hub's row gives the symbol, and this one the hub.
            work.pivots += 1
            pivotAmongHubs(symbols[Int(hub)].row, entering)
            return pivotAmongHubs(index, hub)
        }
        if inRow.count > 1, !affected.isEmpty {
            expandHubs(of: index)
            own = coefficient(of: entering, in: rows[Int(index)].terms)
        }
        var whole = own
        let shared = between.count == 1 && inRow.count == 1 ? between[0] : nil
        if let shared {
            let part = coefficient(of: entering, in: rows[Int(symbols[Int(shared)].row)].terms)
            whole += coefficient(of: shared, in: rows[Int(index)].terms) * part
        }
        let value = -rows[Int(index)].constant / whole
        let size = max(Self.size(rows[Int(index)].size, times: 1 / whole), abs(value))
        var moves: [(Int32, Double)] = []
        if value != 0 { forEachRow(of: entering) { if $0 != index { moves.append(($0, $1)) } } }
        if symbols[Int(leaving)].isHub { forgetHub(leaving) }
        exchange(index, entering, value)
        moves.sort { $0.0 < $1.0 }
        var last: Int32 = -1
        for (row, part) in moves where row != last {
            last = row
            moveSubject(of: row, by: part * value, Self.size(size, times: part))
        }
        replace(entering, by: rows[Int(index)].terms, notIn: index, shared)
        columns[Int(leaving)].append(index)
        finishPivot(index, entering, leaving)
    }

    /// Replaces a symbol that has entered the basis, in rows that contain it, and in the rows of hubs by terms without hubs.
    private func replace(_ entering: Int32, by terms: [SymbolTerm], notIn index: Int32, _ shared: Int32?) {
        let column = columns[Int(entering)]
        let isHub =
            terms.count >= Self.longRow && hubs.count < Self.manyHubs && shared == nil
            && !terms.contains { symbols[Int($0.symbol)].isHub }
        if let shared {
            // hub = b * entering + rest, entering = k * hub + terms: hub = (b * terms + rest) / (1 - b * k)
            let row = symbols[Int(shared)].row
            let part = coefficient(of: entering, in: rows[Int(row)].terms)
            let factor = 1 / (1 - part * coefficient(of: shared, in: terms))
            work.terms += rows[Int(row)].terms.count + terms.count
            rows[Int(row)].terms = Self.sum(
                rows[Int(row)].terms, factor, terms, factor * part, leavingOut: entering, shared
            ) { columns[Int($0)].append(row) }
        }
        for hub in hubs where hub != shared && hub != entering {
            let row = symbols[Int(hub)].row
            let part = coefficient(of: entering, in: rows[Int(row)].terms)
            guard part != 0 else { continue }
            add(part, times: 0, terms, size: 0, to: row, leavingOut: entering)
            expandHubs(of: row)
        }
        if isHub {
            hubs.append(entering)
            symbols[Int(entering)].isHub = true
            return
        }
        columns[Int(entering)].removeAll(keepingCapacity: true)
        for other in column where other != index {
            guard rows[Int(other)].subject >= 0, !rows[Int(other)].isDefinition else { continue }
            let part = coefficient(of: entering, in: rows[Int(other)].terms)
            if part != 0 { add(part, times: 0, terms, size: 0, to: other, leavingOut: entering) }
        }
    }
}
