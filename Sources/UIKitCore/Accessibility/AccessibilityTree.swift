import CoreGraphics

/// The accessibility elements of an app in VoiceOver's reading order.
///
/// Excludes views that are hidden, transparent or hide their elements, and siblings of a modal view. A container's own list keeps its
/// order. Everything else is ordered by position: row by row from the top, each from the leading edge; views that group their children
/// count as one.
@MainActor
package struct AccessibilityTree {
    private struct Node {
        var item: UIResponder?
        var isElement = false
        var children: [Int] = []
        /// Whether the children are in the app's order.
        var isOrdered = false
    }

    private var nodes: [Node] = []
    private let isRightToLeft: Bool

    /// Returns the elements of windows, in the order of the windows.
    package static func elements(in windows: [UIView]) -> [UIResponder] {
        windows.flatMap { window -> [UIResponder] in
            var tree = AccessibilityTree(isRightToLeft: window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            tree.build(from: window)
            return tree.flattened()
        }
    }

    private init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

    private mutating func build(from root: UIView) {
        nodes = [Node()]
        var seen: Set<ObjectIdentifier> = []
        var pending: [(item: UIResponder, parent: Int)] = [(root, 0)]
        while let (item, parent) = pending.popLast() {
            // A list may contain a view twice, or an ancestor.
            guard item.isExposed, seen.insert(ObjectIdentifier(item)).inserted else { continue }
            if item.isAccessibilityElement {
                let items = (item as? any AccessibilityDividing)?.accessibilityItems ?? []
                nodes[parent].children.append(nodes.count)
                nodes.append(Node(item: item, isElement: true, isOrdered: true))
                let element = nodes.count - 1
                for inner in items {
                    nodes[element].children.append(nodes.count)
                    nodes.append(Node(item: inner, isElement: true))
                }
                continue
            }
            let stated = item.statedElements
            var group = parent
            if stated != nil || item.shouldGroupAccessibilityChildren {
                group = nodes.count
                nodes[parent].children.append(group)
                nodes.append(Node(item: item, isOrdered: stated != nil))
            }
            let children = stated?.compactMap { $0 as? UIResponder } ?? (item as? UIView)?.exposedSubviews ?? []
            pending.append(contentsOf: children.reversed().map { ($0, group) })
        }
    }

    private mutating func flattened() -> [UIResponder] {
        var found: [UIResponder] = []
        var pending = [0]
        while let index = pending.popLast() {
            if let item = nodes[index].item, nodes[index].isElement { found.append(item) }
            pending.append(contentsOf: ordered(nodes[index]).reversed())
        }
        return found
    }

    /// Returns the children in their own order, or by rows: a child belongs to a row if its center is above the bottom edge of the row's
    /// first.
    private func ordered(_ node: Node) -> [Int] {
        // The screen position of a deeply nested view is expensive.
        guard !node.isOrdered, node.children.count > 1 else { return node.children }
        let children = node.children.map { (node: $0, frame: nodes[$0].item?.accessibilityFrame ?? .zero) }
        let byTop = children.enumerated().sorted { ($0.element.frame.minY, $0.offset) < ($1.element.frame.minY, $1.offset) }
        var rows: [[(node: Int, frame: CGRect)]] = []
        for child in byTop.map(\.element) {
            if let first = rows.last?.first, child.frame.midY < first.frame.maxY {
                rows[rows.count - 1].append(child)
            } else {
                rows.append([child])
            }
        }
        return rows.flatMap { row in
            row.enumerated().sorted { one, other in
                let (a, b) = (one.element.frame, other.element.frame)
                return isRightToLeft ? (-a.maxX, one.offset) < (-b.maxX, other.offset) : (a.minX, one.offset) < (b.minX, other.offset)
            }.map(\.element.node)
        }
    }
}

extension UIResponder {
    /// Whether it, or a descendant, is exposed to VoiceOver.
    fileprivate var isExposed: Bool {
        if accessibilityElementsHidden { return false }
        guard let view = self as? UIView else { return true }
        return !view.isHidden && view.alpha >= 0.01
    }
}

extension UIView {
    /// The subviews, or only the frontmost modal one.
    fileprivate var exposedSubviews: [UIResponder] {
        let shown = storedSubviews.filter(\.isExposed)
        return shown.last(where: \.accessibilityViewIsModal).map { [$0] } ?? shown
    }
}
