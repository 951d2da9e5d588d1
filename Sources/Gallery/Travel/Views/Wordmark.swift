import UIKit

/// The app's name with its compass, for the middle of the navigation bar.
final class Wordmark: UIView {
    private let compass = PictureView(CompassArtwork())
    private let name: UILabel

    init(_ text: String) {
        name = UILabel(text, size: 19, weight: .bold)
        super.init(frame: .zero)
        sizeToFit()
        addSubview(compass)
        addSubview(name)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 29 + name.intrinsicContentSize.width.rounded(.up), height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        compass.frame = CGRect(x: 0, y: 3, width: 22, height: 22)
        name.frame = CGRect(x: 29, y: 0, width: bounds.width - 29, height: 28)
    }
}
