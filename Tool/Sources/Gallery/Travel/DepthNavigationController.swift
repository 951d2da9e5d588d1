import Transitions
import UIKit

/// A navigation stack in depth: pushes and pops move in z, and an interactive pop starts at the edge.
final class DepthNavigationController: UINavigationController {
    // snippet: depth-push
    private let depth = DepthNavigationDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = depth
    }
    // end
}
