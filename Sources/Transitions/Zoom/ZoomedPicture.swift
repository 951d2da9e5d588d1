import UIKit

/// A picture of a screen that lies in a container, over the screen or where it will be.
final class ZoomedPicture: UIView {
    private let screen: UIView

    /// - Parameter picture: of the screen's size.
    init(_ picture: UIView, of screen: UIView, in container: UIView) {
        self.screen = screen
        super.init(frame: screen.superview.map { container.convert(screen.frame, from: $0) } ?? screen.frame)
        isUserInteractionEnabled = false
        picture.frame = bounds
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    /// The interface turns, and the screen has another size: another picture, of the screen as it is laid out now, fades in where the screen will be.
    ///
    /// - Parameter rest: seconds in which it is wholly there.
    func turn(within rest: TimeInterval) {
        guard let superview else { return }
        let place = screen.superview.map { superview.convert(screen.frame, from: $0) } ?? screen.frame
        guard place.width > 0, place.height > 0 else { return }
        screen.layoutIfNeeded()
        // Not a snapshot, which would show the screen on its way to its new size.
        let image = UIGraphicsImageRenderer(bounds: screen.bounds).image { [screen] in screen.layer.render(in: $0.cgContext) }
        let picture = UIImageView()
        UIView.performWithoutAnimation {
            picture.image = image
            picture.alpha = 0
            // Where it is when nothing is zoomed any more.
            picture.frame = place.offsetBy(dx: bounds.midX - center.x, dy: bounds.midY - center.y)
            addSubview(picture)
        }
        UIView.animate(withDuration: rest, delay: 0, options: .overrideInheritedDuration, animations: { picture.alpha = 1 })
    }
}
