import UIKit

/// A photograph in a light of one color, with the icon and the name of the screen.
final class ColorScreen: UIView {
    enum Kind: CaseIterable {
        case home, favourites, camera, messages, profile

        var title: String {
            switch self {
            case .home: "Home"
            case .favourites: "Favourites"
            case .camera: "Camera"
            case .messages: "Messages"
            case .profile: "Profile"
            }
        }

        var glyph: TabGlyph {
            switch self {
            case .home: .feed
            case .favourites: .popular
            case .camera: .share
            case .messages: .news
            case .profile: .user
            }
        }

        fileprivate var photograph: Photograph {
            switch self {
            case .home: .eveningSun
            case .favourites: .dandelion
            case .camera: .photographer
            case .messages: .raccoon
            case .profile: .astronaut
            }
        }

        fileprivate var color: UIColor {
            switch self {
            case .home: UIColor(light: 0x2E6FA8, dark: 0x1B4469)
            case .favourites: UIColor(light: 0xA8552A, dark: 0x6B3419)
            case .camera: UIColor(light: 0x47703A, dark: 0x2C4724)
            case .messages: UIColor(light: 0x7A4E93, dark: 0x4B2F5B)
            case .profile: UIColor(light: 0xA53B4C, dark: 0x68242F)
            }
        }
    }

    let kind: Kind
    private let picture: PictureView
    private let tint = CAGradientLayer()
    private let sign: UIImageView
    private let title: UILabel

    init(_ kind: Kind) {
        self.kind = kind
        picture = PictureView(kind.photograph)
        sign = UIImageView(image: kind.glyph.image(side: 120))
        title = UILabel(kind.title, size: 34, weight: .bold, color: .white)
        super.init(frame: .zero)
        backgroundColor = kind.color
        sign.tintColor = UIColor(white: 1, alpha: 0.9)
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        followsSettings()
        clipsToBounds = true
        addSubview(picture)
        layer.addSublayer(tint)
        addSubview(sign)
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The photograph comes to rest slowly while the screen is new.
    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !UIAccessibility.isReduceMotionEnabled else { return }
        picture.transform = CGAffineTransform(scaleX: 1.16, y: 1.16)
        UIView.animate(withDuration: 2.4, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) { [picture] in
            picture.transform = .identity
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (picture.bounds.size, picture.center) = (bounds.size, CGPoint(x: bounds.midX, y: bounds.midY))
        tint.frame = bounds
        let color = kind.color.resolvedColor(with: traitCollection)
        tint.colors = [0.45, 0.88, 0.96].map { color.withAlphaComponent($0).cgColor }
        tint.locations = [0, 0.5, 1]
        let area = bounds.inset(by: safeAreaInsets).inset(atMostX: 20, y: 16)
        let height = title.height(atWidth: area.width)
        let side = max(min(120, area.height - height - 20), 0)
        let top = area.midY - (side + 20 + height) / 2
        sign.frame = CGRect(x: area.midX - side / 2, y: top, width: side, height: side)
        title.frame = CGRect(x: area.minX, y: top + side + 20, width: area.width, height: height)
    }
}
