import EffectSupport
import UIKit

/// A view of the list, its match in the detail, and the image views that move between them.
@MainActor
final class HeroElement {
    let name: String
    private(set) weak var source: UIView?
    private(set) weak var target: UIView?
    /// The forms at both ends; a missing view is where the other one is.
    private(set) var (closed, open) = (HeroForm.zero, HeroForm.zero)
    /// The image of the list's view, and that of the detail's; one of them where both show the same.
    private(set) var images: (source: UIImageView?, target: UIImageView?)
    /// Whether the list's image stays behind the detail's: that one hides it.
    private let isCovered: Bool
    private(set) var form: HeroForm
    private(set) var motion: SpringMotion?

    private static let key = "kinora.hero"

    /// Creates the image views; nil when neither view is visible.
    init?(_ name: String, from source: UIView?, to target: UIView?, in container: UIView) {
        let visible = [source, target].map { view in view.flatMap { $0.heroForm(in: container, share: 0) == nil ? nil : $0 } }
        guard visible[0] != nil || visible[1] != nil else { return nil }
        self.name = name
        (self.source, self.target) = (visible[0], visible[1])
        isCovered = visible[1]?.isFilled ?? false
        form = .zero
        let isSame = (visible[0] as? UIImageView)?.wholeImage.map { $0 === (visible[1] as? UIImageView)?.wholeImage } ?? false
        images = (isSame ? nil : visible[0]?.makeHeroImage(), visible[1]?.makeHeroImage())
        updateForms(in: container)
    }

    /// Reads the rectangles of both views again.
    func updateForms(in container: UIView) {
        let (first, last) = (source?.heroForm(in: container, share: 0), target?.heroForm(in: container, share: 1))
        if let form = first ?? last { closed = form }
        if let form = last ?? first { open = form }
        (closed.share, open.share) = (0, 1)
    }

    var views: [UIImageView] { [images.source, images.target].compactMap { $0 } }

    /// The images' opacities for a share of the detail's content.
    private func opacity(of view: UIImageView, _ share: CGFloat) -> CGFloat {
        if view === images.target { return images.source == nil && source != nil ? 1 : share }
        return target != nil && isCovered ? 1 : 1 - share
    }

    // MARK: Movement

    /// The visible form, and its velocity a second.
    func visible(at time: TimeInterval) -> (form: HeroForm, velocity: HeroForm) {
        guard let motion else { return (form, .zero) }
        return (HeroForm(motion.values(at: time)), HeroForm(motion.velocities(at: time)))
    }

    /// Gives the images a form at once.
    func show(_ form: HeroForm) {
        motion = nil
        for view in views { for keyPath in HeroForm.keyPaths + ["opacity"] { view.layer.removeAnimation(forKey: Self.key + keyPath) } }
        set(form)
    }

    private func set(_ form: HeroForm) {
        self.form = form
        UIView.performWithoutAnimation {
            for view in views {
                view.bounds.size = CGSize(width: max(form.size.width, 0), height: max(form.size.height, 0))
                view.center = form.center
                view.layer.cornerRadius = max(form.corner, 0)
                view.alpha = min(max(opacity(of: view, form.share), 0), 1)
            }
        }
    }

    /// The movement to one end from a form with a velocity.
    func makeMotion(
        isOpening: Bool, from start: (form: HeroForm, velocity: HeroForm), by spring: DampedSpring, at time: TimeInterval
    ) -> SpringMotion {
        SpringMotion(
            spring, elasticCount: 4, from: start.form.numbers, to: (isOpening ? open : closed).numbers, velocity: start.velocity.numbers,
            begin: time)
    }

    /// Runs a movement.
    ///
    /// - Parameters:
    ///   - duration: Seconds of all animations.
    ///   - clock: The layer in whose time the movement begins.
    func run(_ motion: SpringMotion, for duration: TimeInterval, of clock: CALayer) {
        show(HeroForm(motion.to))
        self.motion = motion
        for view in views {
            let layer = view.layer
            for (index, keyPath) in HeroForm.keyPaths.enumerated() {
                layer.add(
                    motion.spring(of: index).animation(
                        keyPath, from: motion.from[index], to: motion.to[index], velocity: motion.velocity[index]
                    )
                    .lasting(duration, from: motion.begin, of: clock, in: layer), forKey: Self.key + keyPath)
            }
            let (from, to) = (opacity(of: view, motion.from[5]), opacity(of: view, motion.to[5]))
            guard from != to else { continue }
            let slope = opacity(of: view, 1) - opacity(of: view, 0)
            layer.add(
                motion.spring(of: 5).animation("opacity", from: from, to: to, velocity: slope * motion.velocity[5])
                    .lasting(duration, from: motion.begin, of: clock, in: layer), forKey: Self.key + "opacity")
        }
    }
}

extension UIView {
    /// The view's rectangle and corners in a container; nil in another window than its, or without an area.
    fileprivate func heroForm(in container: UIView, share: CGFloat) -> HeroForm? {
        guard let window, window === container.window else { return nil }
        let frame = convert(bounds, to: container)
        guard frame.width > 0, frame.height > 0, frame.width.isFinite, frame.height.isFinite else { return nil }
        return HeroForm(center: CGPoint(x: frame.midX, y: frame.midY), size: frame.size, corner: layer.cornerRadius, share: share)
    }

    /// Whether the view hides all that is behind it.
    fileprivate var isFilled: Bool { self is UIImageView || (backgroundColor?.cgColor.alpha ?? 0) >= 1 }

    /// An image view that looks like this view, and fills whatever form it gets.
    fileprivate func makeHeroImage() -> UIImageView {
        let view = UIImageView(image: (self as? UIImageView)?.wholeImage ?? renderedImage())
        view.contentMode = .scaleAspectFill
        view.clipsToBounds = true
        view.layer.cornerCurve = layer.cornerCurve
        view.layer.maskedCorners = layer.maskedCorners
        view.isUserInteractionEnabled = false
        view.isAccessibilityElement = false
        return view
    }

    /// The view's content without its own corners.
    private func renderedImage() -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = window?.screen.scale ?? UIScreen.main.scale
        format.opaque = false
        let corner = layer.cornerRadius
        return UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
            UIView.performWithoutAnimation {
                layer.cornerRadius = 0
                layer.render(in: context.cgContext)
                layer.cornerRadius = corner
            }
        }
    }
}

extension UIImageView {
    /// The image if the view shows it as an image view that fills its form does; nil if not.
    fileprivate var wholeImage: UIImage? {
        guard let image, image.size.width > 0, image.size.height > 0, image.renderingMode != .alwaysTemplate, subviews.isEmpty else {
            return nil
        }
        switch contentMode {
        case .scaleAspectFill: return image
        case .scaleToFill, .scaleAspectFit:
            let (own, shown) = (image.size.width * bounds.height, image.size.height * bounds.width)
            return abs(own - shown) <= 0.01 * shown ? image : nil
        default: return nil
        }
    }
}
