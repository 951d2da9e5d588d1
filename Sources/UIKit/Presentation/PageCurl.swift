import Foundation
import QuartzCore

/// Where the points of a page lie that is rolled up from its lower edge, round a level cylinder that travels up.
///
/// Above the line where it leaves the ground the page lies flat; from there it goes round half of the cylinder, and then back, flat on top of it. Points; y goes down,
/// z to the viewer.
struct PageCurl: Equatable, Sendable {
    /// Of the page.
    let height: CGFloat

    /// How much of the page's height the line has travelled at rest.
    static let wayAtRest: CGFloat = 0.6
    /// Of the cylinder, in heights of the page.
    private static let relativeRadius: CGFloat = 0.09

    var radius: CGFloat { height * Self.relativeRadius }

    /// Where the page leaves the ground.
    /// - Parameter progress: 0 flat, 1 at rest.
    func line(at progress: CGFloat) -> CGFloat { height * (1 - Self.wayAtRest * progress) }

    /// How far down the page reaches, seen from straight above.
    var lowerEdgeAtRest: CGFloat { line(at: 1) + radius }

    /// Half a turn at most.
    func angle(of y: CGFloat, at progress: CGFloat) -> CGFloat { min(max(y - line(at: progress), 0) / radius, .pi) }

    /// Where a point of the page is.
    func place(of y: CGFloat, at progress: CGFloat) -> (y: CGFloat, z: CGFloat) {
        let line = line(at: progress)
        guard y > line else { return (y, 0) }
        let angle = angle(of: y, at: progress)
        return (line + radius * sin(angle) - max(0, y - line - .pi * radius), radius * (1 - cos(angle)))
    }

    /// Takes a layer that lies from `top` to `bottom`, its anchor on its upper edge, to where both edges are.
    func transform(from top: CGFloat, to bottom: CGFloat, at progress: CGFloat) -> CATransform3D {
        let (upper, lower) = (place(of: top, at: progress), place(of: bottom, at: progress))
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
