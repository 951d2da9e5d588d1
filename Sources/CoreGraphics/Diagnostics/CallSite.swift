import Foundation

/// The source position of a call to the stage in a test or an app.
package struct CallSite: Sendable, CustomStringConvertible {
    /// The module and the file, `CardsTests/CardTests.swift`.
    package let fileID: StaticString
    /// The file's path.
    package let file: StaticString
    package let line: UInt

    package init(_ fileID: StaticString, _ file: StaticString, _ line: UInt) {
        (self.fileID, self.file, self.line) = (fileID, file, line)
    }

    package var description: String { "\(file):\(line)" }
}

// Stack of calls in progress. A nested call, from a callback, is the current one until it returns.
extension CallSite {
    private struct Call {
        let id: Int
        let site: CallSite
        /// Whether the call is async: code outside the caller's task runs while it is suspended.
        let suspends: Bool
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var calls: [Call] = []
    nonisolated(unsafe) private static var lastID = 0
    nonisolated(unsafe) private static var postponed: [(sentence: String, site: CallSite?)] = []

    /// The innermost call in progress; nil outside of calls.
    package static var current: CallSite? { lock.withLock { calls.last?.site } }

    /// Calls `body` as a call made at this position.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        let id = begin(suspends: false)
        defer { end(id) }
        return try body()
    }

    /// Calls `body` as an async call made at this position, and then records postponed failures in the caller's task.
    @MainActor package func run<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
        let id = begin(suspends: true)
        defer {
            end(id)
            for (sentence, site) in Self.takePostponed() { Diagnostics.testReporter?.record(sentence, at: site) }
        }
        return try await body()
    }

    /// Stores a failure found outside the test's task until the async call in progress returns to it; returns false if there is none.
    static func postpone(_ sentence: String, at site: CallSite?) -> Bool {
        lock.withLock {
            guard calls.contains(where: \.suspends) else { return false }
            postponed.append((sentence, site))
            return true
        }
    }

    private func begin(suspends: Bool) -> Int {
        Self.lock.withLock {
            Self.lastID += 1
            Self.calls.append(Call(id: Self.lastID, site: self, suspends: suspends))
            return Self.lastID
        }
    }

    /// By number, because async calls of two tasks need not end in stack order.
    private func end(_ id: Int) { Self.lock.withLock { Self.calls.removeAll { $0.id == id } } }

    private static func takePostponed() -> [(sentence: String, site: CallSite?)] {
        lock.withLock {
            defer { postponed = [] }
            return postponed
        }
    }
}
