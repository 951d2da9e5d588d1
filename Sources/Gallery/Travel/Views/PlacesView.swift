import UIKit

/// Pictures in two columns, or three where it is wider than high, below a heading.
final class PlacesView: UIView {
    let pictures: [PictureView]
    private let heading = UILabel("Places to see", size: 30, weight: .bold)

    init(offers: [Offer]) {
        pictures = offers.map { PictureView($0.artwork, cornerRadius: 16) }
        super.init(frame: .zero)
        backgroundColor = .paper
        for part in [heading] + pictures { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 12)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 38)
        let columns = bounds.width > bounds.height ? 3 : 2
        let rows = (pictures.count + columns - 1) / columns
        let top = heading.frame.maxY + 12, gap: CGFloat = 12
        let width = (area.width - gap * CGFloat(columns - 1)) / CGFloat(columns)
        let height = (area.maxY - top - gap * CGFloat(rows - 1)) / CGFloat(max(rows, 1))
        for (index, picture) in pictures.enumerated() {
            let (row, column) = (CGFloat(index / columns), CGFloat(index % columns))
            picture.frame = CGRect(x: area.minX + column * (width + gap), y: top + row * (height + gap), width: width, height: height)
        }
    }
}
