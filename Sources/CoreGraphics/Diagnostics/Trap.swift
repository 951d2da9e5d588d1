/// Ends the program with a message that names the object, the value and the remedy: the only trap for programmer errors.
///
/// - Parameters:
///   - object: The object of the call, as the developer knows it (`"CALayer 'card'"`).
///   - value: The invalid value (`"a superlayer that is its own sublayer"`).
///   - remedy: The remedy (`"remove it first"`); capital and full stop are added.
///
/// The running test and the line of its last call to the stage are written to standard error first. Tests replace
/// `Diagnostics.trapHandler` to receive the message instead.
package func trap(object: String, value: String, remedy: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    endProcess(Diagnostics.sentence(object: object, value: value, remedy: remedy), file, line)
}

/// Reports misuse of a stage call: fails the running test at the caller's line and returns, so that the caller can continue with a
/// fallback. Traps outside a test.
///
/// - Parameter site: The call; the default is the innermost one in progress.
package func misuse(
    object: String, value: String, remedy: String, at site: CallSite? = nil, file: StaticString = #fileID, line: UInt = #line
) {
    let sentence = Diagnostics.sentence(object: object, value: value, remedy: remedy)
    if !Diagnostics.failRunningTest(sentence, at: site ?? CallSite.current) { endProcess(sentence, file, line) }
}

func endProcess(_ sentence: String, _ file: StaticString, _ line: UInt) -> Never {
    Diagnostics.trapHandler(sentence)
    if let context = Diagnostics.testContext { Diagnostics.standardError(context) }
    fatalError(sentence, file: file, line: line)
}

/// Reports a rejected value once per key, so that a value rejected in every frame logs one line.
///
/// While `Diagnostics.isStrict`, a value for which iOS raises an exception fails the running test, once per key and test.
///
/// - Parameters:
///   - key: Identifies the message, such as the key path for geometry; further reports of a key are dropped.
///   - kind: The reaction of iOS to the value.
///   - sentence: The rejected value and its replacement; capital and full stop are added.
package func reportOnce(_ key: String, as kind: RefusalKind = .note, _ sentence: @autoclosure () -> String) {
    if case .exception(let name) = kind, Diagnostics.isStrict { return Diagnostics.failOnce(key, exception: name, sentence()) }
    guard Diagnostics.isFirstReport(of: key) else { return }
    Diagnostics.logHandler(Diagnostics.sentence(sentence()))
}

/// The reaction of iOS to a value that is rejected here.
package enum RefusalKind: Sendable {
    /// iOS corrects the value, ignores it or logs it.
    case note
    /// iOS raises an exception of this name, which ends the app.
    case exception(String)
}
