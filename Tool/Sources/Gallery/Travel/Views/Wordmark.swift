import UIKit

/// The app's name with its compass, for the middle of the navigation bar. As in all bars its text does not scale.
final class Wordmark: UIView {
    private let compass = PictureView(CompassArtwork())
    private let name = UILabel()

    init(_ text: String) {
        super.init(frame: .zero)
        name.text = text
        name.font = .systemFont(ofSize: 19, weight: .bold)
        name.textColor = .ink
        sizeToFit()
        accessibilityIdentifier = "home"
        addSubview(compass)
        addSubview(name)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// As high as the bar.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: 0, dy: -8).contains(point) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: 29 + name.naturalWidth, height: 28)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOut(compass, CGRect(x: 0, y: 3, width: 22, height: 22))
        layOut(name, CGRect(x: 29, y: 0, width: bounds.width - 29, height: 28))
    }
}
