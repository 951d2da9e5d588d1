import CoreGraphics

/// The pointer's effect on a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
    private(set) lazy var interaction = UIPointerInteraction(delegate: self)

    /// Distance of the proposed shape from a button without a background, in points; an estimate.
    private static let margin = CGSize(width: 8, height: 4)

    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        (interaction.view as? UIButton)?.isEnabled == true ? defaultRegion : nil
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard let button = interaction.view as? UIButton, button.superview != nil else { return nil }
        let hasBackground =
            button.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false || button.currentBackgroundImage != nil
            || button.configuration?.background.resolvedBackgroundColor(for: button.tintColor).cgColor.alpha ?? 0 > 0
        let preview = UITargetedPreview(view: button)
        let effect = hasBackground ? UIPointerEffect.lift(preview) : .highlight(preview)
        let margin = hasBackground ? .zero : Self.margin
        let rect = button.frame.insetBy(dx: -margin.width, dy: -margin.height)
        let drawn = button.focusShape?.cornerRadius ?? button.layer.cornerRadius
        let radius = hasBackground && drawn > 0 ? drawn : UIPointerShape.defaultCornerRadius
        let shape = UIPointerShape.roundedRect(rect, radius: radius)
        guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect, shape: shape) }
        return provider(button, effect, shape)
    }
}
