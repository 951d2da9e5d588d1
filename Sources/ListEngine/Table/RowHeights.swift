/// The row heights of a section: offset of a row and row at an offset, both in O(log n).
///
/// Consecutive rows of equal height form one run. Runs are nodes of a balanced tree (a treap) with subtree totals of rows and heights. A
/// hundred thousand rows with one estimate are one node; measuring a row splits a run. Lengths are in points.
package struct RowHeights {
    private struct Node {
        var left: Int32 = -1, right: Int32 = -1
        var priority: UInt32
        /// Number of rows in the run, and the height of each.
        var rows: Int
        var row: ItemHeight
        /// Totals of the run and its subtree.
        var allRows: Int
        var allHeight: Double
    }

    private var nodes: ContiguousArray<Node> = []
    private var free: [Int32] = []
    private var root: Int32 = -1
    /// State of the priority generator; equal sequences of changes build equal trees.
    private var seed: UInt32 = 0x9E37_79B9

    /// Creates an empty list.
    package init() {}

    /// Creates equal rows.
    package init(count: Int, each row: ItemHeight) { append(count, of: row) }

    package var count: Int { rows(below: root) }
    package var total: Double { height(below: root) }
    /// Number of runs; for tests.
    package var runCount: Int { nodes.count - free.count }

    /// Number of nodes on the longest path from the root; for tests.
    package var depth: Int {
        var (level, depth) = (root < 0 ? [] : [root], 0)
        while !level.isEmpty {
            depth += 1
            level = level.flatMap { [nodes[Int($0)].left, nodes[Int($0)].right] }.filter { $0 >= 0 }
        }
        return depth
    }

    // MARK: Queries

    /// The height of a row, which must exist.
    package subscript(row: Int) -> ItemHeight {
        var (at, index) = (root, row)
        while true {
            let node = nodes[Int(at)]
            let before = rows(below: node.left)
            if index < before {
                at = node.left
            } else if index < before + node.rows {
                return node.row
            } else {
                index -= before + node.rows
                at = node.right
            }
        }
    }

    /// Offset of a row's top edge; for the row count, the bottom edge of the last row.
    package func top(of row: Int) -> Double {
        var (at, index, top) = (root, row, 0.0)
        while at >= 0 {
            let node = nodes[Int(at)]
            let before = rows(below: node.left)
            if index < before {
                at = node.left
                continue
            }
            index -= before
            top += height(below: node.left)
            if index <= node.rows { return top + Double(index) * node.row.points }
            index -= node.rows
            top += Double(node.rows) * node.row.points
            at = node.right
        }
        return top
    }

    /// The first row that ends below an offset from the top of the first row; the row count beyond the last row.
    package func row(at offset: Double) -> Int {
        var (at, rest, index) = (root, offset, 0)
        while at >= 0 {
            let node = nodes[Int(at)]
            let before = height(below: node.left)
            if rest < before {
                at = node.left
                continue
            }
            rest -= before
            index += rows(below: node.left)
            let own = Double(node.rows) * node.row.points
            if rest < own { return index + max(min(Int(rest / node.row.points), node.rows - 1), 0) }
            rest -= own
            index += node.rows
            at = node.right
        }
        return index
    }

    /// Runs of equal rows, in order.
    package var runs: [(count: Int, row: ItemHeight)] {
        var found: [(Int, ItemHeight)] = []
        var (pending, at): ([Int32], Int32) = ([], root)
        while at >= 0 || !pending.isEmpty {
            while at >= 0 {
                pending.append(at)
                at = nodes[Int(at)].left
            }
            let node = nodes[Int(pending.removeLast())]
            found.append((node.rows, node.row))
            at = node.right
        }
        return found
    }

    // MARK: Changes

    /// Appends equal rows.
    package mutating func append(_ count: Int, of row: ItemHeight) {
        guard count > 0, !extendLast(of: root, by: count, of: row) else { return }
        root = merge(root, makeNode(count, row))
    }

    /// Sets the height of a row.
    package mutating func set(_ row: ItemHeight, at index: Int) {
        guard self[index] != row else { return }
        let (before, rest) = split(root, at: index)
        let (old, after) = split(rest, at: 1)
        release(old)
        root = join(before, 1, row, after)
    }

    /// Inserts equal rows before an index, or at the end.
    package mutating func insert(_ count: Int, of row: ItemHeight, at index: Int) {
        guard count > 0 else { return }
        let (before, after) = split(root, at: index)
        root = join(before, count, row, after)
    }

    /// Removes a range of rows.
    package mutating func remove(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let (before, rest) = split(root, at: range.lowerBound)
        let (gone, after) = split(rest, at: range.count)
        release(gone)
        root = merge(before, after)
    }

    // MARK: Tree

    private func rows(below node: Int32) -> Int { node < 0 ? 0 : nodes[Int(node)].allRows }
    private func height(below node: Int32) -> Double { node < 0 ? 0 : nodes[Int(node)].allHeight }

    private mutating func makeNode(_ count: Int, _ row: ItemHeight) -> Int32 {
        seed ^= seed << 13
        seed ^= seed >> 17
        seed ^= seed << 5
        let node = Node(priority: seed, rows: count, row: row, allRows: count, allHeight: Double(count) * row.points)
        guard let index = free.popLast() else {
            nodes.append(node)
            return Int32(nodes.count - 1)
        }
        nodes[Int(index)] = node
        return index
    }

    private mutating func release(_ node: Int32) {
        var pending = [node]
        while let at = pending.popLast() {
            guard at >= 0 else { continue }
            pending += [nodes[Int(at)].left, nodes[Int(at)].right]
            free.append(at)
        }
    }

    private mutating func addUp(_ node: Int32) {
        let at = Int(node)
        let (left, right) = (nodes[at].left, nodes[at].right)
        nodes[at].allRows = rows(below: left) + nodes[at].rows + rows(below: right)
        nodes[at].allHeight = height(below: left) + Double(nodes[at].rows) * nodes[at].row.points + height(below: right)
    }

    private mutating func join(_ before: Int32, _ count: Int, _ row: ItemHeight, _ after: Int32) -> Int32 {
        if extendLast(of: before, by: count, of: row) || extendFirst(of: after, by: count, of: row) { return merge(before, after) }
        return merge(merge(before, makeNode(count, row)), after)
    }

    /// Extends the last run of a subtree if its rows equal these.
    private mutating func extendLast(of tree: Int32, by count: Int, of row: ItemHeight) -> Bool {
        extend(tree, \.right, by: count, of: row)
    }

    /// Extends the first run of a subtree if its rows equal these.
    private mutating func extendFirst(of tree: Int32, by count: Int, of row: ItemHeight) -> Bool {
        extend(tree, \.left, by: count, of: row)
    }

    private mutating func extend(_ tree: Int32, _ child: KeyPath<Node, Int32>, by count: Int, of row: ItemHeight) -> Bool {
        guard tree >= 0 else { return false }
        var path = [tree]
        while let next = path.last.map({ nodes[Int($0)][keyPath: child] }), next >= 0 { path.append(next) }
        guard let last = path.last, nodes[Int(last)].row == row else { return false }
        nodes[Int(last)].rows += count
        for node in path.reversed() { addUp(node) }
        return true
    }

    /// Splits a tree before an index; the recursion depth is the tree's, O(log n).
    private mutating func split(_ tree: Int32, at index: Int) -> (Int32, Int32) {
        guard tree >= 0 else { return (-1, -1) }
        let at = Int(tree)
        let before = rows(below: nodes[at].left)
        if index <= before {
            let (first, second) = split(nodes[at].left, at: index)
            nodes[at].left = second
            addUp(tree)
            return (first, tree)
        }
        if index >= before + nodes[at].rows {
            let (first, second) = split(nodes[at].right, at: index - before - nodes[at].rows)
            nodes[at].right = first
            addUp(tree)
            return (tree, second)
        }
        // The index is inside the run.
        let cut = index - before
        let second = merge(makeNode(nodes[at].rows - cut, nodes[at].row), nodes[at].right)
        nodes[at].rows = cut
        nodes[at].right = -1
        addUp(tree)
        return (tree, second)
    }

    private mutating func merge(_ first: Int32, _ second: Int32) -> Int32 {
        guard first >= 0 else { return second }
        guard second >= 0 else { return first }
        if nodes[Int(first)].priority >= nodes[Int(second)].priority {
            nodes[Int(first)].right = merge(nodes[Int(first)].right, second)
            addUp(first)
            return first
        }
        nodes[Int(second)].left = merge(first, nodes[Int(second)].left)
        addUp(second)
        return second
    }
}
