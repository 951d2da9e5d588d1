import UIKit

/// The grid of pictures, which begins on the right where people read from there.
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
