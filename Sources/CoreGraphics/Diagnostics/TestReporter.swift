/// Records failures of the running test. `KinoraTesting` installs one for XCTest and Swift Testing; the modules below import neither.
package protocol TestReporter: Sendable {
    /// Whether a test is running in this process.
    var isTestRunning: Bool { get }

    /// The test of the calling code, with its position if the framework provides one; nil outside of a test's task or thread.
    var runningTest: String? { get }

    /// Records a failure of the running test.
    ///
    /// - Parameter site: The call at fault; nil for app code, whose line is found on the call stack.
    func record(_ sentence: String, at site: CallSite?)
}
