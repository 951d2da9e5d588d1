import UIKit

/// Settings of `explore`.
///
///     var settings = ExplorationSettings()
///     settings.configuration.device = .iPhoneSE3
///     settings.invariants.remove(.leaks)
///     settings.texts = ["ada@example.com", "secret\n"]
///     explore(seed: 7, seconds: 300, settings) { SignInViewController() }
public struct ExplorationSettings: Sendable {
    /// The device and its settings.
    public var configuration = StageConfiguration()
    /// The invariants that are checked.
    public var invariants = ExplorationInvariants.all
    /// Relative frequencies of the actions.
    public var weights = ExplorationWeights()
    /// Texts to type while a view takes text; a line feed is the return key. Empty for none.
    public var texts = ["a", "42", "Hello", "Ünïcödé 👩‍🚀", "\n"]
    /// Orientations to which the device is rotated; empty for none. Apps follow those that they support.
    public var orientations: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight]
    /// Points on the screen that an animated layer may move at one instant, for `jumps`. Not positive or NaN: any movement is a jump.
    public var jumpLimit: CGFloat = 40
    /// Instances of a class of view controllers that may stay in memory after they were dismissed or popped, for `leaks`: an app may keep
    /// one to show it again. A negative number counts as 0.
    public var keptControllers = 1
    /// Real seconds that the app may take for an action or a pause, at least 1; NaN counts as 30. An app that does not come back hangs,
    /// and the tests end with its steps: nothing else can stop it.
    public var hangLimit: TimeInterval = 30
    /// Whether the walk is first taken in a copy of the process, so that a crash does not end the tests. A copy has one thread: a crash
    /// that needs another one, `asyncAfter` or `Task.sleep` ends the tests in any case. Set it to false to debug a crash.
    public var runsInCopies = true

    /// Creates the default settings.
    public init() {}
}
