import Transitions
import UIKit

/// Pictures of places in a grid: a tap lets one grow into its screen.
final class PlacesViewController: UIViewController {
    private let offers: [Offer]

    init(offers: [Offer]) {
        self.offers = offers
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let places = PlacesView(offers: offers)
        for picture in places.pictures {
            picture.isUserInteractionEnabled = true
            picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", PlacesViewController.tapped)))
        }
        view = places
    }

    private func tapped(_ sender: UITapGestureRecognizer) {
        guard let places = view as? PlacesView, let index = places.pictures.firstIndex(where: { $0 === sender.view }) else { return }
        // One column has the whole grid grow until the picture fills the screen, the other the new screen out of the picture.
        open(
            OfferViewController(offer: offers[index], story: Section.sights.introduction), from: places.pictures[index],
            index % 2 == 0 ? .screen : .view)
    }

    // snippet: zoom
    private weak var source: UIView?
    private lazy var zoom = ZoomTransition { [weak self] in self?.source }

    private func open(_ controller: UIViewController, from picture: UIView, _ style: ZoomTransition.Style) {
        source = picture
        zoom.style = style
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = zoom
        present(controller, animated: true)
    }
    // end
}
