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

    mutating func request(_ controllers: [UIViewController]) {
        if before == nil { before = names }
        names = controllers.map { $0.title ?? "" }
    }

    /// What was asked for is being shown from now on.
    mutating func show() {
        beforeShown = before ?? names
        before = nil
    }

    /// Nothing waits to be shown.
    mutating func rest() { before = nil }

    /// What was being shown is taken back.
    mutating func cancel() { if before == nil { names = beforeShown } }
}
