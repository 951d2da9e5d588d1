import UIKit

/// All messages below each other, as many as there is room for.
final class MessagesView: UIView {
    private let title = UILabel("Messages", size: 30, weight: .bold)
    private let count: UILabel
    private let rows: [MessageRow]

    init(messages: [Message]) {
        let unread = messages.filter(\.isUnread).count
        count = UILabel(unread == 0 ? "nothing new" : "\(unread) new", size: 15, weight: .semibold, color: .coral)
        rows = messages.map(MessageRow.init)
        super.init(frame: .zero)
        backgroundColor = .paper
        count.textAlignment = .right
        for part in [title, count] + rows { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let safe = bounds.inset(by: safeAreaInsets)
        let area = safe.insetBy(dx: max(16, (safe.width - 680) / 2), dy: 0)
        title.frame = CGRect(x: area.minX, y: area.minY + 16, width: area.width, height: 38)
        count.frame = CGRect(x: area.midX, y: area.minY + 20, width: area.width / 2, height: 34)
        var y = title.frame.maxY + 14
        for row in rows {
            let size = row.sizeThatFits(CGSize(width: area.width, height: 0))
            row.frame = CGRect(x: area.minX, y: y, width: area.width, height: size.height)
            row.isHidden = row.frame.maxY > area.maxY
            y = row.frame.maxY + 12
        }
    }
}
