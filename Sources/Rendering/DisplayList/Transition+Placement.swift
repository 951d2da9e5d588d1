import RenderScene

/// Placement of a transition's two sides over time.
extension TransitionState {
    /// The sides being drawn, from back to front; the old one first where both are drawn.
    var contents: [Content] {
        switch transition.kind {
        case .fade, .moveIn, .push: return [.old, .new]
        case .reveal: return [.new, .old]
        case .flip: return [progress < 0.5 ? .old : .new]
        }
    }

    enum Content { case old, new }

    /// Motion of a side in the layer's plane; `bounds` is the visible part of the plane.
    func motion(of content: Content, in bounds: PlaneRect) -> Homography {
        switch (transition.kind, content) {
        case (.fade, _), (.moveIn, .old), (.reveal, .new): return .identity
        case (.moveIn, .new), (.push, .new): return slide(progress - 1, bounds)
        case (.push, .old), (.reveal, .old): return slide(progress, bounds)
        case (.flip, .old): return rotation(progress, bounds)
        case (.flip, .new): return rotation(progress - 1, bounds)
        }
    }

    /// Translation away from the edge by a fraction of the bounds.
    private func slide(_ fraction: Double, _ bounds: PlaneRect) -> Homography {
        switch transition.edge {
        case .left: return .translation(fraction * bounds.width, 0)
        case .right: return .translation(-fraction * bounds.width, 0)
        case .top: return .translation(0, fraction * bounds.height)
        case .bottom: return .translation(0, -fraction * bounds.height)
        }
    }

    /// Rotation by a fraction of a half turn about the middle; the edge comes forward.
    private func rotation(_ fraction: Double, _ bounds: PlaneRect) -> Homography {
        let (x, y) = (bounds.left + bounds.width / 2, bounds.top + bounds.height / 2)
        var eye = CATransform3DIdentity
        eye.m34 = CGFloat(-1 / Self.eyeDistance)
        let angle = CGFloat(fraction * .pi)
        let rotation: CATransform3D
        switch transition.edge {
        case .left: rotation = CATransform3DMakeRotation(angle, 0, 1, 0)
        case .right: rotation = CATransform3DMakeRotation(-angle, 0, 1, 0)
        case .top: rotation = CATransform3DMakeRotation(-angle, 1, 0, 0)
        case .bottom: rotation = CATransform3DMakeRotation(angle, 1, 0, 0)
        }
        let flip = Homography(CATransform3DConcat(rotation, eye))
        return Homography.translation(-x, -y).concatenating(flip).concatenating(.translation(x, y))
    }

    /// Distance from the eye to the card, in points. An estimate: Apple publishes no number; this is a common perspective in layers.
    private static let eyeDistance = 1000.0
}
