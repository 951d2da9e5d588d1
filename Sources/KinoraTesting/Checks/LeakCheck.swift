import CoreGraphics
import Findings
import UIKit

/// Weak references to objects that should be released, and to the views and controllers below them.
@MainActor final class LeakCheck {
    private struct Watched {
        weak var object: AnyObject?
        let name: String
    }

    private let site: CallSite
    private var watched: [Watched] = []
    private var seen: Set<ObjectIdentifier> = []

    init(_ site: CallSite) { self.site = site }

    /// Watches an object; of a controller also its children and its loaded views, of a view its subviews.
    func watch(_ object: AnyObject) {
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        let name = (object as? UIView).map(NodeDescription.short) ?? NodeDescription.typeName(object)
        watched.append(Watched(object: object, name: name))
        if let view = object as? UIView { view.subviews.forEach(watch) }
        if let controller = object as? UIViewController {
            controller.children.forEach(watch)
            controller.viewIfLoaded.map(watch)
        }
    }

    var isEmpty: Bool { watched.isEmpty }

    /// Whether all are released.
    func judge() -> Bool {
        CATransaction.flush()
        guard !isEmpty else {
            CheckReport("expectNoLeak watches nothing: return the objects that should be released.", of: "leak", at: site).fail()
            return false
        }
        let alive = watched.filter { $0.object != nil }
        guard !alive.isEmpty else { return true }
        let sentence = "\(alive.count) of \(watched.count) objects are still in memory after their last use:"
        var report = CheckReport(sentence, of: "leak", at: site)
        for entry in alive.prefix(12) { report.add("- \(entry.name)\(owner(of: entry.object))") }
        if alive.count > 12 { report.add("- … and \(alive.count - 12) more") }
        report.add(
            "Something still holds the first: a closure that captures it, a timer, a display link, an observer, a delegate that is not "
                + "weak, or a variable of the test.")
        report.fail()
        return false
    }

    /// A visible owner, as the end of a line.
    private func owner(of object: AnyObject?) -> String {
        switch object {
        case let view as UIView where view.window != nil: ", which is in the window"
        case let view as UIView: view.superview.map { ", a subview of \(NodeDescription.short($0))" } ?? ""
        case let controller as UIViewController where controller.presentingViewController != nil: ", which is presented"
        case let controller as UIViewController:
            controller.parent.map { ", a child of \(NodeDescription.typeName($0))" }
                ?? (controller.viewIfLoaded?.window == nil ? "" : ", whose view is in the window")
        default: ""
        }
    }
}
