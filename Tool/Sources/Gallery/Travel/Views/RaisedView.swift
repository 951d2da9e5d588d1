import UIKit

/// A page that throws a shadow on the screen below while it comes and goes.
final class RaisedView: UIView {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        addSubview(content)
        layer.shadowColor = UIColor.black.cgColor
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.35, 24, CGSize(width: 0, height: 8))
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        layer.shadowPath = UIBezierPath(rect: bounds).cgPath
    }
}
