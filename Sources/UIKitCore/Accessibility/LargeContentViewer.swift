import CoreGraphics

/// The card in the middle of the screen with an item's image and title.
final class LargeContentViewer: UIView {
    private let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
    private let imageView = UIImageView(image: nil)
    private let label = UILabel(frame: .zero)
    private let area: CGRect
    private var insets = UIEdgeInsets.zero

    /// Estimates, in points and seconds.
    private enum Measure {
        static let width: CGFloat = 280
        static let least: CGFloat = 180
        static let margin: CGFloat = 24
        static let gap: CGFloat = 12
        static let image: CGFloat = 120
        static let radius: CGFloat = 20
        static let font: CGFloat = 32
        static let duration = 0.2
        static let scale: CGFloat = 0.9
    }

    init(in area: CGRect, traits: UITraitCollection) {
        self.area = area
        super.init(frame: area)
        isUserInteractionEnabled = false
        accessibilityIdentifier = "large content viewer"
        card.layer.cornerRadius = Measure.radius
        card.clipsToBounds = true
        addSubview(card)
        label.font = .systemFont(ofSize: Measure.font, weight: .semibold)
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = .label
        imageView.tintColor = .label
        imageView.contentMode = .scaleAspectFit
        card.contentView.addSubview(imageView)
        card.contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ item: any UILargeContentViewerItem) {
        label.text = item.largeContentTitle
        let image = item.largeContentImage
        let isTemplate = image?.renderingMode != .alwaysOriginal
        imageView.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
        insets = item.largeContentImageInsets
        arrange(scalesImage: item.scalesLargeContentImage)
    }

    private func arrange(scalesImage: Bool) {
        let width = min(Measure.width, area.width - 2 * Measure.margin)
        let inner = width - 2 * Measure.margin
        var size = imageView.image?.size ?? .zero
        if size.width > 0, size.height > 0 {
            let fitting = min(Measure.image / size.width, Measure.image / size.height)
            let scale = scalesImage ? fitting : min(fitting, 1)
            size = CGSize(width: size.width * scale, height: size.height * scale)
        }
        let hasTitle = label.text?.isEmpty == false
        let text = hasTitle ? label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)) : .zero
        let gap = hasTitle && size.height > 0 ? Measure.gap : 0
        let content = size.height + gap + text.height
        let height = max(content + 2 * Measure.margin, Measure.least)
        card.setUntransformedFrame(
            CGRect(
                x: ((area.width - width) / 2).rounded(), y: ((area.height - height) / 2).rounded(), width: width, height: height))
        var y = ((height - content) / 2).rounded()
        imageView.frame = CGRect(
            x: ((width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height
        ).inset(by: insets)
        y += size.height + gap
        label.frame = CGRect(x: Measure.margin, y: y, width: inner, height: text.height)
    }

    func appear() {
        let card = card
        UIView.performWithoutAnimation {
            card.alpha = 0
            card.transform = CGAffineTransform(scaleX: Measure.scale, y: Measure.scale)
        }
        UIView.animate(withDuration: Measure.duration) {
            card.alpha = 1
            card.transform = .identity
        }
    }

    func leave() {
        let card = card
        UIView.animate(withDuration: Measure.duration, animations: { card.alpha = 0 }, completion: { [self] _ in removeFromSuperview() })
    }
}
