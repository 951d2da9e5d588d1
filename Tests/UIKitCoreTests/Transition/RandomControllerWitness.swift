@testable import UIFoundation
@testable import UIKitCore

/// Checks a controller's appearance and containment callbacks for consistency.
@MainActor
final class RandomControllerWitness {
    enum Phase {
        case away, coming, here, going
    }

    let name: String
    private unowned let walk: RandomControllerWalk
    private(set) var phase = Phase.away
    /// Whether `viewIsAppearing` has come since the last `viewWillAppear`.
    private var isAppearing = false
    /// The last argument of `willMove`, until `didMove`.
    private var move: Bool?

    init(_ name: String, _ walk: RandomControllerWalk) {
        self.name = name
        self.walk = walk
    }

    func received(_ call: String, of controller: UIViewController) {
        walk.note("\(name).\(call)")
        let old = phase
        switch call {
        case "willAppear":
            require(old == .away || old == .going, call)
            (phase, isAppearing) = (.coming, false)
        case "isAppearing":
            require(old == .coming && !isAppearing, call)
            isAppearing = true
        case "didAppear":
            require(old == .coming, call)
            phase = .here
        case "willDisappear":
            require(old == .here || old == .coming, call)
            phase = .going
        case "didDisappear":
            require(old == .going, call)
            phase = .away
        default: break
        }
        walk.disturb(name, call)
    }

    func willTurn() {
        walk.note("\(name).willTurn")
        walk.disturbTurn(name)
    }

    func willMove(to parent: UIViewController?) {
        walk.note("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
        move = parent != nil
    }

    func didMove(to parent: UIViewController?, of controller: UIViewController) {
        walk.note("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
        if controller.parent !== parent {
            walk.complain("\(name): didMove(\(parent == nil ? "nil" : "parent")), but its parent is another")
        }
        // A removal need not be announced where the app takes the child out itself; one that is taken back only learns that it is in
        // place.
        if parent != nil, move == nil { walk.complain("\(name): didMove(parent) without willMove") }
        // A pop cancelled by the touch.
        if parent != nil, move == false, let navigation = parent as? RandomNavigation, navigation.runningExchange?.isOwn == true,
            navigation.runningExchange?.transition?.isCancelled == true
        {
            navigation.takeBack()
        }
        if parent == nil || move == true { move = nil }
        walk.disturb(name, "didMove")
    }

    private func require(_ holds: Bool, _ call: String) {
        if !holds { walk.complain("\(name): \(call) while \(phase)") }
    }
}

/// A controller of a walk.
@MainActor
protocol RandomController: UIViewController {
    var witness: RandomControllerWitness { get }
}

final class RandomScreen: UIViewController, RandomController {
    let witness: RandomControllerWitness

    init(_ witness: RandomControllerWitness) {
        self.witness = witness
        super.init(nibName: nil, bundle: nil)
        title = witness.name
    }

    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        witness.received("willAppear", of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        witness.received("isAppearing", of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        witness.received("didAppear", of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        witness.received("willDisappear", of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        witness.received("didDisappear", of: self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        witness.willMove(to: parent)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        witness.willTurn()
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        witness.didMove(to: parent, of: self)
    }
}

final class RandomNavigation: UINavigationController, RandomController {
    let witness: RandomControllerWitness
    var model = RandomStackModel()

    init(_ witness: RandomControllerWitness) {
        self.witness = witness
        super.init(nibName: nil, bundle: nil)
        title = witness.name
    }

    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        witness.received("willAppear", of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        witness.received("isAppearing", of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        witness.received("didAppear", of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        witness.received("willDisappear", of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        witness.received("didDisappear", of: self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        witness.willMove(to: parent)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        witness.willTurn()
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        witness.didMove(to: parent, of: self)
    }

    /// The model receives the requests.
    func ask(_ controllers: [UIViewController]) { model.request(controllers, waiting: pendingRequest != nil) }

    /// An animator is about to say that nothing came of the change.
    func takeBack() { model.cancel(waiting: pendingRequest != nil) }

    /// By the back button or the edge too.
    override func popViewController(animated: Bool) -> UIViewController? {
        if viewControllers.count > 1 { ask(Array(viewControllers.dropLast())) }
        return super.popViewController(animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [UIViewController]? {
        if viewControllers.count > 1 { ask(Array(viewControllers.prefix(1))) }
        return super.popToRootViewController(animated: animated)
    }
}

final class RandomTabs: UITabBarController, RandomController {
    let witness: RandomControllerWitness
    /// Selection that it should have.
    weak var expected: UIViewController?

    init(_ witness: RandomControllerWitness) {
        self.witness = witness
        super.init(nibName: nil, bundle: nil)
        title = witness.name
    }

    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        witness.received("willAppear", of: self)
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        witness.received("isAppearing", of: self)
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        witness.received("didAppear", of: self)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        witness.received("willDisappear", of: self)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        witness.received("didDisappear", of: self)
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        witness.willMove(to: parent)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        witness.willTurn()
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        witness.didMove(to: parent, of: self)
    }
}
