import UIKit

/// Expected stack of a navigation controller, by the plainest rules: a request changes it at once; a cancelled change without later
/// requests reverts all requests from the last change on.
@MainActor
struct RandomStackModel {
    /// The screens' names, the root first.
    private(set) var names: [String] = []
    /// As it was before the first request that is not shown yet.
    private var before: [String]?
    /// As it was before the change that is being shown.
    private var beforeShown: [String] = []

    ///
    /// - Parameter waiting: whether an earlier request waits to be shown.
    mutating func request(_ controllers: [UIViewController], waiting: Bool) {
        if !waiting { show() }
        if before == nil { before = names }
        names = controllers.map { $0.title ?? "" }
    }

    /// The request is being shown.
    private mutating func show() {
        guard let before else { return }
        beforeShown = before
        self.before = nil
    }

    /// Nothing waits to be shown.
    mutating func rest() { before = nil }

    /// The change being shown is cancelled; later requests apply to the state before it.
    mutating func cancel(waiting: Bool) {
        if !waiting { show() }
        if before == nil { names = beforeShown } else { before = beforeShown }
    }

    /// A screen was taken out by itself.
    mutating func remove(_ controller: UIViewController, waiting: Bool) {
        let name = controller.title ?? ""
        if !waiting { show() }
        if before == nil { before = names }
        names.removeAll { $0 == name }
        before?.removeAll { $0 == name }
        beforeShown.removeAll { $0 == name }
    }
}
