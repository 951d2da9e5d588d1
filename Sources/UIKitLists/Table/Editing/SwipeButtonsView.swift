import CoreGraphics

/// The swipe-action buttons of a row, side by side behind it; they share the width that the row uncovers.
final class SwipeButtonsView: UIView {
    let actions: [UIContextualAction]
    private(set) var buttons: [SwipeButton] = []
    private let contentWidths: [CGFloat]
    private let direction: CGFloat
    /// Called with the index of a tapped button.
    var onTap: ((Int) -> Void)?
    /// Whether the delegate was notified that editing of the row began; it is then also notified of the end.
    var isAnnounced = false
    /// Whether the first button covers the others, so that lifting the finger performs its action.
    var isFull = false

    init(_ actions: [UIContextualAction], direction: CGFloat, height: CGFloat) {
        self.actions = actions
        self.direction = direction
        let made = actions.map { SwipeButton($0) }
        contentWidths = made.map { max(Self.leastWidth, ($0.contentWidth + 2 * Self.margin).rounded(.up)) }
        super.init(frame: .zero)
        clipsToBounds = true
        buttons = made
        for (index, button) in made.enumerated().reversed() {
            button.addAction(UIAction { [weak self] _ in self?.onTap?(index) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Width of the space beside the buttons' contents at the row's edge, in points; it belongs to the first button.
    var outerInset: CGFloat = 0

    private var widths: [CGFloat] { contentWidths.enumerated().map { $0.offset == 0 ? $0.element + outerInset : $0.element } }

    /// Width of all buttons at their natural size, in points.
    var naturalWidth: CGFloat { widths.reduce(0, +) }

    /// Fills the space beside a row that is offset by `width` points.
    func show(_ width: CGFloat, beside row: CGRect) {
        frame = CGRect(x: direction < 0 ? row.maxX - width : row.minX, y: row.minY, width: width, height: row.height)
        layOutButtons()
    }

    private func layOutButtons() {
        let (widths, all) = (widths, max(naturalWidth, 1))
        var edge: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let share = bounds.width * widths[index] / all
            let width = isFull && index == 0 ? bounds.width : share
            button.contentWidthShown = max(width, widths[index]) - (index == 0 ? outerInset : 0)
            button.isOutermostLeft = direction > 0
            button.frame = CGRect(x: direction < 0 ? bounds.width - edge - width : edge, y: 0, width: width, height: bounds.height)
            button.layoutIfNeeded()
            edge += share
        }
        if isFull, let first = buttons.first { bringSubviewToFront(first) }
    }

    /// Minimum width of a button, in points.
    static let leastWidth: CGFloat = 74
    static let margin: CGFloat = 15
}
