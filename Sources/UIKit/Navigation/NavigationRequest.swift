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
