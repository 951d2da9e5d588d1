import CoreGraphics

/// The context menu interaction of a control: its menu opens beside it, at once or after a long press, and no preview is lifted unless
/// the control has one.
final class ControlMenuInteraction: UIContextMenuInteraction {
    private weak var control: UIControl?

    init(of control: UIControl) {
        self.control = control
        super.init(delegate: control)
    }

    override func makePress(on view: UIView) -> UILongPressGestureRecognizer {
        MenuPress(opensAtOnce: control?.showsMenuAsPrimaryAction ?? false) { [unowned self] in openFromControl() }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        control?.isEnabled == true && super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    override func compactSource(of configuration: UIContextMenuConfiguration) -> CGRect? {
        control?.menuSource(of: configuration)
    }

    /// Opens the menu of the point at the control's middle; returns whether there is one.
    func openByPrimaryAction() -> Bool {
        guard let control, control.isEnabled, control.window != nil,
            takeConfiguration(at: CGPoint(x: control.bounds.midX, y: control.bounds.midY))
        else { return false }
        return openFromControl() != nil
    }

    private func openFromControl() -> MenuOverlay? {
        // Targets may still change what the menu will have.
        control?.sendActions(for: .menuActionTriggered)
        openMenu()
        return overlay
    }
}

extension UIControl {
    /// The corner beside which menus open: below the control, at its leading edge.
    final var usualMenuPoint: CGPoint {
        CGPoint(x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.maxX : bounds.minX, y: bounds.maxY)
    }

    /// The rectangle beside which a menu opens: the control, or the height above a point of its own.
    fileprivate final func menuSource(of configuration: UIContextMenuConfiguration) -> CGRect {
        let point = menuAttachmentPoint(for: configuration)
        guard point != usualMenuPoint, point.x.isFinite, point.y.isFinite else { return bounds }
        let top = min(bounds.minY, point.y)
        return CGRect(x: point.x, y: top, width: 0, height: point.y - top)
    }

    /// Adds or removes the interaction.
    final func menuInteractionDidChange() {
        if let old = menuInteraction { removeInteraction(old) }
        menuInteraction = isContextMenuInteractionEnabled ? ControlMenuInteraction(of: self) : nil
        if let new = menuInteraction { addInteraction(new) }
    }

    /// Opens the menu if it is the primary action; returns whether it did.
    final func openPrimaryMenu() -> Bool { showsMenuAsPrimaryAction && menuInteraction?.openByPrimaryAction() == true }
}
