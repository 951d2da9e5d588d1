/// What was asked of a navigation controller and is not shown yet; later requests join it, and the last decides how it is shown.
struct NavigationRequest {
    var isAnimated = false
    var operation = UINavigationController.Operation.push
    /// What to go back to where it is cancelled.
    private(set) var stackBefore: [UIViewController]
    /// Those that have been sent `willMove(toParent: self)`, in order.
    private(set) var arriving: [UIViewController] = []
    /// Those that have been sent `willMove(toParent: nil)`, in order.
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

    /// A screen has left by itself, and was told.
    mutating func forget(_ controller: UIViewController) {
        stackBefore.removeAll { $0 === controller }
        arriving.removeAll { $0 === controller }
        leaving.removeAll { $0 === controller }
    }

    /// Takes over whom an earlier request, which was cancelled, has not told of the end, and where it has gone back to.
    mutating func join(_ earlier: NavigationRequest) {
        stackBefore = earlier.stackBefore
        arriving = earlier.arriving.filter { one in !leaving.contains { $0 === one } } + arriving
        leaving = earlier.leaving.filter { one in !arriving.contains { $0 === one } } + leaving
    }
}
