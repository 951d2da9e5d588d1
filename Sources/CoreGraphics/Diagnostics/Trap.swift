/// Ends the program with a sentence that names the object, the value and the remedy: the one way a programmer error traps.
///
/// - Parameters:
///   - object: what was asked, as the developer knows it (`"CALayer 'card'"`).
///   - value: what was wrong (`"a superlayer that is its own sublayer"`).
///   - remedy: what to do (`"remove it first"`); capital and full stop are added.
///
/// The running test and the line of its last call of the stage are written to standard error first.
/// Tests replace `Diagnostics.trapHandler` to see the sentence instead of dying.
package func trap(object: String, value: String, remedy: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    endProcess(Diagnostics.sentence(object: object, value: value, remedy: remedy), file, line)
}

/// Reports a mistake in a call of the stage: fails the running test at the caller's line and returns, so that the caller goes on with a
/// fallback. Traps where no test runs.
///
/// - Parameter site: The call; the innermost one in progress unless given.
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

/// Reports a refused value once per key, so that a value refused at every frame writes one line.
///
/// While `Diagnostics.isStrict`, a value for which iOS raises an exception fails the running test, once per key and test.
///
/// - Parameters:
///   - key: what identifies the complaint, the key path for geometry; the second report of one key is dropped.
///   - kind: what iOS does with the value.
///   - sentence: what was refused, and what is kept instead; capital and full stop are added.
package func reportOnce(_ key: String, as kind: RefusalKind = .note, _ sentence: @autoclosure () -> String) {
    if case .exception(let name) = kind, Diagnostics.isStrict { return Diagnostics.failOnce(key, exception: name, sentence()) }
    guard Diagnostics.isFirstReport(of: key) else { return }
    Diagnostics.logHandler(Diagnostics.sentence(sentence()))
}
