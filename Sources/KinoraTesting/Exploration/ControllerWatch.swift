import UIKit

/// Finds view controllers that stay in memory after they were dismissed or popped.
///
/// A class counts as leaking with more instances than an app may keep to show them again. A class of which an instance came back is cached
/// on purpose and is left out.
@MainActor final class ControllerWatch {
    private struct Entry {
        weak var controller: UIViewController?
        /// Time at which it was first missing; nil while it is shown.
        var departure: TimeInterval?
    }

    private let stage: Stage
    private let kept: Int
    /// In the order of appearance.
    private var entries: [Entry] = []
    private var cached: Set<String> = []

    /// Seconds of virtual time for animations and delayed blocks that hold a controller.
    private static let grace = 2.0

    init(_ stage: Stage, kept: Int) { (self.stage, self.kept) = (stage, max(kept, 0)) }

    func findings() -> [ExplorationFinding] {
        update()
        var counts: [(name: String, count: Int)] = []
        for entry in entries {
            guard let controller = entry.controller, let departure = entry.departure, stage.now - departure >= Self.grace else { continue }
            let name = NodeDescription.typeName(controller)
            if let index = counts.firstIndex(where: { $0.name == name }) { counts[index].count += 1 } else { counts.append((name, 1)) }
        }
        return counts.filter { $0.count > kept && !cached.contains($0.name) }.map { name, count in
            let object = count == 1 ? "A \(name) is" : "\(count) instances of \(name) are"
            let message =
                "\(object) still in memory \(Self.grace.printed) s after being dismissed or popped; a closure, timer or observer holds them."
            return ExplorationFinding(kind: .leak, subject: name, message: message)
        }
    }

    private func update() {
        entries.removeAll { $0.controller == nil }
        let shown = shownControllers
        for index in entries.indices {
            guard let controller = entries[index].controller else { continue }
            let isShown = shown.contains { $0 === controller }
            if isShown, entries[index].departure != nil { cached.insert(NodeDescription.typeName(controller)) }
            entries[index].departure = isShown ? nil : entries[index].departure ?? stage.now
        }
        for controller in shown where !entries.contains(where: { $0.controller === controller }) {
            entries.append(Entry(controller: controller))
        }
    }

    /// The presented controllers and those on the stacks of navigation controllers.
    private var shownControllers: [UIViewController] {
        var found: [UIViewController] = []
        var pending = UIApplication.shared.windows.compactMap(\.rootViewController)
        var seen: Set<ObjectIdentifier> = []
        while let controller = pending.popLast() {
            guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
            if controller.presentingViewController?.presentedViewController === controller || controller.parent is UINavigationController {
                found.append(controller)
            }
            pending += controller.children
            if let presented = controller.presentedViewController { pending.append(presented) }
        }
        return found
    }
}
