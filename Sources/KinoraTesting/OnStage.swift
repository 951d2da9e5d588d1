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
    @TaskLocal private static var hasTurn = false

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        guard !Self.hasTurn else { return try await function() }
        await StageTurn.shared.take()
        do {
            try await Self.$hasTurn.withValue(true, operation: function)
        } catch {
            await StageTurn.shared.pass()
            throw error
        }
        await StageTurn.shared.pass()
    }
}

extension Trait where Self == OnStageTrait {
    /// Runs the test while no other test with this trait runs.
    public static var onStage: OnStageTrait { OnStageTrait() }
}

/// Lock for the stage, first come first served.
private actor StageTurn {
    static let shared = StageTurn()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func take() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func pass() {
        if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
    }
}
