/// Cache of the times of many layers of one tree. Ancestors are evaluated once, so that layers in a chain of thousands cost as much as
/// their number.
package struct TreeTimes {
    private let tree: RenderTree
    private let time: Double
    private var localTimes: [Int: Double] = [:]
    /// For a layer, the nearest one from it upwards with a time of its own; -1 if there is none.
    private var timekeepers: [Int: Int] = [:]

    /// The times of a tree's layers at a media time.
    package init(of tree: RenderTree, at time: Double) {
        self.tree = tree
        self.time = time
    }

    /// Same as `RenderTree.localTime(of:at:)`.
    package mutating func localTime(of index: Int) -> Double {
        var chain: [Int] = []
        var at = index
        while at >= 0, localTimes[at] == nil {
            chain.append(at)
            at = Int(tree.parents[at])
        }
        var local = localTimes[at] ?? time
        for index in chain.reversed() {
            local = tree.nodes[index].time(local)
            localTimes[index] = local
        }
        return local
    }

    /// Same as `RenderTree.values(of:at:)`.
    package mutating func values(of index: Int) -> LayerValues {
        let node = tree.nodes[index]
        guard !node.tracks.isEmpty || !node.time.isPlain else { return node.values }
        let parent = Int(tree.parents[index])
        return node.values(atSuperlayerTime: parent < 0 ? time : localTime(of: parent))
    }

    /// The media time at which a layer's local time rises to `localTime`; nil if it never does. Inverts the map of each superlayer with a
    /// time of its own.
    package mutating func mediaTime(ofLocalTime localTime: Double, at index: Int) -> Double? {
        var time = localTime
        var at = timekeeper(of: index)
        while at >= 0 {
            guard let up = tree.nodes[at].time.timeReaching(time) else { return nil }
            time = up
            let parent = Int(tree.parents[at])
            at = parent < 0 ? parent : timekeeper(of: parent)
        }
        return time
    }

    private mutating func timekeeper(of index: Int) -> Int {
        var chain: [Int] = []
        var at = index
        while at >= 0, timekeepers[at] == nil {
            chain.append(at)
            guard case .identity = tree.nodes[at].time else { break }
            at = Int(tree.parents[at])
        }
        let found = timekeepers[at] ?? at
        for index in chain { timekeepers[index] = found }
        return found
    }
}
