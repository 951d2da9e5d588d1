import DeviceServices
import Foundation

/// The images of the photo library in a grid of squares, the latest first.
@preconcurrency @MainActor
package final class PhotoGridController: UICollectionViewController {
    package var onChoice: (URL) -> Void = { _ in }
    package var onCancel: () -> Void = {}
    package var showsImages = true { didSet { if isViewLoaded { reload() } } }

    private var files: [URL] = []
    private let emptyLabel = UILabel()
    private static let columns: CGFloat = 3
    private static let gap: CGFloat = 2

    package init() {
        let layout = UICollectionViewFlowLayout()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (Self.gap, Self.gap)
        super.init(collectionViewLayout: layout)
        title = "Photos"
    }

    package required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    package override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel() })
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        emptyLabel.text = "No Photos"
        emptyLabel.font = .preferredFont(forTextStyle: .title2)
        emptyLabel.textColor = .secondaryLabel
        emptyLabel.textAlignment = .center
        DeviceServices.current.observe(by: self) { [weak self] event in
            guard case .photos = event else { return }
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    package override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let layout = collectionViewLayout as? UICollectionViewFlowLayout else { return }
        let width = ((view.bounds.width - (Self.columns - 1) * Self.gap) / Self.columns).rounded(.down)
        if layout.itemSize.width != width, width > 0 { layout.itemSize = CGSize(width: width, height: width) }
    }

    private func reload() {
        files = showsImages ? DeviceServices.current.photos.reversed() : []
        collectionView.backgroundView = files.isEmpty ? emptyLabel : nil
        collectionView.reloadData()
    }

    package override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { files.count }

    package override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
        show(files[indexPath.item], in: cell)
        return cell
    }

    package override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        onChoice(files[indexPath.item])
    }

    /// Shows an image, cut to a square.
    private func show(_ file: URL, in cell: UICollectionViewCell) {
        let imageView = cell.contentView.subviews.first as? UIImageView ?? UIImageView()
        if imageView.superview == nil {
            imageView.contentMode = .scaleAspectFill
            imageView.clipsToBounds = true
            imageView.backgroundColor = .secondarySystemBackground
            imageView.frame = cell.contentView.bounds
            imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(imageView)
        }
        imageView.image = UIImage(contentsOfFile: file.path)
        cell.isAccessibilityElement = true
        cell.accessibilityLabel = file.deletingPathExtension().lastPathComponent
        cell.accessibilityTraits = [.image, .button]
    }
}
