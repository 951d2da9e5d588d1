import ObjectiveCRuntime

/// A command of finding text, by its action.
package enum FindCommand: String {
    case find = "find:"
    case replace = "findAndReplace:"
    case next = "findNext:"
    case previous = "findPrevious:"
    case useSelection = "useSelectionForFind:"
}

/// An interaction that performs the commands of finding text in its view.
@MainActor
package protocol FindCommandPerforming: UIInteraction {
    func canPerform(_ command: FindCommand) -> Bool
    func perform(_ command: FindCommand)
}

extension UIResponder {
    private var finder: (any FindCommandPerforming)? {
        (self as? UIView)?.interactions.lazy.compactMap { $0 as? any FindCommandPerforming }.first
    }

    /// Whether an action is a command of finding text that an interaction of this view can perform.
    final func permitsFind(_ action: Selector) -> Bool {
        FindCommand(rawValue: NSStringFromSelector(action)).map { finder?.canPerform($0) ?? false } ?? false
    }

    final func performFind(_ command: FindCommand) { finder?.perform(command) }
}
