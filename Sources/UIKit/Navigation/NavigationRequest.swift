/// What was asked of a navigation controller and is not shown yet; later requests join it, and the last decides how it is shown.
struct NavigationRequest {
    var isAnimated = false
    var operation = Operation.push
    /// Those that have been sent `willMove(toParent: self)`, in order.
    private(set) var arriving: [UIViewController] = []
    /// Those that have been sent `willMove(toParent: nil)`, in order.
    private(set) var leaving: [UIViewController] = []

    /// Which way the screens move.
    enum Operation {
        case push, pop
    }

    mutating func arrive(_ controller: UIViewController) {
        leaving.removeAll { $0 === controller }
        arriving.append(controller)
    }

    mutating func leave(_ controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        leaving.append(controller)
    }
}

/// A request being shown: the screens that change places.
@MainActor
final class NavigationTransition {
    let request: NavigationRequest
    let from: UIViewController?
    let to: UIViewController?

    init(_ request: NavigationRequest, from: UIViewController?, to: UIViewController?) {
        self.request = request
        self.from = from
        self.to = to
    }

    /// Whether anything moves: the first screen and the last one come and go at once.
    var isAnimated: Bool { request.isAnimated && from != nil && to != nil }
}
