extension UIViewController {
    /// Adds a key command; the same object twice is there once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of key commands.
    public func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command.
    ///
    /// - Complexity: O(*n*), where *n* is the number of key commands.
    public func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }
}
