import CoreGraphics
import Findings
import UIKit

/// A view that a test looks for. The search begins with each use, so an element can be made before its view exists.
///
/// Uses wait: they advance the stage frame by frame until the view is there, at most `timeout` seconds of virtual time. A view that does
/// not come fails the test at the caller's line; the message has the tree of views and those with a similar name. The test goes on: `tap()`
/// does nothing and returns false, `view()` returns nil. `required()` stops the test instead.
///
/// In async tests write `await`, as for the verbs of the stage.
///
/// ```swift
/// let stage = Stage()
/// stage.window.rootViewController = UIViewController()
/// let buy = stage.find(UIButton.self, .text("Buy"))
/// if buy.exists { buy.tap() }
/// ```
@MainActor public struct Element<View: UIView> {
    let stage: Stage
    let queries: [ElementQuery]
    let timeout: TimeInterval

    /// All views of the windows that match, hidden ones and their subviews excluded: windows front to back, each depth first. Does not
    /// wait.
    ///
    /// - Complexity: O(*n* · *q*), where *n* is the number of views and *q* that of queries.
    public var all: [View] {
        var found: [View] = []
        var pending: [UIView] = shownWindows.reversed()
        while let view = pending.popLast() {
            if view.isHidden || view.alpha < 0.01 { continue }
            if let match = view as? View, queries.allSatisfy({ $0.accepts(match) }) { found.append(match) }
            pending += view.subviews.reversed()
        }
        return found
    }

    /// Whether there is such a view now. Does not wait; pending changes are committed first.
    ///
    /// - Complexity: O(*n* · *q*), where *n* is the number of views and *q* that of queries, after pending changes are committed.
    public var exists: Bool {
        CATransaction.flush()
        return !all.isEmpty
    }

    /// The description as in messages: "a UIButton with text 'Buy'".
    public var description: String {
        let name = View.self == UIView.self ? "view" : String(describing: View.self)
        return "a \(name)" + (queries.isEmpty ? "" : " with " + queries.map(\.description).joined(separator: " and "))
    }

    private var shownWindows: [UIView] { UIApplication.shared.windows.reversed().filter { !$0.isHidden } }
}

extension Element {
    /// Waits for the view and returns the first; nil fails the test.
    ///
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    @discardableResult
    public func view(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> View? {
        let site = CallSite(fileID, file, line)
        return site.run { wait { $0 } } ?? miss(site)
    }

    /// Waits for the view in an async context.
    ///
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    @discardableResult
    public func view(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) async -> View? {
        let site = CallSite(fileID, file, line)
        return await site.run { await wait { $0 } } ?? miss(site)
    }

    /// Waits for the view and returns it; a missing one fails the test at the caller's line and stops it.
    /// - Throws: `ElementMissing`. The frameworks count the thrown error as a second failure of the same test.
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    public func required(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) throws -> View {
        guard let view = view(fileID: fileID, file: file, line: line) else { throw ElementMissing(description: description) }
        return view
    }

    /// Waits for the view in an async context; a missing one fails the test and stops it.
    ///
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    public func required(
        fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) async throws -> View {
        guard let view = await view(fileID: fileID, file: file, line: line) else { throw ElementMissing(description: description) }
        return view
    }

    /// Waits until the view is there and a touch reaches it, and taps its center. Returns whether it was tapped.
    ///
    /// - Complexity: O(*f* · *n* · (*q* + *m*)), where *f* is the number of frames until the answer, *n* that of views, *q* that of queries
    ///   and *m* that of views that match, and that of `advance(by:)`.
    @discardableResult
    public func tap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        let site = CallSite(fileID, file, line)
        guard let view = site.run({ wait(until: reachable) }) else { return missTap(site) }
        stage.tap(at: view, fileID: fileID, file: file, line: line)
        return true
    }

    /// Taps in an async context.
    ///
    /// - Complexity: O(*f* · *n* · (*q* + *m*)), where *f* is the number of frames until the answer, *n* that of views, *q* that of queries
    ///   and *m* that of views that match, and that of `advance(by:)`.
    @discardableResult
    public func tap(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) async -> Bool {
        let site = CallSite(fileID, file, line)
        guard let view = await site.run({ await wait(until: reachable) }) else { return missTap(site) }
        await stage.tap(at: view, fileID: fileID, file: file, line: line)
        return true
    }

