import UIKit

/// Says what went wrong, with a button to try again.
final class FailureView: UIView {
    private let label: UILabel
    let button = UIButton(type: .system)

    init(message: String, retry: @escaping @MainActor () -> Void) {
        label = UILabel(message, size: 17, color: .softInk, lines: 0)
        super.init(frame: .zero)
        backgroundColor = .paper
        followsSettings()
        label.textAlignment = .center
        button.setTitle("Try again", for: .normal)
        button.addAction(UIAction { _ in retry() }, for: .touchUpInside)
        addSubview(label)
        addSubview(button)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = max(min(bounds.width - 64, 320), 0)
        let height = label.height(atWidth: width)
        label.frame = CGRect(x: (bounds.width - width) / 2, y: bounds.midY - height - 8, width: width, height: height)
        button.frame = CGRect(x: (bounds.width - 160) / 2, y: bounds.midY + 8, width: 160, height: 44)
    }
}
