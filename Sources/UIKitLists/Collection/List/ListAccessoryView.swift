import CoreGraphics
import Foundation

/// Shows an accessory of a list's cell, in the middle of its height.
final class ListAccessoryView: UIView {
    let accessory: UICellAccessory
    private weak var cell: UICollectionViewListCell?
    private let content: UIView

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
        case .custom(let view, _): content = view
        }
        super.init(frame: .zero)
        if let tint = accessory.tintColor { content.tintColor = tint }
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
        default: isUserInteractionEnabled = false
        }
    }

    required init?(coder: NSCoder) { nil }

    private func outlineTapped(_ sender: UITapGestureRecognizer) { cell?.toggleOutline() }

    private static func symbol(_ name: String, size: CGFloat) -> UIImageView {
        let view = UIImageView(
            image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold)))
        view.contentMode = .center
        return view
    }

    var isLeading: Bool {
        guard case .custom(_, let isLeading) = accessory.kind else { return false }
        return isLeading
    }

    private var contentSize: CGSize {
        if case .custom(let view, _) = accessory.kind, view.bounds.size != .zero { return view.bounds.size }
        let size = content.intrinsicContentSize
        return CGSize(width: max(size.width, 0), height: max(size.height, 0))
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
        let size = contentSize
        let frame = CGRect(
            x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
        content.setUntransformedFrame(frame)
    }

    /// Turns an outline's chevron down while its item is expanded.
    func showExpanded() {
        guard case .outline = accessory.kind, let cell else { return }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let rotation = CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2)
        let wanted = cell.isExpanded ? rotation : .identity
        if content.transform != wanted { content.transform = wanted }
    }

    /// Touches beside a chevron reach it, in the whole height.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard case .outline = accessory.kind else { return super.point(inside: point, with: event) }
        return bounds.insetBy(dx: -12, dy: 0).contains(point)
    }
}
