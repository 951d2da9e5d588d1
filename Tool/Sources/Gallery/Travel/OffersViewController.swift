import UIKit

/// A section in a navigation controller: a tap on an offer pushes its screen.
final class OffersViewController: UIViewController {
    private let section: Section

    init(section: Section) {
        self.section = section
        super.init(nibName: nil, bundle: nil)
        title = section.title
        edgesForExtendedLayout = [.left, .bottom, .right]
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        let list = SectionView(section: section)
        for row in list.rows {
            row.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", OffersViewController.tapped)))
        }
        view = list
    }

    private func tapped(_ sender: UITapGestureRecognizer) {
        guard let row = sender.view as? OfferRow else { return }
        navigationController?.pushViewController(OfferViewController(offer: row.offer, story: section.introduction), animated: true)
    }
}
