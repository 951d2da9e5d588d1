import UIKit

/// A white card on the app's paper.
class CardView: UIView {
    init(cornerRadius: CGFloat) {
        super.init(frame: .zero)
        backgroundColor = .white
        layer.cornerRadius = cornerRadius
        layer.borderWidth = 1
        layer.borderColor = UIColor.hairline.cgColor
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
