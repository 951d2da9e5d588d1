import RenderScene

/// Where the two sides of a transition lie at each moment.
extension TransitionState {
    /// The old side first where both are drawn; the first lies below.
    var sides: [Side] {
        switch transition.kind {
        case .fade, .moveIn, .push: return [.old, .new]
        case .reveal: return [.new, .old]
        case .flip: return [progress < 0.5 ? .old : .new]
        }
    }

    enum Side { case old, new }

    /// How a side is moved in the layer's plane, whose part that is seen is `bounds`.
    func motion(of side: Side, in bounds: PlaneRect) -> Homography {
        switch (transition.kind, side) {
        case (.fade, _), (.moveIn, .old), (.reveal, .new): return .identity
        case (.moveIn, .new), (.push, .new): return slide(progress - 1, bounds)
        case (.push, .old), (.reveal, .old): return slide(progress, bounds)
        case (.flip, .old): return turn(progress, bounds)
        case (.flip, .new): return turn(progress - 1, bounds)
        }
    }

    /// Away from the edge by a part of the bounds.
    private func slide(_ part: Double, _ bounds: PlaneRect) -> Homography {
        switch transition.edge {
        case .left: return .translation(part * bounds.width, 0)
        case .right: return .translation(-part * bounds.width, 0)
        case .top: return .translation(0, part * bounds.height)
        case .bottom: return .translation(0, -part * bounds.height)
        }
    }

    /// A part of a half turn about the middle; the edge comes forward.
    private func turn(_ part: Double, _ bounds: PlaneRect) -> Homography {
        let (x, y) = (bounds.left + bounds.width / 2, bounds.top + bounds.height / 2)
        var eye = CATransform3DIdentity
        eye.m34 = CGFloat(-1 / Self.eyeDistance)
        let angle = CGFloat(part * .pi)
        let rotation: CATransform3D
        switch transition.edge {
        case .left: rotation = CATransform3DMakeRotation(angle, 0, 1, 0)
        case .right: rotation = CATransform3DMakeRotation(-angle, 0, 1, 0)
        case .top: rotation = CATransform3DMakeRotation(-angle, 1, 0, 0)
        case .bottom: rotation = CATransform3DMakeRotation(angle, 1, 0, 0)
        }
        let turn = Homography(CATransform3DConcat(rotation, eye))
        return Homography.translation(-x, -y).concatenating(turn).concatenating(.translation(x, y))
    }

    /// From the eye to the card, in points. Apple publishes no number; this is the usual one in layers' perspective.
    private static let eyeDistance = 1000.0
}
