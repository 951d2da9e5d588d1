import UIKit

/// The grid of images, mirrored for right-to-left languages.
final class PlacesLayout: UICollectionViewFlowLayout {
    static let gap: CGFloat = 12

    override init() {
        super.init()
        minimumLineSpacing = Self.gap
        minimumInteritemSpacing = Self.gap
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
