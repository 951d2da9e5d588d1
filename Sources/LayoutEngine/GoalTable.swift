/// The costs of all symbols as vectors, while goals have four priorities at most: a long run changes and compares thousands of them in
/// each pivot.
struct GoalTable {
    /// The priorities, the highest first; 0 where there is none.
    private var priorities = SIMD4<Float>(repeating: 0)
    /// By the symbols: a number for each priority.
    private var numbers: [SIMD4<Double>]
    /// Whether a symbol out of the basis may become more than 0.
    private let mayEnter: [Bool]

    /// nil if there are more than four priorities.
    init?(_ costs: [CostList], _ symbols: [Symbol]) {
        var known: [Float] = []
        for list in costs {
            for cost in list where !known.contains(cost.priority) {
                guard known.count < 4 else { return nil }
                known.append(cost.priority)
            }
        }
        known.sort(by: >)
        for (level, priority) in known.enumerated() { priorities[level] = priority }
        mayEnter = symbols.map { $0.kind == .slack || $0.kind == .error }
        numbers = Array(repeating: SIMD4(repeating: 0), count: costs.count)
        for (symbol, list) in costs.enumerated() {
            for cost in list { numbers[symbol][known.firstIndex(of: cost.priority) ?? 0] = cost.coefficient }
        }
    }

    func hasCosts(_ symbol: Int) -> Bool { any(numbers[symbol] .!= 0) }

    /// A symbol's costs as a list.
    func costs(of symbol: Int) -> CostList {
        var list = CostList()
        for level in 0..<4 where numbers[symbol][level] != 0 { list.add(priorities[level], numbers[symbol][level]) }
        return list
    }

    // MARK: Choice

    /// The symbol of a row that costs least for its effect in a direction: of equal ones that in the fewest rows, and of these the last.
    /// nil if none has an effect.
    ///
    /// - Parameters:
    ///   - length: The number of rows that a symbol is in.
    ///   - isKept: Whether a symbol stays the choice before another, which costs as much and is in as many rows.
    @inline(__always)
    func cheapest(in row: RowSum, _ direction: Double, length: (Int32) -> Int, isKept: (Int32, Int32) -> Bool) -> Int32? {
        var (entering, shortest) = (Int32(-1), -1)
        var best = SIMD4<Double>(repeating: 0)
        numbers.withUnsafeBufferPointer { numbers in
            mayEnter.withUnsafeBufferPointer { mayEnter in
                row.forEach { symbol, coefficient in
                    let slope = coefficient * direction
                    guard slope > Rounding.tiny, mayEnter[Int(symbol)] else { return }
                    let cost = numbers[Int(symbol)] * (1 / slope)
                    var own = -1
                    if entering >= 0 {
                        let difference = cost - best
                        let differs = Rounding.magnitude(difference) .> Rounding.tiny
                        if any(differs) {
                            let first = differs[0] ? 0 : differs[1] ? 1 : differs[2] ? 2 : 3
                            guard difference[first] < 0 else { return }
                        } else {
                            if shortest < 0 { shortest = length(entering) }
                            own = length(symbol)
                            guard own < shortest || own == shortest && !isKept(entering, symbol) else { return }
                        }
                    }
                    (entering, shortest, best) = (symbol, own, cost)
                }
            }
        }
        return entering < 0 ? nil : entering
    }

    /// The first symbol of a row that has an effect in a direction; nil if none has one.
    func first(in row: RowSum, _ direction: Double) -> Int32? {
        var first: Int32?
        row.forEach { symbol, coefficient in
            if first == nil, coefficient * direction > Rounding.tiny, mayEnter[Int(symbol)] { first = symbol }
        }
        return first
    }

    // MARK: Changes

    /// Moves the costs of a symbol that enters the basis to the terms of the row that is solved for it, and to the subject that leaves.
    mutating func move(_ entering: Int32, _ leaving: Int32, _ row: RowSum) {
        let cost = numbers[Int(entering)]
        guard any(cost .!= 0) else { return }
        let factor = -1 / row[entering]
        numbers.withUnsafeMutableBufferPointer { numbers in
            row.forEach { symbol, coefficient in
                numbers[Int(symbol)] = Rounding.sum(numbers[Int(symbol)], cost * (factor * coefficient))
            }
            numbers[Int(entering)] = SIMD4(repeating: 0)
            numbers[Int(leaving)] = cost * -factor
        }
    }
}
