import UIKit

/// A sheet: a title, and sections of cells with captions below them.
final class CardSheet: UIView {
    /// All cells with their frames on the sheet, in points.
    private(set) var cells: [(cell: CardCell, frame: CGRect)] = []

    private static let margin: CGFloat = 26
    private static let gap: CGFloat = 12
    private static let contentWidth: CGFloat = 996
    private static let captionHeight: CGFloat = 16
    private static let headerHeight: CGFloat = 60
    private static let headingHeight: CGFloat = 42

    init(title: String, subtitle: String, sections: [CardSection]) {
        super.init(frame: CGRect(origin: .zero, size: Self.size(of: sections)))
        backgroundColor = UIColor(red: 0.945, green: 0.949, blue: 0.965, alpha: 1)
        addLabel(title, .systemFont(ofSize: 30, weight: .bold), white: 0.1, top: Self.margin - 4)
        addLabel(subtitle, .systemFont(ofSize: 14), white: 0.4, top: Self.margin + 36)
        var top = Self.margin + Self.headerHeight
        for section in sections {
            addLabel(section.title, .systemFont(ofSize: 15, weight: .semibold), white: 0.15, top: top + 17)
            add(section, top: top + Self.headingHeight)
            top += Self.height(of: section)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The size of a sheet of sections.
    static func size(of sections: [CardSection]) -> CGSize {
        let height = sections.reduce(margin + headerHeight) { $0 + self.height(of: $1) }
        return CGSize(width: contentWidth + 2 * margin, height: height + margin - gap)
    }

    private static func height(of section: CardSection) -> CGFloat {
        let rows = (section.positions.last?.row ?? -1) + 1
        return headingHeight + CGFloat(rows) * (section.height + captionHeight + gap)
    }

    private func addLabel(_ text: String, _ font: UIFont, white: CGFloat, top: CGFloat) {
        let label = UILabel(frame: CGRect(x: Self.margin, y: top, width: Self.contentWidth, height: font.lineHeight.rounded(.up)))
        label.text = text
        label.font = font
        label.textColor = UIColor(white: white, alpha: 1)
        addSubview(label)
    }

    private func add(_ section: CardSection, top: CGFloat) {
        let step = (Self.contentWidth + Self.gap) / CGFloat(section.columns)
        for (cell, position) in zip(section.cells, section.positions) {
            let frame = CGRect(
                x: Self.margin + CGFloat(position.column) * step,
                y: top + CGFloat(position.row) * (section.height + Self.captionHeight + Self.gap),
                width: CGFloat(cell.span) * step - Self.gap,
                height: section.height)
            add(cell, frame: frame)
        }
    }

    private func add(_ cell: CardCell, frame: CGRect) {
        let paper = UIView(frame: frame)
        paper.backgroundColor = .white
        paper.layer.cornerRadius = 10
        paper.clipsToBounds = true
        paper.addSubview(cell.makeView(paper.bounds))
        addSubview(paper)

        let label = UILabel(frame: CGRect(x: frame.minX, y: frame.maxY + 1, width: frame.width, height: Self.captionHeight))
        label.text = cell.caption
        label.font = .systemFont(ofSize: 10)
        label.textColor = UIColor(white: 0.38, alpha: 1)
        label.textAlignment = .center
        addSubview(label)
        cells.append((cell, frame))
    }
}
