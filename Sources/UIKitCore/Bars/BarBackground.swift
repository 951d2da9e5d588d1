/// The background of a bar.
struct BarBackground {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// Whether the background color is opaque.
    @MainActor var isOpaque: Bool { color.map { $0.cgColor.alpha >= 1 } ?? false }

    /// A thick blur of the content below.
    @MainActor static var standard: BarBackground {
        BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
    }

    @MainActor static var opaque: BarBackground {
        BarBackground(color: .systemBackground, shadowColor: .separator)
    }

    /// From the bar's older properties: an image if there is one; otherwise the tint color, opaque or over a blur with 15 % let through.
    @MainActor static func plain(tint: UIColor?, isTranslucent: Bool, image: UIImage?, shadowImage: UIImage?) -> BarBackground {
        var background = standard
        background.shadowImage = shadowImage
        if let image {
            background.effect = nil
            background.image = image
        } else if isTranslucent {
            background.color = tint?.withAlphaComponent(translucentAlpha)
        } else {
            background.effect = nil
            background.color = tint ?? chrome
        }
        return background
    }

    private static let translucentAlpha: CGFloat = 0.85

    /// Color of opaque bars: light gray (F9F9F9) or almost black (1D1D1D).
    private static let chrome = UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 29 : 249) / 255, alpha: 1) }
}
