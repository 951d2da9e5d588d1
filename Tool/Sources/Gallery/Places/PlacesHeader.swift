import UIKit

/// The title above the grid.
final class PlacesHeader: UICollectionReusableView {
    private static func makeTitle(_ text: String) -> UILabel { UILabel(text, size: 30, weight: .bold, lines: 0) }

    private let title = PlacesHeader.makeTitle("")

    var text = "" {
        didSet {
            title.text = text
            setNeedsLayout()
        }
    }

    /// The height of a header for the user's text size.
    /// - Parameters:
    ///   - text: The title.
    ///   - width: The width between the safe areas of both sides.
    static func height(of text: String, atWidth width: CGFloat) -> CGFloat { makeTitle(text).height(atWidth: width - 32) + 12 }

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
