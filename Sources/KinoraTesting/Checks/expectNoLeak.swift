import CoreGraphics
import UIKit

/// Checks that the objects that `body` returns are released after it.
///
///     expectNoLeak {
///         let controller = DetailViewController()
///         stage.window.rootViewController = controller
///         stage.advance(by: 1)
///         stage.window.rootViewController = UIViewController()
///         return [controller]
///     }
///
/// Of a view controller its children and views are watched too, of a view its subviews, as they are when `body` returns. Objects still in
/// memory when pending changes are committed, and the stage of the test has advanced by `grace`, fail the test at the caller's line.
/// Objects that `body` keeps in variables of the test stay in memory. In async tests write `await`.
/// - Parameters:
///   - grace: Seconds of virtual time for animations and delayed blocks that hold the objects.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - body: The code that makes objects and lets them end.
/// - Returns: Whether all were released.
/// - Complexity: `body`, O(*n*), where *n* is the number of watched objects, and that of `advance(by:)` for `grace`.
@discardableResult @MainActor
public func expectNoLeak(
    grace: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    _ body: () throws -> [AnyObject]
) rethrows -> Bool {
    let check = LeakCheck(CallSite(fileID, file, line))
    try body().forEach(check.watch)
    Stage.running?.advance(by: grace, fileID: fileID, file: file, line: line)
    return check.judge()
}

/// Checks that the objects that an async `body` returns are released after it.
@discardableResult @MainActor
public func expectNoLeak(
    grace: TimeInterval = 1, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line,
    _ body: @MainActor () async throws -> [AnyObject]
) async rethrows -> Bool {
    let check = LeakCheck(CallSite(fileID, file, line))
    // In a function of its own: an array that lives across a suspension could hold the objects.
    try await watch(body, with: check)
    await Stage.running?.advance(by: grace, fileID: fileID, file: file, line: line)
    return check.judge()
}

@MainActor private func watch(_ body: @MainActor () async throws -> [AnyObject], with check: LeakCheck) async rethrows {
    try await body().forEach(check.watch)
}
