import CoreGraphics

// The menu of a button: at once as its primary action, else by a long press.
extension UIButton {
    final func menuDidChange() {
        isContextMenuInteractionEnabled = menu != nil
        guard menu != nil else { return }
        showChoice()
        if configuration != nil { setNeedsUpdateConfiguration() }
    }

    /// The menu as it opens; that of a pop-up button has one choice.
    final var presentMenu: UIMenu? {
        guard let menu, isPopUp else { return menu }
        let size = menu.preferredElementSize
        return UIMenu(title: menu.title, options: .singleSelection, preferredElementSize: size, children: menu.children)
    }

    /// Whether the button shows the action that is chosen.
    final var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

    /// Shows the title and the image of the action that is on; the first is, if none is.
    final func showChoice() {
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
