import CoreGraphics
import UIFoundation

/// A button that pastes into its target what is on the pasteboard.
///
/// It is enabled while the target accepts what is on the pasteboard. Source: Apple,
/// [UIPasteControl](https://developer.apple.com/documentation/uikit/uipastecontrol); the look is an estimate.
///
/// ```swift
/// let control = UIPasteControl(configuration: UIPasteControl.Configuration())
/// let controller = UIViewController()
/// controller.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
/// control.target = controller
/// ```
@preconcurrency @MainActor
open class UIPasteControl: UIControl {
    private let button = UIButton()
    private let storedConfiguration: Configuration
    nonisolated(unsafe) private var observer: (any NSObjectProtocol)?

    /// Creates a control of zero size with the default configuration.
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// Creates a control with a configuration, in the size that its content needs.
    public init(configuration: Configuration) {
        storedConfiguration = configuration
        super.init(frame: .zero)
        setUp()
    }

    public required init?(coder: NSCoder) {
        storedConfiguration = Configuration()
        super.init(coder: coder)
        setUp()
    }

    /// The configuration.
    open var configuration: Configuration { storedConfiguration }

    /// The object that pastes; nil, the default, for none. Not retained.
    open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

    private func setUp() {
        var appearance = UIButton.Configuration.filled()
        let text = SystemWord.text("Paste")
        let mode = storedConfiguration.displayMode
        if mode != .iconOnly { appearance.title = text }
        if mode != .labelOnly { appearance.image = UIImage(systemName: "doc.on.clipboard") }
        appearance.imagePadding = 6
        appearance.cornerStyle = storedConfiguration.cornerStyle
        if storedConfiguration.cornerRadius >= 0 {
            appearance.cornerStyle = .fixed
            appearance.background.cornerRadius = storedConfiguration.cornerRadius
        }
        appearance.baseForegroundColor = storedConfiguration.baseForegroundColor
        appearance.baseBackgroundColor = storedConfiguration.baseBackgroundColor
        button.configuration = appearance
        button.accessibilityLabel = text
        button.addAction(UIAction { [unowned self] _ in paste() }, for: .touchUpInside)
        addSubview(button)
        bounds.size = intrinsicContentSize
        observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: nil, queue: nil) {
            [weak self] _ in MainActor.assumeIsolated { self?.update() }
        }
        update()
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func paste() {
        let items = UIPasteboard.general.itemProviders
        guard let target, target.canPaste(items) else { return }
        target.paste(itemProviders: items)
        sendActions(for: .primaryActionTriggered)
    }

    private func update() {
        let items = UIPasteboard.general.itemProviders
        button.isEnabled = isEnabled && !items.isEmpty && target?.canPaste(items) == true
    }

    open override var isEnabled: Bool { didSet { update() } }

    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        update()
    }
}

extension UIPasteControl {
    /// The content of a paste control.
    public enum DisplayMode: UInt, Sendable {
        /// Icon and word.
        case iconAndLabel = 0
        /// The icon alone.
        case iconOnly
        /// The word alone.
        case labelOnly
    }

    /// The appearance of a paste control.
    ///
    /// Source: Apple, [UIPasteControl.Configuration](https://developer.apple.com/documentation/uikit/uipastecontrol/configuration-swift.class).
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// The content; icon and word by default.
        open var displayMode = DisplayMode.iconAndLabel
        /// The style of the corners.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
        /// The radius of the corners in points; a negative one, the default, for that of the style.
        open var cornerRadius: CGFloat = -1
        /// The color of icon and word; nil, the default, for white.
        open var baseForegroundColor: UIColor?
        /// The color of the background; nil, the default, for the tint color.
        open var baseBackgroundColor: UIColor?

        /// Creates the default configuration.
        public override init() { super.init() }
    }
}
