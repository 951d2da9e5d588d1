import CoreImage
import Display
import QuartzCore
import RenderScene

/// The status bar as rendered by the stage: time, signal, network, battery. Above all windows; receives no touches.
final class StatusBarView: UIView {
    /// The requested appearance.
    struct Appearance: Equatable {
        enum Tone {
            case dark, light
            /// Contrasts with the content below.
            case adaptive
        }

        var isHidden = false
        var tone = Tone.dark
    }

    /// Duration of showing, hiding and color changes, in seconds.
    static let duration: TimeInterval = 0.35

    private(set) var appearance = Appearance()
    private let manager: UIStatusBarManager
    /// Moves and fades as a whole; contains the bars of all tones.
    private let content = UIView(frame: .zero)
    private let dark: StatusBarItems
    private let light: StatusBarItems
    private let adaptive: AdaptiveStatusBarItems

    init(on screen: Screen, manager: UIStatusBarManager) {
        self.manager = manager
        let form = StatusBarItems.Form(of: screen)
        dark = StatusBarItems(color: .black, form: form)
        light = StatusBarItems(color: .white, form: form)
        adaptive = AdaptiveStatusBarItems(form: form)
        super.init(frame: screen.bounds)
        layer.name = "status bar"
        layer.zPosition = 1e6
        isUserInteractionEnabled = false
        for (_, items) in tones { content.addSubview(items) }
        addSubview(content)
        showTone()
        screen.rootLayer.addSublayer(layer)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = manager.height
        // A hidden bar keeps its height; a screen without a top inset has no bar.
        content.isHidden = height <= 0
        guard height > 0 else { return }
        let shift = content.transform
        content.transform = .identity
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
        content.transform = shift
        for (_, items) in tones { items.frame = content.bounds }
    }

    private var tones: [(tone: Appearance.Tone, items: UIView)] { [(.dark, dark), (.light, light), (.adaptive, adaptive)] }

    /// The visible tone, without the changes of this run-loop turn.
    var shownTone: Appearance.Tone {
        tones.first { ($0.items.layer.presentation()?.opacity ?? 0) > 0.5 }?.tone ?? appearance.tone
    }

    func show(_ new: Appearance, by animation: UIStatusBarAnimation) {
        layoutIfNeeded()
        if new.isHidden != appearance.isHidden {
            let slides = animation == .slide
            // The bar appears with the requested animation, whichever hid it.
            UIView.performWithoutAnimation {
                if !new.isHidden { layOut(isAway: true, slides: slides) }
            }
            layOut(isAway: new.isHidden, slides: slides)
        }
        appearance = new
        showTone()
    }

    /// Ends a change of the tone at once.
    func finishToneChange() {
        for (_, items) in tones { items.layer.removeAllAnimations() }
    }

    private func showTone() {
        for (tone, items) in tones { items.alpha = tone == appearance.tone ? 1 : 0 }
    }

    private func layOut(isAway: Bool, slides: Bool) {
        content.alpha = isAway && !slides ? 0 : 1
        content.transform = isAway && slides ? CGAffineTransform(translationX: 0, y: -content.bounds.height) : .identity
    }
}

/// The content of the status bar, black or white as a whole: the color that contrasts with the mean of the content below the bar.
///
/// A filter of the backdrop: the renderer chooses the color in each frame, and the app does no work.
final class AdaptiveStatusBarItems: UIView {
    /// The gray below which the content is white. On it black and white have the same contrast, 4.6 to 1.
    private static let threshold = 0.46
    /// Large: applied twice, it leaves no color but black and white.
    private static let contrast = 1000.0

    init(form: StatusBarItems.Form) {
        super.init(frame: .zero)
        let colors: [String: Any] = [
            kCIInputSaturationKey: 0, kCIInputBrightnessKey: 0.5 - Self.threshold, kCIInputContrastKey: -Self.contrast,
        ]
        layer.backgroundFilters = [
            CIFilter(LayerFilter(.average, name: "mean")),
            CIFilter(name: "CIColorControls", parameters: colors),
            CIFilter(name: "CIColorControls", parameters: [kCIInputContrastKey: Self.contrast]),
        ].compactMap { $0 }
        mask = StatusBarItems(color: .black, form: form)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        mask?.frame = bounds
    }
}
