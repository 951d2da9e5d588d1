import RenderScene
import UIKit

/// Finds view controllers that stay in memory after they were dismissed or popped.
///
/// A class counts as leaking with more instances than an app may keep to show them again. A class of which an instance came back is cached
/// on purpose and is left out.
@MainActor package final class ControllerWatch {
    /// A class with leaking instances.
    package struct Leak {
        package let name: String
        package fileprivate(set) var count: Int
        /// Times at which the first of them was first and the last of them last missing.
        package let begin: TimeInterval
        package fileprivate(set) var end: TimeInterval
        /// The layer of a view of one of them; nil without a loaded view.
        package let layer: LayerID?

        package var sentence: String {
            let object = count == 1 ? "A \(name) is" : "\(count) instances of \(name) are"
            let grace = ControllerWatch.grace.printed
            return "\(object) still in memory \(grace) s after being dismissed or popped; a closure, timer or observer holds them."
        }
    }

    private struct Entry {
        weak var controller: UIViewController?
        /// Time at which it was first missing; nil while it is shown.
        var departure: TimeInterval?
    }

    private let kept: Int
    /// In the order of appearance.
    private var entries: [Entry] = []
    private var cached: Set<String> = []

    /// Seconds of virtual time for animations and delayed blocks that hold a controller.
    package nonisolated static let grace = 2.0

    /// - Parameter kept: Instances of a class that may stay in memory.
    package init(kept: Int) { self.kept = max(kept, 0) }

    /// The leaks at a time, which does not decrease from call to call. A controller is missing from the first call that does not find it.
    package func leaks(at now: TimeInterval) -> [Leak] {
        update(at: now)
        var leaks: [Leak] = []
        for entry in entries {
            guard let controller = entry.controller, let departure = entry.departure, now - departure >= Self.grace else { continue }
            let name = NodeDescription.typeName(controller)
            if let index = leaks.firstIndex(where: { $0.name == name }) {
                leaks[index].count += 1
                leaks[index].end = max(leaks[index].end, departure)
            } else {
                leaks.append(
                    Leak(name: name, count: 1, begin: departure, end: departure, layer: controller.viewIfLoaded?.layer.id))
            }
        }
        return leaks.filter { $0.count > kept && !cached.contains($0.name) }
    }

    private func update(at now: TimeInterval) {
        entries.removeAll { $0.controller == nil }
        let shown = shownControllers
        for index in entries.indices {
            guard let controller = entries[index].controller else { continue }
            let isShown = shown.contains { $0 === controller }
            if isShown, entries[index].departure != nil { cached.insert(NodeDescription.typeName(controller)) }
            entries[index].departure = isShown ? nil : entries[index].departure ?? now
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
