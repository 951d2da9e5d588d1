import UIKit

/// An airliner climbing between clouds.
struct PlaneArtwork: Artwork {
    let light: Light

    var isDarkAtTheTop: Bool { light.isDark }

    func draw(in canvas: CGRect) {
        let scenery = Scenery(canvas: canvas, light: light)
        scenery.sky(to: canvas.maxY)
        scenery.sun(80, 22, radius: 10)
        scenery.clouds()
        scenery.cloud(24, 92, width: 46)
        scenery.cloud(78, 98, width: 60)
        let margin = max(0, (canvas.width - 100) / 2)
        if margin > 20 {
            scenery.cloud(-margin * 0.6, 100, width: 60)
            scenery.cloud(100 + margin * 0.6, 94, width: 50)
        }
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.translateBy(x: 50, y: 53)
        context.rotate(by: -0.24)
        context.translateBy(x: -50, y: -52)
        drawTrail(from: canvas.minX)
        drawPlane()
        context.restoreGState()
    }

    private func drawTrail(from start: CGFloat) {
        for y in [50.0, 54] {
            UIBezierPath.line((start - 40, y), (14, y)).stroke(UIColor(white: 1, alpha: 0.35), width: 1.4)
        }
    }

    private func drawPlane() {
        UIBezierPath.polygon((50, 45), (60, 45), (50, 32), (45, 32)).fill(UIColor(rgb: 0xB9C6DA))
        UIBezierPath.polygon((11, 27), (21, 27), (38, 46), (17, 46)).fill(.vermilion)
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 15, y: 44))
        body.addLine(to: CGPoint(x: 70, y: 44))
        body.addCurve(to: CGPoint(x: 92, y: 54), controlPoint1: CGPoint(x: 82, y: 44), controlPoint2: CGPoint(x: 91, y: 49))
        body.addCurve(to: CGPoint(x: 72, y: 60), controlPoint1: CGPoint(x: 92, y: 58), controlPoint2: CGPoint(x: 84, y: 60))
        body.addLine(to: CGPoint(x: 36, y: 60))
        body.addCurve(to: CGPoint(x: 15, y: 44), controlPoint1: CGPoint(x: 26, y: 60), controlPoint2: CGPoint(x: 17, y: 52))
        body.close()
        body.fill(.white)
        body.clip {
            UIBezierPath.rect(0, 55.5, 100, 10).fill(UIColor(rgb: 0xD5DFEC))
            UIBezierPath.rect(0, 53.6, 100, 1.9).fill(.vermilion)
        }
        for index in 0..<8 { UIBezierPath.rect(34 + CGFloat(index) * 5, 47.2, 2.6, 3.6, radius: 1.3).fill(UIColor(rgb: 0x3E5C86)) }
        UIBezierPath.polygon((78.5, 46.8), (84, 48.6), (87, 51), (79.5, 51)).fill(UIColor(rgb: 0x3E5C86))
        UIBezierPath.polygon((13, 46), (26, 46), (16, 55), (7, 55)).fill(UIColor(rgb: 0xC94A3C))
        UIBezierPath.rect(48, 63, 15, 7, radius: 3.5).fill(UIColor(rgb: 0x5B6C8C))
        UIBezierPath.rect(59, 63, 4, 7, radius: 2).fill(UIColor(rgb: 0x8495B3))
        UIBezierPath.polygon((45, 56), (63, 56), (40, 82), (31, 82)).fill(UIColor(rgb: 0xAAB9D1))
        UIBezierPath.polygon((36.5, 74), (46.5, 74), (40, 82), (31, 82)).fill(.vermilion)
    }
}
