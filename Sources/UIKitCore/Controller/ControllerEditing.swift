/// The editing mode of a view controller, and the button that turns it on and off.
@MainActor
struct ControllerEditing {
    private(set) var isActive = false
    private var item: UIBarButtonItem?

    mutating func set(_ isActive: Bool) {
        self.isActive = isActive
        if let item { show(in: item) }
    }

    mutating func button(of controller: UIViewController) -> UIBarButtonItem {
        if let item { return item }
        let made = UIBarButtonItem(
            primaryAction: UIAction { [weak controller] _ in controller?.setEditing(!(controller?.isEditing ?? true), animated: true) })
        show(in: made)
        item = made
        return made
    }

    private func show(in item: UIBarButtonItem) {
        item.title = SystemWord.text(isActive ? "Done" : "Edit")
        item.style = isActive ? .done : .plain
    }
}
