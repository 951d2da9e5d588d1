import CoreImage
import QuartzCore
import RenderScene

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
