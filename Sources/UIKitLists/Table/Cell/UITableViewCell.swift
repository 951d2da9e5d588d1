import CoreGraphics

/// The view of one row in a table view: content, an accessory, and editing controls.
///
/// The table view sets the cell's frame, selection and editing state. Sizes and colors that Apple does not document are estimates from iOS
/// 17.
/// Source: Apple, [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell).
///
/// ```swift
/// let cell = UITableViewCell(style: .default, reuseIdentifier: "setting")
/// var content = UIListContentConfiguration.valueCell()
/// content.text = "Language"
/// content.secondaryText = "English"
/// cell.contentConfiguration = content
/// cell.accessoryType = .disclosureIndicator
/// ```
@preconcurrency @MainActor
open class UITableViewCell: UIView, SubviewSizeObserving, DetailDescribing {
    /// The style of the cell's texts and image.
    final let style: CellStyle
    final var cellViews = CellSubviews()
    final var selection = CellSelection()
    final var editing = CellEditing()
    /// Separator inset set by the app.
    final var ownSeparatorInset: UIEdgeInsets?
    /// Horizontal offset from the row's position, in points; uncovers the swipe buttons.
    final var slide: CGFloat = 0 { didSet { if (slide != 0) != (oldValue != 0) { configurationStateDidChange() } } }
    /// Whether the app has set a background color.
    final var hasOwnBackground = false
    /// The table that shows the cell, or did last.
    final weak var tableView: UITableView?
    /// Position of the cell in its table.
    final var tablePosition = TableCellPosition() {
        didSet { if tablePosition != oldValue { positionDidChange() } }
    }
    /// Whether the row is opening or closing, during which its content is clipped.
    final var isClosing = false {
        didSet {
            guard isClosing != oldValue else { return }
            clipsToBounds = isClosing || layer.cornerRadius > 0
            content.autoresizingMask = isClosing ? [] : [.flexibleWidth, .flexibleHeight]
            setNeedsLayout()
        }
    }
    private let content = UITableViewCellContentView(frame: .zero)
    final var configurations: CellConfigurations?

