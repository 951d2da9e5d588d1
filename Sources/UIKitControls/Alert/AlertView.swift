/// The view of an alert; fills the window and lays out the cards, in the middle or at the bottom.
final class AlertView: UIView {
    private weak var alert: UIAlertController?
    private var metrics: AlertMetrics
    private var cards: [AlertCardView] = []
    /// Kept when the cards are rebuilt, because the user may be typing.
    private var fields: AlertFieldsView?

    init(_ alert: UIAlertController) {
        self.alert = alert
        metrics = AlertMetrics(alert.placement, traits: alert.traitCollection)
        super.init(frame: .zero)
        fieldsDidChange()
    }

    required init?(coder: NSCoder) { nil }

    func fieldsDidChange() {
        if fields == nil, alert?.textFields != nil { fields = AlertFieldsView(frame: .zero) }
        contentsDidChange()
        fields?.show(alert?.textFields ?? [])
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let new = AlertMetrics(metrics.placement, traits: traitCollection)
        guard new != metrics else { return }
        metrics = new
        contentsDidChange()
    }

    /// Top edge of the highest card, in points; the bottom edge of the view without cards.
    var cardsTop: CGFloat {
        layoutIfNeeded()
        return cards.map(\.frame.minY).min() ?? bounds.maxY
    }

    /// Rebuilds the cards.
    func contentsDidChange() {
        let old = cards
        // The fields move between cards without leaving the window.
        defer { for card in old { card.removeFromSuperview() } }
        guard let alert else { return }
        let header = AlertHeaderView(title: alert.title, message: alert.message, fields: fields, metrics: metrics)
        let strong = metrics.isSheet ? nil : alert.preferredAction
        let rows = alert.actions.map { action in
            AlertRowView(action, isStrong: strong.map { $0 === action } ?? (action.style == .cancel), metrics: metrics)
        }
        let own = metrics.isSheet ? rows.filter { $0.action.style == .cancel } : []
        let others = metrics.isSheet ? rows.filter { $0.action.style != .cancel } : rows
        // A tap beside a popover is its cancel button.
        let cancelling = metrics.placement == .popover ? [] : own
        cards = []
        if header != nil || !others.isEmpty {
            cards.append(
                AlertCardView(header: header, rows: AlertRowsView(others, metrics: metrics), metrics: metrics, isSolid: false))
        }
        if !cancelling.isEmpty {
            cards.append(
                AlertCardView(header: nil, rows: AlertRowsView(cancelling, metrics: metrics), metrics: metrics, isSolid: true))
        }
        for card in cards { addSubview(card) }
        header?.takeFields()
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        switch metrics.placement {
        case .middle: layOutAlert()
        case .bottom: layOutSheet()
        case .popover: for card in cards { card.frame = bounds }
        }
    }

    /// The alert is shown elsewhere than was expected.
    func placementDidChange() {
        guard let alert, alert.placement != metrics.placement else { return }
        metrics = AlertMetrics(alert.placement, traits: traitCollection)
        contentsDidChange()
    }

    /// Size in a popover, in points.
    var popoverSize: CGSize {
        let width = AlertMetrics.popoverWidth
        return CGSize(width: width, height: cards.reduce(0) { $0 + $1.height(in: width, limit: .greatestFiniteMagnitude) })
    }

    private func layOutAlert() {
        guard let card = cards.first else { return }
        let safeArea = bounds.inset(by: safeAreaInsets)
        let width = min(AlertMetrics.alertWidth, safeArea.width)
        let height = card.height(in: width, limit: max(0, safeArea.height - 2 * metrics.margin))
        let scale = window?.screen.scale ?? 1
        card.frame = CGRect(
            x: ((bounds.width - width) / 2 * scale).rounded() / scale, y: (safeArea.midY - height / 2).rounded(), width: width,
            height: height)
    }

    private func layOutSheet() {
        let safeArea = bounds.inset(by: safeAreaInsets)
        let width = max(0, min(safeArea.width, AlertMetrics.largestSheetWidth) - 2 * metrics.margin)
        let x = ((bounds.width - width) / 2).rounded()
        var bottom = safeAreaInsets.bottom > 0 ? safeArea.maxY : safeArea.maxY - metrics.margin
        for card in cards.reversed() {
            let height = card.height(in: width, limit: max(0, bottom - safeArea.minY - metrics.margin))
            card.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
            bottom -= height + metrics.margin
        }
    }

    // MARK: Touches

    /// Whether the touch began on the cards or between them: it may slide onto any button.
    private var isTracking = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, !isTracking else { return }
        let area = cards.dropFirst().reduce(cards.first?.frame ?? .null) { $0.union($1.frame) }
        isTracking = area.contains(touch.location(in: self))
        if isTracking { track(touch, isOver: false) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking { track(touches.first, isOver: false) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        isTracking = false
        track(nil, isOver: true)
    }

    /// Highlights the button under a touch and chooses it at the end of the touch; nil cancels.
    func track(_ touch: UITouch?, isOver: Bool) {
        let rows = cards.flatMap(\.rows.rows)
        let found = touch.flatMap { touch in
            rows.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) && isVisible($0, touch) }
        }
        for row in rows { row.isHighlighted = !isOver && row === found }
        if isOver, let found { alert?.choose(found.action) }
    }

    /// Buttons scrolled out of view receive no touches.
    private func isVisible(_ row: AlertRowView, _ touch: UITouch) -> Bool {
        row.superview?.superview.map { $0.bounds.contains(touch.location(in: $0)) } ?? false
    }

    /// A touch outside a sheet's cards acts as its cancel button.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if isTracking {
            isTracking = false
            return track(touches.first, isOver: true)
        }
        guard metrics.isSheet, let touch = touches.first, !cards.contains(where: { $0.frame.contains(touch.location(in: self)) }),
            let cancelling = alert?.actions.first(where: { $0.style == .cancel })
        else { return }
        alert?.choose(cancelling)
    }
}
