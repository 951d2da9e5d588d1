import UIKit

/// The launch screen: the app's icon and name.
final class LaunchView: UIView {
    let mark = UIView()
    private let icon = PictureView(KinoraArtwork(), cornerRadius: 28)
    private let name = UILabel("Kinora", size: 28, weight: .bold, color: .white)

    init() {
        super.init(frame: .zero)
        backgroundColor = .navy
        followsSettings()
        addSubview(mark)
        mark.addSubview(icon)
        mark.addSubview(name)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameSize = CGSize(width: name.naturalWidth, height: name.height(atWidth: bounds.width))
        let width = max(nameSize.width, 128)
        mark.bounds.size = CGSize(width: width, height: 128 + 20 + nameSize.height)
        mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
        icon.frame = CGRect(x: (width - 128) / 2, y: 0, width: 128, height: 128)
        name.frame = CGRect(x: (width - nameSize.width) / 2, y: 148, width: nameSize.width, height: nameSize.height)
    }
}
