import Foundation
import RenderScene

/// The tree of layers of a moment, the answer to `layers`.
struct LayerList: Encodable {
    let time: Double
    let isPresent: Bool
    /// A text that is the same while the list is.
    let structure: String
    /// The number of all layers, and of those that the list leaves out.
    let count: Int
    let left: Int
    /// Names and classes, each once; nil if the page has the list.
    private(set) var texts: [String]?
    /// Of each layer, superlayers first: its number, depth, index of its name and of its class among the texts (-1 for none), and marks.
    private(set) var rows: [[Int]]?

    /// The number of layers of a list.
    static let most = 20_000
    /// Characters of a text.
    static let longestText = 200

    /// Marks of a layer.
    private struct Marks: OptionSet {
        let rawValue: Int
        static let hidden = Marks(rawValue: 1)
        static let animated = Marks(rawValue: 2)
        static let mask = Marks(rawValue: 4)
        static let drawing = Marks(rawValue: 8)
        static let conflict = Marks(rawValue: 16)
    }

    /// - Parameters:
    ///   - known: The structure that the page has; nil for none.
    ///   - conflicts: The layers of views with constraints that contradict others.
    @MainActor
    init(_ moment: ShownMoment, known: String?, conflicts: Set<LayerID> = []) {
        let tree = moment.tree
        (time, isPresent, count) = (moment.time, moment.isPresent, tree.nodes.count)
        left = max(tree.nodes.count - Self.most, 0)
        let listed = tree.nodes.indices.prefix(Self.most)
        let marks = listed.map { Self.marks(of: $0, moment, conflicts) }
        var hasher = Hasher()
        hasher.combine(tree.nodes.count)
        for index in listed {
            let node = tree.nodes[index]
            hasher.combine(node.layer)
            hasher.combine(node.name)
            hasher.combine(node.owner.map { ObjectIdentifier($0) })
            hasher.combine(tree.parents[index])
            hasher.combine(marks[index].rawValue)
        }
        structure = "\(hasher.finalize())"
        guard structure != known else { return }
        var texts = TextTable()
        var depths: [Int] = []
        rows = listed.map { index in
            let (node, parent) = (tree.nodes[index], Int(tree.parents[index]))
            depths.append(parent < 0 ? 0 : depths[parent] + 1)
            let owner = node.owner.map { texts.index(of: $0) } ?? -1
            return [Int(node.layer.rawValue), depths[index], texts.index(of: node.name), owner, marks[index].rawValue]
        }
        self.texts = texts.texts
    }

    @MainActor
    private static func marks(of index: Int, _ moment: ShownMoment, _ conflicts: Set<LayerID>) -> Marks {
        let (node, values) = (moment.tree.nodes[index], moment.sample.values(at: index))
        var marks: Marks = []
        if values.isHidden || values.opacity <= 0 { marks.insert(.hidden) }
        if !node.tracks.isEmpty, node.isAnimated(at: moment.sample.localTime(at: index)) { marks.insert(.animated) }
        if node.role == .mask { marks.insert(.mask) }
        if values.drawsSomething { marks.insert(.drawing) }
        if conflicts.contains(node.layer) { marks.insert(.conflict) }
        return marks
    }
}

extension RenderNode {
    /// Whether an animation has an effect at a time of the layer.
    func isAnimated(at localTime: Double) -> Bool { tracks.contains { $0.phase(at: localTime) != nil } }
}

/// Texts, each once.
private struct TextTable {
    private(set) var texts: [String] = []
    private var indexes: [String: Int] = [:]
    private var classes: [ObjectIdentifier: Int] = [:]

    mutating func index(of text: String) -> Int {
        if let index = indexes[text] { return index }
        texts.append(String(text.prefix(LayerList.longestText)))
        indexes[text] = texts.count - 1
        return texts.count - 1
    }

    mutating func index(of type: AnyClass) -> Int {
        if let index = classes[ObjectIdentifier(type)] { return index }
        let index = index(of: "\(type)")
        classes[ObjectIdentifier(type)] = index
        return index
    }
}
