// A symbol in the basis whose row is long would make all rows as long that contain it. Such a symbol is a hub: the rows keep it, and one
// row alone is long. Rows of hubs may contain other hubs, but never in a circle: so the rows are a factored form of the tableau. What a row
// is without hubs is computed where it is needed, and so is the column of a symbol.
extension Equations {
    /// The number of terms that a pivot may write into rows; it makes a hub instead of writing more.
    private static let manyTerms = 4096

    // MARK: Rows

    /// The terms of a row in symbols out of the basis.
    mutating func expandedTerms(of index: Int32) -> [SymbolTerm] {
        guard rows[Int(index)].mayHaveHubs else { return rows[Int(index)].terms }
        orderHubs(in: rows[Int(index)].terms, onlyColumn: false)
        guard !order.isEmpty else {
            rows[Int(index)].mayHaveHubs = false
            return rows[Int(index)].terms
        }
        return termsWithoutOrderedHubs(rows[Int(index)].terms)
    }

    /// Replaces the hubs in a row by their terms.
    mutating func expandHubs(of index: Int32) {
        guard rows[Int(index)].mayHaveHubs else { return }
        orderHubs(in: rows[Int(index)].terms, onlyColumn: false)
        rows[Int(index)].mayHaveHubs = false
        if !order.isEmpty { setTerms(of: index, termsWithoutOrderedHubs(rows[Int(index)].terms)) }
    }

    /// Replaces the hubs in a row that depend on the symbol of `column`, except for one.
    private mutating func expandHubsOnColumn(of index: Int32, except kept: Int32 = -1) {
        guard rows[Int(index)].mayHaveHubs else { return }
        orderHubs(in: rows[Int(index)].terms, onlyColumn: true, except: kept)
        if !order.isEmpty { setTerms(of: index, termsWithoutOrderedHubs(rows[Int(index)].terms)) }
    }

    /// A hub on which a row depends that depends on the symbol that enters in the row's place.
    struct SharedHub {
        var hub: Int32
        /// Whether the row depends on the symbol by the hub almost alone.
        var isMost: Bool
    }

    /// Has a row depend on a symbol, whose column is filled, by itself and by one hub at most, so that it can be solved for the symbol
    /// without a circle of hubs. That hub is the longest, which would make the row as long.
    mutating func prepareHubs(of index: Int32, _ symbol: Int32) -> SharedHub? {
        guard rows[Int(index)].mayHaveHubs else { return nil }
        let hub = longestHubOnColumn(of: index)
        guard hub >= 0 else {
            expandHubsOnColumn(of: index)
            return nil
        }
        expandHubsOnColumn(of: index, except: hub)
        let factor = rows[Int(index)].terms.coefficient(of: hub)
        guard factor != 0 else { return nil }
        let row = symbols[Int(hub)].row
        expandHubsOnColumn(of: row)
        let slope = factor * rows[Int(row)].terms.coefficient(of: symbol)
        let own = rows[Int(index)].terms.coefficient(of: symbol)
        return SharedHub(hub: hub, isMost: abs(own) <= 1e-3 * abs(own + slope))
    }

    /// The hub with the longest of the rows that a row needs for the symbol of `column`; -1 if none is long.
    private mutating func longestHubOnColumn(of index: Int32) -> Int32 {
        orderHubs(in: rows[Int(index)].terms, onlyColumn: true)
        var (longest, count) = (Int32(-1), longRow - 1)
        while let hub = order.popLast() {
            symbols[Int(hub)].isExpanded = false
            let own = rows[Int(symbols[Int(hub)].row)].terms.count
            if own > count { (longest, count) = (hub, own) }
        }
        return longest
    }

    /// Solves a row for a hub in it, and has the long row of the hub become that of the row's subject, in terms of the others. Returns the
    /// index of that one: the rows change places, so that the long one stays in the columns where it is.
    mutating func swapRows(of hub: Int32, _ index: Int32) -> Int32 {
        let row = symbols[Int(hub)].row
        var (short, long) = (rows[Int(index)], rows[Int(row)])
        let factor = short.terms.coefficient(of: hub)
        work.terms += 2 * short.terms.count + long.terms.count
        let subject = SymbolTerm(symbol: short.subject, coefficient: 1 / factor)
        var new: [Int32] = []
        long.terms = long.terms.sum(factor, short.terms, 1, leavingOut: hub) { new.append($0) }
        short.terms = short.terms.sum(-1 / factor, [subject], 1, leavingOut: hub)
        short.mayHaveHubs = short.terms.contains { isHub[Int($0.symbol)] }
        long.mayHaveHubs = long.mayHaveHubs || short.mayHaveHubs
        swap(&short.subject, &long.subject)
        swap(&short.constant, &long.constant)
        swap(&short.size, &long.size)
        (rows[Int(index)], rows[Int(row)]) = (short, long)
        (symbols[Int(short.subject)].row, symbols[Int(long.subject)].row) = (index, row)
        for symbol in new { enter(row, inColumnOf: symbol) }
        enter(index, inColumnOf: subject.symbol)
        column.swap(index, row)
        checkBounds(of: index)
        return row
    }

