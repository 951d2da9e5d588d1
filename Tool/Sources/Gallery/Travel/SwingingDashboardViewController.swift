import Transitions
import UIKit

/// The dashboard without a bar: a swipe to the right swings it away while the next trip's view rolls in.
final class SwingingDashboardViewController: UIViewController {
    private let traveller: Traveller

    init(traveller: Traveller) {
        self.traveller = traveller
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = DashboardView(traveller: traveller, sections: Section.all)
    }

    /// The evening sky is behind it.
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    // snippet: spin-modal
    private let spin = SpinTransition()

    override func viewDidLoad() {
        super.viewDidLoad()
        spin.attachSwipes(presenting: self) {
            OfferViewController(offer: Section.flights.offers[0], story: Section.flights.introduction)
        }
    }
    // end
}
