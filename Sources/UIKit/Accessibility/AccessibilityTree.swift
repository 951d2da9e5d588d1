import CoreGraphics

/// The elements of an app in the order in which they are read aloud.
///
/// What is hidden, clear or says that its elements are hidden is left out, and so is what lies beside a modal view. A container's own list keeps its
/// order. Everything else goes by place: row after row from the top, each from the leading edge; views that group their children come as one.
@MainActor
package struct AccessibilityTree {
    private struct Node {
        var element: UIResponder?
        var frame: CGRect
        var children: [Int] = []
        /// Whether the children are in an order of the app's own.
        var isOrdered = false
    }

    private var nodes: [Node] = []
    private let isRightToLeft: Bool

    /// The elements of some windows, the first window's first.
    package static func elements(in windows: [UIView]) -> [UIResponder] {
        windows.flatMap { window -> [UIResponder] in
            var tree = AccessibilityTree(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            tree.build(from: window)
            return tree.flattened()
        }
    }

    private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

    private mutating func build(from root: UIView) {
        nodes = [Node(frame: .zero)]
        var seen: Set<ObjectIdentifier> = []
        var pending: [(item: UIResponder, parent: Int)] = [(root, 0)]
        while let (item, parent) = pending.popLast() {
            // A list may name a view twice, or one that contains it.
            guard item.isSpokenOf, seen.insert(ObjectIdentifier(item)).inserted else { continue }
            if item.isAccessibilityElement {
                nodes[parent].children.append(nodes.count)
                nodes.append(Node(element: item, frame: item.accessibilityFrame))
                continue
            }
            let stated = item.statedElements
            var group = parent
            if stated != nil || item.shouldGroupAccessibilityChildren {
                group = nodes.count
                nodes[parent].children.append(group)
                nodes.append(Node(frame: item.accessibilityFrame, isOrdered: stated != nil))
            }
            let children = stated?.compactMap { $0 as? UIResponder } ?? (item as? UIView)?.spokenSubviews ?? []
            pending.append(contentsOf: children.reversed().map { ($0, group) })
        }
    }

    private mutating func flattened() -> [UIResponder] {
        var found: [UIResponder] = []
        var pending = [0]
        while let index = pending.popLast() {
            if let element = nodes[index].element { found.append(element) }
            pending.append(contentsOf: ordered(nodes[index]).reversed())
        }
        return found
    }

    /// The children in their own order, or by rows: one belongs to a row when its middle lies above the lower edge of the row's first.
    private func ordered(_ node: Node) -> [Int] {
        guard !node.isOrdered else { return node.children }
        let byTop = node.children.enumerated().sorted { (top($0.element), $0.offset) < (top($1.element), $1.offset) }
        var rows: [[Int]] = []
        for child in byTop.map(\.element) {
            if let first = rows.last?.first, nodes[child].frame.midY < nodes[first].frame.maxY {
                rows[rows.count - 1].append(child)
            } else {
                rows.append([child])
            }
        }
        return rows.flatMap { row in
            row.enumerated().sorted { one, other in
                let (a, b) = (nodes[one.element].frame, nodes[other.element].frame)
                return isRightToLeft ? (-a.maxX, one.offset) < (-b.maxX, other.offset) : (a.minX, one.offset) < (b.minX, other.offset)
            }.map(\.element)
        }
    }

    private func top(_ index: Int) -> CGFloat { nodes[index].frame.minY }
}

extension UIResponder {
    /// Whether it, or what it contains, is there for people who do not see it.
    fileprivate var isSpokenOf: Bool {
        if accessibilityElementsHidden { return false }
        guard let view = self as? UIView else { return true }
        return !view.isHidden && view.alpha >= 0.01
    }
}

extension UIView {
    /// The subviews, or only the frontmost modal one.
    fileprivate var spokenSubviews: [UIResponder] {
        let shown = storedSubviews.filter(\.isSpokenOf)
        return shown.last(where: \.accessibilityViewIsModal).map { [$0] } ?? shown
    }
}
