import UIKit

/// A view drawn by a closure.
final class DrawnView: UIView {
    private let drawing: (CGRect, CGContext) -> Void

    init(frame: CGRect, drawing: @escaping (CGRect, CGContext) -> Void) {
        self.drawing = drawing
        super.init(frame: frame)
        isOpaque = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        drawing(bounds.inset(atMostX: 10, y: 10), context)
    }
}
