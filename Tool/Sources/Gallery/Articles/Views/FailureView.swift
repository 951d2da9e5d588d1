import UIKit

/// Says what went wrong, with a button to try again.
final class FailureView: UIView {
    private let sign = UIImageView()
    private let title = UILabel("The list did not come", size: 20, weight: .semibold, lines: 0)
    private let label: UILabel
    let button = UIButton(type: .system)

    init(message: String, retry: @escaping @MainActor () -> Void) {
        label = UILabel(message, size: 17, color: .softInk, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        followsSettings()
        sign.image = Self.cloud
        sign.tintColor = .softInk
        for text in [title, label] { text.textAlignment = .center }
        button.setTitle("Try again", for: .normal)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        for part in [sign, title, label, button] { addSubview(part) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let width = max(min(area.width - 64, 320), 0)
        let buttonSize = button.sizeThatFits(area.size)
        let heights = (
            sign: CGFloat(64), title: title.height(atWidth: width), text: label.height(atWidth: width), button: max(buttonSize.height, 44)
        )
        let texts = heights.title + 8 + heights.text + 16 + heights.button
        // Without room for it the sign goes.
        let hasSign = texts + heights.sign + 12 <= area.height
        sign.isHidden = !hasSign
        var y = area.midY - (texts + (hasSign ? heights.sign + 12 : 0)) / 2
        func put(_ view: UIView, width: CGFloat, height: CGFloat, gap: CGFloat) {
            view.frame = CGRect(x: (area.midX - width / 2).rounded(), y: y.rounded(), width: width, height: height)
            y += height + gap
        }
        if hasSign { put(sign, width: heights.sign, height: heights.sign, gap: 12) }
        put(title, width: width, height: heights.title, gap: 8)
        put(label, width: width, height: heights.text, gap: 16)
        put(button, width: min(max(buttonSize.width + 32, 160), area.width), height: heights.button, gap: 0)
    }

    /// A cloud that is crossed out, 64 points wide.
    private static var cloud: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { renderer in
            UIColor.black.set()
            for (x, y, radius) in [(20.0, 38.0, 11.0), (33, 29, 14), (45, 37, 12)] { UIBezierPath.circle(x, y, radius: radius).fill() }
            UIBezierPath(roundedRect: CGRect(x: 9, y: 35, width: 48, height: 14), cornerRadius: 7).fill()
            let line = UIBezierPath.line((14, 14), (52, 56))
            renderer.cgContext.setBlendMode(.clear)
            line.stroke(.black, width: 10)
            renderer.cgContext.setBlendMode(.normal)
            line.stroke(.black, width: 4)
        }.withRenderingMode(.alwaysTemplate)
    }
}
