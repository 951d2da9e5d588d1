import UIKit

/// One item of a glossy tab bar: its image, its background while selected, and its glow.
@MainActor
final class GlossyTabItem: UIControl {
    enum Touch {
        case down, upInside
    }

    /// The distance from the bar's top edge to the selected item's background.
    private static let groundTop: CGFloat = 4
    /// The height cut off at the bottom of a glow.
    static let glowCut: CGFloat = 4

    private let groundView = UIImageView()
    let iconView = UIImageView()
    let glowView = UIImageView()
    private let onTouch: (Touch) -> Void
    private var icon: UIImage?
    private var selectedIcon: UIImage?

    init(onTouch: @escaping (Touch) -> Void) {
        self.onTouch = onTouch
        super.init(frame: .zero)
        iconView.contentMode = .center
        // An image too high for the view is cropped at the bottom, not squeezed.
        glowView.contentMode = .top
        glowView.clipsToBounds = true
        glowView.isHidden = true
        glowView.alpha = 0
        // The glow is behind the icon.
        for view in [groundView, glowView, iconView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        addAction(UIAction { [weak self] _ in self?.onTouch(.down) }, for: .touchDown)
        addAction(UIAction { [weak self] _ in self?.onTouch(.upInside) }, for: .touchUpInside)
        isAccessibilityElement = true
        showState()
    }

    required init?(coder: NSCoder) { nil }

    private(set) var isGlowing = false

    /// Fades the glow in or out from its presentation opacity; the duration is in seconds.
    func setGlowing(_ isGlowing: Bool, duration: TimeInterval) {
        guard isGlowing != self.isGlowing else { return }
        self.isGlowing = isGlowing
        if isGlowing { glowView.isHidden = false }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction],
            animations: { self.glowView.alpha = isGlowing ? 1 : 0 },
            completion: { [weak self] _ in
                if let self, !self.isGlowing { glowView.isHidden = true }
            })
    }

    override var isSelected: Bool { didSet { showState() } }

    func show(icon: UIImage?, selectedIcon: UIImage?, ground: UIImage, glow: UIImage) {
        self.icon = icon
        self.selectedIcon = selectedIcon
        groundView.image = ground
        glowView.image = glow
        showState()
        setNeedsLayout()
    }

    private func showState() {
        iconView.image = isSelected ? selectedIcon : icon
        groundView.isHidden = !isSelected
        accessibilityTraits = isSelected ? [.button, .selected] : .button
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        groundView.frame = CGRect(x: 0, y: Self.groundTop, width: bounds.width, height: max(bounds.height - Self.groundTop, 0))
        iconView.frame = bounds
        let size = glowView.image?.size ?? .zero
        // The whole image would end at the item's bottom edge, which may be the screen's.
        glowView.frame = CGRect(
            x: (bounds.width - size.width) / 2, y: bounds.height - size.height, width: size.width,
            height: max(size.height - Self.glowCut, 0))
    }

    override func accessibilityActivate() -> Bool {
        onTouch(.down)
        onTouch(.upInside)
        return true
    }
}
