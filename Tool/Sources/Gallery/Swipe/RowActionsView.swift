import UIKit

/// Buttons for row actions, on a dotted background that appears below the rows.
final class RowActionsView: UIView {
    /// Called with the tapped action.
    var onAction: ((RowAction) -> Void)?

    private static let margin: CGFloat = 10
    /// The gap between icons, at a width of `standardWidth`.
    private static let gap: CGFloat = 25
    private static let standardWidth: CGFloat = 320
    let buttons: [UIButton]
    /// Of the table, which scrolls rows out of its safe area.
    private var scrolling: NSKeyValueObservation?

    init() {
        buttons = RowAction.allCases.map { action in
            let button = RowActionButton(type: .custom)
            button.setImage(action.icon(filledWith: UIColor(white: 0.9, alpha: 1)), for: .normal)
            button.accessibilityLabel = action.rawValue
            return button
        }
        super.init(frame: .zero)
        contentMode = .redraw
        accessibilityIdentifier = "row-actions"
        for (button, action) in zip(buttons, RowAction.allCases) {
            button.addAction(UIAction { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        scrolling = (superview as? UIScrollView)?.observe(\.contentOffset) { [weak self] _, _ in self?.setNeedsLayout() }
        setNeedsLayout()
    }

    /// The row may move under the edges of the table's safe area.
    override var center: CGPoint {
        didSet { if center.y != oldValue.y { setNeedsLayout() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = RowAction.iconSide
        // The menu is as wide as the table.
        let area = bounds.inset(by: superview?.safeAreaInsets ?? .zero)
        let visible = visibleBounds
        // Extra width is distributed: the last icon keeps its distance from the trailing edge.
        let step = side + Self.gap + (area.width - Self.standardWidth) / CGFloat(max(buttons.count - 1, 1))
        for (index, button) in buttons.enumerated() {
            let left = Self.margin + CGFloat(index) * step
            let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? area.maxX - left - side : area.minX + left
            // As high as the visible part of the row, for a large touch target.
            button.frame = CGRect(x: x, y: visible.minY, width: side, height: visible.height)
        }
    }

    /// The part of the menu that the table does not scroll out of its safe area; everything if there is none. A menu that is pushed out
    /// at a side keeps its height.
    private var visibleBounds: CGRect {
        guard let table = superview else { return bounds }
        let area = convert(table.bounds.inset(by: table.safeAreaInsets), from: table)
        let (top, bottom) = (max(bounds.minY, area.minY), min(bounds.maxY, area.maxY))
        return top < bottom ? CGRect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top) : bounds
    }

    override func draw(_ rect: CGRect) {
        UIColor(white: 0.28, alpha: 1).setFill()
        UIRectFill(bounds)
        UIColor(white: 0.36, alpha: 1).setFill()
        let dots = UIBezierPath()
        for row in 0...Int(bounds.height / 6) {
            for column in 0...Int(bounds.width / 6) {
                let shift: CGFloat = row % 2 == 0 ? 0 : 3
                dots.append(UIBezierPath(ovalIn: CGRect(x: CGFloat(column) * 6 + shift, y: CGFloat(row) * 6, width: 2, height: 2)))
            }
        }
        dots.fill()
        drawInnerShadow()
    }

    /// The shadow of the surrounding rows.
    private func drawInnerShadow() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: bounds)
        context.setShadow(offset: CGSize(width: 0, height: 2), blur: 8, color: UIColor(white: 0, alpha: 0.6).cgColor)
        let frame = UIBezierPath(rect: bounds.insetBy(dx: -40, dy: -40))
        frame.append(UIBezierPath(rect: bounds.insetBy(dx: -12, dy: 0)))
        frame.usesEvenOddFillRule = true
        UIColor.black.setFill()
        frame.fill()
        context.restoreGState()
    }
}
