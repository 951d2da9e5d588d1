import Testing

/// Serializes tests of Swift Testing that use the stage: a process has only one, and Swift Testing runs tests in parallel.
///
///     @Suite(.onStage) @MainActor struct CardTests {
///         @Test func opens() async {
///             let stage = Stage()
///             …
///             await stage.settle()
///         }
///     }
///
/// On a suite it applies to every test in it. All tests of the process with this trait run one at a time, in order of request. XCTest
/// does not need it: it runs one test at a time.
public struct OnStageTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// Whether the running test already holds the lock, through the trait on its suite.
    @TaskLocal private static var holdsLock = false

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard !Self.holdsLock else { return try await function() }
        await StageLock.shared.lock()
        do {
            try await Self.$holdsLock.withValue(true, operation: function)
        } catch {
            await StageLock.shared.unlock()
            throw error
        }
        await StageLock.shared.unlock()
    }
}

extension Trait where Self == OnStageTrait {
    /// Runs the test while no other test with this trait runs.
    public static var onStage: OnStageTrait { OnStageTrait() }
}

/// Lock for the stage, first come first served.
private actor StageLock {
    static let shared = StageLock()

    private var isLocked = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func lock() async {
        guard isLocked else {
            isLocked = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func unlock() {
        if waiting.isEmpty { isLocked = false } else { waiting.removeFirst().resume() }
    }
}
