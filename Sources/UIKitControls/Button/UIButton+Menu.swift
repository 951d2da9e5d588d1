import CoreGraphics

// The menu of a button: at once as its primary action, else by a long press.
extension UIButton {
    final func menuDidChange() {
        if let press = buttonViews.menuPress { removeGestureRecognizer(press) }
        buttonViews.menuPress = nil
        guard menu != nil else { return }
        let press = MenuPress(opensAtOnce: showsMenuAsPrimaryAction) { [unowned self] in openMenu() }
        addGestureRecognizer(press)
        buttonViews.menuPress = press
        showChoice()
        if configuration != nil { setNeedsUpdateConfiguration() }
    }

    private func openMenu() -> MenuOverlay? {
        guard isEnabled, let menu else { return nil }
        let size = menu.preferredElementSize
        let choices = UIMenu(title: menu.title, options: .singleSelection, preferredElementSize: size, children: menu.children)
        let shown = isPopUp ? choices : menu
        let opened = MenuOverlay.open(shown, of: self, sender: self) { [weak self] in
            // The action's state changes after the menu has begun to close.
            DispatchQueue.main.async { self?.showChoice() }
        }
        if opened != nil { sendActions(for: .menuActionTriggered) }
        return opened
    }

    /// Whether the button shows the action that is chosen.
    final var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Shows the title and the image of the action that is on; the first is, if none is.
    private func showChoice() {
        guard isPopUp, let menu else { return }
        let actions = menu.children.compactMap { $0 as? UIAction }
        guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
        chosen.state = .on
        if configuration != nil {
            configuration?.title = chosen.title
            configuration?.image = chosen.image
        } else {
            setTitle(chosen.title, for: .normal)
            setImage(chosen.image, for: .normal)
        }
    }
}
