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
