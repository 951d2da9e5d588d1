/// What iOS does with a value that is refused here.
package enum RefusalKind: Sendable {
    /// It corrects the value, ignores it or writes a line to its log.
    case note
    /// It raises an exception of this name, which ends the app.
    case exception(String)
}