    /// Has rows get the terms of a hub whose row is no longer long.
    mutating func dissolveIfShort(_ hub: Int32) {
        if !becomesHub(hub, withRowOf: rows[Int(symbols[Int(hub)].row)].terms.count) { dissolve(hub) }
    }

    /// Takes a symbol, whose row contains the hub, out of the hub's row:
    /// `hub = b * symbol + rest` and `symbol = k * hub + terms` make `hub = (b * terms + rest) / (1 - b * k)`.
    mutating func solve(_ hub: Int32, _ symbol: Int32, by index: Int32) {
        let row = Int(symbols[Int(hub)].row)
        let (own, others) = (rows[row].terms, rows[Int(index)].terms)
        let slope = own.coefficient(of: symbol)
        let factor = 1 / (1 - slope * others.coefficient(of: hub))
        work.terms += own.count + others.count
        var new: [Int32] = []
        rows[row].terms = own.sum(factor, others, factor * slope, leavingOut: symbol, hub) { new.append($0) }
        if rows[Int(index)].mayHaveHubs { rows[row].mayHaveHubs = true }
        for symbol in new { enter(Int32(row), inColumnOf: symbol) }
    }

    /// Replaces hubs in `sum`, which have no values there, by the terms of their rows.
    mutating func expandHubsOfSum() {
        guard !hubs.isEmpty else { return }
        orderHubs(in: sum.terms(times: 1), onlyColumn: false)
        while let hub = order.popLast() {
            symbols[Int(hub)].isExpanded = false
            let factor = sum.take(hub)
            if factor != 0 { sum.add(rows[Int(symbols[Int(hub)].row)].terms, times: factor) }
        }
    }

    private mutating func setTerms(of index: Int32, _ terms: [SymbolTerm]) {
        let old = rows[Int(index)].terms
        rows[Int(index)].terms = terms
        var position = 0
        for term in terms {
            while position < old.count, old[position].symbol < term.symbol { position += 1 }
            if position == old.count || old[position].symbol != term.symbol { enter(index, inColumnOf: term.symbol) }
        }
    }

    /// Takes the hubs that are in `order` out of terms.
    private mutating func termsWithoutOrderedHubs(_ terms: [SymbolTerm]) -> [SymbolTerm] {
        if order.count == 1, let hub = order.popLast() {
            symbols[Int(hub)].isExpanded = false
            let others = rows[Int(symbols[Int(hub)].row)].terms
            work.terms += terms.count + others.count
            return terms.sum(1, others, terms.coefficient(of: hub), leavingOut: hub)
        }
        sumWithoutOrderedHubs(terms)
        return whole.terms
    }

    /// Puts the sum of terms, of the hubs in `order` by their rows, into `whole`.
    private mutating func sumWithoutOrderedHubs(_ terms: [SymbolTerm]) {
        whole.begin(symbolCount: symbols.count)
        whole.add(terms, times: 1)
        work.terms += terms.count
        while let hub = order.popLast() {
            symbols[Int(hub)].isExpanded = false
            let factor = whole.take(hub)
            guard factor != 0 else { continue }
            let others = rows[Int(symbols[Int(hub)].row)].terms
            work.terms += others.count
            whole.add(others, times: factor)
        }
    }

    /// Puts the terms of a row in symbols out of the basis into `whole`.
    mutating func fillWhole(_ index: Int32) {
        let terms = rows[Int(index)].terms
        orderHubs(in: terms, onlyColumn: false)
        sumWithoutOrderedHubs(terms)
    }

    /// Puts the hubs among terms, and those that their rows contain, into `order`: each behind those that it needs.
    private mutating func orderHubs(in terms: [SymbolTerm], onlyColumn: Bool, except kept: Int32 = -1) {
        _ = pushHubs(in: terms, onlyColumn, kept)
        while let next = expansion.popLast() {
            if next < 0 {
                order.append(~next)
                continue
            }
            guard !symbols[Int(next)].isExpanded else { continue }
            symbols[Int(next)].isExpanded = true
            expansion.append(~next)
            let row = Int(symbols[Int(next)].row)
            guard rows[row].mayHaveHubs else { continue }
            rows[row].mayHaveHubs = pushHubs(in: rows[row].terms, onlyColumn, kept)
        }
    }

    /// Pushes the hubs among terms. Returns whether there are any, those that stay included.
    private mutating func pushHubs(in terms: [SymbolTerm], _ onlyColumn: Bool, _ kept: Int32) -> Bool {
        var isAny = false
        func push(_ hub: Int32) {
            isAny = true
            if hub != kept, !onlyColumn || column.contains(symbols[Int(hub)].row) { expansion.append(hub) }
        }
        if hubs.count * 16 < terms.count {
            for hub in hubs where terms.coefficient(of: hub) != 0 { push(hub) }
        } else {
            for term in terms where isHub[Int(term.symbol)] { push(term.symbol) }
        }
        return isAny
    }

