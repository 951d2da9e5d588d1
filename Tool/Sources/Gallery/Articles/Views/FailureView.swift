import UIKit

/// Shows an error, with a button to try again; scrolls if large text exceeds the screen.
final class FailureView: UIScrollView {
    private let sign = UIImageView()
    private let label: UILabel
    let button = UIButton(type: .system)

    init(message: String, retry: @escaping @MainActor () -> Void) {
        label = UILabel(message, size: 17, color: .softInk, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        followsSettings()
        sign.image = Self.cloud
        sign.tintColor = .softInk
        label.textAlignment = .center
        button.setTitle("Try again", for: .normal)
        button.titleLabel?.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
        button.titleLabel?.adjustsFontForContentSizeCategory = true
        button.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        for view in [sign, label, button] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin: CGFloat = 24
        let width = max(
            min(bounds.width - safeAreaInsets.left - safeAreaInsets.right - 2 * margin, UIFontMetrics.default.scaledValue(for: 320)), 0)
        label.fitWords(toWidth: width, size: 17)
        let title = button.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        let sizes = [
            CGSize(width: 64, height: 64), CGSize(width: width, height: label.height(atWidth: width)),
            CGSize(width: min(max(title.width + 32, 160), width), height: max(title.height, 44)),
        ]
        let gap: CGFloat = 14
        let needed = sizes.reduce(2 * gap) { $0 + $1.height } + 2 * margin
        let available = bounds.height - adjustedContentInset.top - adjustedContentInset.bottom
        var y = margin + max((available - needed) / 2, 0).rounded()
        for (view, size) in zip([sign, label, button], sizes) {
            view.frame = CGRect(x: ((bounds.width - size.width) / 2).rounded(), y: y, width: size.width, height: size.height)
            y += size.height + gap
        }
        let content = CGSize(width: bounds.width, height: max(needed, available))
        if contentSize != content { contentSize = content }
    }

    /// A cloud that is crossed out, 64 points wide.
    private static var cloud: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { renderer in
            UIColor.black.set()
            for (x, y, radius) in [(20.0, 38.0, 11.0), (33, 29, 14), (46, 38, 11)] { UIBezierPath.circle(x, y, radius: radius).fill() }
            UIBezierPath(roundedRect: CGRect(x: 9, y: 35, width: 48, height: 14), cornerRadius: 7).fill()
            let line = UIBezierPath.line((14, 14), (52, 56))
            renderer.cgContext.setBlendMode(.clear)
            line.stroke(.black, width: 10)
            renderer.cgContext.setBlendMode(.normal)
            line.stroke(.black, width: 4)
        }.withRenderingMode(.alwaysTemplate)
    }
}
