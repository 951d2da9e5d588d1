import UIKit

/// The container's view: touches reach a sheet that moves where it is visible, which is not yet its frame.
final class PullUpView: UIView {
    private let movingView: (CGPoint) -> UIView?

    /// - Parameter movingView: Returns the view that moves at a point of this one; nil for none.
    init(_ movingView: @escaping (CGPoint) -> UIView?) {
        self.movingView = movingView
        super.init(frame: UIScreen.main.bounds)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { movingView(point) ?? super.hitTest(point, with: event) }
}
