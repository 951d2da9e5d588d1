import EffectSupport
import UIKit

/// The visible form of a hero, or the velocity of one: lengths and shares that springs move one by one.
struct HeroForm: Equatable {
    var center: CGPoint
    var size: CGSize
    var corner: CGFloat
    /// The share of the detail's content, from 0 to 1.
    var share: CGFloat

    static let zero = HeroForm(center: .zero, size: .zero, corner: 0, share: 0)

    /// The key paths of the numbers in a layer, but for the share.
    static let keyPaths = ["position.x", "position.y", "bounds.size.width", "bounds.size.height", "cornerRadius"]

    var numbers: [CGFloat] { [center.x, center.y, size.width, size.height, corner, share] }

    init(center: CGPoint, size: CGSize, corner: CGFloat, share: CGFloat) {
        self.center = center
        self.size = size
        self.corner = corner
        self.share = share
    }

    init(_ numbers: [CGFloat]) {
        center = CGPoint(x: numbers[0], y: numbers[1])
        size = CGSize(width: numbers[2], height: numbers[3])
        corner = numbers[4]
        share = numbers[5]
    }

    /// A form between this one and another.
    func moved(_ fraction: CGFloat, to other: HeroForm) -> HeroForm {
        HeroForm(zip(numbers, other.numbers).map { $0 + ($1 - $0) * fraction })
    }
}

/// A movement of numbers by springs: the first ones may overshoot, the others may not.
struct HeroMotion {
    let spring: DampedSpring
    /// How many numbers may overshoot.
    let elasticCount: Int
    let from, to, velocity: [CGFloat]
    let begin: TimeInterval

    init(_ spring: DampedSpring, elasticCount: Int, from: [CGFloat], to: [CGFloat], velocity: [CGFloat], begin: TimeInterval) {
        self.spring = spring
        self.elasticCount = elasticCount
        (self.from, self.to, self.begin) = (from, to, begin)
        let stiff = DampedSpring(response: spring.response, ratio: 1)
        self.velocity = velocity.indices.map {
            $0 < elasticCount ? velocity[$0] : stiff.velocityWithoutOvershoot(velocity[$0], from: from[$0], to: to[$0])
        }
    }

    func spring(of index: Int) -> DampedSpring {
        index < elasticCount ? spring : DampedSpring(response: spring.response, ratio: 1)
    }

    func values(at time: TimeInterval) -> [CGFloat] {
        from.indices.map { spring(of: $0).value(after: time - begin, from: from[$0], to: to[$0], velocity: velocity[$0]) }
    }

    func velocities(at time: TimeInterval) -> [CGFloat] {
        from.indices.map { spring(of: $0).velocity(after: time - begin, from: from[$0], to: to[$0], velocity: velocity[$0]) }
    }

    /// Seconds until all are within a tolerance of their end: a quarter of a point, and for shares a thousandth.
    func settlingTime(shares: Range<Int>) -> TimeInterval {
        from.indices.map {
            spring(of: $0).settlingTime(
                toWithin: shares.contains($0) ? 0.001 : 0.25, from: from[$0], to: to[$0], velocity: velocity[$0])
        }.max() ?? 0
    }
}
