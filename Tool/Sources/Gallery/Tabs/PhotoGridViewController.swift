import Transitions
import UIKit

/// Photographs in a grid, three or more in a row; a tap lets one grow into its screen.
final class PhotoGridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    private final class Layout: UICollectionViewFlowLayout {
        override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    }

    private static let gap: CGFloat = 2
    private let photos: [Photo]
    private var opened: IndexPath?
    private lazy var zoom = ZoomTransition { [weak self] in
        self?.opened.flatMap { self?.collectionView.cellForItem(at: $0) as? PhotoCell }?.picture
    }

    init(photos: [Photo], title: String) {
        self.photos = photos
        let layout = Layout()
        layout.minimumLineSpacing = Self.gap
        layout.minimumInteritemSpacing = Self.gap
        super.init(collectionViewLayout: layout)
        self.title = title
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .paper
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos.count }

    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item])
        return cell
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        opened = indexPath
        zoom.style = .view
        (zoom.followsSourceCorners, zoom.contentFade) = (true, 0.2)
        zoom.destination = { ($0 as? PhotoViewController)?.picture }
        navigationController?.delegate = zoom
        navigationController?.pushViewController(PhotoViewController(photo: photos[indexPath.item]), animated: true)
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
        let width = collectionView.bounds.width - collectionView.safeAreaInsets.left - collectionView.safeAreaInsets.right
        let columns: CGFloat = width < 500 ? 3 : 5
        let side = max((width - Self.gap * (columns - 1)) / columns, 1).rounded(.down)
        return CGSize(width: side, height: side)
    }

    func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets
    {
        UIEdgeInsets(
            top: Self.gap, left: collectionView.safeAreaInsets.left, bottom: Self.gap, right: collectionView.safeAreaInsets.right)
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        collectionViewLayout.invalidateLayout()
    }
}
