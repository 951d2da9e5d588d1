import RenderScene
import UIKit

// For KinoraTesting, which samples frames while a test advances time.
extension Stage {
    /// The stage of the process; nil if there is none.
    package static var running: Stage? { current }

    /// The last committed values of all windows at the present time, without pixels: it is rendered when it is needed.
    package var frozenScreen: (tree: FrozenTree, size: CGSize)? {
        host.screen.rootLayer.snapshot(committingFirst: false).map { ($0, host.screen.rootLayer.bounds.size) }
    }

    /// Calls `observer` for the present frame, and for each frame that `body` advances through.
    package func observeFrames<T>(_ observer: @escaping () -> Void, while body: () throws -> T) rethrows -> T {
        let outer = beginObserving(observer)
        defer { host.onFrame = outer }
        return try body()
    }

    /// Calls `observer` for the present frame, and for each frame that an async `body` advances through.
    package func observeFrames<T>(_ observer: @escaping () -> Void, while body: @MainActor () async throws -> T) async rethrows -> T {
        let outer = beginObserving(observer)
        defer { host.onFrame = outer }
        return try await body()
    }

    private func beginObserving(_ observer: @escaping () -> Void) -> (() -> Void)? {
        CATransaction.flush()
        observer()
        let outer = host.onFrame
        host.onFrame = {
            outer?()
            observer()
        }
        return outer
    }
}

// For explorations of KinoraTesting, which look at an app between their steps.
extension Stage {
    /// The last committed tree of all windows.
    package var committedTree: RenderTree { host.screen.context.tree }

    /// Calls `observer` with each tree that is committed from now on, for the life of the stage.
    package func observeCommits(_ observer: @escaping (RenderTree) -> Void) {
        let context = host.screen.context
        let outer = context.onPublish
        context.onPublish = { tree in
            outer?(tree)
            observer(tree)
        }
    }

    /// Whether animations, but endless ones, or UIKit's timers are running.
    package var isMoving: Bool { host.screen.context.isMoving }

    /// Transitions that only a call of the app can end, and that are overdue.
    package var overdueTransitions: [String] { Environment.current.openCompletions.names }
}
