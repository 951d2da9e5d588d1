import UIKit

public final class DetailViewController: UIViewController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.accessibilityIdentifier = "detail"
    }
}
