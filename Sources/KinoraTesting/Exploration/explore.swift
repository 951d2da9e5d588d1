import CoreGraphics
import UIKit

/// Explores an app by a random walk, and checks invariants after each step.
///
///     @Test func survivesAWalk() {
///         explore(seed: 7, seconds: 300) { UINavigationController(rootViewController: FeedViewController()) }
///     }
///
/// The walk taps, presses, drags, swipes, rotates and types, chosen from the accessibility elements on the screen; the same seed takes the
/// same steps. The first violated invariant fails the test at the caller's line. The message has a minimal list of steps, found by
/// repeating shorter lists on new stages; `steps.gesture` in the folder of the failure is its script. `Documentation/MotionTests.md`
/// describes the invariants, and how the walk survives a crash.
///
/// The function makes its stages itself: a stage of the test fails it. In async tests write `await`. Outside a test, failures trap.
/// - Parameters:
///   - seed: The seed of the walk.
///   - seconds: Virtual seconds; a number that is not positive and finite fails the test.
///   - settings: Device, invariants and actions.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - makeRoot: Makes the root view controller of a new app; called once for each repetition.
/// - Returns: Whether nothing was found.
/// - Complexity: O(*f* · *n*) and the app's own work, where *f* is the number of frames in `seconds` and *n* that of views; a finding
///   is then repeated to shorten it.
@discardableResult @MainActor
public func explore(
    seed: UInt64 = 1, seconds: TimeInterval = 60, _ settings: ExplorationSettings = ExplorationSettings(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    _ makeRoot: @escaping @MainActor () -> UIViewController
) -> Bool {
    Exploration(seed: seed, seconds: seconds, settings: settings, site: CallSite(fileID, file, line)) {
        $0.window.rootViewController = makeRoot()
    }.run()
}

/// Explores an app in an async test.
@discardableResult @MainActor
public func explore(
    seed: UInt64 = 1, seconds: TimeInterval = 60, _ settings: ExplorationSettings = ExplorationSettings(),
    fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    _ makeRoot: @escaping @MainActor () -> UIViewController
) async -> Bool {
    await Exploration(seed: seed, seconds: seconds, settings: settings, site: CallSite(fileID, file, line)) {
        $0.window.rootViewController = makeRoot()
    }.run()
}

/// Explores an app that is launched as `@main` does, with its delegate and its scene.
/// - Parameters:
///   - delegate: The class of the app's delegate.
///   - seed: The seed of the walk.
///   - seconds: Virtual seconds; a number that is not positive and finite fails the test.
///   - settings: Device, invariants and actions.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
/// - Returns: Whether nothing was found.
/// - Complexity: O(*f* · *n*) and the app's own work, where *f* is the number of frames in `seconds` and *n* that of views; a finding
///   is then repeated to shorten it.
@discardableResult @MainActor
public func explore(
    launching delegate: (UIResponder & UIApplicationDelegate).Type, seed: UInt64 = 1, seconds: TimeInterval = 60,
    _ settings: ExplorationSettings = ExplorationSettings(), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
) -> Bool {
    Exploration(seed: seed, seconds: seconds, settings: settings, site: CallSite(fileID, file, line)) { $0.launch(delegate) }.run()
}

/// Explores a launched app in an async test.
@discardableResult @MainActor
public func explore(
    launching delegate: (UIResponder & UIApplicationDelegate).Type, seed: UInt64 = 1, seconds: TimeInterval = 60,
    _ settings: ExplorationSettings = ExplorationSettings(), fileID: StaticString = #fileID, file: StaticString = #filePath,
    line: UInt = #line
) async -> Bool {
    await Exploration(seed: seed, seconds: seconds, settings: settings, site: CallSite(fileID, file, line)) { $0.launch(delegate) }.run()
}
