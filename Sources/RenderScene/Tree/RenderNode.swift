import CoreGraphics

/// Identity of a layer across commits; never reused in a process.
package struct LayerID: Hashable, Sendable, Comparable {
    package let rawValue: UInt64
    package init(rawValue: UInt64) { self.rawValue = rawValue }
    package static func < (a: LayerID, b: LayerID) -> Bool { a.rawValue < b.rawValue }
}

/// One layer of a committed tree: immutable, and the same object in all commits between which the layer did not change.
@usableFromInline package final class RenderNode: Sendable {
    package let layer: LayerID
    /// The layer's name or class, for messages and traces.
    package let name: String
    /// The class of the layer's delegate, which is a view, or of the layer; nil for one without an object.
    package let owner: AnyClass?
    package let values: LayerValues
    /// From the superlayer's time to this layer's.
    package let time: TimeMap
    /// In the order of adding; later ones take precedence.
    package let tracks: [Track]
    package let role: Role
    /// The app's drawing for each frame, which replaces the contents; nil in most layers.
    package let content: (any FrameContent)?

    /// Role of a layer in its superlayer.
    package enum Role: UInt8, Sendable {
        case sublayer
        /// Its alpha masks the superlayer. At most one, before the sublayers.
        case mask
    }

    package init(
        layer: LayerID, name: String, owner: AnyClass? = nil, values: LayerValues, time: TimeMap = .identity, tracks: [Track] = [],
        role: Role = .sublayer, content: (any FrameContent)? = nil
    ) {
        self.owner = owner
        self.layer = layer
        self.role = role
        self.name = name
        self.values = values
        self.time = time
        self.tracks = tracks
        self.content = content
    }

    /// The same layer with other tracks.
    package func replacing(tracks: [Track]) -> RenderNode {
        RenderNode(layer: layer, name: name, owner: owner, values: values, time: time, tracks: tracks, role: role, content: content)
    }

    /// The same layer with another image as its contents.
    package func replacing(contents: CGImage) -> RenderNode {
        var values = values
        values.contents = contents
        return RenderNode(layer: layer, name: name, owner: owner, values: values, time: time, tracks: tracks, role: role, content: content)
    }

    /// Whether the layer's appearance depends on time.
    package var changesWithTime: Bool { !tracks.isEmpty || !time.isPlain || values.emitter != nil }

    /// The values at a time of this layer: the model's with each animation applied in order.
    package func values(at layerTime: Double) -> LayerValues {
        var values = values
        apply(to: &values, at: layerTime)
        return values
    }

    /// The values at a time of the superlayer; hidden outside the layer's own active interval.
    package func values(atSuperlayerTime time: Double) -> LayerValues {
        var values = values
        show(in: &values, atSuperlayerTime: time, layerTime: self.time(time))
        return values
    }

    /// Turns a copy of the model's values into those at a time of the superlayer, which is `layerTime` of this layer.
    func show(in values: inout LayerValues, atSuperlayerTime time: Double, layerTime: Double) {
        apply(to: &values, at: layerTime)
        if !self.time.isShown(at: time) {
            values.isHidden = true
            if values.transition != nil { values.transition = nil }
        }
    }

    private func apply(to values: inout LayerValues, at layerTime: Double) {
        // In place: a track is larger than the value it writes.
        tracks.withUnsafeBufferPointer { tracks in
            for index in tracks.indices { tracks[index].apply(to: &values, at: layerTime) }
        }
    }
}
