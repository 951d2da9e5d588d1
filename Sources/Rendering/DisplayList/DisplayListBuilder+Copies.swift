import RenderScene

/// Sublayers drawn in copies, each with an offset, a delay and a color (`CAReplicatorLayer`): the same nodes with another matrix and time.
extension DisplayListBuilder {
    /// A layer whose sublayers are being drawn copy by copy.
    struct OpenReplication {
        let node: NodeIndex
        let values: ReplicatorValues
        /// Transform from each copy to the next, in the layer's own space.
        let step: CATransform3D
        /// Transform of the next copy.
        var matrix = CATransform3DIdentity
        var next = 0
        /// Number of layers in each copy.
        let layerCount: Int
        /// Time of the first copy; nil if the copies do not depend on time.
        let time: Double?
        /// Number of samples before the first copy.
        let sampleCount: Int
    }

    /// Limit on copied layers per frame, which bounds the cost of nested replicators.
    static let mostCopiedLayers = 1 << 17

    /// Pushes the copies of the innermost layer's sublayers.
    func pushCopies(of node: NodeIndex, _ replicator: ReplicatorValues, in bounds: PlaneRect) {
        let sample = samples[node.sample]
        let first = sample.tree.firstSublayer(of: node.index)
        let range = first..<Int(sample.tree.subtreeEnds[node.index])
        guard !range.isEmpty, replicator.wholeCount > 0 else { return }
        let isMoving = replicator.delay != 0 && range.contains { sample.tree.nodes[$0].changesWithTime }
        let (x, y) = (CGFloat((bounds.left + bounds.right) / 2), CGFloat((bounds.top + bounds.bottom) / 2))
        let about = CATransform3DTranslate(replicator.transform, -x, -y, 0)
        replications.append(
            OpenReplication(
                node: node, values: replicator, step: CATransform3DConcat(about, CATransform3DMakeTranslation(x, y, 0)),
                layerCount: range.count, time: isMoving ? sample.localTime(at: node.index) : nil, sampleCount: samples.count))
        steps.append(.nextCopy)
    }

    func nextCopy() {
        let last = replications.count - 1
        let open = replications[last]
        releaseSamples(from: open.sampleCount)
        // The first copy costs no more than the layers by themselves.
        guard open.next < open.values.wholeCount, open.next == 0 || copiedLayersLeft >= open.layerCount else {
            replications.removeLast()
            return
        }
        if open.next > 0 { copiedLayersLeft -= open.layerCount }
        replications[last].next += 1
        replications[last].matrix = CATransform3DConcat(open.matrix, open.step)
        steps.append(.nextCopy)
        beginCopy(of: open)
    }

    private func beginCopy(of open: OpenReplication) {
        let color = open.values.color(ofCopy: open.next)
        let superlayer = openLayers[openLayers.count - 1]
        let opacity = superlayer.opacity * color.w
        guard opacity >= Self.faintest, canOpenGroup else { return }
        var wrapping = Wrapping()
        if color != RGBA(1, 1, 1, 1) {
            let tint = SIMD3(color.x, color.y, color.z)
            beginGroup(opacity: color.w, tint: tint == SIMD3(1, 1, 1) ? nil : tint)
            wrapping.opensGroup = true
        }
        let matrix = superlayer.sublayerMatrix.map { CATransform3DConcat(open.matrix, $0) } ?? open.matrix
        openLayers.append(
            OpenLayer(
                matrix: superlayer.matrix, sublayerMatrix: CATransform3DIsIdentity(matrix) ? nil : matrix, bounds: nil, opacity: opacity,
                opensClip: false, wrapping: wrapping, ungroupedOpacity: superlayer.ungroupedOpacity, isFlipped: superlayer.isFlipped,
                sublayersAreFlipped: superlayer.sublayersAreFlipped))
        steps.append(.endCopy)
        var node = open.node
        if let time = open.time, open.next > 0 {
            node = sampleAgain(below: open.node, at: time - Double(open.next) * open.values.delay)
        }
        pushSublayers(of: node)
    }

    func endCopy() {
        if openLayers.removeLast().wrapping.opensGroup { endGroup() }
    }
}
