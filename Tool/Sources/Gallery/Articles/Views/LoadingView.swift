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
        for view in [wheel, label] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        NSLayoutConstraint.activate([
            wheel.centerXAnchor.constraint(equalTo: centerXAnchor), wheel.centerYAnchor.constraint(equalTo: centerYAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: centerYAnchor, constant: 12),
            label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: safeAreaLayoutGuide.trailingAnchor),
        ])
        wheel.startAnimating()
    }

    required init?(coder: NSCoder) {
        nil
    }
}
