import RenderScene

/// Animations that a frame of the past shows otherwise than the app had them: one alone, or some at a standstill.
///
/// A frame is a function of a tree and a time, so that this changes the image alone.
package struct AnimationFilter: Equatable, Sendable {
    /// The animation that moves alone, by its number in the process; nil for all. Layers with others have the values that the app has set.
    package var solo: UInt64?
    /// Media times at which animations stand still while they are in effect, by their numbers in the process.
    package var frozen: [UInt64: Double]

    package init(solo: UInt64? = nil, frozen: [UInt64: Double] = [:]) { (self.solo, self.frozen) = (solo, frozen) }

    package var isEmpty: Bool { solo == nil && frozen.isEmpty }

    /// The tree as this shows it at a media time.
    package func applied(to tree: RenderTree, at time: Double) -> RenderTree {
        guard !isEmpty else { return tree }
        var replacements: [(index: Int, node: RenderNode)] = []
        for index in tree.nodes.indices where tree.nodes[index].tracks.contains(where: changes) {
            let node = tree.nodes[index]
            let localTime = tree.localTime(of: index, at: time)
            let tracks = node.tracks.filter { solo == nil || $0.animation == solo }.map { track in
                guard let moment = frozen[track.animation], track.phase(at: localTime) != nil else { return track }
                return track.held(at: tree.localTime(of: index, at: moment))
            }
            replacements.append((index, node.replacing(tracks: tracks)))
        }
        return tree.replacing(replacements, at: tree.commitTime)
    }

    private func changes(_ track: Track) -> Bool { solo.map { $0 != track.animation } ?? false || frozen[track.animation] != nil }
}
