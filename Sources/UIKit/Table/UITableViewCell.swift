import CoreGraphics
import QuartzCore

/// What a table shows for a row.
///
/// Source: Apple, [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What lies in the cell, beside the lines and the background.
    public final let contentView = UIView(frame: .zero)
    /// Names the cells that may take each other's place; nil for a cell that none may.
    open private(set) var reuseIdentifier: String?
    final weak var tableView: UITableView?
    /// Where the cell lies in its table.
    final var place = TableCellPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    private let lines = [UIView(frame: .zero), UIView(frame: .zero)]
    private var storedTextLabel: UILabel?

    /// A cell of a style.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        addSubview(contentView)
        for line in lines { addSubview(line) }
    }

    /// There are no archives of views here: gives an empty cell.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The entry point through which an instance of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewCell_init") convenience init(instance style: CellStyle, _ reuseIdentifier: String?) {
        self.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    /// The text of the cell.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        contentView.addSubview(label)
        storedTextLabel = label
        setNeedsLayout()
        return label
    }

    /// The cell is about to show another row; overrides call super.
    open func prepareForReuse() {}

    /// Whether the row is selected.
    open var isSelected = false
    /// Whether the row is under a finger.
    open var isHighlighted = false

    /// Selects the cell alone, not the row.
    open func setSelected(_ selected: Bool, animated: Bool) {
        isSelected = selected
        showState()
    }

    /// Highlights the cell.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        isHighlighted = highlighted
        showState()
    }

    private func showState() {
        guard backgroundColor != nil else { return }
        backgroundColor = isSelected || isHighlighted ? .systemGray4 : usualColor
    }

    private var usualColor: UIColor { place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground }

    private func placeDidChange() {
        backgroundColor = usualColor
        layer.cornerRadius = place.style == .insetGrouped && (place.isFirst || place.isLast) ? TableMetrics.cornerRadius : 0
        layer.maskedCorners = [
            place.isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [],
            place.isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : [],
        ]
        showState()
        setNeedsLayout()
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = storedTextLabel.map { $0.sizeThatFits(CGSize(width: size.width - 32, height: size.height)).height + 23 } ?? 0
        return CGSize(width: size.width, height: max(height, 44))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        storedTextLabel?.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        let height = 1 / max(traitCollection.displayScale, 1)
        let places = [(place.separators.above, 0), (place.separators.below, bounds.height - height)]
        for (line, (inset, y)) in zip(lines, places) {
            line.isHidden = inset == nil
            line.backgroundColor = place.separatorColor ?? .separator
            guard let inset else { continue }
            line.frame = CGRect(x: inset.left, y: y, width: bounds.width - inset.left - inset.right, height: height)
        }
    }
}

extension UITableViewCell {
    /// A new instance of the class it is called on, by `init(style:reuseIdentifier:)`.
    @_silgen_name("kinora_UITableViewCell_init") static func instance(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell

    /// What a cell has.
    public enum CellStyle: Int, Sendable {
        case `default`
    }

    /// How rows are parted.
    public enum SeparatorStyle: Int, Sendable {
        /// Not at all.
        case none
        /// By lines.
        case singleLine
    }
}
