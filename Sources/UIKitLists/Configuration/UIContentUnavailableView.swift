import CoreGraphics
import UIKitCore

/// Shows a `UIContentUnavailableConfiguration`: in the middle of its safe area, above a keyboard, or scrolling if it is too high.
///
/// View controllers make it for their `contentUnavailableConfiguration`. Source: Apple,
/// [UIContentUnavailableView](https://developer.apple.com/documentation/uikit/uicontentunavailableview).
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
    private var shown: UIContentUnavailableConfiguration
    private let backgroundView = ConfiguredBackgroundView(frame: .zero)
    private let scrollView = UnavailableScrollView()
    private let imageView = UIImageView(image: nil)
    private let indicator = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private let secondaryLabel = UILabel()
    private let buttons = [UIButton(configuration: .plain()), UIButton(configuration: .plain())]
    private var actions: [UIAction?] = [nil, nil]

    /// The widest line of text, in points.
    private static let readableWidth: CGFloat = 560

    /// Creates a view that shows a configuration.
    public init(configuration: UIContentUnavailableConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        scrollView.onLayout = { [unowned self] in layOutRows() }
        for view in [imageView, indicator, label, secondaryLabel] + buttons as [UIView] { scrollView.addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        addSubview(backgroundView)
        addSubview(scrollView)
        let area = safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: area.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: area.trailingAnchor), scrollView.topAnchor.constraint(equalTo: area.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
        ])
        show()
    }

    /// Always nil: the view is made by its configuration.
    public required init?(coder: NSCoder) { nil }

    /// The configuration. Setting one of another type than `UIContentUnavailableConfiguration` traps.
    open var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIContentUnavailableConfiguration else {
                trap(
                    object: "UIContentUnavailableView.configuration", value: "is a \(type(of: newValue))",
                    remedy: "Set a UIContentUnavailableConfiguration, or ask supports(_:) first")
            }
            shown = new
            show()
        }
    }

    /// Whether content that is higher than the view scrolls; true by default.
    open var isScrollEnabled = true { didSet { if isScrollEnabled != oldValue { rowsDidChange() } } }

    // MARK: Content

    private func show() {
        shown.textProperties.apply(to: label, shown.text, shown.attributedText, shown.alignment)
        shown.secondaryTextProperties.apply(to: secondaryLabel, shown.secondaryText, shown.secondaryAttributedText, shown.alignment)
        imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        imageView.image = shown.image
        imageView.isHidden = shown.image == nil
        imageView.tintColor = shown.imageProperties.tintColor
        imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
        imageView.clipsToBounds = shown.imageProperties.cornerRadius > 0
        imageView.accessibilityIgnoresInvertColors = shown.imageProperties.accessibilityIgnoresInvertColors
        indicator.isHidden = !shown.isLoading || shown.image != nil
        if indicator.isHidden { indicator.stopAnimating() } else { indicator.startAnimating() }
        show(0, shown.button, shown.buttonProperties)
        show(1, shown.secondaryButton, shown.secondaryButtonProperties)
        showBackground()
        rowsDidChange()
    }

    private func rowsDidChange() {
        setNeedsLayout()
        scrollView.setNeedsLayout()
    }

    private func showBackground() {
        backgroundView.show(
            shown.background, color: shown.background.resolvedBackgroundColor(for: tintColor), cornerRadius: shown.background.cornerRadius)
    }

    private func show(
        _ index: Int, _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
    ) {
        let button = buttons[index]
        if let old = actions[index], old !== properties.primaryAction { button.removeAction(old, for: .primaryActionTriggered) }
        if let new = properties.primaryAction, new !== actions[index] { button.addAction(new, for: .primaryActionTriggered) }
        actions[index] = properties.primaryAction
        var shown = configuration
        if shown.title == nil, let title = properties.primaryAction?.title, !title.isEmpty { shown.title = title }
        if shown.image == nil { shown.image = properties.primaryAction?.image }
        button.configuration = shown
        if button.menu !== properties.menu { button.menu = properties.menu }
        button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
        button.isEnabled = properties.isEnabled && properties.primaryAction?.attributes.contains(.disabled) != true
        button.role = properties.role
        button.isHidden = shown.title == nil && shown.subtitle == nil && shown.image == nil && !shown.showsActivityIndicator
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showBackground()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        rowsDidChange()
    }

    // MARK: Layout

    /// The margins of an axis' superview count where they are wider.
    private var margins: NSDirectionalEdgeInsets {
        var margins = shown.directionalLayoutMargins
        guard let outer = superview?.directionalLayoutMargins else { return margins }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
            margins.leading = max(margins.leading, outer.leading)
            margins.trailing = max(margins.trailing, outer.trailing)
        }
        if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
            margins.top = max(margins.top, outer.top)
            margins.bottom = max(margins.bottom, outer.bottom)
        }
        return margins
    }

    private var imageSize: CGSize {
        let properties = shown.imageProperties
        guard let size = shown.image?.resolved(for: traitCollection, preferring: properties.preferredSymbolConfiguration).size,
            size.width > 0, size.height > 0
        else { return .zero }
        let limit = properties.maximumSize
        let scale = min(limit.width > 0 ? limit.width / size.width : 1, limit.height > 0 ? limit.height / size.height : 1, 1)
        return CGSize(width: size.width * scale, height: size.height * scale)
    }

    /// The visible views from the top down, each with its size in a width and the distance above it, in points.
    private func rows(width: CGFloat) -> [(view: UIView, size: CGSize, distance: CGFloat)] {
        let limit = min(width, Self.readableWidth)
        var rows: [(view: UIView, size: CGSize, distance: CGFloat)] = []
        func add(_ view: UIView, _ size: CGSize, _ distance: CGFloat) {
            guard !view.isHidden else { return }
            let scale = size.width > limit && view === imageView ? limit / size.width : 1
            rows.append((view, CGSize(width: min(size.width, limit), height: size.height * scale), rows.isEmpty ? 0 : distance))
        }
        let space = CGSize(width: limit, height: .greatestFiniteMagnitude)
        add(imageView, imageSize, 0)
        add(indicator, indicator.intrinsicContentSize, 0)
        add(label, label.sizeThatFits(space), shown.imageToTextPadding)
        add(
            secondaryLabel, secondaryLabel.sizeThatFits(space), label.isHidden ? shown.imageToTextPadding : shown.textToSecondaryTextPadding
        )
        add(buttons[0], buttons[0].sizeThatFits(space), shown.textToButtonPadding)
        add(
            buttons[1], buttons[1].sizeThatFits(space),
            buttons[0].isHidden ? shown.textToButtonPadding : shown.buttonToSecondaryButtonPadding)
        return rows
    }

    private func height(of rows: [(view: UIView, size: CGSize, distance: CGFloat)]) -> CGFloat {
        rows.reduce(0) { $0 + $1.distance + $1.size.height }
    }

    /// The width, and the height of the content in it with its margins.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let rows = rows(width: max(0, size.width - margins.leading - margins.trailing))
        return CGSize(width: size.width, height: (height(of: rows) + margins.top + margins.bottom).rounded(.up))
    }

    /// The size that fits the target's width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let background = shown.background.backgroundInsets
        backgroundView.frame = bounds.inset(
            by: UIEdgeInsets(
                top: background.top, left: isMirrored ? background.trailing : background.leading, bottom: background.bottom,
                right: isMirrored ? background.leading : background.trailing))
        // Margins may be the superview's.
        scrollView.setNeedsLayout()
    }

    private func layOutRows() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = scrollView.bounds.size
        let margins = margins
        let (left, right) = isMirrored ? (margins.trailing, margins.leading) : (margins.leading, margins.trailing)
        let width = max(0, area.width - left - right)
        let rows = rows(width: width)
        let (height, free) = (height(of: rows), area.height - margins.top - margins.bottom)
        scrollView.contentSize = CGSize(width: area.width, height: max(area.height, height + margins.top + margins.bottom))
        scrollView.isScrollEnabled = isScrollEnabled && height > free
        var y = margins.top + (shown.alignment == .center ? max(0, (free - height) / 2) : 0)
        for (view, size, distance) in rows {
            y += distance
            let x: CGFloat =
                switch shown.alignment {
                case .center: left + (width - size.width) / 2
                case .natural: isMirrored ? left + width - size.width : left
                }
            view.setUntransformedFrame(CGRect(x: x.rounded(), y: y.rounded(), width: size.width.rounded(.up), height: size.height))
            y += size.height
        }
    }
}

/// The scroll view of a content-unavailable view, which lays out the content.
private final class UnavailableScrollView: UIScrollView {
    var onLayout: () -> Void = {}

    override func layoutSubviews() {
        super.layoutSubviews()
        onLayout()
    }
}
