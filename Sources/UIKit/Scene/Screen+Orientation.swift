import Display

extension Screen {
    /// Whether the device is a tablet, by its short side.
    private var isTablet: Bool { min(uprightSize.width, uprightSize.height) >= 744 }

    /// Whether the device is a phone whose interface is never upside down: one without a home button.
    var neverTurnsUpsideDown: Bool { !isTablet && hasHomeIndicator }

    /// Whether the bar at the top is part of the covered edge whether it is seen or not: beside sensors, and on tablets.
    var keepsTopEdge: Bool { isTablet || hasHomeIndicator }

    private var hasHomeIndicator: Bool { uprightSafeAreaInsets.bottom > 0 }

    /// The size in an orientation, in points.
    func size(in orientation: UIInterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: uprightSize.height, height: uprightSize.width) : uprightSize
    }

    /// What is covered in an orientation (`behaviour.md` 5): sideways, phones with sensors at the top have that much on both sides and 21 at the bottom;
    /// tablets are the same all around.
    func safeAreaInsets(in orientation: UIInterfaceOrientation) -> Insets {
        let upright = uprightSafeAreaInsets
        guard orientation.isLandscape, !isTablet else { return upright }
        guard hasHomeIndicator else { return (upright.top, 0, 0, 0) }
        return (0, upright.top, min(upright.bottom, 21), upright.top)
    }
}

extension UIInterfaceOrientation {
    /// How far the interface is turned on the device, in radians clockwise: against the device's own turn.
    var angle: CGFloat {
        switch self {
        case .portrait, .unknown: 0
        case .landscapeRight: .pi / 2
        case .portraitUpsideDown: .pi
        case .landscapeLeft: -.pi / 2
        }
    }

    /// How far the interface turns from another orientation to this one, in radians clockwise: at most half a turn.
    func turn(from old: UIInterfaceOrientation) -> CGFloat {
        let turn = angle - old.angle
        return turn > .pi ? turn - 2 * .pi : turn <= -.pi ? turn + 2 * .pi : turn
    }
}
