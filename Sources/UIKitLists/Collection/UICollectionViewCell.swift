import CoreGraphics

/// A cell of a collection view: a content view over background views.
///
/// Source: Apple, [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content: UIView
    final var configurations: CellConfigurations?

    /// Creates a cell with an empty content view.
    public override init(frame: CGRect) {
        content = CollectionContentView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        setUpContent()
    }

    /// Creates a cell of an Interface Builder file; for another coder one of zero size.
    public required init?(coder: NSCoder) {
        content = CollectionContentView(frame: .zero)
        super.init(coder: coder)
        content.frame = bounds
        setUpContent()
        readCollectionCellNib(coder)
    }

    /// Whether the cell shows swipe actions.
    final var isSwiped = false { didSet { if isSwiped != oldValue { configurationStateDidChange() } } }

    /// Whether the cell's item is edited.
    final var isEdited = false {
        didSet {
            configurationStateDidChange()
            (self as? UICollectionViewListCell)?.editingDidChange()
        }
    }

    /// Starts the segue of a storyboard; nil for none.
    package final var startSegue: ((Any?) -> Void)?

    /// Has the collection view measure the cell again in its next layout, if the layout takes sizes from cells.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        list?.sizeMayHaveChanged(of: self)
    }

    /// The collection view that shows the cell.
    final var list: UICollectionView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    private func setUpContent() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        prepareConfigurationUpdate()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    /// The view for the app's content, as large as the cell.
    open var contentView: UIView { content }

    /// The content in the content view; nil, the default, for the app's own subviews.
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

    /// Returns the system's default background of a cell in the list section that shows it; a clear background outside of lists.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        (self as? UICollectionViewListCell)?.listPosition?.background ?? .clear()
    }

    /// The cell's state.
    open var configurationState: UICellConfigurationState { presentConfigurationState }

    /// A handler that configures the cell for each of its states; nil for none.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Configures the cell for a cell's state.
    public typealias ConfigurationUpdateHandler = @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Updates the configurations for a state, and calls the handler. Overrides call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        updateOwnConfigurations(using: state)
        configurationUpdateHandler?(self, state)
    }

    open override func layoutSubviews() {
        updateConfigurationsIfNeeded()
        super.layoutSubviews()
        layOutConfiguredBackground()
    }

    /// Called when the cell's item is lifted, dragged or released. The content is half transparent while it is dragged; overrides that do
    /// not call super change this.
    open func dragStateDidChange(_ dragState: DragState) { showDragState(dragState) }

    final var dragState = DragState.none
    /// Whether the cell is invisible, since its item is at the finger of a drag.
    final var isAtFinger = false { didSet { isHidden = isAtFinger } }

    /// The state of an item in a drag.
    public enum DragState: Int, Sendable {
        /// No drag.
        case none = 0
        /// Lifted, and not moved yet.
        case lifting = 1
        /// Dragged.
        case dragging = 2
    }

    /// Whether the cell is selected. Set by the collection view; setting it in the app changes the appearance alone.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the cell is highlighted, that is, touched. Applies to labels and image views in the content too.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    /// Whether the collection view lets the cell's item become focused.
    open override var canBecomeFocused: Bool { isFocusable }

    /// The view behind the content, as large as the cell; nil for none.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { put(backgroundView, replacing: oldValue) } }
    }

    /// The view between background and content while the cell is selected or highlighted; nil for none.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { put(selectedBackgroundView, replacing: oldValue) } }
    }
}

extension UICollectionViewCell {
    private func put(_ view: UIView?, replacing old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let view {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        // Front to back: content, selected background, background.
        if let selectedBackgroundView { insertSubview(selectedBackgroundView, at: 0) }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        showSelection()
    }

    private var presentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
        state.isDisabled = !isUserInteractionEnabled
        (state.isEditing, state.isSwiped) = (isEdited, isSwiped)
        state.isExpanded = (self as? UICollectionViewListCell)?.isExpanded ?? false
        return state
    }

    private func stateDidChange() {
        configurationStateDidChange()
        showSelection()
        for view in contentView.subtree {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let image as UIImageView: image.isHighlighted = isHighlighted
            default: break
            }
        }
    }

    private func showSelection() {
        // Hidden by its alpha, so that a change in an animation block fades.
        selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    }
}

extension UICollectionViewCell: SelfSizingContent {}

// Beside the class: in its head the protocol would make `contentView` strictly isolated in apps of Swift 5.
extension UICollectionViewCell: ConfiguredCell {}
