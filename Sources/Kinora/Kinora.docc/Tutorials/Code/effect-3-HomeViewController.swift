import Transitions
import UIKit

public final class HomeViewController: UIViewController {
    private let spin = SpinTransition()

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        spin.attachSwipes(presenting: self) { OfferViewController() }
    }
}
