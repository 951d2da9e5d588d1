import UIKit

/// A section's icon on the dashboard: its picture with its name below.
final class SectionTile: UIView {
    let section: Section
    private let picture: PictureView
    private let name: UILabel
    static let nameHeight: CGFloat = 22

    init(section: Section) {
        self.section = section
        picture = PictureView(section.artwork)
        name = UILabel(section.title, size: 14, weight: .semibold)
        super.init(frame: .zero)
        name.textAlignment = .center
        addSubview(picture)
        addSubview(name)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height - Self.nameHeight)
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        picture.layer.cornerRadius = (side * 0.23).rounded()
        name.frame = CGRect(x: 0, y: side + 2, width: bounds.width, height: Self.nameHeight)
    }
}
