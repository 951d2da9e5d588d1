import UIKit

/// Shown while content is loading.
final class LoadingView: UIView {
    private let wheel = UIActivityIndicatorView(style: .large)
    private let label = UILabel("Loading…", size: 15, color: .softInk)

    init() {
        super.init(frame: .zero)
        backgroundColor = .paper
        followsSettings()
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
        wheel.startAnimating()
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel.bounds.size = wheel.sizeThatFits(.zero)
        wheel.center = CGPoint(x: bounds.midX, y: bounds.midY - 20)
        let area = bounds.inset(by: safeAreaInsets)
        label.frame = CGRect(x: area.minX, y: bounds.midY + 12, width: area.width, height: label.height(atWidth: area.width))
    }
}
