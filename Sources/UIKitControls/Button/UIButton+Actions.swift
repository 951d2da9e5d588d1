extension UIButton {
    final func take(_ action: UIAction) {
        storedPrimaryAction = action
        if !action.title.isEmpty { values.titles[.normal] = action.title }
        if let image = action.image { values.images[.normal] = image }
        contentDidChange()
        addAction(action, for: .primaryActionTriggered)
    }

    final func toggleSelection() {
        isSelected.toggle()
        storedPrimaryAction?.state = isSelected ? .on : .off
    }
}
