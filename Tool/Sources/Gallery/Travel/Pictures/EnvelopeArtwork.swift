import UIKit

/// A letter that has come by air.
struct EnvelopeArtwork: Artwork {
    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill([UIColor(rgb: 0x6E86D6), UIColor(rgb: 0x4C61B4)])
        UIBezierPath.rect(16, 30, 70, 48, radius: 6).fill(UIColor(white: 0, alpha: 0.15))
        let letter = UIBezierPath.rect(15, 27, 70, 48, radius: 6)
        letter.fill(.white)
        letter.clip {
            for index in 0..<12 {
                let x = 9 + CGFloat(index) * 8
                UIBezierPath.polygon((x, 70), (x + 4, 70), (x + 2, 76), (x - 2, 76))
                    .fill(index.isMultiple(of: 2) ? .vermilion : UIColor(rgb: 0x6E86D6))
            }
            UIBezierPath.polygon((12, 27), (88, 27), (50, 58)).fill(UIColor(rgb: 0xE8ECF8))
            UIBezierPath.line((15, 28), (50, 57), (85, 28)).stroke(UIColor(rgb: 0xB9C4E6), width: 2.4)
        }
        UIBezierPath.circle(82, 26, radius: 11).fill(.vermilion)
        UIBezierPath.circle(82, 26, radius: 5).fill(.white)
    }
}
