import UIKit

/// The contents of a view that zooms with a scale per axis: they have one scale in both axes, so that text is not stretched, and are cut
/// off at the view's edges.
///
/// The contents are aligned with the source by a matched view among them, or else by their top edge; they cover the view in every frame,
/// because both its edges and theirs move linearly with the same curve.
@MainActor
final class ZoomedContent {
    private weak var screen: UIView?
    private let wasClipped: Bool
    private let small, large: CGAffineTransform
    /// The scale of the contents on the source's rectangle.
    let smallScale: CGFloat
    /// The point of the contents that is aligned with the source, and its positions in the container at both ends.
    private let anchor: CGPoint
    private let positions: (small: CGPoint, large: CGPoint)
    private let isTopAligned: Bool

    /// Nil for a source of hardly any size, or transforms that are not scales and translations.
    ///
    /// - Parameters:
    ///   - frame: The source's rectangle in the screen's superview.
    ///   - matched: The rectangle in the screen's bounds that shows what the source shows; nil for none.
    ///   - small: The screen's transform on the source's rectangle.
    ///   - large: Its own transform, of one scale.
    init?(of screen: UIView, at frame: CGRect, matching matched: CGRect?, by small: CGAffineTransform, and large: CGAffineTransform) {
        let target = matched ?? screen.bounds
        guard frame.width >= 1, frame.height >= 1, target.width >= 1, target.height >= 1 else { return nil }
        guard small.b == 0, small.c == 0, large.b == 0, large.c == 0, large.a == large.d, min(small.a, small.d, large.a) > 0 else {
            return nil
        }
        self.screen = screen
        (self.small, self.large) = (small, large)
        smallScale = max(frame.width / target.width, frame.height / target.height)
        isTopAligned = matched == nil
        anchor = CGPoint(x: target.midX, y: isTopAligned ? target.minY : target.midY)
        let origin = screen.anchorOrigin
        positions = (
            CGPoint(x: frame.midX, y: isTopAligned ? frame.minY : frame.midY),
            CGPoint(
                x: screen.center.x + large.tx + large.a * (anchor.x - origin.x),
                y: screen.center.y + large.ty + large.a * (anchor.y - origin.y))
        )
        wasClipped = screen.clipsToBounds
    }

    /// The rectangle in the screen's bounds that covers the source when the screen does.
    func rectangle(ofSource size: CGSize) -> CGRect {
        let (width, height) = (size.width / smallScale, size.height / smallScale)
        return CGRect(x: anchor.x - width / 2, y: isTopAligned ? anchor.y : anchor.y - height / 2, width: width, height: height)
    }

    /// Animates the contents from the source's rectangle to the final frame, or back. Model values stay.
    func animate(isReversed: Bool, for duration: TimeInterval, _ curve: UIView.AnimationCurve) {
        guard let screen else { return }
        screen.clipsToBounds = true
        let animation = CAKeyframeAnimation(keyPath: "sublayerTransform")
        animation.values = (0...Self.steps).map { step in
            let fraction = CGFloat(step) / CGFloat(Self.steps)
            return NSValue(caTransform3D: transform(at: isReversed ? 1 - fraction : fraction, in: screen))
        }
        animation.duration = duration
        animation.timingFunction = curve.timingFunction
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        screen.layer.add(animation, forKey: Self.key)
    }

    /// The transform of the contents at a fraction of the zoom, 0 at the source.
    private func transform(at fraction: CGFloat, in screen: UIView) -> CATransform3D {
        func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * fraction }
        let (x, y) = (between(small.a, large.a), between(small.d, large.d))
        let scale = between(smallScale, large.a)
        let origin = screen.anchorOrigin
        func offset(_ position: CGFloat, _ center: CGFloat, _ translation: CGFloat, _ distance: CGFloat) -> CGFloat {
            position - center - translation - scale * distance
        }
        let across = offset(
            between(positions.small.x, positions.large.x), screen.center.x, between(small.tx, large.tx), anchor.x - origin.x)
        let down = offset(
            between(positions.small.y, positions.large.y), screen.center.y, between(small.ty, large.ty), anchor.y - origin.y)
        return CATransform3DMakeAffineTransform(
            CGAffineTransform(a: scale / x, b: 0, c: 0, d: scale / y, tx: across / x, ty: down / y))
    }

    /// Keyframes: as many as corners have.
    private static let steps = 120
    private static let key = "Kinora.content"

    /// Ends the animation, for example when the view's size changes.
    func stop() { screen?.layer.removeAnimation(forKey: Self.key) }

    func remove() {
        stop()
        if screen?.clipsToBounds != wasClipped { screen?.clipsToBounds = wasClipped }
    }
}

extension UIView {
    /// The position of the anchor point in the bounds.
    fileprivate var anchorOrigin: CGPoint {
        let anchor = layer.anchorPoint
        return CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    }
}
