import ObjectiveCRuntime

/// The commands of the edit menu and of the keyboard: a responder that can perform one overrides it.
///
/// A command goes to the first responder up the chain whose `canPerformAction(_:withSender:)` returns true for it. Source: Apple,
/// [UIResponderStandardEditActions](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions).
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and puts it on the pasteboard.
    func cut(_ sender: Any?)
    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)
    /// Inserts what is on the pasteboard.
    func paste(_ sender: Any?)
    /// Selects what is at the caret.
    func select(_ sender: Any?)
    /// Selects everything.
    func selectAll(_ sender: Any?)
    /// Removes the selection.
    func delete(_ sender: Any?)
    /// Makes the selection bold, or no longer bold.
    func toggleBoldface(_ sender: Any?)
    /// Makes the selection italic, or no longer italic.
    func toggleItalics(_ sender: Any?)
    /// Underlines the selection, or removes its underline.
    func toggleUnderline(_ sender: Any?)
    /// Shows the find navigator.
    func find(_ sender: Any?)
    /// Shows the find navigator with a field for the replacement.
    func findAndReplace(_ sender: Any?)
    /// Highlights the next match.
    func findNext(_ sender: Any?)
    /// Highlights the match before.
    func findPrevious(_ sender: Any?)
    /// Makes the selection the text to search for.
    func useSelectionForFind(_ sender: Any?)
}

/// The edit commands by their Objective-C names.
enum StandardEditActions {
    static let names = ["cut:", "copy:", "paste:", "select:", "selectAll:", "delete:"]
    static let formatNames = ["toggleBoldface:", "toggleItalics:", "toggleUnderline:"]
    static let findNames = ["find:", "findAndReplace:", "findNext:", "findPrevious:", "useSelectionForFind:"]

    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = {
        Selector._addMethods { table in
            table.add("cut:", UIResponder.self, 1) { $0.cut($1[0]) }
            table.add("copy:", UIResponder.self, 1) { $0.copy($1[0] as Any?) }
            table.add("paste:", UIResponder.self, 1) { $0.paste($1[0]) }
            table.add("select:", UIResponder.self, 1) { $0.select($1[0]) }
            table.add("selectAll:", UIResponder.self, 1) { $0.selectAll($1[0]) }
            table.add("delete:", UIResponder.self, 1) { $0.delete($1[0]) }
            table.add("toggleBoldface:", UIResponder.self, 1) { $0.toggleBoldface($1[0]) }
            table.add("toggleItalics:", UIResponder.self, 1) { $0.toggleItalics($1[0]) }
            table.add("toggleUnderline:", UIResponder.self, 1) { $0.toggleUnderline($1[0]) }
            table.add("find:", UIResponder.self, 1) { $0.find($1[0]) }
            table.add("findAndReplace:", UIResponder.self, 1) { $0.findAndReplace($1[0]) }
            table.add("findNext:", UIResponder.self, 1) { $0.findNext($1[0]) }
            table.add("findPrevious:", UIResponder.self, 1) { $0.findPrevious($1[0]) }
            table.add("useSelectionForFind:", UIResponder.self, 1) { $0.useSelectionForFind($1[0]) }
        }
    }
}

extension UIResponder {
    /// Whether the class has the method of an action; an edit command of the base class does not count.
    final func hasMethod(for action: Selector) -> Bool {
        let name = NSStringFromSelector(action)
        let groups = [StandardEditActions.names, StandardEditActions.formatNames, StandardEditActions.findNames]
        let isStandard = groups.contains { $0.contains(name) }
        if isStandard, action.declaringClass(of: self) == UIResponder.self {
            return false
        }
        return responds(to: action)
    }
}
