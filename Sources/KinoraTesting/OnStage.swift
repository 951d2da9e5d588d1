import Testing

/// Lets tests of Swift Testing have the stage one after the other: there is one in a process, and Swift Testing runs tests side by side.
///
///     @Suite(.onStage) @MainActor struct CardTests {
///         @Test func opens() async {
///             let stage = Stage()
///             …
///             await stage.settle()
///         }
///     }
///
/// On a suite it holds for every test in it, on a test for that one; all tests of the process with this trait take turns, in the order
/// in which they ask. XCTest needs none: it runs one test at a time.
public struct OnStageTrait: TestTrait, SuiteTrait, TestScoping {
    public var isRecursive: Bool { true }

    /// The test that is running has its turn already, from the trait on its suite.
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
    /// Takes its turn with the other tests that use a `Stage`.
    public static var onStage: OnStageTrait { OnStageTrait() }
}

/// Who may use the stage: one at a time, first come first served.
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
