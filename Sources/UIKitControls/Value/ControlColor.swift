/// Colors of controls without a system name, as in iOS 17.
enum ControlColor {
    /// The track of a switch in the off state: 787880 at 0.16, 0.48.
    static let offTrack = pair(UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: 0.16), dark: 0.48)
    /// The selected segment: white, 636366.
    static let pill = UIColor { $0.userInterfaceStyle == .dark ? UIColor.systemGray2.resolvedColor(with: $0) : .white }
    /// The lines between segments: 3C3C43, EBEBF5, at 0.2.
    static let segmentLine = UIColor { UIColor.tertiaryLabel.resolvedColor(with: $0).withAlphaComponent(0.2) }

    private static func pair(_ light: UIColor, dark alpha: CGFloat) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? light.withAlphaComponent(alpha) : light }
    }
}
