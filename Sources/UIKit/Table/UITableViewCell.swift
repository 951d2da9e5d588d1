import CoreGraphics

/// A row of a table: its content, an accessory at its end, and the controls with which it is edited.
///
/// The table places the cell, sets its selection and its editing, and draws nothing itself. Sizes and colours that Apple does not document are chosen to
/// look like iOS 17. Differs from UIKit: there are no content and background configurations, no menus and no focus.
/// Source: Apple, [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    /// What stands in the cell, left and right alike.
    final let style: CellStyle
    final var parts = CellParts()
    final var selection = CellSelection()
    final var editing = CellEditing()
    /// The app's own distance of the separators from the ends.
    final var ownSeparatorInset: UIEdgeInsets?
    /// How far the cell is moved to the side from the place of its row, points; swipe buttons are seen where it was.
    final var slide: CGFloat = 0
    /// The app has set a background colour.
    final var hasOwnBackground = false
    /// The table that shows the cell, or did so last.
    final weak var tableView: UITableView?
    /// Where the cell lies in its table.
    final var place = TableCellPlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    /// The row opens or closes: what does not fit is not seen.
    final var isClosing = false {
        didSet {
            guard isClosing != oldValue else { return }
            clipsToBounds = isClosing || layer.cornerRadius > 0
            setNeedsLayout()
        }
    }
    private let content = ListContentView(frame: .zero)

    /// A cell 320 by 44 points, to be shown for an identifier; nil for one that is not shown again.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
        setUp()
    }

    /// A cell of the default style without an identifier.
    public override init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// There are no archives of views here: gives a cell of the default style and zero size.
    public required init?(coder: NSCoder) {
        style = .default
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    /// An entry point through which a cell of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewCell_init")
    convenience init(instance style: CellStyle, _ reuseIdentifier: String?) { self.init(style: style, reuseIdentifier: reuseIdentifier) }

    private func setUp() {
        super.backgroundColor = .systemBackground
        addSubview(content)
        content.backgroundColor = nil
    }

    override func intrinsicSizeDidChange(of subview: UIView) {
        if [parts.title, parts.detail, parts.picture].contains(subview) { setNeedsLayout() }
    }

    override var describedDetails: [String] { parts.title?.text.map { ["text = '\($0)'"] } ?? [] }

    /// What the cell is kept for when it is out of sight; nil when it is not.
    public final let reuseIdentifier: String?

    /// The cell is about to show another row; also after it was taken out of sight. An override calls the base class.
    open func prepareForReuse() { forgetRow() }

    // MARK: Content

    /// Where the content goes; between the controls at both ends, it moves as they come and go.
    open var contentView: UIView { content }

    /// The title; made when first asked for.
    open var textLabel: UILabel? { title }

    /// The second text; nil in a cell of the default style.
    open var detailTextLabel: UILabel? { detail }

    /// The picture before the title; it takes room once it has an image. Nil in a cell of the style `value2`.
    open var imageView: UIImageView? { picture }

    /// Lies behind all else, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        get { parts.background }
        set { setBackgroundView(newValue) }
    }

    /// Lies above `backgroundView` while the cell is selected or highlighted; the system's grey unless set.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { setSelectedBackgroundView(newValue) }
    }

    /// Takes the place of `selectedBackgroundView` in a table that allows several selections; nil for the same.
    open var multipleSelectionBackgroundView: UIView? {
        get { parts.multipleSelectionBackground }
        set { setMultipleSelectionBackgroundView(newValue) }
    }

    /// The table's style gives the colour that is not set.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }

    /// Shows the colour of the table's style where the app has set none.
    final func setStandardBackground(_ color: UIColor) {
        if !hasOwnBackground { super.backgroundColor = color }
    }

    // MARK: Selection

    /// What the cell looks like when it is selected or touched.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
    }

    /// Whether its row is selected; the table sets it.
    open var isSelected: Bool {
        get { selection.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether a finger is on it; the table sets it.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Selects the cell's looks alone; the table calls it.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelection(\.isSelected, to: selected, animated: animated) }

    /// Highlights the cell's looks alone; the table calls it.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeSelection(\.isHighlighted, to: highlighted, animated: animated) }

    // MARK: Accessory

    /// What stands at the end of the row.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// Stands at the end of the row in place of the accessory, with its own size; nil for none.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    /// What stands at the end of the row while it is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// Stands at the end of the row while it is edited; nil for `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    // MARK: Margins

    /// How many times the content is indented.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The points of one indentation; 10 unless set. One that is not finite is refused.
    open var indentationWidth: CGFloat = 10 {
        didSet {
            guard indentationWidth.isFinite else {
                reportOnce("indentationWidth", "\(self): indentationWidth \(indentationWidth) is refused; \(oldValue) is kept")
                indentationWidth = oldValue
                return
            }
            if indentationWidth != oldValue { setNeedsLayout() }
        }
    }

    /// How far the separator keeps from the ends of the cell; unless set the table's, and from where the text begins. Top and bottom do nothing.
    open var separatorInset: UIEdgeInsets {
        get { presentSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing

    /// Whether the row is being edited: by the table, or alone because it was swiped.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing; the table calls it. An override that does not call the base class shows none.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// What the table's delegate has said that editing does to the row.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the cell has a control to move it while it is edited; the table shows it for rows that the data source can move.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingPartsMayHaveChanged(animated: false) } }
    }

    /// Whether the content makes room for the control at its beginning; what the delegate says holds instead where it says anything.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the row's swipe buttons are seen.
    open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

    /// The cell is about to show or hide controls for editing or the delete button. The base class does nothing.
    open func willTransition(to state: StateMask) {}

    /// It has, and an animation of it has ended. The base class does nothing.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    /// The height that texts, pictures and their margins need in a width, at least 44 points; a cell with a content of its own overrides it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let label = parts.title, style == .value2 { label.textColor = tintColor }
        parts.accessory?.tintColorDidChange()
    }

    /// Points.
    static let defaultHeight: CGFloat = 44
}

extension UITableViewCell {
    /// A new instance of the class it is called on, by `init(style:reuseIdentifier:)`: how a table makes cells of a registered class.
    @_silgen_name("kinora_UITableViewCell_init")
    static func instance(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}
