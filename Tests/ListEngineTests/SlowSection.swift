import CoreGraphics
import UIFoundation

@testable import ListEngine

/// The frames of a section as Apple's documents have them, item by item, without the engine's code: only columns are laid out, and a row is
/// a column whose coordinates are exchanged.
struct SlowSection {
    let section: CompositionalSection
    let count: Int
    let isVertical: Bool
    let container: CGSize
    let measured: [Int: CGSize]

    func layOut() -> (frames: [CGRect], length: CGFloat) {
        let insets = section.insets
        let inner = CGSize(
            width: max(0, container.width - insets.leading - insets.trailing),
            height: max(0, container.height - insets.top - insets.bottom))
        var frames: [CGRect] = []
        var at: CGFloat = isVertical ? insets.top : insets.leading
        var groups = 0
        while frames.count < count {
            if groups > 0 { at += section.spacing }
            let tree = SlowNode(section.group, first: frames.count, left: count - frames.count, container: inner, measured: measured)
            let origin = isVertical ? CGPoint(x: insets.leading, y: at) : CGPoint(x: at, y: insets.top)
            for leaf in tree.leaves { frames.append(leaf.offsetBy(dx: origin.x, dy: origin.y)) }
            at += isVertical ? tree.size.height : tree.size.width
            groups += 1
        }
        return (frames, at + (isVertical ? insets.bottom : insets.trailing))
    }
}

/// An item or a group that is laid out, at the origin.
private struct SlowNode {
    var size: CGSize
    var leaves: [CGRect]

    init(_ item: CompositionalItem, first: Int, left: Int, container: CGSize, measured: [Int: CGSize]) {
        size = CGSize(width: Self.points(item.size.width, container), height: Self.points(item.size.height, container))
        guard let group = item.group else {
            if let own = measured[first] {
                if item.size.width.kind == .estimated { size.width = own.width }
                if item.size.height.kind == .estimated { size.height = own.height }
            }
            var frame = CGRect(origin: .zero, size: size)
            if item.size.width.kind != .estimated {
                frame.origin.x = item.insets.leading
                frame.size.width = max(0, size.width - item.insets.leading - item.insets.trailing)
            }
            if item.size.height.kind != .estimated {
                frame.origin.y = item.insets.top
                frame.size.height = max(0, size.height - item.insets.top - item.insets.bottom)
            }
            leaves = [frame]
            return
        }
        if group.axis == .horizontal {
            let column = SlowNode(
                Self.exchanged(item), first: first, left: left, container: Self.exchanged(container),
                measured: measured.mapValues(Self.exchanged))
            size = Self.exchanged(column.size)
            leaves = column.leaves.map { CGRect(x: $0.minY, y: $0.minX, width: $0.height, height: $0.width) }
            return
        }
        leaves = []
        layOutColumn(item, group, first: first, left: left, measured: measured)
    }

