import Kinora
import UIKit

/// Log of calls, in order.
@MainActor
final class CallbackLog {
    private(set) var lines: [String] = []

    func add(_ line: String) {
        lines.append(line)
    }

    /// Calls since the last read.
    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller that logs every callback, and runs a test's block in it.
final class LoggedController: UIViewController {
    let name: String
    let log: CallbackLog
    /// Run once, after the callback of that name.
    var onCallback: [String: () -> Void] = [:]

    init(_ name: String, _ log: CallbackLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ callback: String) {
        log.add("\(name).\(callback)")
        onCallback.removeValue(forKey: callback)?()
    }

    override func loadView() {
        super.loadView()
        note("loadView")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("willAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("isAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("didAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("willDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("didDisappear")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note(parent == nil ? "willMove(nil)" : "willMove(parent)")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note(parent == nil ? "didMove(nil)" : "didMove(parent)")
    }
}

extension Stage {
    /// A phone of 300 x 600 points without a notch, one pixel per point.
    static func plain(safeAreaInsets: UIEdgeInsets = .zero) -> Stage {
        Stage(device: Device(name: "test", size: CGSize(width: 300, height: 600), scale: 1, safeAreaInsets: safeAreaInsets))
    }
}

/// A weak reference to a test's object.
final class Weak<Object: AnyObject> {
    weak var object: Object?

    init(_ object: Object) {
        self.object = object
    }
}
