import UIKit

/// The panel that one pulls up: the knobs of the effect, the switches, and the source.
final class TourKnobsViewController: UIViewController {
    var onPlay: (() -> Void)?
    var onClose: (() -> Void)?
    var onSlow: ((Bool) -> Void)?
    var onLayers: ((Bool) -> Void)?
    private weak var effect: TourEffect?
    private let scroll = UIScrollView()
    private let column = UIStackView()
    private(set) var rows: [TourKnobRow] = []
    let playButton = UIButton(type: .system)
    let resetButton = UIButton(type: .system)
    let copyButton = UIButton(type: .system)
    private let closeButton = UIButton(type: .system)
    private(set) lazy var slow = TourSwitchRow("Slow") { [weak self] in self?.onSlow?($0) }
    private(set) lazy var layers = TourSwitchRow("Show layers") { [weak self] in self?.onLayers?($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.accessibilityIdentifier = "tour-knobs"
        scroll.alwaysBounceVertical = true
        column.axis = .vertical
        column.spacing = 4
        for view in [scroll, column] as [UIView] { view.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(scroll)
        scroll.addSubview(column)
        let inside = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor), scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor), scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            column.topAnchor.constraint(equalTo: inside.topAnchor, constant: 8),
            column.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -16),
            column.leadingAnchor.constraint(equalTo: inside.leadingAnchor, constant: 20),
            column.trailingAnchor.constraint(equalTo: inside.trailingAnchor, constant: -20),
            column.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
        ])
        setUp(playButton, .filled(), "Play", symbol: "play.fill") { [weak self] in self?.onPlay?() }
        setUp(resetButton, .plain(), "Reset", symbol: "arrow.counterclockwise") { [weak self] in self?.reset() }
        setUp(copyButton, .filled(), "Copy as Swift", symbol: "doc.on.doc") { [weak self] in self?.copySource() }
        setUp(closeButton, .plain(), nil, symbol: "chevron.down") { [weak self] in self?.onClose?() }
        closeButton.accessibilityLabel = "Close the panel"
        closeButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (controller: TourKnobsViewController, _) in
            controller.showTitles()
        }
        rebuild()
    }

    /// Two large titles do not fit beside each other.
    private func showTitles() {
        for (button, title) in [(playButton, "Play"), (resetButton, "Reset")] {
            button.configuration?.title = view.hasLargeText ? nil : title
        }
    }

    private func setUp(
        _ button: UIButton, _ look: UIButton.Configuration, _ title: String?, symbol: String? = nil, _ body: @escaping () -> Void
    ) {
        var look = look
        look.title = title
        look.image = symbol.flatMap { UIImage(systemName: $0) }
        look.imagePadding = 6
        look.cornerStyle = .capsule
        if button === playButton { (look.baseBackgroundColor, look.baseForegroundColor) = (.coral, .onCoral) }
        if button === copyButton { (look.baseBackgroundColor, look.baseForegroundColor) = (.card, .ink) }
        button.configuration = look
        button.addAction(UIAction { _ in body() }, for: .primaryActionTriggered)
        if let title, button !== copyButton { button.accessibilityLabel = title }
        button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }

    func show(_ effect: TourEffect) {
        self.effect = effect
        effect.loadViewIfNeeded()
        if isViewLoaded { rebuild() }
    }

    private func rebuild() {
        for view in column.arrangedSubviews { view.removeFromSuperview() }
        rows = effect?.knobs.map(TourKnobRow.init) ?? []
        for row in rows { row.slider.addAction(UIAction { [weak self] _ in self?.showCopied(false) }, for: .valueChanged) }
        let buttons = UIStackView(arrangedSubviews: [playButton, resetButton, UIView(), closeButton])
        buttons.spacing = 8
        for view in [buttons] + rows + [slow, layers, copyButton] as [UIView] { column.addArrangedSubview(view) }
        column.setCustomSpacing(12, after: buttons)
        column.setCustomSpacing(12, after: layers)
        showTitles()
        showCopied(false)
        scroll.contentOffset = CGPoint(x: 0, y: -scroll.adjustedContentInset.top)
    }

    private func reset() {
        for row in rows {
            row.knob.reset()
            row.show()
        }
        showCopied(false)
    }

    private func copySource() {
        guard let effect else { return }
        UIPasteboard.general.string = effect.source + "\n"
        showCopied(true)
        UIAccessibility.post(notification: .announcement, argument: "Copied.")
    }

    private func showCopied(_ isCopied: Bool) {
        copyButton.configuration?.title = isCopied ? "Copied" : "Copy as Swift"
        copyButton.configuration?.image = UIImage(systemName: isCopied ? "checkmark" : "doc.on.doc")
    }
}
