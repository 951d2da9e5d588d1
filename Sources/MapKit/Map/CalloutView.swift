import UIKit

/// The bubble above a selected annotation: titles between two accessory views.
@preconcurrency @MainActor
final class CalloutView: UIView {
    private(set) weak var owner: MKAnnotationView?
    private let onAccessory: (UIControl) -> Void
    private static let tip: CGFloat = 10

    /// nil for a view without a title, which shows no callout.
    init?(_ owner: MKAnnotationView, onAccessory: @escaping (UIControl) -> Void) {
        guard owner.canShowCallout, let title = owner.annotation?.title, !title.isEmpty else { return nil }
        self.owner = owner
        self.onAccessory = onAccessory
        super.init(frame: .zero)
        backgroundColor = .clear
        let heading = UILabel()
        heading.text = title
        heading.font = .systemFont(ofSize: 15, weight: .medium)
        let detail = UILabel()
        detail.text = owner.annotation?.subtitle
        detail.font = .systemFont(ofSize: 12)
        detail.textColor = .secondaryLabel
        let second: UIView? = owner.detailCalloutAccessoryView ?? (detail.text?.isEmpty == false ? detail : nil)
        let lines = [heading, second].compactMap { $0 }
        let sizes = lines.map { line in
            line === owner.detailCalloutAccessoryView && line.bounds.size != .zero ? line.bounds.size : line.sizeThatFits(.zero)
        }
        let (left, right) = (owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView)
        for view in [left, right].compactMap(\.self) where view.bounds.isEmpty { view.sizeToFit() }
        let accessoryHeight = max(left?.bounds.height ?? 0, right?.bounds.height ?? 0)
        let textHeight = sizes.map(\.height).reduce(0, +)
        let height = max(textHeight + 16, accessoryHeight + 12, 40)
        var x: CGFloat = 12
        if let left {
            left.frame.origin = CGPoint(x: x, y: (height - left.bounds.height) / 2)
            addSubview(left)
            x = left.frame.maxX + 8
        }
        let width = min(sizes.map(\.width).max() ?? 0, 240)
        var y = (height - textHeight) / 2
        for (line, size) in zip(lines, sizes) {
            line.frame = CGRect(x: x, y: y, width: min(size.width, width), height: size.height)
            addSubview(line)
            y += size.height
        }
        x += width + 12
        if let right {
            right.frame.origin = CGPoint(x: x - 4, y: (height - right.bounds.height) / 2)
            addSubview(right)
            x = right.frame.maxX + 12
        }
        bounds.size = CGSize(width: x, height: height + Self.tip)
        for case let control as UIControl in [left, right] {
            control.addAction(
                UIAction(identifier: Self.action) { [weak self, weak control] _ in
                    if let control { self?.onAccessory(control) }
                }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { nil }

    private static let action = UIAction.Identifier("kinora.callout")

    override func draw(_ rect: CGRect) {
        let body = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - Self.tip)
        UIColor.systemBackground.setFill()
        UIBezierPath(roundedRect: body, cornerRadius: 10).fill()
        let tip = UIBezierPath()
        tip.move(to: CGPoint(x: bounds.midX - Self.tip, y: body.maxY))
        tip.addLine(to: CGPoint(x: bounds.midX, y: bounds.maxY))
        tip.addLine(to: CGPoint(x: bounds.midX + Self.tip, y: body.maxY))
        tip.close()
        tip.fill()
    }
}
