/// A requested change of the stack that is not shown yet; later requests join it, and the last one decides on the animation.
struct NavigationRequest {
    var isAnimated = false
    var operation = UINavigationController.Operation.push
    /// The stack to restore if the transition is cancelled.
    private(set) var stackBefore: [UIViewController]
    /// Controllers that received `willMove(toParent: self)`, in order.
    private(set) var arriving: [UIViewController] = []
    /// Controllers that received `willMove(toParent: nil)`, in order.
    private(set) var leaving: [UIViewController] = []

    init(stackBefore: [UIViewController]) { self.stackBefore = stackBefore }

    mutating func arrive(_ controller: UIViewController) {
        leaving.removeAll { $0 === controller }
        arriving.append(controller)
    }

    mutating func leave(_ controller: UIViewController) {
        arriving.removeAll { $0 === controller }
        leaving.append(controller)
    }

    /// Removes a controller that left on its own and already received its callbacks.
    mutating func forget(_ controller: UIViewController) {
        stackBefore.removeAll { $0 === controller }
        arriving.removeAll { $0 === controller }
        leaving.removeAll { $0 === controller }
    }

    /// Takes over the pending callbacks and the restored stack of an earlier, cancelled request.
    mutating func join(_ earlier: NavigationRequest) {
        stackBefore = earlier.stackBefore
        arriving = earlier.arriving.filter { one in !leaving.contains { $0 === one } } + arriving
        leaving = earlier.leaving.filter { one in !arriving.contains { $0 === one } } + leaving
    }
}
