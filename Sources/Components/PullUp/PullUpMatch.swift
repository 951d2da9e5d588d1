import UIKit

/// Two views that show the same in the bar and in the full screen, and the image views that move between them.
@MainActor
final class PullUpMatch {
    private weak var bar: UIView?
    private weak var screen: UIView?
    /// Behind the screen's.
    let images: [UIImageView]
    private(set) var frames = (closed: CGRect.zero, open: CGRect.zero)
    private(set) var corners = (closed: CGFloat(0), open: CGFloat(0))
    private let alphas: (bar: CGFloat, screen: CGFloat)

    /// Creates the image views and hides the views; nil for views without an area.
    init?(bar: UIView, screen: UIView) {
        guard bar.bounds.width > 0, bar.bounds.height > 0, screen.bounds.width > 0, screen.bounds.height > 0 else { return nil }
        (self.bar, self.screen) = (bar, screen)
        alphas = (bar.alpha, screen.alpha)
        images = [bar.makeMatchImage(), screen.makeMatchImage()]
        UIView.performWithoutAnimation { (bar.alpha, screen.alpha) = (0, 0) }
    }

    /// Reads the rectangles, which depend on the layout of the bar and of the screen alone.
    ///
    /// - Parameters:
    ///   - closed: The upper left corner of the bar in the container.
    ///   - open: That of the screen.
    func update(in closed: (UIView, CGPoint), _ open: (UIView, CGPoint)) {
        guard let bar, let screen else { return }
        frames = (
            bar.convert(bar.bounds, to: closed.0).offsetBy(dx: closed.1.x, dy: closed.1.y),
            screen.convert(screen.bounds, to: open.0).offsetBy(dx: open.1.x, dy: open.1.y)
        )
        corners = (bar.layer.cornerRadius, screen.layer.cornerRadius)
    }

    func remove() {
        UIView.performWithoutAnimation {
            bar?.alpha = alphas.bar
            screen?.alpha = alphas.screen
            for image in images { image.removeFromSuperview() }
        }
    }
}

extension UIView {
    /// An image view that looks like this view without its corners, and fills whatever form it gets.
    fileprivate func makeMatchImage() -> UIImageView {
        let format = UIGraphicsImageRendererFormat()
        format.scale = window?.screen.scale ?? UIScreen.main.scale
        format.opaque = false
        let corner = layer.cornerRadius
        let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIView.performWithoutAnimation {
                layer.cornerRadius = 0
                layer.render(in: context.cgContext)
                layer.cornerRadius = corner
            }
        }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerCurve = layer.cornerCurve
        view.isUserInteractionEnabled = false
        return view
    }
}
