import Foundation
import QuartzCore

/// A snapshot cut into horizontal strips along a page curl. One animation of the transform and one of the shade per strip move it.
final class PageCurlView: UIView {
    private struct Strip {
        let layer: CALayer
        /// Above the image: shading of the far side, and the paler back.
        let shade: CAGradientLayer
        let top: CGFloat
        let bottom: CGFloat
    }

    private let image: CGImage
    private var strips: [Strip] = []
    private let shadow = CAGradientLayer()
    private var size = CGSize.zero
    private let onTap: () -> Void

    private static let count = 36
    private static let steps = 48
    private static let key = "PageCurl"
    /// Distance of the perspective's viewpoint, in page heights.
    private static let distance: CGFloat = 4

    init(_ image: CGImage, frame: CGRect, onTap: @escaping () -> Void) {
        self.image = image
        self.onTap = onTap
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clipsToBounds = true
        isUserInteractionEnabled = false
        shadow.colors = [UIColor(white: 0, alpha: 0.35).cgColor, UIColor(white: 0, alpha: 0).cgColor]
        layer.addSublayer(shadow)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tapped:", PageCurlView.tapped)))
        layOut(at: 0)
    }

    required init?(coder: NSCoder) { nil }

    /// Returns an image of a view's current content; nil for an empty view.
    static func image(of view: UIView) -> CGImage? {
        guard !view.bounds.isEmpty else { return nil }
        let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
            if !view.drawHierarchy(in: view.bounds, afterScreenUpdates: false) {
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
        }
        return image.cgImage
    }

    private var curl: PageCurl { PageCurl(height: size.height) }

    // MARK: Taps

    /// Only the page receives touches.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point) && point.y - bounds.minY < curl.lowerEdgeAtRest
    }

    private func tapped(_ tap: UITapGestureRecognizer) { onTap() }

    // MARK: Strips

    override func layoutSubviews() {
        super.layoutSubviews()
        // The container was rotated or resized.
        if size != bounds.size { layOut(at: 1) }
    }

    /// Sets the progress without animation.
    func layOut(at progress: CGFloat) {
        UIView.performWithoutAnimation {
            cut()
            shadow.removeAnimation(forKey: Self.key)
            shadow.position.y = shadowPosition(at: progress)
            for strip in strips {
                strip.layer.removeAnimation(forKey: Self.key)
                strip.shade.removeAnimation(forKey: Self.key)
                strip.layer.transform = curl.transform(from: strip.top, to: strip.bottom, at: progress)
                strip.shade.colors = shade(of: strip, at: progress)
            }
        }
    }

    /// Animates between two progress values over `duration` seconds; the model changes at once.
    func move(from start: CGFloat, to end: CGFloat, duration: Double) {
        layOut(at: end)
        let steps = (0...Self.steps).map { start + (end - start) * CGFloat($0) / CGFloat(Self.steps) }
        func animate(_ layer: CALayer, _ keyPath: String, _ values: [Any]) {
            let animation = CAKeyframeAnimation(keyPath: keyPath)
            animation.values = values
            animation.duration = duration
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            layer.add(animation, forKey: Self.key)
        }
        animate(shadow, "position.y", steps.map { shadowPosition(at: $0) })
        let curl = curl
        let highest = curl.line(at: max(start, end))
        for strip in strips where strip.bottom > highest {
            animate(
                strip.layer, "transform", steps.map { NSValue(caTransform3D: curl.transform(from: strip.top, to: strip.bottom, at: $0)) })
            animate(strip.shade, "colors", steps.map { shade(of: strip, at: $0) })
        }
    }

    private func cut() {
        guard size != bounds.size else { return }
        size = bounds.size
        for strip in strips { strip.layer.removeFromSuperlayer() }
        strips = []
        guard size.width > 0, size.height > 0 else { return }
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / (size.height * Self.distance)
        layer.sublayerTransform = perspective
        shadow.bounds = CGRect(x: 0, y: 0, width: size.width, height: 2 * curl.radius)
        shadow.position.x = size.width / 2
        strips = (0..<Self.count).map { index in
            let end = (size.height * CGFloat(index + 1) / CGFloat(Self.count)).rounded()
            // Strips overlap by a point to avoid seams.
            let start = max(0, (size.height * CGFloat(index) / CGFloat(Self.count)).rounded() - 1)
            return makeStrip(from: start, to: index + 1 == Self.count ? size.height : end)
        }
    }

    private func makeStrip(from top: CGFloat, to bottom: CGFloat) -> Strip {
        let strip = Strip(layer: CALayer(), shade: CAGradientLayer(), top: top, bottom: bottom)
        strip.layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        strip.layer.bounds = CGRect(x: 0, y: 0, width: size.width, height: bottom - top)
        strip.layer.position = CGPoint(x: size.width / 2, y: top)
        strip.layer.contents = image
        strip.layer.contentsRect = CGRect(x: 0, y: top / size.height, width: 1, height: (bottom - top) / size.height)
        // Its antialiased top edge is outside of the image's, which would show through.
        strip.shade.frame = CGRect(x: 0, y: -0.3, width: size.width, height: bottom - top + 0.3)
        strip.layer.addSublayer(strip.shade)
        layer.addSublayer(strip.layer)
        return strip
    }

    /// On the plane, from below the cylinder's axis downwards.
    private func shadowPosition(at progress: CGFloat) -> CGFloat { curl.line(at: progress) + 1.6 * curl.radius }

    /// Shade at the top and bottom edges, each on the side of its center.
    private func shade(of strip: Strip, at progress: CGFloat) -> [CGColor] {
        let isFront = curl.angle(of: (strip.top + strip.bottom) / 2, at: progress) < .pi / 2
        return [strip.top, strip.bottom].map { y in
            let dark = 0.35 * sin(curl.angle(of: y, at: progress))
            return isFront ? UIColor(white: 0, alpha: dark).cgColor : UIColor(white: 0.96 - dark, alpha: 0.88).cgColor
        }
    }
}
