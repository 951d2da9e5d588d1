import UIKit

/// A section: its picture, what it is about, and its offers, as many as there is room for.
final class SectionView: UIView {
    private let picture: PictureView
    private let title: UILabel
    private let introduction: UILabel
    let rows: [OfferRow]

    init(section: Section) {
        picture = PictureView(section.artwork)
        title = UILabel(section.title, size: 30, weight: .bold)
        introduction = UILabel(section.introduction, size: 15, color: .softInk, lines: 0)
        rows = section.offers.map(OfferRow.init)
        super.init(frame: .zero)
        backgroundColor = .paper
        for part in [picture, title, introduction] + rows { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let isWide = area.width > area.height && area.width >= 560
        var text = area
        if isWide {
            let column = (area.width * 0.42).rounded()
            picture.frame = CGRect(x: bounds.minX, y: area.minY, width: area.minX - bounds.minX + column, height: bounds.maxY - area.minY)
            text.origin.x += column
            text.size.width -= column
        } else {
            let height = (area.height * 0.28).rounded()
            picture.frame = CGRect(x: bounds.minX, y: area.minY, width: bounds.width, height: height)
            text.origin.y += height
            text.size.height -= height
        }
        let margin = max(isWide && area.height >= 480 ? 24 : 16, (text.width - 680) / 2)
        layOutText(in: text.insetBy(dx: margin, dy: 0))
    }

    private func layOutText(in area: CGRect) {
        let isSmall = area.height < 380
        title.frame = CGRect(x: area.minX, y: area.minY + (isSmall ? 8 : 16), width: area.width, height: 38)
        introduction.frame = CGRect(
            x: area.minX, y: title.frame.maxY + 4, width: area.width, height: introduction.height(atWidth: area.width))
        var y = introduction.frame.maxY + (isSmall ? 10 : 16)
        let height = min(max(68, (area.maxY - y) / CGFloat(max(rows.count, 1)) - 12), 88).rounded(.down)
        for row in rows {
            row.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            row.isHidden = row.frame.maxY > area.maxY
            y += height + 10
        }
    }
}
