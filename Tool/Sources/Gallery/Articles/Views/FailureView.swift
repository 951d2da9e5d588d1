import UIKit

/// Shows an error, with a button to try again; scrolls if large text exceeds the screen.
final class FailureView: UIScrollView {
    private let sign = UIImageView()
    private let label: UILabel
    /// The sentence that is shown.
    var message: String? { label.text }
    let button = UIButton(type: .system)
    private var textWidth: NSLayoutConstraint?

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
        let stack = UIStackView(arrangedSubviews: [sign, label, button])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 14
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        let textWidth = label.widthAnchor.constraint(equalToConstant: UIFontMetrics.default.scaledValue(for: 320))
        textWidth.priority = .defaultHigh
        NSLayoutConstraint.activate([
            textWidth, label.widthAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.widthAnchor, constant: -48),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 160),
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
            stack.centerXAnchor.constraint(equalTo: frameLayoutGuide.centerXAnchor),
            // In the middle of the screen, or from the top if the text is longer.
            stack.centerYAnchor.constraint(equalTo: contentLayoutGuide.centerYAnchor),
            stack.topAnchor.constraint(greaterThanOrEqualTo: contentLayoutGuide.topAnchor, constant: 24),
            contentLayoutGuide.widthAnchor.constraint(equalTo: frameLayoutGuide.widthAnchor),
            contentLayoutGuide.heightAnchor.constraint(greaterThanOrEqualTo: safeAreaLayoutGuide.heightAnchor),
        ])
        self.textWidth = textWidth
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = UIFontMetrics.default.scaledValue(for: 320)
        textWidth?.constant = width
        label.fitWords(toWidth: max(min(safeAreaLayoutGuide.layoutFrame.width - 48, width), 0), size: 17)
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
