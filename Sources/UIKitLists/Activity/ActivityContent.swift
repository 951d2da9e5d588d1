import CoreGraphics
import UIKitCore

/// The content of an activity sheet: what is shared, a row of icons, and the list of actions.
final class ActivityContent: UIView, UITableViewDataSource, UITableViewDelegate {
    private unowned let controller: UIActivityViewController
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private let header = UIView(frame: .zero)
    private let preview = UIImageView(image: nil)
    private let titleLabel = UILabel()
    private let subtitleLabel = UILabel()
    private let closeButton = UIButton(type: .custom)
    private let line = UIView()
    private let row = UIScrollView(frame: .zero)
    private var actions: [UIActivity] = []

    /// Heights of the heading and of the row of icons, and the width of an icon's column, in points; estimates.
    private static let (headingHeight, rowHeight, columnWidth): (CGFloat, CGFloat, CGFloat) = (76, 116, 84)

    init(_ controller: UIActivityViewController) {
        self.controller = controller
        super.init(frame: .zero)
        backgroundColor = .systemGroupedBackground
        preview.contentMode = .scaleAspectFill
        preview.clipsToBounds = true
        preview.layer.cornerRadius = 8
        preview.backgroundColor = .tertiarySystemFill
        preview.tintColor = .secondaryLabel
        titleLabel.font = .preferredFont(forTextStyle: .subheadline)
        titleLabel.adjustsFontForContentSizeCategory = true
        titleLabel.numberOfLines = 2
        subtitleLabel.font = .preferredFont(forTextStyle: .footnote)
        subtitleLabel.adjustsFontForContentSizeCategory = true
        subtitleLabel.textColor = .secondaryLabel
        let cross = UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)
        closeButton.setImage(UIImage(systemName: "xmark", withConfiguration: cross), for: .normal)
        closeButton.tintColor = .secondaryLabel
        closeButton.backgroundColor = .tertiarySystemFill
        closeButton.layer.cornerRadius = 15
        closeButton.accessibilityLabel = SystemWord.text("Close")
        closeButton.addAction(
            UIAction { [weak controller] _ in controller?.presentingViewController?.dismiss(animated: true) }, for: .touchUpInside)
        line.backgroundColor = .separator
        row.showsHorizontalScrollIndicator = false
        row.alwaysBounceHorizontal = true
        table.dataSource = self
        table.delegate = self
        table.backgroundColor = nil
        for view in [preview, titleLabel, subtitleLabel, closeButton, line] { header.addSubview(view) }
        for view in [table, header] { addSubview(view) }
        header.addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows what is shared and the activities.
    func show() {
        let heading = controller.heading
        (titleLabel.text, subtitleLabel.text) = (heading.title, heading.subtitle)
        subtitleLabel.isHidden = heading.subtitle.isEmpty
        preview.image = heading.image ?? UIImage(systemName: heading.subtitle.isEmpty ? "doc.text" : "link")
        preview.contentMode = heading.image == nil ? .center : .scaleAspectFill
        let offered = controller.offered
        func isInRow(_ activity: UIActivity) -> Bool {
            (activity as? SystemActivity)?.isInRow ?? (type(of: activity).activityCategory == .share)
        }
        actions = offered.filter { !isInRow($0) }
        for view in row.subviews where view is ActivityButton { view.removeFromSuperview() }
        for activity in offered where isInRow(activity) {
            row.addSubview(ActivityButton(activity) { [weak controller] in controller?.choose($0) })
        }
        table.reloadData()
        setNeedsLayout()
    }

    private var hasRow: Bool { row.subviews.contains { $0 is ActivityButton } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let safe = safeAreaInsets
        let (width, hairline) = (bounds.width - safe.left - safe.right, 1 / max(traitCollection.displayScale, 1))
        func put(_ view: UIView, _ frame: CGRect) {
            let x = isMirrored ? width - frame.maxX : frame.minX
            view.frame = CGRect(x: x + safe.left, y: frame.minY, width: frame.width, height: frame.height)
        }
        let text = titleLabel.sizeThatFits(CGSize(width: max(width - 76 - 56, 0), height: .greatestFiniteMagnitude)).height
        let more = subtitleLabel.isHidden ? 0 : subtitleLabel.intrinsicContentSize.height + 2
        let heading = max(Self.headingHeight, text + more + 32)
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: safe.top + heading + (hasRow ? Self.rowHeight : 0))
        put(preview, CGRect(x: 16, y: safe.top + (heading - 44) / 2, width: 44, height: 44))
        let top = safe.top + ((heading - text - more) / 2).rounded()
        put(titleLabel, CGRect(x: 72, y: top, width: max(width - 76 - 56, 0), height: text))
        put(subtitleLabel, CGRect(x: 72, y: top + text + 2, width: max(width - 76 - 56, 0), height: max(more - 2, 0)))
        put(closeButton, CGRect(x: width - 46, y: safe.top + (heading - 30) / 2, width: 30, height: 30))
        line.frame = CGRect(x: 0, y: safe.top + heading - hairline, width: bounds.width, height: hairline)
        row.frame = CGRect(x: 0, y: safe.top + heading, width: bounds.width, height: hasRow ? Self.rowHeight : 0)
        let buttons = row.subviews.filter { $0 is ActivityButton }
        let whole = max(CGFloat(buttons.count) * Self.columnWidth + 16, bounds.width)
        for (index, button) in buttons.enumerated() {
            let x = 8 + CGFloat(index) * Self.columnWidth
            button.frame = CGRect(
                x: isMirrored ? whole - x - Self.columnWidth : x, y: 14, width: Self.columnWidth, height: Self.rowHeight - 14)
        }
        row.contentSize = CGSize(width: whole, height: row.bounds.height)
        table.frame = CGRect(x: 0, y: header.frame.maxY, width: bounds.width, height: max(bounds.height - header.frame.maxY, 0))
    }

    // MARK: The list

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { actions.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "action") ?? UITableViewCell(style: .default, reuseIdentifier: "action")
        let activity = actions[indexPath.row]
        cell.textLabel?.text = activity.activityTitle
        cell.textLabel?.numberOfLines = 0
        cell.tintColor = .label
        let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
        image.contentMode = .scaleAspectFit
        image.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        cell.accessoryView = image
        cell.accessibilityTraits = .button
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        controller.choose(actions[indexPath.row])
    }
}

/// An icon with a title below it.
private final class ActivityButton: UIControl {
    private let icon = UIImageView(image: nil)
    private let label = UILabel()

    init(_ activity: UIActivity, _ choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        icon.image = activity.activityImage
        icon.contentMode = .center
        icon.tintColor = .white
        icon.layer.cornerRadius = 13
        icon.layer.cornerCurve = .continuous
        icon.clipsToBounds = true
        icon.backgroundColor = activity.activityType == .message ? .systemGreen : activity is SystemActivity ? .systemBlue : .systemGray
        if activity is SystemActivity {
            icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 28, weight: .regular)
        } else {
            icon.contentMode = .scaleAspectFill
        }
        label.text = activity.activityTitle
        label.font = .systemFont(ofSize: 11)
        label.textAlignment = .center
        label.numberOfLines = 2
        for view in [icon, label] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = activity.activityTitle
        addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool {
        didSet { icon.alpha = isHighlighted ? 0.5 : 1 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: bounds.midX - 30, y: 0, width: 60, height: 60)
        let height = label.sizeThatFits(CGSize(width: bounds.width - 4, height: 40)).height
        label.frame = CGRect(x: 2, y: 66, width: bounds.width - 4, height: min(height, 30))
    }
}
