import UIKit

/// A laid table: a dish between fork and knife.
struct PlateArtwork: Artwork {
    enum Dish: Hashable, Sendable {
        case salad, fish, pasta, tarts, ramen
    }

    let dish: Dish

    func draw(in canvas: CGRect) {
        UIBezierPath(rect: canvas).fill(cloth)
        drawChecks(in: canvas)
        drawCutlery()
        UIBezierPath.circle(51, 54, radius: 34).fill(UIColor(white: 0, alpha: 0.12))
        UIBezierPath.circle(50, 50, radius: 34).fill(.white)
        UIBezierPath.circle(50, 50, radius: 26).fill(UIColor(rgb: 0xF0EDE8))
        UIBezierPath.circle(50, 50.8, radius: 25.2).fill(UIColor(rgb: 0xFBFAF8))
        dish.draw()
    }

    private var cloth: UIColor {
        switch dish {
        case .salad: UIColor(rgb: 0xF3B65B)
        case .fish: UIColor(rgb: 0x6FB3C8)
        case .pasta: UIColor(rgb: 0x6C9A78)
        case .tarts: UIColor(rgb: 0xE58D84)
        case .ramen: UIColor(rgb: 0x59628F)
        }
    }

    private func drawChecks(in canvas: CGRect) {
        let color = UIColor(white: 1, alpha: 0.13)
        var x = 50 - 12 * ((50 - canvas.minX) / 12).rounded(.up) - 3
        while x < canvas.maxX {
            UIBezierPath(rect: CGRect(x: x, y: canvas.minY, width: 6, height: canvas.height)).fill(color)
            x += 12
        }
        var y = 50 - 12 * ((50 - canvas.minY) / 12).rounded(.up) - 3
        while y < canvas.maxY {
            UIBezierPath(rect: CGRect(x: canvas.minX, y: y, width: canvas.width, height: 6)).fill(color)
            y += 12
        }
    }

    private func drawCutlery() {
        let steel = UIColor(rgb: 0xF4F5F8)
        for x in [4.6, 8, 11.4] { UIBezierPath.line((x, 24), (x, 36)).stroke(steel, width: 1.6) }
        UIBezierPath.rect(3.8, 33, 8.4, 9, radius: 4).fill(steel)
        UIBezierPath.rect(6.6, 38, 2.8, 39, radius: 1.4).fill(steel)
        UIBezierPath.rect(90.6, 50, 3, 27, radius: 1.5).fill(steel)
        let blade = UIBezierPath()
        blade.move(to: CGPoint(x: 90.6, y: 54))
        blade.addLine(to: CGPoint(x: 90.6, y: 23))
        blade.addCurve(to: CGPoint(x: 95.6, y: 54), controlPoint1: CGPoint(x: 95, y: 26), controlPoint2: CGPoint(x: 96.4, y: 44))
        blade.close()
        blade.fill(steel)
    }
}
