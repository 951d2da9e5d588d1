import UIKit

/// A view of one color with its icon and its name.
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
    private let sign: UIImageView
    private let title: UILabel

    init(_ kind: Kind) {
        self.kind = kind
        sign = UIImageView(image: kind.glyph.image(side: 120))
        title = UILabel(kind.title, size: 34, weight: .bold, color: .white)
        super.init(frame: .zero)
        backgroundColor = kind.color
        sign.tintColor = UIColor(white: 1, alpha: 0.9)
        title.textAlignment = .center
        title.adjustsFontSizeToFitWidth = true
        followsSettings()
        addSubview(sign)
        addSubview(title)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).inset(atMostX: 20, y: 16)
        let height = title.height(atWidth: area.width)
        let side = max(min(120, area.height - height - 20), 0)
        let top = area.midY - (side + 20 + height) / 2
        sign.frame = CGRect(x: area.midX - side / 2, y: top, width: side, height: side)
        title.frame = CGRect(x: area.minX, y: top + side + 20, width: area.width, height: height)
    }
}
