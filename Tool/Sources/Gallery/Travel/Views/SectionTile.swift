import UIKit

/// A section's icon on the dashboard: its image with its name below.
final class SectionTile: UIView {
    let section: Section
    private let picture: PictureView
    private let name: UILabel

    init(section: Section) {
        self.section = section
        picture = PictureView(section.artwork)
        name = UILabel(section.title, size: 14, weight: .semibold)
        super.init(frame: .zero)
        followsSettings()
        name.textAlignment = .center
        addSubview(picture)
        addSubview(name)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityHint = "Opens the section."
        accessibilityLabel = section.title
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// The size of the name, with the gap above it.
    var nameSize: CGSize { CGSize(width: name.naturalWidth, height: name.height(atWidth: .greatestFiniteMagnitude) + 5) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let nameHeight = nameSize.height
        let side = min(bounds.width, bounds.height - nameHeight)
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: 0, width: side, height: side)
        picture.layer.cornerRadius = (side * 0.23).rounded()
        name.frame = CGRect(x: 0, y: side + 5, width: bounds.width, height: nameHeight - 5)
    }
}
