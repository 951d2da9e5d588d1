import Findings
import RenderScene
import UIKit

/// Finds layers whose displayed location jumps while their geometry is animated, as `JumpSearch` defines it, on a stage.
@MainActor final class JumpMonitor: TouchObserver {
    private unowned let stage: Stage
    private let limit: Double
    /// Media time at which the stage was created.
    private let begin: Double
    private var search: JumpSearch
    private var found: [ExplorationFinding] = []

    init(_ stage: Stage, limit: CGFloat) {
        self.stage = stage
        self.limit = limit > 0 ? Double(limit) : 0
        search = JumpSearch(limit: Double(limit))
        begin = CACurrentMediaTime() - stage.now
        stage.observeCommits { [weak self] tree in self?.note(tree) }
        UIApplication.shared.touchObservers.append(self)
    }

    /// The jumps since the last call.
    func findings() -> [ExplorationFinding] {
        // Changes of the present moment may follow.
        if search.judge(until: CACurrentMediaTime()) {
            collect()
            if !stage.isMoving { search.isRotating = false }
        }
        defer { found = [] }
        return found
    }

    /// Leaves out what follows until nothing moves.
    func rotationBegins() { search.isRotating = true }

    func application(_ application: UIApplication, delivers batch: TouchBatch) {
        if batch.inputs.contains(where: { $0.phase == .moved }) { search.fingerMoves(at: batch.time) }
    }

    private func note(_ tree: RenderTree) {
        search.note(tree)
        collect()
    }

    /// Describes the jumps while their layers exist.
    private func collect() {
        for jump in search.take() {
            guard let layer = layer(jump.layer), !isReused(layer) else { continue }
            let name = NodeDescription.short(layer)
            let (start, end) = (jump.from.rounded, jump.to.rounded)
            found.append(
                ExplorationFinding(
                    kind: .jump, subject: name,
                    message: "\(name) jumps by \(jump.size.rounded().printed) points at \((jump.time - begin).printed) s, from \(start) to "
                        + "\(end) on the screen, while its geometry is animated; at most \(limit.printed) are expected."))
        }
    }

    private func layer(_ id: LayerID) -> CALayer? {
        for window in UIApplication.shared.windows.reversed() {
            if let found = window.layer.subtree.first(where: { $0.id == id }) { return found }
        }
        return nil
    }

    /// Whether it belongs to a cell, which may be shown for another row.
    private func isReused(_ layer: CALayer) -> Bool {
        let view = layer.delegate as? UIView
        return view is UITableViewCell || view is UICollectionReusableView
    }
}
