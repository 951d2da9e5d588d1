import CoreGraphics

/// The large content viewer of a bar: using an item by lifting the finger from it.
final class BarLargeContent: NSObject, UILargeContentViewerInteractionDelegate {
    private lazy var interaction = UILargeContentViewerInteraction(delegate: self)

    /// Adds the interaction to a bar at text sizes for accessibility, and removes it at others.
    func update(_ bar: UIView) {
        let isNeeded = bar.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        guard isNeeded != (interaction.view === bar) else { return }
        if isNeeded { bar.addInteraction(interaction) } else { bar.removeInteraction(interaction) }
    }

    func largeContentViewerInteraction(
        _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?, at point: CGPoint
    ) {
        guard let control = item as? UIControl, control.isEnabled else { return }
        control.sendActions(for: .touchUpInside)
    }
}
