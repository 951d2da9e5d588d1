import UIKit

/// The title above the grid.
final class PlacesHeader: UICollectionReusableView {
    private static func makeTitle() -> UILabel { UILabel("Places to see", size: 30, weight: .bold, lines: 0) }

    private let title = PlacesHeader.makeTitle()

    /// The height of a header for the user's text size.
    /// - Parameter width: The width between the safe areas of both sides.
    static func height(atWidth width: CGFloat) -> CGFloat { makeTitle().height(atWidth: width - 32) + 12 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        followsSettings()
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = superview?.safeAreaInsets ?? .zero
        layOut(title, CGRect(x: 16 + insets.left, y: 12, width: bounds.width - 32 - insets.left - insets.right, height: bounds.height - 12))
    }
}
