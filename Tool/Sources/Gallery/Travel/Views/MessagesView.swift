import UIKit

/// All messages below each other.
final class MessagesView: UIScrollView {
    private let title = UILabel("Messages", size: 30, weight: .bold)
    private let count: UILabel
    private let rows: [MessageRow]

    init(messages: [Message]) {
        let unread = messages.filter(\.isUnread).count
        count = UILabel(unread == 0 ? "nothing new" : "\(unread) new", size: 15, weight: .semibold, color: .coral)
        rows = messages.map(MessageRow.init)
        super.init(frame: .zero)
        backgroundColor = .paper
        contentInsetAdjustmentBehavior = .never
        followsSettings()
        for view in [title, count] + rows { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = CGRect(origin: .zero, size: bounds.size).inset(by: safeAreaInsets)
        let area = safe.inset(atMostX: max(16, (safe.width - 680) / 2), y: 0)
        title.fitWords(toWidth: area.width, size: 30, weight: .bold)
        let titleHeight = title.height(atWidth: area.width)
        let countSize = CGSize(width: count.naturalWidth, height: count.height(atWidth: area.width))
        let isBeside = title.naturalWidth + 16 + countSize.width <= area.width
        let titleWidth = isBeside ? area.width - countSize.width - 16 : area.width
        layOut(title, CGRect(x: area.minX, y: area.minY + 16, width: titleWidth, height: titleHeight))
        var y = area.minY + 16 + titleHeight
        layOut(
            count,
            CGRect(
                x: isBeside ? area.maxX - countSize.width : area.minX, y: isBeside ? y - countSize.height - 6 : y, width: countSize.width,
                height: countSize.height))
        y += (isBeside ? 0 : countSize.height) + 14
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: area.width, height: 0)).height
            layOut(row, CGRect(x: area.minX, y: y, width: area.width, height: height))
            y += height + 12
        }
        let size = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
        if contentSize != size { contentSize = size }
    }
}
