import CoreGraphics

/// Positions of views that a finger pulls, and the decision at its release: values of lengths and times alone.
struct HeroPullGeometry {
    /// The height of the screen, in points.
    var height: CGFloat
    /// The share by which views that were pulled by half the height are smaller.
    var shrinkage: CGFloat
    /// The distance from which a released detail closes, in points.
    var dismissDistance: CGFloat

    /// The distance at which the views are smallest, and the surroundings invisible.
    var reach: CGFloat { max(height / 2, 1) }

    /// The share of that distance, from 0 to 1.
    func depth(_ translation: CGPoint) -> CGFloat { min(max(translation.y / reach, 0), 1) }

    private func scale(_ translation: CGPoint) -> CGFloat { 1 - shrinkage * depth(translation) }

    /// The change of the depth a second.
    private func depthVelocity(_ translation: CGPoint, _ velocity: CGPoint) -> CGFloat {
        translation.y > 0 && translation.y < reach ? velocity.y / reach : 0
    }

    /// A form that a finger has moved: it shrinks about the finger.
    ///
    /// - Parameter goal: The corner radius at the depth 1.
    func form(_ base: HeroForm, heldAt point: CGPoint, movedBy translation: CGPoint, corner goal: CGFloat) -> HeroForm {
        let scale = scale(translation)
        return HeroForm(
            center: CGPoint(
                x: point.x + translation.x + (base.center.x - point.x) * scale,
                y: point.y + translation.y + (base.center.y - point.y) * scale),
            size: CGSize(width: base.size.width * scale, height: base.size.height * scale),
            corner: base.corner + (goal - base.corner) * depth(translation), share: base.share)
    }

    /// The velocity of that form, in units a second.
    func velocity(
        _ base: HeroForm, heldAt point: CGPoint, movedBy translation: CGPoint, velocity: CGPoint, corner goal: CGFloat
    ) -> HeroForm {
        let depth = depthVelocity(translation, velocity)
        let change = -shrinkage * depth
        return HeroForm(
            center: CGPoint(
                x: velocity.x + (base.center.x - point.x) * change, y: velocity.y + (base.center.y - point.y) * change),
            size: CGSize(width: base.size.width * change, height: base.size.height * change),
            corner: (goal - base.corner) * depth, share: 0)
    }

    /// The opacity of the detail's surroundings, of one when the finger took them.
    func opacity(_ base: CGFloat, movedBy translation: CGPoint) -> CGFloat { base * (1 - depth(translation)) }

    func opacityVelocity(_ base: CGFloat, movedBy translation: CGPoint, velocity: CGPoint) -> CGFloat {
        -base * depthVelocity(translation, velocity)
    }

    /// Seconds for which a released detail would go on at its velocity: where it is then decides.
    private static let projection: CGFloat = 0.1

    /// Whether a released detail closes.
    ///
    /// - Parameter opacity: That of its surroundings when the finger took it.
    func closes(from opacity: CGFloat, movedBy translation: CGPoint, velocity: CGPoint) -> Bool {
        let y = translation.y + velocity.y * Self.projection
        return (1 - opacity) + y / (2 * max(dismissDistance, 1)) >= 0.5
    }
}
