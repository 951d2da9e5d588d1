import UIKit

/// A screen of one colour that checks the order of its appearance callbacks: each *did* follows its *will*, which may give way to the opposite one before.
final class ScreenController: UIViewController {
    enum Phase { case disappeared, appearing, appeared, disappearing }

    private let colour: UIColor
    private(set) var phase = Phase.disappeared
    /// What came out of order.
    private(set) var faults: [String] = []
    /// How often it was told that it will appear.
    private(set) var appearances = 0

    init(_ title: String, _ colour: UIColor = .gray) {
        self.colour = colour
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = colour
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

    /// At rest, and told so, as its view is in a window or not.
    var isAtRest: Bool { faults.isEmpty && phase == (viewIfLoaded?.window == nil ? .disappeared : .appeared) }

    override var description: String { "\(title ?? "") \(phase) in window \(viewIfLoaded?.window != nil), faults \(faults)" }
}
