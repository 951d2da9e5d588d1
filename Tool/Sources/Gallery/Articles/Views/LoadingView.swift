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
        label.frame = CGRect(x: 0, y: bounds.midY + 12, width: bounds.width, height: label.height(atWidth: bounds.width))
    }
}
