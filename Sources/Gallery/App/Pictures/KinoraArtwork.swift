import UIKit

/// The gallery's icon: the fan of pictures of a hand-cranked viewer, of which the one in front has come to life.
struct KinoraArtwork: Artwork {
    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill([UIColor(rgb: 0x3A3F74), UIColor(rgb: 0xA05C8E), UIColor(rgb: 0xF29C7A)])
        UIBezierPath.circle(50, 56, radius: 41).fill(UIColor(white: 1, alpha: 0.08))
        let tints: [UInt32] = [0x2E3B74, 0x553C74, 0x8A5588, 0xC06A84, 0xE9604F, 0xF2A65A]
        for (index, tint) in tints.enumerated() {
            drawCard(angle: CGFloat(index - tints.count) * .pi / 7.5) { card in
                card.fill(UIColor(rgb: tint))
                card.stroke(UIColor(white: 1, alpha: 0.35), width: 0.8)
            }
        }
        drawCard(angle: 0) { card in
            card.fill([UIColor(rgb: 0xFFF7E3), UIColor(rgb: 0xFFE3B8)])
            card.clip {
                UIBezierPath.circle(50, 33, radius: 8.5).fill(.vermilion)
                UIBezierPath.polygon((30, 56), (43, 40), (52, 50), (58, 44), (70, 56)).fill(.navy)
            }
        }
        UIBezierPath.circle(50, 68, radius: 8).fill(.navy)
        UIBezierPath.circle(50, 68, radius: 3.4).fill(UIColor(rgb: 0xFFE3B8))
        UIBezierPath.line((50, 68), (73, 80)).stroke(.navy, width: 4)
        UIBezierPath.circle(75, 81, radius: 5).fill(UIColor(rgb: 0xFFE3B8))
    }

    /// A card of the fan, turned about the hub.
    private func drawCard(angle: CGFloat, _ paint: (UIBezierPath) -> Void) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 50, y: 68)
        context.rotate(by: angle)
        context.translateBy(x: -50, y: -68)
        paint(.rect(34, 19, 32, 40, radius: 5))
        context.restoreGState()
    }
}
