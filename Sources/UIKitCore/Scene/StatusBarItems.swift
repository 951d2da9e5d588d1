import Display

/// The content of the status bar, in one color, mirrored in right-to-left layouts. The time is that of Apple's product images, so that
/// rendered images don't vary.
final class StatusBarItems: UIView {
    /// The layout of the content.
    enum Form {
        /// With a sensor housing: the time before it, the rest after it, large.
        case ears
        /// Without one: the signal first, the time centered, the battery last, small.
        case strip

        @MainActor
        init(of screen: Screen) {
            self = screen.uprightSafeAreaInsets.top >= 40 ? .ears : .strip
        }
    }

    private let form: Form
    private let time = UILabel(frame: .zero)
    private let signal: UIImageView
    private let network: UIImageView
    private let battery: UIImageView

    init(color: UIColor, form: Form) {
        self.form = form
        let factor: CGFloat = form == .ears ? 1 : 0.8
        signal = UIImageView(image: StatusBarIcon.signal.image(color, factor: factor))
        network = UIImageView(image: StatusBarIcon.network.image(color, factor: factor))
        battery = UIImageView(image: StatusBarIcon.battery.image(color, factor: factor))
        super.init(frame: .zero)
        time.text = "9:41"
        time.font = .systemFont(ofSize: form == .ears ? 17 : 12, weight: .semibold)
        time.textColor = color
        time.sizeToFit()
        for view in [time, signal, network, battery] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The Dynamic Island is below the middle of the bar.
        let y = bounds.height >= 54 ? bounds.height / 2 + 6 : bounds.height / 2
        let gap: CGFloat = form == .ears ? 7 : 5
        var right = bounds.width - (form == .ears ? 27 : 6)
        func putRight(_ view: UIView) {
            view.center = CGPoint(x: right - view.bounds.width / 2, y: y)
            right -= view.bounds.width + gap
        }
        putRight(battery)
        switch form {
        case .ears:
            putRight(network)
            putRight(signal)
            time.center = CGPoint(x: (bounds.width * 0.13).rounded(), y: y)
        case .strip:
            signal.center = CGPoint(x: 6 + signal.bounds.width / 2, y: y)
            network.center = CGPoint(x: 6 + signal.bounds.width + gap + network.bounds.width / 2, y: y)
            time.center = CGPoint(x: bounds.midX, y: y)
        }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
        for view in subviews { view.center.x = bounds.width - view.center.x }
    }
}
