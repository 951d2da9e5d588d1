/// What lies behind the content of a bar.
struct BarBackground {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    /// Whether nothing below shows through: its color is opaque.
    @MainActor var isOpaque: Bool { color.map { $0.cgColor.alpha >= 1 } ?? false }

    /// A thick blur of what lies below.
    @MainActor static var standard: BarBackground {
        BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
    }

    @MainActor static var opaque: BarBackground {
        BarBackground(color: .systemBackground, shadowColor: .separator)
    }

    /// By the bar's older properties: an image in place of all else; a colour that lets 15 % through, over a blur, or all of it.
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

    /// The light gray (F9F9F9), or almost black (1D1D1D), of bars that nothing shines through.
    private static let chrome = UIColor { UIColor(white: ($0.userInterfaceStyle == .dark ? 29 : 249) / 255, alpha: 1) }
}
