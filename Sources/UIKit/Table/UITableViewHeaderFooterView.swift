import CoreGraphics

/// What a table shows above or below a section.
///
/// Source: Apple, [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// What lies in the view, in front of the background.
    public final let contentView = UIView(frame: .zero)
    /// Names the views that may take each other's place; nil for one that none may.
    open private(set) var reuseIdentifier: String?
    /// Where the view lies in its table.
    final var place = TableEdgePlace() {
        didSet { if place != oldValue { setNeedsLayout() } }
    }
    private var storedTextLabel: UILabel?

    /// An empty view.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        addSubview(contentView)
    }

    /// There are no archives of views here: gives an empty view.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    /// The entry point through which an instance of any subclass can be made; see `CALayer+Instances.swift`.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init") convenience init(instance reuseIdentifier: String?) {
        self.init(reuseIdentifier: reuseIdentifier)
    }

    /// The title.
    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel(frame: .zero)
        contentView.addSubview(label)
        storedTextLabel = label
        return label
    }

    /// The view is about to show another section; overrides call super.
    open func prepareForReuse() {}

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 28) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        backgroundColor = place.style == .plain ? .systemBackground : nil
        storedTextLabel?.font = place.style == .plain ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        storedTextLabel?.frame = bounds.inset(by: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }
}

extension UITableViewHeaderFooterView {
    /// A new instance of the class it is called on, by `init(reuseIdentifier:)`.
    @_silgen_name("kinora_UITableViewHeaderFooterView_init")
    static func instance(reuseIdentifier: __owned String?) -> UITableViewHeaderFooterView
}
