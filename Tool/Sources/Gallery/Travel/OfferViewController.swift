import Transitions
import UIKit

/// The screen of one offer. A tap closes it if it was presented, or zoomed into.
final class OfferViewController: UIViewController {
    private let offer: Offer
    private let story: String

    init(offer: Offer, story: String) {
        self.offer = offer
        self.story = story
        super.init(nibName: nil, bundle: nil)
        title = offer.title
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = OfferView(offer: offer, story: story)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close", OfferViewController.close)))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard let picture, closesByTap else { return }
        picture.isAccessibilityElement = true
        (picture.accessibilityTraits, picture.accessibilityLabel) = (.button, offer.title)
        picture.accessibilityHint = "A tap anywhere leads back."
    }

    /// The large image.
    var picture: UIView? { (viewIfLoaded as? OfferView)?.picture }

    override var preferredStatusBarStyle: UIStatusBarStyle { offer.artwork.isDarkAtTheTop ? .lightContent : .darkContent }

    private var closesByTap: Bool {
        navigationController.map { $0.delegate is ZoomTransition } ?? (presentingViewController != nil)
    }

    private func close() {
        if navigationController?.delegate is ZoomTransition {
            navigationController?.popViewController(animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }
}
