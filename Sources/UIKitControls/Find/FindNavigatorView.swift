import CoreGraphics
import UIKitCore

/// The bar of a find navigator: one row, and on narrow screens a second one for the replacement.
final class FindNavigatorView: UIView {
    private static let (margin, gap): (CGFloat, CGFloat) = (12, 8)
    /// From this width on all is in one row, in points.
    private static let wideWidth: CGFloat = 700

    let search = FindField()
    let replacement = UISearchTextField()
    let options = UIButton(type: .system)
    let count = UILabel()
    let previous = FindNavigatorView.button("chevron.up", "Find Previous")
    let following = FindNavigatorView.button("chevron.down", "Find Next")
    let done = UIButton(type: .system)
    let replace = UIButton(type: .system)
    private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView()

    /// Called for the escape key.
    var onEscape: () -> Void = {}

    override var keyCommands: [UIKeyCommand]? {
        let action = Selector("kinora_endFind:", FindNavigatorView.escape)
        return [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: action)]
    }

    private func escape(_ command: UIKeyCommand) { onEscape() }

    var showsReplacement = false {
        didSet {
            replacement.isHidden = !showsReplacement
            replace.isHidden = !showsReplacement
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52))
        autoresizingMask = .flexibleHeight
        // Like all bars of the system, it does not grow with accessibility sizes.
        maximumContentSizeCategory = .extraExtraExtraLarge
        accessibilityIdentifier = "find navigator"
        line.backgroundColor = .separator
        for view in [ground, line, search, replacement, previous, following, done, replace] { addSubview(view) }
        setUpFields()
        for (button, title) in [(done, "Done"), (replace, "Replace")] {
            button.setTitle(SystemWord.text(title), for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: button === done ? .headline : .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.numberOfLines = 1
        }
        replacement.isHidden = true
        replace.isHidden = true
    }

    required init?(coder: NSCoder) { nil }

    private static func button(_ symbol: String, _ label: String) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = SystemWord.text(label)
        return button
    }

    private func setUpFields() {
        options.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
        options.tintColor = .secondaryLabel
        options.frame = CGRect(x: 0, y: 0, width: 28, height: 28)
        options.showsMenuAsPrimaryAction = true
        options.accessibilityLabel = SystemWord.text("Options")
        search.leftView = options
        search.placeholder = SystemWord.text("Find")
        search.returnKeyType = .search
        count.font = .preferredFont(forTextStyle: .subheadline)
        count.adjustsFontForContentSizeCategory = true
        count.textColor = .secondaryLabel
        count.isUserInteractionEnabled = false
        search.addSubview(count)
        replacement.leftView = UIImageView(image: UIImage(systemName: "pencil"))
        replacement.leftView?.tintColor = .secondaryLabel
        replacement.placeholder = SystemWord.text("Replace")
        replacement.returnKeyType = .done
        for field in [search, replacement] {
            field.autocorrectionType = .no
            field.autocapitalizationType = .none
        }
    }

    // MARK: Layout

    private var rowHeight: CGFloat { max(36, search.intrinsicContentSize.height) }

    private func isWide(_ width: CGFloat) -> Bool { width >= Self.wideWidth }

    private func rowCount(_ width: CGFloat) -> CGFloat { showsReplacement && !isWide(width) ? 2 : 1 }

    private func height(width: CGFloat) -> CGFloat { rowCount(width) * (rowHeight + Self.gap) + Self.gap }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: height(width: bounds.width) + safeAreaInsets.bottom)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: height(width: targetSize.width) + safeAreaInsets.bottom)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(traitCollection.displayScale, 1))
        let insets = safeAreaInsets
        let (start, end) = (Self.margin + insets.left, bounds.width - Self.margin - insets.right)
        let first = CGRect(x: start, y: Self.gap, width: max(end - start, 0), height: rowHeight)
        if showsReplacement, isWide(bounds.width) {
            let half = (first.width - Self.margin) / 2
            layOutSearch(in: CGRect(x: start, y: first.minY, width: half, height: first.height), withDone: false)
            layOutReplacement(in: CGRect(x: start + half + Self.margin, y: first.minY, width: half, height: first.height), withDone: true)
        } else {
            layOutSearch(in: first, withDone: true)
            layOutReplacement(in: first.offsetBy(dx: 0, dy: rowHeight + Self.gap), withDone: false)
        }
        if effectiveUserInterfaceLayoutDirection == .rightToLeft {
            for view in [search, replacement, previous, following, done, replace] { view.frame.origin.x = bounds.width - view.frame.maxX }
        }
        layOutCount()
    }

    private func width(of button: UIButton) -> CGFloat { max(button.sizeThatFits(.zero).width.rounded(.up), 36) }

    private func layOutSearch(in row: CGRect, withDone: Bool) {
        var end = row.maxX
        func put(_ button: UIButton, _ width: CGFloat, _ gap: CGFloat) {
            button.frame = CGRect(x: end - width, y: row.minY, width: width, height: row.height)
            end -= width + gap
        }
        if withDone { put(done, width(of: done), Self.gap) }
        put(following, 36, 0)
        put(previous, 36, Self.gap)
        search.frame = CGRect(x: row.minX, y: row.minY, width: max(end - row.minX, 0), height: row.height)
    }

    private func layOutReplacement(in row: CGRect, withDone: Bool) {
        var end = row.maxX
        if withDone {
            done.frame = CGRect(x: end - width(of: done), y: row.minY, width: width(of: done), height: row.height)
            end = done.frame.minX - Self.gap
        }
        let width = width(of: replace)
        replace.frame = CGRect(x: end - width, y: row.minY, width: width, height: row.height)
        replacement.frame = CGRect(x: row.minX, y: row.minY, width: max(end - width - Self.gap - row.minX, 0), height: row.height)
    }

    /// Width of the text below which the number of matches gives up its space, in points.
    private static let narrowestText: CGFloat = 44

    /// The number of matches is before the clear button, unless too little of the text would be left.
    private func layOutCount() {
        let size = count.text == nil ? .zero : count.sizeThatFits(.zero)
        search.trailingSpace = size.width > 0 ? size.width + 4 : 0
        count.isHidden = search.textRect(forBounds: search.bounds).width < Self.narrowestText
        if count.isHidden { search.trailingSpace = 0 }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edge: CGFloat = 30
        let x = isMirrored ? edge : search.bounds.width - edge - size.width
        count.frame = CGRect(x: x, y: (search.bounds.height - size.height) / 2, width: size.width, height: size.height)
    }
}
