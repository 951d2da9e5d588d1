import Display

extension Screen {
    /// Whether the device is a tablet, by its short edge.
    private var isTablet: Bool { min(uprightSize.width, uprightSize.height) >= 744 }

    /// Whether the device is a phone without a home button, whose interface is never upside down.
    var neverRotatesUpsideDown: Bool { !isTablet && hasHomeIndicator }

    /// Whether the safe area includes the status bar even if it is hidden: with a sensor housing, and on tablets.
    var keepsTopEdge: Bool { isTablet || hasHomeIndicator }

    private var hasHomeIndicator: Bool { uprightSafeAreaInsets.bottom > 0 }

    /// The size in an orientation, in points.
    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
    }

    /// Safe area insets by orientation (`Documentation/Behavior.md#metrics`): in landscape, phones with a sensor housing have its inset at
    /// both sides and 21 at the bottom; tablets have the same in every orientation.
    func safeAreaInsets(in orientation: UIInterfaceOrientation) -> Insets {
        let upright = uprightSafeAreaInsets
        guard orientation.isLandscape, !isTablet else { return upright }
        guard hasHomeIndicator else { return (upright.top, 0, 0, 0) }
        return (0, upright.top, min(upright.bottom, 21), upright.top)
    }
}

extension UIInterfaceOrientation {
    /// Rotation of the interface relative to the device, in radians clockwise: opposite to the device's own.
    var angle: CGFloat {
        switch self {
        case .portrait, .unknown: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }

    /// Rotation from another orientation to this one, in radians clockwise; at most half a turn.
    func rotation(from old: UIInterfaceOrientation) -> CGFloat {
        let rotation = angle - old.angle
        return rotation > .pi ? rotation - 2 * .pi : rotation <= -.pi ? rotation + 2 * .pi : rotation
    }
}
