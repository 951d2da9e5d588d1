import UIKit

/// What the stack of a navigation controller is to be, by the plainest rules: a request changes it at once, a cancelled change that nobody has asked
/// anything since takes back all that was asked from the last change on.
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

    /// What was asked for is being shown.
    private mutating func show() {
        guard let before else { return }
        beforeShown = before
        self.before = nil
    }

    /// Nothing waits to be shown.
    mutating func rest() { before = nil }

    /// What was being shown is taken back; what was asked since then is asked from there.
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
