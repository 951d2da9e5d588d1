import CoreGraphics

/// A reusable view for the header or footer of a table section.
///
/// The table that shows it sets its appearance by position. Sizes and colours that Apple does not document are estimates from iOS 17.
/// Differs from UIKit: no content and background configurations.
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
        addSubview(content)
        positionDidChange()
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
        super.layoutSubviews()
        layOutTexts()
    }
}

extension UITableViewHeaderFooterView {
    /// Creates an instance of the class it is called on with `init(reuseIdentifier:)`; tables create views of registered classes with it.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    static func instance(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