    private mutating func layOutColumn(
        _ item: CompositionalItem, _ group: CompositionalGroup, first: Int, left: Int, measured: [Int: CGSize]
    ) {
        let growsDown = item.size.height.kind == .estimated
        let growsAcross = item.size.width.kind == .estimated
        let insets = (
            top: growsDown ? 0 : item.insets.top, bottom: growsDown ? 0 : item.insets.bottom,
            leading: growsAcross ? 0 : item.insets.leading, trailing: growsAcross ? 0 : item.insets.trailing
        )
        let inner = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing), height: max(0, size.height - insets.top - insets.bottom))
        // Choose the items.
        var chosen: [(value: CompositionalItem, node: SlowNode)] = []
        var used: CGFloat = 0
        var taken = 0
        while taken < left, chosen.count < group.count ?? .max {
            var value = group.items[chosen.count % group.items.count]
            if group.sharesLength, let count = group.count {
                let share = max(0, (inner.height - CGFloat(count - 1) * group.spacing.points) / CGFloat(count))
                value.size.height = CompositionalLength(kind: .absolute, value: share)
            }
            let node = SlowNode(value, first: first + taken, left: left - taken, container: inner, measured: measured)
            var nominal = node.size.height
            if growsDown, value.size.height.kind == .estimated { nominal = value.size.height.value }
            var needed = nominal + (value.edges.top?.points ?? 0) + (value.edges.bottom?.points ?? 0)
            if !chosen.isEmpty { needed += group.spacing.points }
            let isCounted = group.sharesLength || growsDown && group.count != nil
            if !chosen.isEmpty, !isCounted, used + needed > inner.height + 0.01 { break }
            if node.leaves.isEmpty { break }
            chosen.append((value, node))
            used += needed
            taken += node.leaves.count
        }
        // Put them below each other.
        var least: CGFloat = 0
        var flexible = 0
        var widest: CGFloat = 0
        for (index, (value, node)) in chosen.enumerated() {
            if index > 0 {
                least += group.spacing.points
                if group.spacing.isFlexible { flexible += 1 }
            }
            for edge in [value.edges.top, value.edges.bottom] {
                least += edge?.points ?? 0
                if edge?.isFlexible == true { flexible += 1 }
            }
            least += node.size.height
            widest = max(widest, node.size.width + (value.edges.leading?.points ?? 0) + (value.edges.trailing?.points ?? 0))
        }
        let spare = growsDown ? 0 : max(0, inner.height - least)
        let share = flexible == 0 ? 0 : spare / CGFloat(flexible)
        let across = growsAcross ? widest : inner.width
        var y = insets.top
        for (index, (value, node)) in chosen.enumerated() {
            if index > 0 { y += group.spacing.points + (group.spacing.isFlexible ? share : 0) }
            y += (value.edges.top?.points ?? 0) + (value.edges.top?.isFlexible == true ? share : 0)
            let (lead, trail) = (value.edges.leading, value.edges.trailing)
            let rest = max(0, across - node.size.width - (lead?.points ?? 0) - (trail?.points ?? 0))
            var x = insets.leading + (lead?.points ?? 0)
            if lead?.isFlexible == true { x += trail?.isFlexible == true ? rest / 2 : rest }
            for leaf in node.leaves { leaves.append(leaf.offsetBy(dx: x, dy: y)) }
            y += node.size.height + (value.edges.bottom?.points ?? 0) + (value.edges.bottom?.isFlexible == true ? share : 0)
        }
        if growsDown { size.height = least + insets.top + insets.bottom }
        if growsAcross { size.width = across }
    }

    private static func points(_ length: CompositionalLength, _ container: CGSize) -> CGFloat {
        switch length.kind {
        case .fractionOfWidth: length.value * container.width
        case .fractionOfHeight: length.value * container.height
        case .absolute, .estimated: length.value
        }
    }

    // MARK: Exchange of coordinates

    private static func exchanged(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }

    private static func exchanged(_ length: CompositionalLength) -> CompositionalLength {
        var length = length
        if length.kind == .fractionOfWidth {
            length.kind = .fractionOfHeight
        } else if length.kind == .fractionOfHeight {
            length.kind = .fractionOfWidth
        }
        return length
    }

    private static func exchanged(_ item: CompositionalItem) -> CompositionalItem {
        var new = item
        new.size = CompositionalSize(width: exchanged(item.size.height), height: exchanged(item.size.width))
        new.insets = NSDirectionalEdgeInsets(
            top: item.insets.leading, leading: item.insets.top, bottom: item.insets.trailing, trailing: item.insets.bottom)
        new.edges = CompositionalEdges(
            leading: item.edges.top, top: item.edges.leading, trailing: item.edges.bottom, bottom: item.edges.trailing)
        if let group = item.group {
            var exchangedGroup = group
            exchangedGroup.axis = group.axis == .vertical ? .horizontal : .vertical
            exchangedGroup.items = group.items.map(exchanged)
            new.group = exchangedGroup
        }
        return new
    }
}
