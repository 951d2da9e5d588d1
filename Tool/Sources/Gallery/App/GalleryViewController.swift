import Transitions
import UIKit

/// The gallery's first screen: every effect as a card. A tap expands the effect's app from its icon.
final class GalleryViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private let scenes: [GalleryScene]
    private let fonts: SceneCell.Fonts
    /// Measures cards; recreated for each text size, because trait changes do not reach it outside of the window.
    private var ruler = SceneCell(frame: .zero)
    private var opened: IndexPath?
    /// Makes the tour, which a card in front of the effects opens; nil shows no such card.
    var makeTour: (() -> UIViewController)?
    private lazy var zoom = ZoomTransition { [weak self] in self?.icon(at: self?.opened) }

    init(scenes: [GalleryScene]) {
        self.scenes = scenes
        fonts = SceneCell.Fonts(scenes)
        super.init(collectionViewLayout: PlacesLayout())
        title = "Kinora"
        navigationItem.largeTitleDisplayMode = .always
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .paper
        collectionView.register(SceneCell.self, forCellWithReuseIdentifier: "scene")
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: GalleryViewController, _) in
            controller.ruler = SceneCell(frame: .zero)
            controller.collectionViewLayout.invalidateLayout()
        }
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if indexPath.section < effectsSection {
            if let tour = makeTour?() { navigationController?.pushViewController(tour, animated: true) }
            return
        }
        opened = indexPath
        zoom.style = .view
        (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
        let controller = SceneViewController(scene: scenes[indexPath.item])
        controller.modalPresentationStyle = .fullScreen
        controller.transitioningDelegate = zoom
        present(controller, animated: true)
    }

    private func icon(at indexPath: IndexPath?) -> UIView? {
        indexPath.flatMap { collectionView.cellForItem(at: $0) as? SceneCell }?.icon
    }

    // MARK: Content

    private var effectsSection: Int { makeTour == nil ? 0 : 1 }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { effectsSection + 1 }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section < effectsSection ? 1 : scenes.count
    }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "scene", for: indexPath)
        let cards = cards(in: indexPath.section)
        (cell as? SceneCell)?.show(cards[indexPath.item], fonts)
        return cell
    }

    /// The cards of a section.
    private func cards(in section: Int) -> [SceneCard] {
        section < effectsSection ? [.tour] : scenes.map(SceneCard.init)
    }

    // MARK: Layout

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    {
        let insets = collectionView.safeAreaInsets
        let isLast = section == effectsSection
        return UIEdgeInsets(
            top: isLast && section > 0 ? 0 : 8, left: 16 + insets.left, bottom: isLast ? 16 : PlacesLayout.gap, right: 16 + insets.right)
    }

    /// As many columns as fit with 320 points each (480 on a tablet), at least two; the cards of a row are as high as the highest.
    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let insets = self.collectionView(collectionView, layout: layout, insetForSectionAt: indexPath.section)
        let width = collectionView.bounds.width - insets.left - insets.right
        let columns = view.isRoomy ? max(Int(width / 480), 2) : max(Int(width / 320), 1)
        let isWhole = indexPath.section < effectsSection
        let side = isWhole ? width : max((width - PlacesLayout.gap * CGFloat(columns - 1)) / CGFloat(columns), 1).rounded(.down)
        let line = indexPath.item / columns * columns
        let cards = cards(in: indexPath.section)
        let heights = cards[line..<min(line + columns, cards.count)].map { card in
            ruler.show(card, fonts)
            return ruler.height(atWidth: side, isRoomy: view.isRoomy)
        }
        return CGSize(width: side, height: heights.max() ?? 0)
    }
}
