import CoreGraphics
import QuartzCore

/// The keyboard on the screen: keys that type into a responder when a touch ends on them.
///
/// Letters, numbers and symbols of the American layout, and pads of digits. Suggestions, languages, swipes and dictation are not shown.
final class KeyboardView: UIView {
    let keys: KeyboardKeys
    weak var receiver: (any UIKeyInput)? {
        didSet { if receiver !== oldValue { reset() } }
    }
    private var page: KeyboardKeys.Page
    private var isShifted = false
    /// Whether the receiver had text when that was last looked at.
    private var hadText = false
    private var caps: [KeyCap] = []
    private weak var pressed: KeyCap?

    init(_ keys: KeyboardKeys, for receiver: any UIKeyInput) {
        self.keys = keys
        self.receiver = receiver
        page = keys.firstPage
        super.init(frame: .zero)
        layer.name = "keyboard"
        switch keys.appearance {
        case .dark: overrideUserInterfaceStyle = .dark
        case .light: overrideUserInterfaceStyle = .light
        case .default: break
        }
        backgroundColor = KeyCap.color(light: 0xD1D4DA, dark: 0x2B2B2D)
        isShifted = wantsShift
        hadText = receiver.hasText
        showKeys()
    }

    required init?(coder: NSCoder) { nil }

    private func reset() {
        page = keys.firstPage
        isShifted = wantsShift
        hadText = receiver?.hasText ?? false
        showKeys()
    }

    /// The receiver's text has changed, by keys or by the app: its begin and its end move the shift.
    func textDidChange() {
        guard let receiver, receiver.hasText != hadText else { return }
        hadText = receiver.hasText
        guard page == .letters, isShifted != wantsShift else { return }
        isShifted = wantsShift
        showKeys()
    }

    /// Whether the next letter is a capital by the receiver's capitalization.
    private var wantsShift: Bool {
        guard let receiver, page == .letters, !receiver.isSecureTextEntry, ![.emailAddress, .URL].contains(keys.type) else { return false }
        return switch receiver.autocapitalizationType {
        case .none: false
        case .allCharacters: true
        case .words, .sentences: !receiver.hasText
        }
    }

    // MARK: Keys

    private func showKeys() {
        for cap in caps { cap.removeFromSuperview() }
        caps = keys.rows(page, isShifted: isShifted).enumerated().flatMap { row, keys in
            keys.map { KeyCap($0, row: row, isProminent: $0.action == .enter && self.keys.returnKey.isProminent) }
        }
        for cap in caps { addSubview(cap) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = KeyboardMetrics(screen: window?.bounds.size ?? bounds.size, safeArea: safeAreaInsets.bottom)
        let top = metrics.barHeight + (metrics.rowHeight - metrics.keyHeight) / 2
        let area = bounds.width - metrics.spacing
        for row in 0..<KeyboardMetrics.rowCount {
            let caps = caps.filter { $0.row == row }
            let total = caps.reduce(0) { $0 + $1.key.width }
            // Ten letters fill a row; shorter rows of letters keep their width.
            let isFull = keys.isPad || caps.contains { $0.key.width != 1 }
            let unit = area / CGFloat(isFull ? total : max(total, 10))
            var x = metrics.spacing / 2 + (area - unit * CGFloat(total)) / 2
            for cap in caps {
                let width = unit * CGFloat(cap.key.width)
                cap.frame = CGRect(
                    x: x + metrics.spacing / 2, y: top + CGFloat(row) * metrics.rowHeight, width: width - metrics.spacing,
                    height: metrics.keyHeight)
                x += width
            }
        }
    }

    private func cap(at point: CGPoint) -> KeyCap? {
        caps.first { $0.key.action != .none && $0.frame.insetBy(dx: -3, dy: -5.5).contains(point) }
    }

    // MARK: Touches

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        follow(touches)
        let key = pressed?.key
        press(nil)
        if let key { type(key) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { press(nil) }

    private func follow(_ touches: Set<UITouch>) {
        guard let touch = touches.first else { return }
        press(cap(at: touch.location(in: self)))
    }

    private func press(_ cap: KeyCap?) {
        guard cap !== pressed else { return }
        pressed?.isPressed = false
        pressed = cap
        cap?.isPressed = true
    }

    private func type(_ key: KeyboardKeys.Key) {
        switch key.action {
        case .none: return
        case .shift: isShifted.toggle()
        case .page(let next): page = next
        case .text(let text):
            for character in text { UIApplication.process.deliver(KeyInput(.text(String(character)))) }
            isShifted = wantsShift
        case .delete:
            UIApplication.process.deliver(KeyInput(.delete))
            isShifted = wantsShift
        case .enter:
            guard receiver?.enablesReturnKeyAutomatically != true || receiver?.hasText == true else { return }
            UIApplication.process.deliver(KeyInput(.return))
        }
        showKeys()
    }
}

/// One key as it is drawn.
final class KeyCap: UIView {
    let key: KeyboardKeys.Key
    let row: Int
    private let isProminent: Bool
    private let label = UILabel(frame: .zero)

    init(_ key: KeyboardKeys.Key, row: Int, isProminent: Bool) {
        (self.key, self.row, self.isProminent) = (key, row, isProminent)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.text = key.title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: key.title.count == 1 ? 23 : 16)
        label.textColor = isProminent ? .white : .label
        addSubview(label)
        isAccessibilityElement = key.action != .none
        accessibilityLabel = key.title
        accessibilityTraits = .keyboardKey
        layer.cornerRadius = 5
        layer.cornerCurve = .continuous
        if key.action != .none {
            layer.shadowColor = CGColor(gray: 0, alpha: 1)
            layer.shadowOpacity = 0.3
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 0, height: 1)
        }
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    var isPressed = false { didSet { showColor() } }

    private func showColor() {
        let letter = Self.color(light: 0xFFFFFF, dark: 0x6D6D70)
        let special = Self.color(light: 0xABB1BB, dark: 0x464649)
        backgroundColor =
            switch key.action {
            case .none: nil
            case .text: isPressed ? special : letter
            case .enter where isProminent: isPressed ? letter : .systemBlue
            case .delete, .enter, .shift, .page: isPressed ? letter : special
            }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
    }

    static func color(light: UInt32, dark: UInt32) -> UIColor {
        UIColor { traits in
            let value = traits.userInterfaceStyle == .dark ? dark : light
            return UIColor(
                red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1
            )
        }
    }
}
