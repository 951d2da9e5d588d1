import UIKit

/// A section: its image, introduction and offers. On wide screens the image stays while the rest scrolls.
final class SectionView: UIScrollView {
    private let picture: PictureView
    private let title: UILabel
    private let introduction: UILabel
    let rows: [OfferRow]

    init(section: Section) {
        picture = PictureView(section.artwork)
        title = UILabel(section.title, size: 30, weight: .bold, lines: 0)
        introduction = UILabel(section.introduction, size: 15, color: .softInk, lines: 0)
        rows = section.offers.map(OfferRow.init)
        super.init(frame: .zero)
        backgroundColor = .paper
        contentInsetAdjustmentBehavior = .never
        followsSettings()
        for view in [picture, title, introduction] + rows { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
        let isWide = area.width > area.height && area.width >= 560
        var text = area
        if isWide {
            let column = (area.width * 0.42).rounded()
            layOut(picture, CGRect(x: 0, y: max(bounds.minY, 0), width: area.minX + column, height: bounds.height))
            text.origin.x += column
            text.size.width -= column
        } else {
            let height = (area.height * 0.28).rounded()
            layOut(picture, CGRect(x: 0, y: 0, width: bounds.width, height: area.minY + height))
            text.origin.y += height
            text.size.height -= height
        }
        let margin = max(isWide && area.height >= 480 ? 24 : 16, (text.width - 680) / 2)
        let size = CGSize(width: bounds.width, height: layOutText(in: text.inset(atMostX: margin, y: 0)) + safeAreaInsets.bottom)
        if contentSize != size { contentSize = size }
    }

    /// Lays out rows to fill the visible area, or beyond it if they need more; returns their bottom.
    private func layOutText(in area: CGRect) -> CGFloat {
        let isSmall = area.height < 380
        let titleHeight = title.height(atWidth: area.width)
        layOut(title, CGRect(x: area.minX, y: area.minY + (isSmall ? 8 : 16), width: area.width, height: titleHeight))
        introduction.fitWords(toWidth: area.width, size: 15)
        let height = introduction.height(atWidth: area.width)
        layOut(introduction, CGRect(x: area.minX, y: title.frame.maxY + 4, width: area.width, height: height))
        var y = introduction.frame.maxY + (isSmall ? 10 : 16)
        let even = min(max(68, (area.maxY - y) / CGFloat(max(rows.count, 1)) - 12), 88).rounded(.down)
        for row in rows {
            let height = max(even, row.sizeThatFits(CGSize(width: area.width, height: 0)).height)
            layOut(row, CGRect(x: area.minX, y: y, width: area.width, height: height))
            y += height + 10
        }
        return y + 2
    }
}
