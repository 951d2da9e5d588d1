import CoreGraphics

/// A reusable view for the header or footer of a table section.
///
/// The table that shows it sets its appearance by position. Sizes and colors that Apple does not document are estimates from iOS 17.
///
/// ```swift
/// let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
/// var content = header.defaultContentConfiguration()
/// content.text = "Fruit"
/// header.contentConfiguration = content
/// ```
/// Source: Apple, [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView, SubviewSizeObserving {
    /// The identifier under which the view is reused; nil if it is not reused.
    open private(set) var reuseIdentifier: String?
    /// Position of the view in its table.
    final var tablePosition = TableHeaderFooterPosition() {
        didSet { if tablePosition != oldValue { positionDidChange() } }
    }
    final var labels: (title: UILabel?, detail: UILabel?)
    final var configurations: CellConfigurations?
    /// Whether the view is pinned to an edge of its table.
    final var isPinned = false {
        didSet { if isPinned != oldValue { configurationStateDidChange() } }
    }
    private let content = UITableViewCellContentView(frame: .zero)

    /// Creates a view of zero size. A view whose identifier is nil is not reused.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view without a reuse identifier.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// Creates a view of zero size; the coder is not read, since Kinora has no archives of views.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
        positionDidChange()
        prepareConfigurationUpdate()
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { configurationStateDidChange() } }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        configurationStateDidChange()
    }

    /// Entry point that creates a view of any subclass; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    convenience init(instance reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    package func intrinsicSizeDidChange(of subview: UIView) {
        if [labels.title, labels.detail].contains(subview) { setNeedsLayout() }
    }

    /// Prepares the view for another section. The base class does nothing.
    open func prepareForReuse() {}

    /// The content view, as large as the view without the table's safe area at the left and right.
    open var contentView: UIView { content }

    /// The label for the title; created on first access. The table sets its text if the data source has a title for the section.
    open var textLabel: UILabel? { title }

    /// The label for text below the title, in a header of a grouped table; otherwise nil.
    open var detailTextLabel: UILabel? { detail }

    /// The view behind the content, as large as the view; nil for the table's own background.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    // MARK: Configurations

    /// The content in place of the labels; nil, the default, for these.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configurations?.content }
        set { setContent(newValue) }
    }

    /// Whether the content configuration follows the view's state; true by default.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configurations?.updatesContent ?? true }
        set { madeConfigurations.updatesContent = newValue }
    }

    /// The background behind the content; nil, the default, for the view's own.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configurations?.background }
        set { setBackground(newValue) }
    }

    /// Returns the content of a header or footer in a table of this style, without texts. A view that no table has shown or dequeued yet is
    /// a header of a plain one.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch (tablePosition.style, tablePosition.isFooter) {
        case (.plain, false): .plainHeader()
        case (.plain, true): .plainFooter()
        case (_, false): .groupedHeader()
        case (_, true): .groupedFooter()
        }
    }

    /// Returns the system's default background of a header or footer in a table of the present style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        tablePosition.style == .plain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    /// The view's state.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = isPinned
        return state
    }

    /// A handler that configures the view for each of its states; nil for none.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }

    /// Configures the view for a state of it.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// Requests an update of the configurations before the next layout.
    open func setNeedsUpdateConfiguration() { requestConfigurationUpdate() }

    /// Updates the configurations for a state, and calls the handler. Overrides call super.
    open func updateConfiguration(using state: UIViewConfigurationState) {
        updateOwnConfigurations(using: state)
        configurationUpdateHandler?(self, state)
    }

    // MARK: Layout

    /// The height that the texts and their margins need in a width. Views with custom content override it.
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
        layOutTexts()
        layOutConfiguredBackground()
    }
}

extension UITableViewHeaderFooterView: ListElement {}

extension UITableViewHeaderFooterView: ConfiguredCell {}

extension UITableViewHeaderFooterView {
    /// Creates an instance of the class it is called on with `init(reuseIdentifier:)`; tables create views of registered classes with it.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    static func instance(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
