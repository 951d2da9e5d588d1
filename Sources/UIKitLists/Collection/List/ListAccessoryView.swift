import CoreGraphics
import Foundation

/// Shows an accessory of a list's cell, in the middle of its height.
final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private let content: UIView
    /// The line before a reorder control; nil for none.
    private var line: UIView?

    init(_ accessory: UICellAccessory, in cell: UICollectionViewListCell) {
        self.accessory = accessory
        self.cell = cell
        switch accessory.kind {
        case .disclosure: content = Self.symbol("chevron.forward", size: 13)
        case .checkmark: content = Self.symbol("checkmark", size: 15)
        case .outline: content = Self.symbol("chevron.forward", size: 13)
        case .detail: content = UIButton(type: .detailDisclosure)
        case .label(let text, let font, let adjusts):
            let label = UILabel()
            (label.text, label.font, label.adjustsFontForContentSizeCategory) = (text, font, adjusts)
            label.textColor = accessory.tintColor
            content = label
        case .popUp(let menu, let action): content = ListPopUpButton(menu, action)
        case .custom(let view, _, _): content = view
        case .delete(let colors, _): content = Self.sign(.delete, colors)
        case .insert(let colors, _): content = Self.sign(.insert, colors)
        case .multiselect(let colors): content = Self.sign(.check, colors)
        case .reorder: content = CellReorderControl(frame: .zero)
        }
        super.init(frame: .zero)
        if let tint = accessory.tintColor { content.tintColor = tint }
        // Its constraints do not meet another size first.
        if case .custom(let view, _, false) = accessory.kind { view.bounds.size = fittingSize(of: view) }
        addSubview(content)
        content.isHidden = accessory.isHidden
        switch accessory.kind {
        case .detail(let action):
            (content as? UIButton)?.addAction(UIAction { _ in action?() }, for: .touchUpInside)
        case .outline:
            isAccessibilityElement = true
            accessibilityTraits = .button
            accessibilityLabel = SystemWord.text("Expand")
            addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: Selector("outlineTapped:", ListAccessoryView.outlineTapped)))
        case .custom: break
        case .popUp: (content as? ListPopUpButton)?.onResize = { [weak cell] in cell?.setNeedsLayout() }
        case .delete(_, let action): setUp(content, "Delete") { [weak self] in self?.perform(action, elseUncover: .trailing) }
        case .insert(_, let action): setUp(content, "Insert") { [weak self] in self?.perform(action, elseUncover: .leading) }
        case .reorder:
            let control = content as? CellReorderControl
            control?.color = accessory.tintColor
            control?.onDrag = { [weak self] recognizer in
                guard let cell = self?.cell else { return }
                cell.list?.reorderControlWasDragged(of: cell, by: recognizer)
            }
            setUp(content, "Reorder")
        default: isUserInteractionEnabled = false
        }
        showSelected()
    }

    private func setUp(_ control: UIView, _ word: String, _ tapped: (() -> Void)? = nil) {
        control.isAccessibilityElement = true
        control.accessibilityTraits = .button
        control.accessibilityLabel = SystemWord.text(word)
        if let tapped { (control as? UIControl)?.addAction(UIAction { _ in tapped() }, for: .touchUpInside) }
    }

    private func perform(_ action: (() -> Void)?, elseUncover edge: SwipeEdge) {
        if let action { return action() }
        guard let cell, let list = cell.list, let path = list.path(of: cell) else { return }
        list.swiping?.toggle(cell, at: path, edge)
    }

    private static func sign(_ kind: CellEditControl.Kind, _ colors: UICellAccessory.EditColors) -> CellEditControl {
        let control = CellEditControl(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        control.kind = kind
        (control.signColor, control.discColor) = (colors.sign, colors.disc)
        return control
    }

    /// Checks a selection circle while its row is selected.
    func showSelected() { (content as? CellEditControl)?.isChecked = cell?.isSelected == true }

    /// Shows the line before a reorder control, if there are other accessories before it.
    func showLine(_ isAfterOthers: Bool) {
        guard case .reorder(true) = accessory.kind, isAfterOthers != (line != nil) else { return }
        line?.removeFromSuperview()
        line = isAfterOthers ? UIView(frame: .zero) : nil
        line?.backgroundColor = .separator
        if let line { addSubview(line) }
        setNeedsLayout()
    }

    required init?(coder: NSCoder) { nil }

    private func outlineTapped(_ sender: UITapGestureRecognizer) { cell?.toggleOutline() }

    private static func symbol(_ name: String, size: CGFloat) -> UIImageView {
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
        view.contentMode = .center
        return view
    }

    var isLeading: Bool { accessory.isLeading }

    private var contentSize: CGSize {
        switch accessory.kind {
        case .custom(let view, _, let isFixed): return isFixed ? view.bounds.size : fittingSize(of: view)
        case .delete, .insert, .multiselect: return CGSize(width: 22, height: 22)
        case .reorder: return CGSize(width: 24, height: 22)
        default: break
        }
        let size = content.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
    }

    /// The size of a custom view by its constraints, or else by its content.
    private func fittingSize(of view: UIView) -> CGSize {
        if !view.constraints.isEmpty { return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        var size = view.intrinsicContentSize
        guard size.width < 0 || size.height < 0 else { return size }
        let fitting = view.sizeThatFits(cell?.bounds.size ?? view.bounds.size)
        if size.width < 0 { size.width = fitting.width }
        if size.height < 0 { size.height = fitting.height }
        return size
    }

    /// The width in the cell, in points.
    var layoutWidth: CGFloat {
        switch accessory.width {
        case .actual: contentSize.width.rounded(.up)
        case .standard: UICellAccessory.standardWidth
        case .custom(let width): max(0, width)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    func layOutContent() {
        let size = contentSize
        let frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        // A reorder control is taken hold of anywhere in the row's height.
        if case .reorder = accessory.kind {
            content.setUntransformedFrame(CGRect(x: frame.minX, y: 0, width: frame.width, height: bounds.height))
        } else {
            content.setUntransformedFrame(frame)
        }
        guard let line else { return }
        let width = 1 / max(traitCollection.displayScale, 1)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? bounds.width + 5 : -5 - width, y: 8, width: width, height: max(0, bounds.height - 16))
    }

    /// Turns an outline's chevron down while its item is expanded.
    func showExpanded() {
        guard case .outline = accessory.kind, let cell else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rotation = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
        let wanted = cell.isExpanded ? rotation : .identity
        if content.transform != wanted { content.transform = wanted }
    }

    /// Touches beside a sign reach it, in the whole height.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch accessory.kind {
        case .delete, .insert, .reorder:
            return !isHidden && !content.isHidden && alpha > 0.01 && self.point(inside: point, with: event) ? content : nil
        default: return super.hitTest(point, with: event)
        }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        switch accessory.kind {
        case .outline, .delete, .insert, .reorder: break
        default: return super.point(inside: point, with: event)
        }
        return bounds.insetBy(dx: -12, dy: 0).contains(point)
    }
}
