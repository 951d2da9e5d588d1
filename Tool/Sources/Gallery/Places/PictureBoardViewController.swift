import Transitions
import UIKit

/// Images on a board, within one view controller: a tap expands one to fill the board, another contracts it.
final class PictureBoardViewController: UIViewController {
    private let pictures: [PictureView]
    private let offers: [Offer]
    /// The expanded image and its source; nil while none is open.
    private(set) var opened: (large: UIView, source: UIView)?

    init(section: Section) {
        offers = section.offers
        pictures = offers.map { PictureView($0.artwork, cornerRadius: 16) }
        super.init(nibName: nil, bundle: nil)
        title = section.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .paper
        for (picture, offer) in zip(pictures, offers) {
            picture.isUserInteractionEnabled = true
            picture.isAccessibilityElement = true
            picture.accessibilityIdentifier = "picture"
            picture.accessibilityLabel = offer.title
            picture.accessibilityTraits = .button
            picture.accessibilityHint = "Expands the image."
            picture.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("tapped:", PictureBoardViewController.tapped)))
            view.addSubview(picture)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = board
        let gap: CGFloat = 12
        let side = ((area.width - gap) / 2).rounded(.down)
        let height = min(side, ((area.height - gap * 2) / 3).rounded(.down))
        for (index, picture) in pictures.enumerated() {
            let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
            view.layOut(
                picture, CGRect(x: area.minX + column * (side + gap), y: area.minY + row * (height + gap), width: side, height: height))
        }
        guard let large = opened?.large, large.transform == .identity else { return }
        large.frame = area
    }

    private var board: CGRect { view.bounds.inset(by: view.safeAreaInsets).inset(atMostX: 16, y: 16) }

    private func tapped(_ sender: UITapGestureRecognizer) {
        guard let source = sender.view as? PictureView, let index = pictures.firstIndex(of: source) else { return }
        let large = opened.map(\.large) ?? makeLarge(of: offers[index])
        opened = (large, source)
        large.expand(from: source, followsSourceCorners: true, contentFade: 0.2)
    }

    private func makeLarge(of offer: Offer) -> UIView {
        let large = PictureView(offer.artwork, cornerRadius: 16)
        large.frame = board
        large.isUserInteractionEnabled = true
        large.isAccessibilityElement = true
        large.accessibilityIdentifier = "large-picture"
        (large.accessibilityLabel, large.accessibilityTraits) = (offer.title, .button)
        large.accessibilityHint = "Contracts the image."
        large.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("close", PictureBoardViewController.close)))
        view.addSubview(large)
        return large
    }

    private func close() {
        guard let (large, source) = opened else { return }
        large.contract(to: source, followsSourceCorners: true, contentFade: 0.2) { [weak self] finished in
            if finished, self?.opened?.large === large { self?.opened = nil }
        }
    }
}
