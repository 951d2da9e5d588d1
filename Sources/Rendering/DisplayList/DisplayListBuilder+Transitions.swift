import RenderScene

/// A layer with a transition from its old image to the new one.
extension DisplayListBuilder {
    struct OpenTransition {
        let node: NodeIndex
        /// Values of the layer without the transition.
        let values: LayerValues
        let state: TransitionState
        /// Motion of the whole layer, which may itself be one side of a transition.
        let motion: Homography?
        let bounds: PlaneRect
        let opensClip: Bool
        /// Weight of the new image in a crossfade.
        let fraction: Double?
    }

    func begin(_ state: TransitionState, of node: NodeIndex, _ values: LayerValues, motion: Homography?) {
        var values = values
        values.transition = nil
        guard let bounds = PlaneRect(values.bounds) else { return }
        var contents = state.contents
        var fraction: Double?
        var opensClip = false
        switch state.transition.kind {
        case .fade:
            let weight = UInt32(opacity: state.progress)
            if weight == 0 { contents = [.old] }
            if weight == 255 { contents = [.new] }
            if contents.count == 2 { fraction = state.progress }
        case .moveIn, .push, .reveal:
            let outline = Outline(
                bounds, radius: values.masksToBounds ? values.cornerRadius : 0, corners: values.roundCorners, curve: values.cornerCurve)
            let clip = beginClip(outline, under: matrix(of: values, motion: motion))
            guard clip != .coversNothing else { return }
            opensClip = clip == .opened
        case .flip: break
        }
        transitions.append(
            OpenTransition(
                node: node, values: values, state: state, motion: motion, bounds: bounds, opensClip: opensClip, fraction: fraction))
        if fraction != nil { beginCrossfade() }
        steps.append(.endTransition)
        for (index, content) in contents.enumerated().reversed() {
            steps.append(content == .old ? .oldContent : .newContent)
            if fraction != nil, index == 1 { steps.append(.nextOfCrossfade) }
        }
    }

    func beginOldContent() {
        let open = transitions[transitions.count - 1]
        guard let old = open.state.transition.old, !old.tree.isEmpty else { return }
        let node = self.open(old)
        begin(node, values(at: node).placed(as: open.values), motion: motion(of: .old, in: open))
    }

    func beginNewContent() {
        let open = transitions[transitions.count - 1]
        begin(open.node, open.values, motion: motion(of: .new, in: open))
    }

    func endTransition() {
        let open = transitions.removeLast()
        if let fraction = open.fraction { endCrossfade(fraction) }
        if open.opensClip { endClip() }
    }

    private func motion(of content: TransitionState.Content, in open: OpenTransition) -> Homography? {
        let own = open.state.motion(of: content, in: open.bounds)
        guard own != .identity else { return open.motion }
        return open.motion.map { own.concatenating($0) } ?? own
    }
}
