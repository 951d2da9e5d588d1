/// Records failures of the running test. `KinoraTesting` installs one for XCTest and Swift Testing; the modules below import neither.
package protocol TestReporter: Sendable {
    /// Whether a test runs in this process.
    var isTestRunning: Bool { get }

    /// The test that the calling code belongs to, with its position where the framework knows one; nil outside of a test's task or thread.
    var runningTest: String? { get }

    /// Records a failure of the running test.
    ///
    /// - Parameter site: The call to blame; nil for code of the app, which the reporter looks for on the call stack.
    func record(_ sentence: String, at site: CallSite?)
}
