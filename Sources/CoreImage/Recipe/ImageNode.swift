import Foundation

/// A node of a recipe: an operation on other nodes' images. Immutable; nodes share their inputs.
final class ImageNode: @unchecked Sendable {
    let operation: any ImageOperation
    /// Written by `deinit` alone.
    private(set) var inputs: [ImageNode]
    /// The rectangle outside of which all pixels are clear.
    let extent: CGRect

    init(_ operation: any ImageOperation, _ inputs: [ImageNode] = [], extent: CGRect) {
        (self.operation, self.inputs) = (operation, inputs)
        self.extent = extent
    }

    // Releases a long chain of inputs one by one, so that its length does not exhaust the stack.
    deinit {
        var released = inputs
        inputs = []
        while var node = released.popLast() {
            guard isKnownUniquelyReferenced(&node) else { continue }
            released += node.inputs
            node.inputs = []
        }
    }

    /// Renders an area, each node of the recipe once. Time and memory grow with the areas that the operations need.
    func render(_ area: PixelArea, in space: WorkingSpace) -> PixelBlock {
        let order = inputsFirst
        var needed: [ObjectIdentifier: PixelArea] = [ObjectIdentifier(self): area.intersection(PixelArea(touching: extent))]
        for node in order.reversed() {
            guard let area = needed[ObjectIdentifier(node)], !area.isEmpty else { continue }
            for (index, input) in node.inputs.enumerated() {
                let area = node.operation.area(ofInput: index, for: area).intersection(PixelArea(touching: input.extent))
                needed[ObjectIdentifier(input)] = (needed[ObjectIdentifier(input)] ?? .empty).union(area)
            }
        }
        var uses: [ObjectIdentifier: Int] = [:]
        for node in order { for input in node.inputs { uses[ObjectIdentifier(input), default: 0] += 1 } }
        var blocks: [ObjectIdentifier: PixelBlock] = [:]
        for node in order {
            let area = needed[ObjectIdentifier(node)] ?? .empty
            let inputs = node.inputs.map { blocks[ObjectIdentifier($0)] ?? PixelBlock.empty }
            blocks[ObjectIdentifier(node)] =
                area.isEmpty ? PixelBlock.empty : node.operation.block(area, from: inputs, in: space)
            // Pixels that no later node reads are released.
            for input in node.inputs {
                uses[ObjectIdentifier(input), default: 1] -= 1
                if uses[ObjectIdentifier(input)] == 0 { blocks[ObjectIdentifier(input)] = nil }
            }
        }
        return blocks[ObjectIdentifier(self)] ?? PixelBlock.empty
    }

    /// The node and all below it, each once, after its inputs.
    private var inputsFirst: [ImageNode] {
        var order: [ImageNode] = []
        var found: Set<ObjectIdentifier> = []
        var open: [(node: ImageNode, next: Int)] = [(self, 0)]
        found.insert(ObjectIdentifier(self))
        while let (node, next) = open.last {
            guard next < node.inputs.count else {
                order.append(node)
                open.removeLast()
                continue
            }
            open[open.count - 1].next += 1
            let input = node.inputs[next]
            if found.insert(ObjectIdentifier(input)).inserted { open.append((input, 0)) }
        }
        return order
    }
}
