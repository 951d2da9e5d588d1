import UIKit

/// The visible form of a hero, or the velocity of one: lengths and shares that springs move one by one.
struct HeroForm: Equatable {
    var center: CGPoint
    var size: CGSize
    var corner: CGFloat
    /// The share of the detail's content, from 0 to 1.
    var share: CGFloat

    /// A quarter of a point; a thousandth for the share.
    static let tolerances: [CGFloat] = [0.25, 0.25, 0.25, 0.25, 0.25, 0.001]

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
