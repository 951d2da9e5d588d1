import UIKit

/// A screen of one color that checks the order of its appearance callbacks: each *did* follows its *will*, which may give way to the
/// opposite one before.
final class ScreenController: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    private let color: UIColor
    private(set) var phase = Phase.disappeared
    /// Calls out of order.
    private(set) var faults: [String] = []
    /// Number of `viewWillAppear` calls.
    private(set) var appearances = 0

    init(_ title: String, _ color: UIColor = .gray) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }

    private func enter(_ next: Phase, from allowed: Phase...) {
        if !allowed.contains(phase) { faults.append("\(phase) to \(next)") }
        phase = next
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
        enter(.appearing, from: .disappeared, .disappearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        enter(.appeared, from: .appearing)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        enter(.disappearing, from: .appeared, .appearing)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        enter(.disappeared, from: .disappearing)
    }

    /// Checks that it is at rest, appeared or disappeared, as its view is in a window or not.
    var isAtRest: Bool { faults.isEmpty && phase == (viewIfLoaded?.window == nil ? .disappeared : .appeared) }

    override var description: String { "\(title ?? "") \(phase) in window \(viewIfLoaded?.window != nil), faults \(faults)" }
}
