import UIKit

public final class OfferViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemOrange
        view.accessibilityIdentifier = "offer"
    }
}
