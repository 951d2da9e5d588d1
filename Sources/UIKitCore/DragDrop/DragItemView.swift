import CoreGraphics
import QuartzCore
import UIFoundation

/// The preview of a dragged item.
package final class DragItemView: UIView {
    private let backing = UIView()
    private let content: UIView

    /// - Parameters:
    ///   - view: the view to show: a snapshot if it is in a window, else the view itself.
    ///   - parameters: its shape and background.
    ///   - committingFirst: whether changes since the last frame are to be visible in the snapshot.
    init(_ view: UIView, _ parameters: UIPreviewParameters, committingFirst: Bool) {
        let size = view.bounds.size
        content =
            view.window == nil && view.superview == nil
            ? view : view.snapshotView(afterScreenUpdates: committingFirst) ?? UIView(frame: CGRect(origin: .zero, size: size))
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        let path = parameters.visiblePath ?? UIBezierPath(rect: bounds)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 6)
        layer.shadowPath = (parameters.shadowPath ?? path).cgPath
        backing.frame = bounds
        backing.backgroundColor = parameters.backgroundColor
        content.frame = bounds
        backing.addSubview(content)
        if parameters.visiblePath != nil {
            let mask = CAShapeLayer()
            mask.path = path.cgPath
            backing.layer.mask = mask
        }
        addSubview(backing)
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the shadow is visible; animated inside an animation block.
    var isLifted = false { didSet { layer.shadowOpacity = isLifted ? 0.25 : 0 } }
}

/// The badge of a drag: the number of its items, or a sign of the operation.
final class DragBadge: UIView {
    private let label = UILabel()

    private static let height: CGFloat = 24

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.height, height: Self.height))
        layer.cornerRadius = Self.height / 2
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .white
        label.textAlignment = .center
        addSubview(label)
        alpha = 0
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    /// Shows the number of items and the operation of a drop; hides itself for a single item that would be moved.
    func show(count: Int, operation: UIDropOperation?) {
        let sign: String
        switch operation {
        case .copy?: sign = "+"
        case .forbidden?: sign = "⊘"
        default: sign = ""
        }
        let number = count > 1 && operation != .forbidden ? "\(count)" : ""
        let text = sign == "+" && !number.isEmpty ? "+ \(number)" : sign + number
        let isShown = !text.isEmpty
        if isShown {
            label.text = text
            backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemRed
            let width = max(Self.height, (label.sizeThatFits(CGSize(width: 100, height: Self.height)).width + 14).rounded(.up))
            bounds.size.width = text.count == 1 ? Self.height : width
            label.frame = bounds
            accessibilityLabel = text
        }
        if isShown != (alpha > 0) {
            UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.alpha = isShown ? 1 : 0 }
        }
    }
}
