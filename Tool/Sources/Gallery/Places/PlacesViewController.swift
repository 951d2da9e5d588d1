import Transitions
import UIKit

/// Images of places in a grid: a tap expands one into its screen.
final class PlacesViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let places: [(offer: Offer, story: String)]
    private let heading: String

    /// - Parameters:
    ///   - places: The places, each with the text of its screen.
    ///   - heading: The title above the grid.
    init(places: [(offer: Offer, story: String)], title: String, heading: String) {
        self.places = places
        self.heading = heading
        super.init(collectionViewLayout: PlacesLayout())
        self.title = title
    }

    convenience init(sections: [Section]) {
        self.init(
            places: sections.flatMap { section in section.offers.map { ($0, section.introduction) } }, title: "Places",
            heading: "Places to see")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .paper
        collectionView.register(PlaceCell.self, forCellWithReuseIdentifier: "place")
        collectionView.register(
            PlacesHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "header")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: PlacesViewController, _) in
            controller.collectionViewLayout.invalidateLayout()
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for case let cell as PlaceCell in collectionView.visibleCells { cell.wholeSize = wholeSize }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        let controller = OfferViewController(offer: places[indexPath.item].offer, story: places[indexPath.item].story)
        if navigationController == nil {
            open(controller, from: indexPath, style(at: indexPath))
        } else {
            push(controller, from: indexPath, style(at: indexPath))
        }
    }

    /// Every other place zooms the whole grid until the image fills the screen, the others only the new view from the image.
    private func style(at indexPath: IndexPath) -> ZoomTransition.Style { indexPath.item.isMultiple(of: 2) ? .screen : .view }

    private func push(_ controller: UIViewController, from indexPath: IndexPath, _ style: ZoomTransition.Style) {
        opened = indexPath
        zoom.style = style
        (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
        zoom.destination = { ($0 as? OfferViewController)?.picture }
        navigationController?.delegate = zoom
        navigationController?.pushViewController(controller, animated: true)
    }

    /// The image view of a place at its current position; nil while it is off the screen.
    private func picture(at indexPath: IndexPath?) -> UIView? {
        indexPath.flatMap { collectionView.cellForItem(at: $0) as? PlaceCell }?.picture
    }

    // snippet: zoom
    private var opened: IndexPath?
    private lazy var zoom = ZoomTransition { [weak self] in self?.picture(at: self?.opened) }

    private func open(_ controller: UIViewController, from indexPath: IndexPath, _ style: ZoomTransition.Style) {
        opened = indexPath
        zoom.style = style
        (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
        zoom.destination = { ($0 as? OfferViewController)?.picture }
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = zoom
        present(controller, animated: true)
    }
    // end

    // MARK: Content

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { places.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "place", for: indexPath)
        (cell as? PlaceCell)?.show(places[indexPath.item].offer)
        (cell as? PlaceCell)?.wholeSize = wholeSize
        cell.accessibilityIdentifier = style(at: indexPath) == .screen ? "place-screen" : "place-view"
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    )
        -> UICollectionReusableView
    {
        let header = collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        (header as? PlacesHeader)?.text = heading
        return header
    }

    // MARK: Layout

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    {
        let insets = collectionView.safeAreaInsets
        return UIEdgeInsets(top: 12, left: 16 + insets.left, bottom: 16, right: 16 + insets.right)
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let insets = self.collectionView(collectionView, layout: layout, insetForSectionAt: indexPath.section)
        let width = collectionView.bounds.width - insets.left - insets.right
        let columns: CGFloat = hasLargeText ? (width < 600 ? 1 : 2) : width < 500 ? 2 : width < 1000 ? 3 : 4
        let side = max((width - PlacesLayout.gap * (columns - 1)) / columns, 1).rounded(.down)
        // Large text wraps; all cells have the height of the longest caption.
        let captions = (hasLargeText ? places : [places[indexPath.item]]).map { PlaceCell.captionHeight(of: $0.offer, atWidth: side) }
        let height = PlaceCell.pictureHeight(atWidth: side, in: collectionView.bounds.height, of: wholeSize)
        return CGSize(width: side, height: height + (captions.max() ?? 0))
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int)
        -> CGSize
    {
        let (insets, width) = (collectionView.safeAreaInsets, collectionView.bounds.width)
        return CGSize(width: width, height: PlacesHeader.height(of: heading, atWidth: width - insets.left - insets.right))
    }

    private var hasLargeText: Bool { view.hasLargeText }

    /// The size of the image on a place's own screen, which a pushed one has below the bar.
    private var wholeSize: CGSize {
        var size = view.bounds.size
        if navigationController != nil { size.height -= view.safeAreaInsets.top }
        return OfferView.pictureSize(in: size)
    }
}
