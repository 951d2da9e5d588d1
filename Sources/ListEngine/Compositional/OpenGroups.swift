import CoreGraphics

/// The groups of a section whose numbers of items depend on the items' sizes.
///
/// Groups of unmeasured items are alike and form one run, so that only measured items and their neighbors take memory and time.
package struct OpenGroups {
    /// Equal groups, one after another.
    package struct Run: Equatable {
        /// The first item and the first group.
        package var item, group: Int
        /// The number of groups, and that of items in each; the last group of a section may have fewer.
        package var count, each: Int
        /// Length along the groups' axis, and across it, in points.
        package var along, across: CGFloat
    }

    /// A group as it was solved.
    package struct Solved {
        package var items: Int
        /// The number of items that were looked at, with those that did not fit.
        package var examined: Int
        package var along, across: CGFloat

        package init(items: Int, examined: Int, along: CGFloat, across: CGFloat) {
            (self.items, self.examined, self.along, self.across) = (items, examined, along, across)
        }
    }

    package private(set) var runs: [Run] = []
    /// The number of items.
    package let count: Int
    /// A group of unmeasured items.
    private let usual: Solved
    /// The measured items, ascending.
    private var measured: [Int]
    /// The most items that were looked at for a group.
    private var mostExamined: Int

    /// - Parameters:
    ///   - count: the number of items, 1 or more.
    ///   - measured: the measured items, ascending.
    ///   - usual: a group of unmeasured items.
    ///   - solve: solves the group that begins at an item.
    package init(count: Int, measured: [Int], usual: Solved, solve: (Int) -> Solved) {
        (self.count, self.measured, self.usual, mostExamined) = (count, measured, usual, usual.examined)
        let made = made(from: 0, group: 0, until: { _ in false }, solve)
        runs = made.runs
    }

    /// The number of groups.
    package var groupCount: Int { runs.last.map { $0.group + $0.count } ?? 0 }

    /// The largest length across of groups that are measured or end the section; that of the others without any.
    package var across: CGFloat { runs.lazy.map(\.across).max() ?? 0 }

    private func run(_ key: KeyPath<Run, Int>, _ value: Int) -> Int {
        var (low, high) = (0, runs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle][keyPath: key] <= value { low = middle } else { high = middle }
        }
        return low
    }

    /// The group of an item.
    package func group(of item: Int) -> Int {
        let run = runs[run(\.item, item)]
        return run.group + min((item - run.item) / run.each, run.count - 1)
    }

    /// The items of a group.
    package func items(of group: Int) -> Range<Int> {
        let run = runs[run(\.group, group)]
        let first = run.item + (group - run.group) * run.each
        return first..<min(first + run.each, count)
    }

    // MARK: Changes

    /// A change: a range of groups became others.
    package struct Change {
        package var replaced: Range<Int>
        package var runs: [Run]
    }

    /// Takes items that were measured; solves their groups and those after them until groups begin where they did.
    ///
    /// - Returns: The changes, in order; each refers to the groups after the one before.
    package mutating func measure(_ items: [Int], solve: (Int) -> Solved) -> [Change] {
        for item in items {
            let at = measured.firstIndexSorted(notBelow: item)
            if at == measured.count || measured[at] != item { measured.insert(item, at: at) }
        }
        var changes: [Change] = []
        var solvedEnd = 0
        for item in items.sorted() where item >= solvedEnd && item < count {
            var group = group(of: item)
            // Groups before end where items after them do not fit.
            while group > 0, self.items(of: group - 1).lowerBound + mostExamined > item { group -= 1 }
            let first = self.items(of: group).lowerBound
            let before = self
            let made = made(from: first, group: group, until: { $0 > item && before.isStart($0) }, solve)
            let end = made.end < count ? self.group(of: made.end) : groupCount
            replace(group..<end, by: made.runs)
            changes.append(Change(replaced: group..<end, runs: made.runs))
            solvedEnd = made.end
        }
        return changes
    }

    private func isStart(_ item: Int) -> Bool { item < count && items(of: group(of: item)).lowerBound == item }

    /// The runs from an item to the first at which they may end, or to the end of the section.
    private mutating func made(from start: Int, group: Int, until ends: (Int) -> Bool, _ solve: (Int) -> Solved) -> (runs: [Run], end: Int)
    {
        var made: [Run] = []
        var (item, group) = (start, group)
        func add(_ groups: Int, _ solved: Solved) {
            let each = max(solved.items, 1)
            made.append(Run(item: item, group: group, count: groups, each: each, along: solved.along, across: solved.across))
            (item, group) = (item + min(groups * each, count - item), group + groups)
        }
        while item < count, item == start || !ends(item) {
            let at = measured.firstIndexSorted(notBelow: item)
            // A group is as usual if neither its items nor those after it that do not fit are measured.
            let limit = at < measured.count ? min(measured[at], count) : count
            let groups = limit - item >= usual.examined ? (limit - item - usual.examined) / max(usual.items, 1) + 1 : 0
            let solved = groups > 0 ? usual : solve(item)
            mostExamined = max(mostExamined, solved.examined)
            add(max(groups, 1), solved)
        }
        return (made, item)
    }

    /// Replaces groups by runs; those after them get other numbers.
    private mutating func replace(_ groups: Range<Int>, by new: [Run]) {
        var (before, after): ([Run], [Run]) = ([], [])
        let (first, last) = (run(\.group, groups.lowerBound), run(\.group, max(groups.upperBound - 1, groups.lowerBound)))
        var head = runs[first]
        if head.group < groups.lowerBound {
            head.count = groups.lowerBound - head.group
            before = [head]
        }
        var tail = runs[last]
        if tail.group + tail.count > groups.upperBound {
            let cut = groups.upperBound - tail.group
            (tail.item, tail.group, tail.count) = (tail.item + cut * tail.each, groups.upperBound, tail.count - cut)
            after = [tail]
        }
        let shift = new.reduce(0) { $0 + $1.count } - groups.count
        runs.replaceSubrange(first...last, with: before + new + after)
        guard shift != 0 else { return }
        for index in (first + before.count + new.count)..<runs.count { runs[index].group += shift }
    }
}

extension Array where Element == Int {
    /// The index of the first element of a sorted array that is not below a value.
    package func firstIndexSorted(notBelow value: Int) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
