import UIKit

/// Checks how a displayed value moves while `body` advances the stage: it is sampled now and at each frame.
///
///     expectMotion(of: card, \.center.x, .passes(through: [0: 70, 0.25: 170, 0.5: 270]), .monotonic(.increasing)) {
///         controller.move()
///         stage.advance(by: 0.5)
///     }
///
/// A violation fails the test at the caller's line; the message has the time, the value and the expected value of each, and a table of the
/// motion. `strip.png` and `film.mp4`, with one pixel per point, are written into the folder of the failure, as for `expectImage`. Without
/// a stage, or if `body` does not advance it, the test fails too. In async tests write `await`.
/// - Parameters:
///   - view: The view. It may enter a window later, and leave it as an animation ends; any other absence fails the test unless
///     ``MotionCheck/leaves(at:within:)`` is among the checks.
///   - value: A number among the displayed values.
///   - checks: The expected properties of the motion, at least one.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - body: The code that moves views.
/// - Returns: Whether all hold.
/// - Complexity: `body`, and O(*f* · *c*), where *f* is the number of frames in it and *c* that of checks.
@discardableResult @MainActor
public func expectMotion<Value: BinaryFloatingPoint>(
    of view: UIView, _ value: KeyPath<PresentedValues, Value>, _ checks: MotionCheck..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: () throws -> Void
) rethrows -> Bool {
    let test = MotionTest(view, value, checks, CallSite(fileID, file, line))
    return try test.run(body)
}

/// Checks how a displayed value moves while an async `body` advances the stage.
@discardableResult @MainActor
public func expectMotion<Value: BinaryFloatingPoint>(
    of view: UIView, _ value: KeyPath<PresentedValues, Value>, _ checks: MotionCheck..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: @MainActor () async throws -> Void
) async rethrows -> Bool {
    let test = MotionTest(view, value, checks, CallSite(fileID, file, line))
    return try await test.run(body)
}

/// Checks how a number that a closure returns moves while `body` advances the stage.
/// - Parameters:
///   - name: The name of the number in messages and files.
///   - value: The number now; nil leaves out the frame.
///   - checks: The expected properties of the motion.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - body: The code that moves views.
/// - Complexity: `body`, and O(*f* · *c*), where *f* is the number of frames in it and *c* that of checks.
@discardableResult @MainActor
public func expectMotion(
    of name: String, _ value: @escaping @MainActor () -> Double?, _ checks: MotionCheck..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: () throws -> Void
) rethrows -> Bool {
    try MotionTest(name: name, checks: checks, site: CallSite(fileID, file, line), value: value).run(body)
}

/// Checks how a number that a closure returns moves while an async `body` advances the stage.
@discardableResult @MainActor
public func expectMotion(
    of name: String, _ value: @escaping @MainActor () -> Double?, _ checks: MotionCheck..., fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: @MainActor () async throws -> Void
) async rethrows -> Bool {
    try await MotionTest(name: name, checks: checks, site: CallSite(fileID, file, line), value: value).run(body)
}
