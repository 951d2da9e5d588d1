import UIKit

/// The gallery's icon: the image wheel of a hand-cranked viewer, whose front image has come to life.
struct KinoraArtwork: Artwork {
    private static let hub = CGPoint(x: 50, y: 55)

    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill([UIColor(rgb: 0x343A70), UIColor(rgb: 0x8F5590), UIColor(rgb: 0xF29C7A)])
        let tints: [UInt32] = [
            0x2E3B74, 0x44407A, 0x5E4680, 0x7D5288, 0x9A5E8A, 0xB76A86, 0xCC6A76, 0xE0675F, 0xE9604F, 0xEE7F55, 0xF2A65A,
        ]
        for (index, tint) in tints.enumerated() {
            turned(by: CGFloat(index - tints.count) * .pi / 6) {
                let card = UIBezierPath.rect(37, 15, 26, 31, radius: 4)
                card.fill(UIColor(rgb: tint))
                card.stroke(UIColor(white: 1, alpha: 0.4), width: 0.7)
            }
        }
        let front = UIBezierPath.rect(32.5, 8, 35, 39, radius: 5.5)
        front.fill([UIColor(rgb: 0xFFF9EA), UIColor(rgb: 0xFFE3B8)])
        front.clip {
            UIBezierPath.circle(50, 22, radius: 7.5).fill(.vermilion)
            UIBezierPath.polygon((28, 50), (42, 29), (51, 39), (57, 33), (72, 50)).fill(.navy)
        }
        UIBezierPath.line((Self.hub.x, Self.hub.y), (69, 66)).stroke(.navy, width: 4.5)
        UIBezierPath.circle(Self.hub.x, Self.hub.y, radius: 7.5).fill(.navy)
        UIBezierPath.circle(Self.hub.x, Self.hub.y, radius: 3).fill(UIColor(rgb: 0xFFE3B8))
        UIBezierPath.circle(70, 66.6, radius: 5).fill(UIColor(rgb: 0xFFE3B8))
    }

    /// Draws turned about the hub.
    private func turned(by angle: CGFloat, _ drawing: () -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: Self.hub.x, y: Self.hub.y)
        context.rotate(by: angle)
        context.translateBy(x: -Self.hub.x, y: -Self.hub.y)
        drawing()
        context.restoreGState()
    }
}
