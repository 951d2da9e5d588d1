import Transitions
import UIKit

/// Screens that lie behind each other: pushes and pops go in depth, and a finger from the edge pulls the top screen away.
final class DepthNavigationController: UINavigationController {
    // snippet: depth-push
    private let depth = DepthNavigationDelegate()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = depth
    }
    // end
}
