import Foundation
import QuartzCore

/// Geometry of a page that is rolled up from its bottom edge around a horizontal cylinder moving up.
///
/// Above the contact line the page is flat; from there it follows half of the cylinder, then continues back flat on top of it. Points; y
/// down, z toward the viewer.
struct PageCurl: Equatable, Sendable {
    /// Height of the page.
    let height: CGFloat

    /// Distance of the line at rest, as a fraction of the page's height.
    static let distanceAtRest: CGFloat = 0.6
    /// Radius of the cylinder, in page heights.
    private static let relativeRadius: CGFloat = 0.09

    var radius: CGFloat { height * Self.relativeRadius }

    /// The line at which the page leaves the plane.
    /// - Parameter progress: 0 flat, 1 at rest.
    func line(at progress: CGFloat) -> CGFloat { height * (1 - Self.distanceAtRest * progress) }

    /// The lowest visible point of the page, in orthogonal projection.
    var lowerEdgeAtRest: CGFloat { line(at: 1) + radius }

    /// At most half a turn.
    func angle(of y: CGFloat, at progress: CGFloat) -> CGFloat { min(max(y - line(at: progress), 0) / radius, .pi) }

    /// Returns the position of a point of the page.
    func position(of y: CGFloat, at progress: CGFloat) -> (y: CGFloat, z: CGFloat) {
        let line = line(at: progress)
        guard y > line else { return (y, 0) }
        let angle = angle(of: y, at: progress)
        return (line + radius * sin(angle) - max(0, y - line - .pi * radius), radius * (1 - cos(angle)))
    }

    /// Returns the transform of a layer from `top` to `bottom`, anchored at its top edge, that maps both edges to their positions.
    func transform(from top: CGFloat, to bottom: CGFloat, at progress: CGFloat) -> CATransform3D {
        let (upper, lower) = (position(of: top, at: progress), position(of: bottom, at: progress))
        let (y, z) = (lower.y - upper.y, lower.z - upper.z)
        let chord = hypot(y, z)
        var made = CATransform3DIdentity
        guard chord > 0, bottom > top else { return made }
        (made.m22, made.m23) = (y / (bottom - top), z / (bottom - top))
        (made.m32, made.m33) = (-z / chord, y / chord)
        (made.m42, made.m43) = (upper.y - top, upper.z)
        return made
    }
}
