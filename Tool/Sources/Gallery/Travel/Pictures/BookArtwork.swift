import UIKit

/// An open diary on a desk, with a photograph, a pen and a cup of coffee.
struct BookArtwork: Artwork {
    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill([UIColor(rgb: 0x5FA79B), UIColor(rgb: 0x3F8880)])
        drawGrain(in: canvas)
        drawBook()
        drawPhotograph()
        drawPen()
        drawCup()
    }

    private func drawGrain(in canvas: CGRect) {
        var y = canvas.minY + 8
        while y < canvas.maxY {
            UIBezierPath(rect: CGRect(x: canvas.minX, y: y, width: canvas.width, height: 0.8)).fill(UIColor(white: 1, alpha: 0.10))
            y += 17
        }
    }

    private func drawBook() {
        UIBezierPath.rect(9, 29, 84, 58, radius: 5).fill(UIColor(white: 0, alpha: 0.14))
        UIBezierPath.rect(8, 25, 84, 58, radius: 5).fill(UIColor(rgb: 0xB4483C))
        for (sign, color) in [(-1.0, UIColor(rgb: 0xFFFBF2)), (1, UIColor(rgb: 0xF9F1E2))] {
            let page = UIBezierPath()
            page.move(to: CGPoint(x: 50, y: 27))
            page.addQuadCurve(to: CGPoint(x: 50 + sign * 39, y: 26), controlPoint: CGPoint(x: 50 + sign * 20, y: 21))
            page.addLine(to: CGPoint(x: 50 + sign * 39, y: 79))
            page.addQuadCurve(to: CGPoint(x: 50, y: 80), controlPoint: CGPoint(x: 50 + sign * 20, y: 74))
            page.close()
            page.fill(color)
        }
        UIBezierPath.rect(48.6, 27, 2.8, 53).fill(UIColor(rgb: 0xDCCFB8, alpha: 0.7))
        for (index, width) in [28.0, 25, 29, 22, 27, 16].enumerated() {
            UIBezierPath.rect(56, 33 + CGFloat(index) * 6.6, width, 1.7, radius: 0.8).fill(UIColor(rgb: 0x8C8FA8, alpha: 0.75))
        }
        for (index, width) in [27.0, 18].enumerated() {
            UIBezierPath.rect(17, 65 + CGFloat(index) * 5.4, width, 1.7, radius: 0.8).fill(UIColor(rgb: 0x8C8FA8, alpha: 0.75))
        }
        UIBezierPath.polygon((80, 24.6), (85, 24.4), (85, 40), (82.5, 37), (80, 40)).fill(.amber)
    }

    private func drawPhotograph() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 30, y: 45)
        context.rotate(by: -0.09)
        UIBezierPath.rect(-15, -14, 31, 31).fill(UIColor(white: 0, alpha: 0.12))
        UIBezierPath.rect(-15.5, -15, 31, 31).fill(.white)
        UIBezierPath.rect(-13, -12.5, 26, 21).clip {
            context.translateBy(x: -13, y: -15)
            context.scaleBy(x: 0.26, y: 0.26)
            LandscapeArtwork(place: .mountains, light: .dawn).draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        UIBezierPath.rect(-5, -18, 10, 5).fill(UIColor(rgb: 0xF7D58A, alpha: 0.85))
        context.restoreGState()
    }

    private func drawPen() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 71, y: 73)
        context.rotate(by: -0.72)
        UIBezierPath.polygon((-21, 0), (-15, -2.4), (-15, 2.4)).fill(UIColor(rgb: 0xE6C79A))
        UIBezierPath.polygon((-21, 0), (-19, -0.8), (-19, 0.8)).fill(.navy)
        UIBezierPath.rect(-15, -2.4, 30, 4.8).fill(UIColor(rgb: 0x3B5BA5))
        UIBezierPath.rect(-15, -2.4, 30, 1.6).fill(UIColor(rgb: 0x6C8AD0))
        UIBezierPath.rect(15, -2.4, 6, 4.8, radius: 1.6).fill(.vermilion)
        context.restoreGState()
    }

    private func drawCup() {
        UIBezierPath.circle(86, 15, radius: 11.5).fill(UIColor(white: 0, alpha: 0.12))
        UIBezierPath.circle(85, 13.5, radius: 11.5).fill(UIColor(rgb: 0xF6EFE4))
        UIBezierPath.circle(74, 20, radius: 3).stroke(.white, width: 1.8)
        UIBezierPath.circle(85, 13.5, radius: 8.4).fill(.white)
        UIBezierPath.circle(85, 13.5, radius: 6.8).fill(UIColor(rgb: 0x7A4B30))
        UIBezierPath.circle(83.6, 12.4, radius: 3).stroke(UIColor(rgb: 0xC79A6E), width: 1.3)
    }
}
