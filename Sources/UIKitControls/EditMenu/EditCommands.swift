/// The commands of the system that the first responder can perform.
@MainActor
enum EditCommands {
    private static let standard = [
        ("Cut", "cut:"), ("Copy", "copy:"), ("Paste", "paste:"), ("Delete", "delete:"), ("Select", "select:"), ("Select All", "selectAll:"),
        ("Bold", "toggleBoldface:"), ("Italic", "toggleItalics:"), ("Underline", "toggleUnderline:"),
    ]

    /// Those that can be performed near a view, with further ones of the app behind.
    static func elements(for view: UIView, sender: Any?, _ items: [UIMenuItem]) -> [UIMenuElement] {
        let first = firstResponder(near: view)
        let all =
            standard.map { UICommand(title: SystemWord.text($0.0), action: Selector($0.1)) }
            + items.map { UICommand(title: $0.title, action: $0.action) }
        return all.filter { command in command.action.map { first.target(forAction: $0, withSender: sender) != nil } ?? false }
    }

    static func send(_ command: UICommand, from view: UIView, sender: Any?) {
        guard let action = command.action, let receiver = firstResponder(near: view).target(forAction: action, withSender: sender) else {
            return
        }
        UIApplication.shared.sendAction(action, to: receiver, from: sender, for: nil)
    }

    private static func firstResponder(near view: UIView) -> UIResponder { view.window?.presentFirstResponder ?? view }
}
