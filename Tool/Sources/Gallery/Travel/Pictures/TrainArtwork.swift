import UIKit

/// A train coming through the hills.
struct TrainArtwork: Artwork {
    enum Livery: Hashable, Sendable {
        case coral, blue, green, ochre
    }

    let light: Light
    let livery: Livery

    var isDarkAtTheTop: Bool { light.isDark }

    func draw(in canvas: CGRect) {
        let scenery = Scenery(canvas: canvas, light: light)
        scenery.sky(to: 70)
        scenery.sun(74, 24, radius: 8)
        scenery.clouds()
        var x = canvas.minX - 10
        while x < canvas.maxX + 30 {
            scenery.mountain(
                x, foot: 66, height: 34 + 12 * sin(x), light.land[0], snow: UIColor(white: 1, alpha: light == .night ? 0.35 : 0.8))
            x += 37
        }
        scenery.hills(58, height: 5, phase: 0.6, light.land[1])
        drawTrees(in: canvas)
        drawTrack(in: canvas)
        drawCoaches(from: canvas.minX)
        drawEngine()
    }

    private func drawTrees(in canvas: CGRect) {
        var x = canvas.minX + 5
        var index = 0
        while x < canvas.maxX {
            let height = 9 + CGFloat(index * 7 % 5)
            UIBezierPath.polygon((x - 3.4, 62), (x, 62 - height), (x + 3.4, 62)).fill(light.land[2].withAlphaComponent(0.85))
            x += 9 + CGFloat(index * 5 % 4) * 4
            index += 1
        }
    }

    private func drawTrack(in canvas: CGRect) {
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 61, width: canvas.width, height: canvas.maxY - 61)).fill(light.land[2])
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 84, width: canvas.width, height: 5)).fill(UIColor(rgb: 0x6C5F5A))
        var x = (canvas.minX / 6).rounded(.down) * 6
        while x < canvas.maxX {
            UIBezierPath.rect(x, 85, 3, 3, radius: 0.6).fill(UIColor(rgb: 0x453B3B))
            x += 6
        }
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 83.4, width: canvas.width, height: 1.4)).fill(UIColor(rgb: 0xC9CCD6))
    }

    private func drawCoaches(from start: CGFloat) {
        var right = 35.0
        repeat {
            let body = UIBezierPath.rect(right - 46, 50, 44.5, 30, radius: 4)
            UIBezierPath.rect(right - 3, 60, 5, 16).fill(UIColor(rgb: 0x343A52))
            drawBody(body)
            for window in 0..<4 {
                UIBezierPath.rect(right - 42 + CGFloat(window) * 10, 55, 7, 9, radius: 1.6).fill(glass)
            }
            drawWheels([right - 38, right - 31, right - 17, right - 10])
            right -= 46
        } while right > start
    }

    private func drawEngine() {
        let body = UIBezierPath()
        body.move(to: CGPoint(x: 35, y: 50))
        body.addLine(to: CGPoint(x: 70, y: 50))
        body.addCurve(to: CGPoint(x: 95, y: 72), controlPoint1: CGPoint(x: 81, y: 50), controlPoint2: CGPoint(x: 90, y: 60))
        body.addCurve(to: CGPoint(x: 90, y: 80), controlPoint1: CGPoint(x: 97, y: 77), controlPoint2: CGPoint(x: 95, y: 80))
        body.addLine(to: CGPoint(x: 35, y: 80))
        body.close()
        drawBody(body)
        for x in [39.0, 49, 59] { UIBezierPath.rect(x, 55, 7, 9, radius: 1.6).fill(glass) }
        UIBezierPath.polygon((70, 55), (75.5, 55.4), (86, 64.6), (70, 64.6)).fill(glass)
        UIBezierPath.circle(90.5, 72.6, radius: 1.9).fill(UIColor(rgb: 0xFFF1C4))
        drawWheels([43, 50, 70, 77])
    }

    private func drawBody(_ body: UIBezierPath) {
        body.fill(UIColor(rgb: 0xF6F3EE))
        body.clip {
            UIBezierPath.rect(-500, 67, 700, 8).fill(color)
            UIBezierPath.rect(-500, 75, 700, 6).fill(UIColor(rgb: 0x3B4160))
            UIBezierPath.rect(-500, 49, 700, 2.6).fill(UIColor(rgb: 0xD7D9E2))
        }
    }

    private func drawWheels(_ centers: [CGFloat]) {
        for x in centers {
            UIBezierPath.circle(x, 80.6, radius: 3.2).fill(UIColor(rgb: 0x262B42))
            UIBezierPath.circle(x, 80.6, radius: 1.2).fill(UIColor(rgb: 0xA7ACBF))
        }
    }

    private var glass: UIColor { light == .night || light == .dusk ? light.glow : UIColor(rgb: 0x3E5C86) }

    private var color: UIColor {
        switch livery {
        case .coral: .vermilion
        case .blue: UIColor(rgb: 0x3B82C4)
        case .green: UIColor(rgb: 0x3E9C78)
        case .ochre: .amber
        }
    }
}
