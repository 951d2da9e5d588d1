/// The reaction of iOS to a value that is rejected here.
package enum RefusalKind: Sendable {
    /// iOS corrects the value, ignores it or logs it.
    case note
    /// iOS raises an exception of this name, which ends the app.
    case exception(String)
}