    /// Creates a cell of 320 by 44 points. A cell whose identifier is nil is not reused.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.defaultHeight))
        setUp()
    }

    /// Creates a cell of the default style without a reuse identifier.
    public override init(frame: CGRect) {
        style = .default
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cell of an Interface Builder file; for another coder one of the default style.
    public required init?(coder: NSCoder) {
        style = Self.style(ofNib: coder)
        reuseIdentifier = (coder as? NibCoder)?.element["reuseIdentifier"]
        super.init(coder: coder)
        if coder is NibCoder, bounds.isEmpty { bounds.size = CGSize(width: 320, height: Self.defaultHeight) }
        setUp()
        readCellNib(coder)
    }

    /// Starts the segue of a storyboard; nil for none.
    package final var startSegue: ((Any?) -> Void)?

    /// Entry point that creates a cell of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewCell_init")
    convenience init(instance style: CellStyle, _ reuseIdentifier: String?) { self.init(style: style, reuseIdentifier: reuseIdentifier) }

    private func setUp() {
        super.backgroundColor = .systemBackground
        content.frame = bounds
        // The content has the cell's new size at once, not only after the cell's layout: constraints may be solved in between.
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        content.backgroundColor = nil
        prepareConfigurationUpdate()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    /// Has the table measure the cell again in its next layout, if its row's height is automatic.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        tableView?.sizeMayHaveChanged(of: self)
    }

    package func intrinsicSizeDidChange(of subview: UIView) {
        if [cellViews.title, cellViews.detail, cellViews.imageView].contains(subview) { setNeedsLayout() }
    }

    package var describedDetails: [String] { cellViews.title?.text.map { ["text = '\($0)'"] } ?? [] }

    /// The identifier under which the cell is reused; nil if it is not reused.
    open internal(set) var reuseIdentifier: String?

    /// Prepares a cell for another row; called also when it leaves the visible rows. Overrides must call super.
    open func prepareForReuse() { forgetRow() }

    // MARK: Content

    /// The content view. It is between the controls at both ends and moves as these appear and disappear.
    open var contentView: UIView { content }

    /// The label for the title; created on first access.
    open var textLabel: UILabel? { title }

    /// The label for the secondary text; nil in a cell of the default style.
    open var detailTextLabel: UILabel? { detail }

    /// The image view before the title; it takes space only with an image. Nil in a cell of style `value2`.
    open var imageView: UIImageView? { loadedImageView }

    /// The view behind all other content, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        get { cellViews.background }
        set { setBackgroundView(newValue) }
    }

    /// The view above `backgroundView` while the cell is selected or highlighted; the system's gray by default.
    open var selectedBackgroundView: UIView? {
        get { cellViews.selectedBackground }
        set { setSelectedBackgroundView(newValue) }
    }

    /// The selected background in a table that allows multiple selection; nil uses `selectedBackgroundView`.
    open var multipleSelectionBackgroundView: UIView? {
        get { cellViews.multipleSelectionBackground }
        set { setMultipleSelectionBackgroundView(newValue) }
    }

    /// The cell's background color; by default the color of the table's style.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            hasOwnBackground = true
            super.backgroundColor = newValue
        }
    }

    /// Applies the color of the table's style unless the app has set one.
    final func setStandardBackground(_ color: UIColor) {
        if !hasOwnBackground { super.backgroundColor = color }
    }

    // MARK: Configurations

    /// The content in place of the labels and the image view; nil, the default, for these.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set { setContent(newValue) }
    }

    /// Whether the content configuration follows the cell's state; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set { madeConfigurations.updatesContent = newValue }
    }

    /// The background behind the content; nil, the default, for the cell's own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set { setBackground(newValue) }
    }

    /// Returns the content of a cell of this style, without texts.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    /// Returns the system's default background of a cell in a table of the present style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tablePosition.style == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The cell's state.
    open var configurationState: UICellConfigurationState { presentConfigurationState }

    /// A handler that configures the cell for each of its states; nil for none.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Configures the cell for a cell's state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Updates the configurations for a state, and calls the handler. Overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateOwnConfigurations(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Selection

    /// The style of the cell while it is selected or highlighted.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { showSelection(animated: false) } }
    }

    /// Whether the cell is selected; set by the table.
    open var isSelected: Bool {
        get { selection.isSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the cell is highlighted, that is, touched; set by the table.
    open var isHighlighted: Bool {
        get { selection.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Changes the selected appearance of the cell, not the table's selection; called by the table.
    open func setSelected(_ selected: Bool, animated: Bool) { changeSelection(\.isSelected, to: selected, animated: animated) }

    /// Changes the highlighted appearance of the cell; called by the table.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { changeSelection(\.isHighlighted, to: highlighted, animated: animated) }

    // MARK: Focus

    /// Whether the table lets the cell's row become focused.
    open override var canBecomeFocused: Bool {
        guard let tableView, let path = tableView.path(of: self) else { return false }
        return tableView.canFocusRow(path)
    }

    // MARK: Accessory

    /// The type of the standard accessory at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom accessory view at the trailing edge, in its own size; nil uses `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    /// The type of the standard accessory in editing mode.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A custom accessory view in editing mode; nil uses `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryViewDidChange(from: oldValue) } }
    }

    // MARK: Margins

    /// The indentation level of the content.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of one indentation level in points; the default is 10. A value that is not finite is ignored.
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

    /// The inset of the separator from the cell's edges. The default comes from the table and the start of the text. Top and bottom have no
    /// effect.
    open var separatorInset: UIEdgeInsets {
        get { presentSeparatorInset }
        set {
            _changing("separatorInset") {
                ownSeparatorInset = newValue
                setNeedsLayout()
            }
        }
    }

    // MARK: Editing

    /// Whether the cell is in editing mode, with its table or alone because it was swiped.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the editing controls; called by the table. Overrides must call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }

    /// The editing style of the cell, from the table's delegate.
    open var editingStyle: EditingStyle { editing.style }

    /// Whether the cell shows a reordering control in editing mode; the table sets it for rows that the data source can move.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { editingControlsMayHaveChanged(animated: false) } }
    }

    /// Whether the content is indented in editing mode; an answer of the delegate takes precedence.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the swipe buttons of the row are visible.
    open var showingDeleteConfirmation: Bool { editing.showsConfirmation }

    /// Called when the cell's row is lifted, dragged or released. The cell is half transparent while its row is dragged; overrides that
    /// do not call super change this.
    open func dragStateDidChange(_ dragState: DragState) { showDragState(dragState) }

    final var dragState = DragState.none

    /// The state of a row in a drag.
    public enum DragState: Int, Sendable {
        /// No drag.
        case none = 0
        /// Lifted, and not moved yet.
        case lifting = 1
        /// Dragged.
        case dragging = 2
    }

    /// Notifies the cell that editing controls or the delete button are about to appear or disappear. The base class does nothing.
    open func willTransition(to state: StateMask) {}

    /// Notifies the cell that the transition, with its animation, has ended. The base class does nothing.
    open func didTransition(to state: StateMask) {}

    // MARK: Layout

    /// The height that texts, image and margins need in a width, at least 44 points. Cells with custom content override it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    /// The size by the constraints of the content view; without any, that of `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
            ?? sizeThatFits(CGSize(width: targetSize.width, height: .greatestFiniteMagnitude))
    }

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        layOutCellViews()
        layOutConfiguredBackground()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if let label = cellViews.title, style == .value2 { label.textColor = tintColor }
        cellViews.accessory?.tintColorDidChange()
    }

    /// Height in points.
    static let defaultHeight: CGFloat = 44
}

extension UITableViewCell {
    /// Creates an instance of the class it is called on with `init(style:reuseIdentifier:)`; tables create cells of registered classes with
    /// it.
    @_silgen_name("kinora_UITableViewCell_init")
    static func instance(style: CellStyle, reuseIdentifier: __owned String?) -> UITableViewCell
}

// Beside the class: in its head the protocol would make `contentView` strictly isolated in apps of Swift 5.
extension UITableViewCell: ConfiguredCell {}

extension UITableViewCell: ListElement {}

/// Makes a table view cell of a class that is known at run time alone, by its `init(style:reuseIdentifier:)`; for code that `kinora swift`
/// translates.
@preconcurrency @MainActor
public func _instance<T: UITableViewCell>(of type: T.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?) -> T {
    unsafeDowncast(type.instance(style: style, reuseIdentifier: reuseIdentifier), to: type)
}