    /// Waits until no such view is there, or it is hidden; one that stays fails the test. Returns whether it is gone.
    ///
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    @discardableResult
    public func waitUntilGone(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) -> Bool {
        let site = CallSite(fileID, file, line)
        return site.run { wait { $0 == nil ? true : nil } } ?? stays(site)
    }

    /// Waits in an async context until no such view is there.
    ///
    /// - Complexity: O(*f* · *n* · *q*), where *f* is the number of frames until the answer, *n* that of views and *q* that of queries,
    ///   and that of `advance(by:)`.
    @discardableResult
    public func waitUntilGone(fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line) async -> Bool {
        let site = CallSite(fileID, file, line)
        return await site.run { await wait { $0 == nil ? true : nil } } ?? stays(site)
    }
}

// Waiting, frame by frame.
extension Element {
    private func wait<T>(until body: (View?) -> T?) -> T? {
        let end = stage.now + timeout
        while true {
            CATransaction.flush()
            if let result = body(all.first) { return result }
            guard stage.now < end - 1e-9 else { return nil }
            stage.advance(by: min(1 / Double(stage.framesPerSecond), end - stage.now))
        }
    }

    private func wait<T>(until body: (View?) -> T?) async -> T? {
        let end = stage.now + timeout
        while true {
            CATransaction.flush()
            if let result = body(all.first) { return result }
            guard stage.now < end - 1e-9 else { return nil }
            await stage.advance(by: min(1 / Double(stage.framesPerSecond), end - stage.now))
        }
    }

    /// The first match that a touch reaches.
    private func reachable(_ first: View?) -> View? { all.first { obstacle(of: $0) == nil } }

    private func obstacle(of view: View) -> String? {
        let location = view.touchLocation(on: stage)
        return view.touchObstacle(at: location, on: stage) ?? (view as? UIControl).flatMap { $0.isEnabled ? nil : "it is disabled" }
    }
}

// Failures.
extension Element {
    private func miss(_ site: CallSite) -> View? {
        var report = report("There is no \(description.dropFirst(2)) after \(timeout.printed) s.", at: site)
        for line in nearMisses() { report.add(line) }
        addTree(to: &report)
        report.fail()
        return nil
    }

    private func missTap(_ site: CallSite) -> Bool {
        guard let view = all.first else { return miss(site) != nil }
        let reason = obstacle(of: view) ?? "it can not be reached"
        var report = report("\(description) cannot be tapped within \(timeout.printed) s: \(reason).", at: site)
        addTree(to: &report)
        report.fail()
        return false
    }

    private func stays(_ site: CallSite) -> Bool {
        let name = all.first.map(NodeDescription.short) ?? "It"
        var report = report("\(description) is still there after \(timeout.printed) s: \(name).", at: site)
        addTree(to: &report)
        report.fail()
        return false
    }

    private func report(_ sentence: String, at site: CallSite) -> CheckReport {
        CheckReport(sentence.prefix(1).uppercased() + sentence.dropFirst(), of: "find", at: site)
    }

    private func addTree(to report: inout CheckReport) {
        report.add("The views on the screen:")
        for line in ViewTree.lines(shownWindows) { report.add("  " + line) }
    }

    /// Lines about the views that were probably meant: at most three of the requested properties, nearest first.
    private func nearMisses() -> [String] {
        let views = shownWindows.flatMap(\.subtree)
        let exact = views.filter { view in queries.allSatisfy { $0.accepts(view) } }
        if let hidden = exact.first(where: { $0 is View }) {
            return ["It is there, but hidden or transparent: \(NodeDescription.short(hidden))."]
        }
        if let other = exact.first, !queries.isEmpty {
            return ["A view of another type matches: \(NodeDescription.short(other))."]
        }
        var found: [(distance: Int, line: String)] = []
        for query in queries {
            guard let (text, texts) = query.nearMiss else { continue }
            for view in views {
                for candidate in texts(view) where EditDistance.isNear(text, candidate) {
                    let line = "\(NodeDescription.short(view)) has '\(NodeDescription.clipped(candidate))'"
                    if !found.contains(where: { $0.line == line }) { found.append((EditDistance.between(text, candidate), line)) }
                }
            }
        }
        guard !found.isEmpty else { return [] }
        let nearest = found.sorted { $0.distance < $1.distance }.prefix(3).map(\.line)
        return ["Was one of these meant? " + nearest.joined(separator: "; ") + "."]
    }
}