    // MARK: Hubs

    /// Whether a symbol that enters the basis becomes a hub.
    func becomesHub(_ symbol: Int32, withRowOf count: Int) -> Bool {
        let rows = columns[Int(symbol)].count
        return count >= longRow || rows >= longRow && rows * count >= Self.manyTerms
    }

    /// Has the rows keep a symbol that enters the basis.
    mutating func makeHub(_ symbol: Int32) {
        hubs.insert(symbol, at: hubs.firstIndex { $0 > symbol } ?? hubs.count)
        isHub[Int(symbol)] = true
        for entry in columns[Int(symbol)] { rows[Int(entry.row)].mayHaveHubs = true }
    }

    /// Ends that a symbol is a hub, for it leaves the basis.
    mutating func forgetHub(_ symbol: Int32) {
        guard isHub[Int(symbol)] else { return }
        isHub[Int(symbol)] = false
        hubs.removeAll { $0 == symbol }
    }

    /// Ends that a symbol is a hub: rows get its terms instead.
    mutating func dissolve(_ hub: Int32) {
        guard isHub[Int(hub)] else { return }
        let row = rows[Int(symbols[Int(hub)].row)]
        for index in columns[Int(hub)].map(\.row) where rows[Int(index)].isOfTableau {
            let factor = rows[Int(index)].terms.coefficient(of: hub)
            if factor != 0 { add(factor, times: row, to: index, leavingOut: hub) }
        }
        columns[Int(hub)].removeAll()
        forgetHub(hub)
    }

    // MARK: Columns

    /// Notes that a row of the tableau contains a symbol.
    mutating func enter(_ row: Int32, inColumnOf symbol: Int32) {
        columns[Int(symbol)].append(ColumnEntry(row))
        let count = columns[Int(symbol)].count
        // Entries that are out of date would be many times those that are not.
        if count >= 256, count & (count - 1) == 0 { prune(symbol) }
    }

    /// Leaves in a symbol's column the rows that contain it, each once.
    mutating func prune(_ symbol: Int32) { Self.prune(symbol, &columns[Int(symbol)], &rows) { _, _ in } }

    /// - Parameter isLeft: Called for each of the rows that are left, with the symbol's coefficient.
    @inline(__always)
    private static func prune(_ symbol: Int32, _ list: inout [ColumnEntry], _ rows: inout [Row], isLeft: (Int32, Double) -> Void) {
        var kept = 0
        rows.withUnsafeMutableBufferPointer { rows in
            list.withUnsafeMutableBufferPointer { list in
                for var entry in list {
                    let row = Int(entry.row)
                    guard !rows[row].isChosen else { continue }
                    if entry.version != rows[row].version {
                        guard rows[row].isOfTableau else { continue }
                        entry.coefficient = rows[row].terms.coefficient(of: symbol)
                        entry.version = rows[row].version
                        guard entry.coefficient != 0 else { continue }
                    }
                    rows[row].isChosen = true
                    list[kept] = entry
                    kept += 1
                    isLeft(entry.row, entry.coefficient)
                }
                for index in 0..<kept { rows[Int(list[index].row)].isChosen = false }
            }
        }
        list.removeLast(list.count - kept)
    }

    /// Puts the rows of the tableau that depend on a symbol out of the basis into `column`.
    mutating func fillColumn(of symbol: Int32) {
        column.begin(rowCount: rows.count)
        guard !hubs.isEmpty else { return addColumn(of: symbol, times: 1) }
        orderUsers(of: symbol)
        while let next = order.popLast() {
            symbols[Int(next)].isExpanded = false
            addColumn(of: next, times: next == symbol ? 1 : column[symbols[Int(next)].row])
        }
    }

    private mutating func addColumn(of symbol: Int32, times slope: Double) {
        Self.prune(symbol, &columns[Int(symbol)], &rows) { row, coefficient in column.add(row, slope * coefficient) }
    }

    /// Puts a symbol and the hubs that depend on it into `order`: each before those that it needs.
    private mutating func orderUsers(of symbol: Int32) {
        expansion.append(symbol)
        while let next = expansion.popLast() {
            if next < 0 {
                order.append(~next)
                continue
            }
            guard !symbols[Int(next)].isExpanded else { continue }
            symbols[Int(next)].isExpanded = true
            expansion.append(~next)
            for index in columns[Int(next)].indices {
                let row = columns[Int(next)][index].row
                guard rows[Int(row)].isOfTableau else { continue }
                let subject = rows[Int(row)].subject
                guard isHub[Int(subject)], !symbols[Int(subject)].isExpanded else { continue }
                if rows[Int(row)].terms.coefficient(of: next) != 0 { expansion.append(subject) }
            }
        }
    }
}
