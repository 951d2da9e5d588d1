import CoreGraphics

/// A list's pop-up button: the chosen element of its menu.
final class ListPopUpButton: UIButton {
    private let action: ((UIMenu) -> Void)?
    private var chosen: [UIMenuElement] = []
    /// Called when another title may have another width.
    var onResize: (() -> Void)?

    init(_ menu: UIMenu, _ action: ((UIMenu) -> Void)?) {
        self.action = action
        super.init(frame: .zero)
        var configuration = Configuration.plain()
        configuration.contentInsets = .zero
        configuration.baseForegroundColor = .secondaryLabel
        self.configuration = configuration
        self.menu = menu
        showsMenuAsPrimaryAction = true
        changesSelectionAsPrimaryAction = true
        chosen = menu.selectedElements
    }

    required init?(coder: NSCoder) { nil }

    override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
        // The action's state changes after the menu has begun to close.
        DispatchQueue.main.async { [weak self] in self?.takeChoice() }
    }

    private func takeChoice() {
        guard let menu, menu.selectedElements != chosen else { return }
        chosen = menu.selectedElements
        onResize?()
        action?(menu)
    }
}
