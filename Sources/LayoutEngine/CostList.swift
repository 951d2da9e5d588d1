/// Growth of the goals with a symbol: a number for each priority that it has one at, the highest first. Up to four lie in place, since most
/// symbols have no more.
struct CostList: RandomAccessCollection {
    /// 0 where no number is.
    private var priorities = SIMD4<Float>(repeating: 0)
    private var numbers = SIMD4<Double>(repeating: 0)
    private var placed = 0
    /// Those behind the first four.
    private var others: [Cost] = []

    private static var places: Int { 4 }

    var startIndex: Int { 0 }
    var endIndex: Int { placed + others.count }

    subscript(index: Int) -> Cost {
        index < Self.places ? Cost(priority: priorities[index], coefficient: numbers[index]) : others[index - Self.places]
    }

    /// The sign of the whole: that of the highest priority.
    var sign: Int {
        for cost in self where abs(cost.coefficient) > Rounding.tiny { return cost.coefficient < 0 ? -1 : 1 }
        return 0
    }

    /// The sign that the whole would have with a number more at a priority.
    func sign(with number: Double, at priority: Float) -> Int {
        var isAdded = false
        for cost in self {
            var coefficient = cost.coefficient
            if !isAdded, cost.priority <= priority {
                isAdded = true
                if cost.priority == priority { coefficient += number } else { return number < 0 ? -1 : 1 }
            }
            if abs(coefficient) > Rounding.tiny { return coefficient < 0 ? -1 : 1 }
        }
        return isAdded ? 0 : number < 0 ? -1 : 1
    }

    /// The difference of `self / divisor` and `other / otherDivisor` at the highest priority at which they differ; 0 if they are equal.
    func difference(_ divisor: Double, _ other: CostList, _ otherDivisor: Double) -> Double {
        if others.isEmpty, other.others.isEmpty, priorities == other.priorities {
            let differences = numbers / divisor - other.numbers / otherDivisor
            let differs = differences .> Rounding.tiny .| differences .< -Rounding.tiny
            for index in 0..<placed where differs[index] { return differences[index] }
            return 0
        }
        var (left, right) = (0, 0)
        while left < count || right < other.count {
            let priority = Swift.max(left < count ? self[left].priority : 0, right < other.count ? other[right].priority : 0)
            var difference = 0.0
            if left < count, self[left].priority == priority {
                difference = self[left].coefficient / divisor
                left += 1
            }
            if right < other.count, other[right].priority == priority {
                difference -= other[right].coefficient / otherDivisor
                right += 1
            }
            if abs(difference) > Rounding.tiny { return difference }
        }
        return 0
    }

    mutating func removeAll() {
        self = CostList()
    }

    /// Adds a number at a priority; what cancels is left out.
    mutating func add(_ priority: Float, _ number: Double) {
        let index = index(of: priority)
        guard index < count, self[index].priority == priority else {
            return insert(Cost(priority: priority, coefficient: number), at: index)
        }
        let new = Rounding.sum(self[index].coefficient, number)
        if new != 0 {
            if index < Self.places { numbers[index] = new } else { others[index - Self.places].coefficient = new }
        } else {
            remove(at: index)
        }
    }

    /// Adds a list times a factor.
    mutating func add(_ list: CostList, times factor: Double) {
        guard list.count > Self.places else {
            if addInPlace(list, times: factor) { return }
            for part in list { add(part.priority, part.coefficient * factor) }
            return
        }
        let merged = merged(with: list, times: factor)
        removeAll()
        placed = Swift.min(merged.count, Self.places)
        for (place, cost) in merged.prefix(placed).enumerated() { (priorities[place], numbers[place]) = (cost.priority, cost.coefficient) }
        others = Array(merged.dropFirst(placed))
    }

    private func merged(with list: CostList, times factor: Double) -> [Cost] {
        var merged: [Cost] = []
        merged.reserveCapacity(count + list.count)
        var (left, right) = (0, 0)
        while left < count || right < list.count {
            if right == list.count || left < count && self[left].priority > list[right].priority {
                merged.append(self[left])
                left += 1
            } else if left == count || self[left].priority < list[right].priority {
                merged.append(Cost(priority: list[right].priority, coefficient: factor * list[right].coefficient))
                right += 1
            } else {
                let new = Rounding.sum(self[left].coefficient, factor * list[right].coefficient)
                if new != 0 { merged.append(Cost(priority: self[left].priority, coefficient: new)) }
                left += 1
                right += 1
            }
        }
        return merged
    }

    /// Adds a list of the same one or two priorities, as most are. False, and nothing has changed, if they differ or something cancels.
    private mutating func addInPlace(_ list: CostList, times factor: Double) -> Bool {
        guard placed == list.placed, placed == 1 || placed == 2 && priorities.y == list.priorities.y, priorities.x == list.priorities.x
        else { return false }
        let added = SIMD2(list.numbers.x, list.numbers.y) * factor
        let old = SIMD2(numbers.x, numbers.y)
        let new = old + added
        guard Rounding.isSignificant(new.x, size: abs(old.x) + abs(added.x)) else { return false }
        if placed == 2 {
            guard Rounding.isSignificant(new.y, size: abs(old.y) + abs(added.y)) else { return false }
            numbers.y = new.y
        }
        numbers.x = new.x
        return true
    }

    /// The place of a priority, or where it belongs.
    private func index(of priority: Float) -> Int {
        var index = 0
        while index < placed, priorities[index] > priority { index += 1 }
        guard index == Self.places else { return index }
        var (low, high) = (0, others.count)
        while low < high {
            let middle = (low + high) / 2
            if others[middle].priority > priority { low = middle + 1 } else { high = middle }
        }
        return Self.places + low
    }

    private mutating func insert(_ cost: Cost, at index: Int) {
        guard index < Self.places else { return others.insert(cost, at: index - Self.places) }
        if placed == Self.places {
            others.insert(self[Self.places - 1], at: 0)
        } else {
            placed += 1
        }
        for place in stride(from: placed - 1, to: index, by: -1) {
            priorities[place] = priorities[place - 1]
            numbers[place] = numbers[place - 1]
        }
        priorities[index] = cost.priority
        numbers[index] = cost.coefficient
    }

    private mutating func remove(at index: Int) {
        guard index < Self.places else {
            others.remove(at: index - Self.places)
            return
        }
        for place in index..<placed - 1 {
            priorities[place] = priorities[place + 1]
            numbers[place] = numbers[place + 1]
        }
        if others.isEmpty {
            placed -= 1
            (priorities[placed], numbers[placed]) = (0, 0)
        } else {
            let next = others.removeFirst()
            priorities[placed - 1] = next.priority
            numbers[placed - 1] = next.coefficient
        }
    }
}
