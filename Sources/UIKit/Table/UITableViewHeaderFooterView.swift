import CoreGraphics

/// The header or footer of a section of a table.
///
/// The table that shows it gives it its look by where it lies; sizes and colours that Apple does not document are chosen to look like iOS 17. Differs
/// from UIKit: there are no content and background configurations.
/// Source: Apple, [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// What it is kept for when it is out of sight; nil when it is not.
    public final let reuseIdentifier: String?
    /// Where the view lies in its table.
    final var place = TableEdgePlace() {
        didSet { if place != oldValue { placeDidChange() } }
    }
    final var labels: (title: UILabel?, detail: UILabel?)
    private let content = ListContentView(frame: .zero)

    /// A view of zero size, to be shown for an identifier; nil for one that is not shown again.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        setUp()
    }

    /// A view without an identifier.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        setUp()
    }

    /// There are no archives of views here: gives a view of zero size.
    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(content)
        placeDidChange()
    }

    /// An entry point through which a view of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    convenience init(instance reuseIdentifier: String?) { self.init(reuseIdentifier: reuseIdentifier) }

    override func intrinsicSizeDidChange(of subview: UIView) {
        if [labels.title, labels.detail].contains(subview) { setNeedsLayout() }
    }

    /// The view is about to be shown for another section. The base class does nothing.
    open func prepareForReuse() {}

    /// Where the content goes; as large as the view.
    open var contentView: UIView { content }

    /// The title; made when first asked for. The table sets it where the data source has a title for the section.
    open var textLabel: UILabel? { title }

    /// The text below the title in a header of a grouped table; nil elsewhere.
    open var detailTextLabel: UILabel? { detail }

    /// Lies behind the content, as large as the view; nil for the table's own.
    open var backgroundView: UIView? {
        didSet { backgroundDidChange(from: oldValue) }
    }

    /// The height that the texts and their margins need in a width; a view with a content of its own overrides it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutTexts()
    }
}

extension UITableViewHeaderFooterView {
    /// A new instance of the class it is called on, by `init(reuseIdentifier:)`: how a table makes views of a registered class.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    static func instance(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
