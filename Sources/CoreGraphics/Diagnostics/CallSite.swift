import Foundation

/// A position in the source of a test or an app: where it calls the stage.
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

// Calls in progress. A call made inside another one, by a callback, is the current one until it returns.
extension CallSite {
    private struct Call {
        let id: Int
        let site: CallSite
        /// An async call: code outside the caller's task runs while it is suspended.
        let suspends: Bool
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var calls: [Call] = []
    nonisolated(unsafe) private static var lastID = 0
    nonisolated(unsafe) private static var postponed: [(sentence: String, site: CallSite?)] = []

    /// The innermost call in progress; nil outside of calls.
    package static var current: CallSite? { lock.withLock { calls.last?.site } }

    /// Runs a call that is made here.
    package func run<T>(_ body: () throws -> T) rethrows -> T {
        let id = begin(suspends: false)
        defer { end(id) }
        return try body()
    }

    /// Runs an async call that is made here, and afterwards, in the caller's task, records what was postponed.
    @MainActor package func run<T>(_ body: @MainActor () async throws -> T) async rethrows -> T {
        let id = begin(suspends: true)
        defer {
            end(id)
            for (sentence, site) in Self.takePostponed() { Diagnostics.testReporter?.record(sentence, at: site) }
        }
        return try await body()
    }

    /// Keeps a failure found outside the test's task until the async call in progress returns to it; false when there is none.
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

    /// By number, since async calls of two tasks need not end in the order of a stack.
    private func end(_ id: Int) { Self.lock.withLock { Self.calls.removeAll { $0.id == id } } }

    private static func takePostponed() -> [(sentence: String, site: CallSite?)] {
        lock.withLock {
            defer { postponed = [] }
            return postponed
        }
    }
}
