/// Prefix sums of lengths (a Fenwick tree): start offset of an element and element at an offset, both in O(log n).
package struct PrefixSums {
    private var sums: [Double]

    package init(_ lengths: [Double]) {
        sums = [0] + lengths
        for index in 1..<max(sums.count, 1) {
            let parent = index + (index & -index)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }

    package var count: Int { sums.count - 1 }
    package var total: Double { sum(before: count) }

    /// Sum of the lengths before an index.
    package func sum(before index: Int) -> Double {
        var (at, sum) = (index, 0.0)
        while at > 0 {
            sum += sums[at]
            at &= at - 1
        }
        return sum
    }

    /// Adds to one length.
    package mutating func add(_ difference: Double, at index: Int) {
        var at = index + 1
        while at < sums.count {
            sums[at] += difference
            at += at & -at
        }
    }

    /// Index of the first length that ends beyond a distance from the start; the count if none does.
    package func index(at distance: Double) -> Int {
        var (at, rest) = (0, distance)
        var step = 1
        while step * 2 < sums.count { step *= 2 }
        while step > 0 {
            let next = at + step
            if next < sums.count, sums[next] <= rest {
                rest -= sums[next]
                at = next
            }
            step /= 2
        }
        return at
    }
}
