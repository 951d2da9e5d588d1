import UIKit

/// An app in the list: its icon, its name, and the beginning of what is said about it.
final class AppCell: UITableViewCell {
    private let icon = AppIconView()
    private let name = UILabel("", size: 17, weight: .medium)
    private let summary = UILabel("", size: 13, color: .softInk)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        for part in [icon, name, summary] { contentView.addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ article: AppArticle) {
        icon.name = article.name
        name.text = article.name
        summary.text = article.summary
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (width, left) = (contentView.bounds.width, CGFloat(68))
        icon.frame = CGRect(x: isMirrored ? width - 56 : 16, y: 10, width: 40, height: 40)
        for (label, y, height) in [(name, 9, 23), (summary, 32, 18)] as [(UILabel, CGFloat, CGFloat)] {
            label.textAlignment = isMirrored ? .right : .left
            label.frame = CGRect(x: isMirrored ? 16 : left, y: y, width: max(width - left - 16, 0), height: height)
        }
    }
}
