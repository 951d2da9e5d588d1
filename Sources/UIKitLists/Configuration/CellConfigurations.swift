import CoreGraphics

/// The configurations of a cell's, header's or footer's content and background, and the views that show them.
@MainActor
final class CellConfigurations {
    fileprivate(set) var content: (any UIContentConfiguration)?
    fileprivate(set) var background: UIBackgroundConfiguration?
    var updatesContent = true
    var updatesBackground = true
    fileprivate var contentView: (any UIView & UIContentView)?
    fileprivate var backgroundView: ConfiguredBackgroundView?
    fileprivate var needsUpdate = false
}

/// A cell, header or footer with configurations.
@MainActor
protocol ConfiguredCell: UIView {
    associatedtype State: UIConfigurationState
    var contentView: UIView { get }
    var configurations: CellConfigurations? { get set }
    var configurationState: State { get }
    func updateConfiguration(using state: State)
    /// Whether the view's class updates its configurations by a method of its own.
    static var updatesByItself: Bool { get }
}

extension ConfiguredCell {
    var madeConfigurations: CellConfigurations {
        if let configurations { return configurations }
        let made = CellConfigurations()
        configurations = made
        return made
    }

    /// Shows a content configuration in the content view: in the present view if that supports it.
    func setContent(_ configuration: (any UIContentConfiguration)?) {
        guard configuration != nil || configurations != nil else { return }
        let own = madeConfigurations
        own.content = configuration
        defer { if configuration is UIListContentConfiguration { invalidateIntrinsicContentSize() } }
        guard let configuration else {
            own.contentView?.removeFromSuperview()
            return own.contentView = nil
        }
        if let shown = own.contentView, shown.supports(configuration) { return shown.configuration = configuration }
        own.contentView?.removeFromSuperview()
        let made = configuration.makeContentView()
        own.contentView = made
        made.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(made)
        NSLayoutConstraint.activate([
            made.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            made.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            made.topAnchor.constraint(equalTo: contentView.topAnchor), made.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    /// Shows a background configuration behind the content.
    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        guard configuration != nil || configurations != nil else { return }
        let own = madeConfigurations
        own.background = configuration
        guard let configuration else {
            own.backgroundView?.removeFromSuperview()
            return own.backgroundView = nil
        }
        let view = own.backgroundView ?? ConfiguredBackgroundView(frame: bounds)
        own.backgroundView = view
        if view.superview !== self { insertSubview(view, at: 0) }
        view.show(
            configuration, color: configuration.resolvedBackgroundColor(for: tintColor), cornerRadius: configuration.cornerRadius)
        layOutConfiguredBackground()
    }

    func layOutConfiguredBackground() {
        guard let own = configurations, let view = own.backgroundView, let background = own.background else { return }
        let insets = background.backgroundInsets
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isMirrored ? insets.leading : insets.trailing))
    }

    /// The cell's state has changed, or the app asks: configurations are updated before the next layout.
    func requestConfigurationUpdate() {
        let own = madeConfigurations
        guard !own.needsUpdate else { return }
        own.needsUpdate = true
        setNeedsLayout()
    }

    /// The cell's state has changed; cells without configurations, of classes without a method of their own, have nothing to do.
    func configurationStateDidChange() { if configurations != nil || type(of: self).updatesByItself { requestConfigurationUpdate() } }

    /// Called once when the view has been created: the first update comes before it is shown.
    func prepareConfigurationUpdate() { if type(of: self).updatesByItself { requestConfigurationUpdate() } }

    func updateConfigurationsIfNeeded() {
        guard let own = configurations, own.needsUpdate else { return }
        own.needsUpdate = false
        updateConfiguration(using: configurationState)
    }

    /// The update of the base class.
    func updateOwnConfigurations(using state: any UIConfigurationState) {
        guard let own = configurations else { return }
        if own.updatesContent, let content = own.content { setContent(content.updated(for: state)) }
        if own.updatesBackground, let background = own.background { setBackground(background.updated(for: state)) }
    }
}
