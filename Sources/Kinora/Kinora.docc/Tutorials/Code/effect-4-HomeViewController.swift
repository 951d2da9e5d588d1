import Transitions
import UIKit

public final class HomeViewController: UIViewController {
    private let spin = SpinTransition()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        spin.duration = 0.8
        spin.damping = 0.7
        spin.attachSwipes(presenting: self) { OfferViewController() }
    }
}
