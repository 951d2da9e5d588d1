import UIKit

/// A landscape worth a photograph.
struct LandscapeArtwork: Artwork {
    enum Place: Hashable, Sendable {
        case coast, mountains, desert, forest, city
    }

    let place: Place
    let light: Light

    var isDarkAtTheTop: Bool { light.isDark }

    func draw(in canvas: CGRect) {
        let scenery = Scenery(canvas: canvas, light: light)
        switch place {
        case .coast: drawCoast(scenery)
        case .mountains: drawMountains(scenery)
        case .desert: drawDesert(scenery)
        case .forest: drawForest(scenery)
        case .city: drawCity(scenery)
        }
    }

    private func drawCoast(_ scenery: Scenery) {
        let canvas = scenery.canvas
        let sun = canvas.width > 130 ? 74.0 : 58
        scenery.sky(to: 62)
        scenery.sun(sun, 50, radius: 11)
        scenery.cloud(86, 16, width: 16)
        if canvas.width > 130 { scenery.cloud(canvas.maxX - 12, 38, width: 26) }
        let edge = UIBezierPath(rect: CGRect(x: canvas.minX, y: canvas.minY, width: canvas.width, height: 62 - canvas.minY))
        edge.clip {
            scenery.mountain(canvas.minX + 14, foot: 66, height: 30, light.land[0])
            scenery.mountain(canvas.minX + 40, foot: 66, height: 20, light.land[0])
            scenery.mountain(canvas.maxX - 8, foot: 66, height: 26, light.land[0])
        }
        scenery.sea(from: 62, glitter: sun)
        drawBoat(34, 71, size: 1)
        drawBoat(canvas.maxX - (canvas.width > 130 ? 34 : 14), 67, size: 0.55)
        scenery.hills(95, height: 5, phase: 2.2, light.land[2])
    }

    private func drawBoat(_ x: CGFloat, _ y: CGFloat, size: CGFloat) {
        UIBezierPath.polygon((x - 8 * size, y), (x + 8 * size, y), (x + 5 * size, y + 4 * size), (x - 6 * size, y + 4 * size))
            .fill(light == .night ? UIColor(rgb: 0x8C95C0) : .vermilion)
        UIBezierPath.rect(x - 0.4 * size, y - 19 * size, 0.8 * size, 19 * size).fill(UIColor(rgb: 0x5B4636))
        UIBezierPath.polygon((x + 1.2 * size, y - 18 * size), (x + 9 * size, y - 2 * size), (x + 1.2 * size, y - 2 * size)).fill(.white)
        UIBezierPath.polygon((x - 1.4 * size, y - 15 * size), (x - 6.5 * size, y - 2 * size), (x - 1.4 * size, y - 2 * size))
            .fill(UIColor(rgb: 0xF3E6D8))
    }

    private func drawMountains(_ scenery: Scenery) {
        let canvas = scenery.canvas
        scenery.sky(to: 80)
        scenery.sun(76, 24, radius: 9)
        scenery.clouds()
        let snow = UIColor(white: 1, alpha: light == .night ? 0.6 : 0.92)
        var x = canvas.minX
        while x < canvas.maxX + 40 {
            scenery.mountain(x, foot: 90, height: 46, light.land[0], snow: snow)
            x += 50
        }
        scenery.mountain(38, foot: 90, height: 64, light.land[1], snow: snow)
        scenery.mountain(72, foot: 90, height: 48, light.land[1], snow: snow)
        scenery.hills(82, height: 4, phase: 0.4, light.land[2])
        drawFirs(in: canvas, ground: 91, height: 14, color: light.land[2].mixed(with: .navy, 0.35))
    }

    private func drawDesert(_ scenery: Scenery) {
        let sand = light == .day || light == .dawn ? UIColor(rgb: 0xEFC07F) : UIColor(rgb: 0xA86A5E)
        scenery.sky(to: 76)
        scenery.sun(30, 34, radius: 11)
        scenery.hills(62, height: 5, phase: 1.2, sand.mixed(with: light.land[0], 0.55))
        scenery.hills(72, height: 6, phase: 3.4, sand)
        scenery.hills(87, height: 7, phase: 5.1, sand.mixed(with: UIColor(rgb: 0x8A4B32), 0.35))
        let green = light.land[2].mixed(with: UIColor(rgb: 0x2F7A57), 0.5)
        for (x, y, size) in [(70.0, 82.0, 1.0), (84, 86, 0.7)] {
            UIBezierPath.rect(x - 2.5 * size, y - 28 * size, 5 * size, 30 * size, radius: 2.5 * size).fill(green)
            UIBezierPath.line((x, y - 10 * size), (x - 8 * size, y - 10 * size), (x - 8 * size, y - 18 * size)).stroke(
                green, width: 3.6 * size)
            UIBezierPath.line((x, y - 14 * size), (x + 8 * size, y - 14 * size), (x + 8 * size, y - 23 * size)).stroke(
                green, width: 3.6 * size)
        }
    }

    private func drawForest(_ scenery: Scenery) {
        scenery.sky(to: 84)
        scenery.sun(66, 26, radius: 10)
        scenery.hills(58, height: 6, phase: 0.2, light.land[0])
        drawFirs(in: scenery.canvas, ground: 74, height: 30, color: light.land[1])
        scenery.hills(76, height: 3, phase: 2, light.land[1])
        drawFirs(in: scenery.canvas.offsetBy(dx: 7, dy: 0), ground: 96, height: 38, color: light.land[2])
        scenery.hills(96, height: 2, phase: 1, light.land[2])
    }

    private func drawFirs(in canvas: CGRect, ground: CGFloat, height: CGFloat, color: UIColor) {
        var x = canvas.minX - 10
        var index = 0
        while x < canvas.maxX + 10 {
            let tall = height * (0.75 + 0.25 * CGFloat(index * 7 % 4) / 3)
            for (level, width) in [(0.0, 0.30), (0.26, 0.24), (0.5, 0.17)] {
                let foot = ground - tall * level
                UIBezierPath.polygon((x - tall * width, foot), (x, foot - tall * 0.5), (x + tall * width, foot)).fill(
                    color)
            }
            x += height * (0.5 + 0.2 * CGFloat(index * 5 % 3))
            index += 1
        }
    }

    private func drawCity(_ scenery: Scenery) {
        let canvas = scenery.canvas
        scenery.sky(to: 84)
        scenery.sun(64, 30, radius: 11)
        scenery.clouds()
        scenery.hills(60, height: 5, phase: 1.4, light.land[0])
        drawHouses(in: canvas, ground: 80, step: 13, height: 24, light.land[1], windows: 0.5)
        drawHouses(in: canvas.offsetBy(dx: -6, dy: 0), ground: 102, step: 17, height: 32, light.land[2], windows: 1)
    }

    private func drawHouses(in canvas: CGRect, ground: CGFloat, step: CGFloat, height: CGFloat, _ color: UIColor, windows: CGFloat) {
        var x = canvas.minX - step
        var index = 0
        while x < canvas.maxX + step {
            let tall = height * (0.7 + 0.45 * CGFloat(index * 7 % 5) / 4)
            let top = ground - tall
            UIBezierPath(rect: CGRect(x: x, y: top, width: step - 0.6, height: canvas.maxY - top)).fill(color)
            if index % 3 == 1 {
                UIBezierPath.polygon((x - 0.6, top), (x + step / 2, top - step * 0.42), (x + step, top)).fill(UIColor(rgb: 0xC9604C))
            } else if index % 3 == 2 {
                UIBezierPath.circle(x + step / 2, top, radius: step * 0.3).fill(color)
            }
            for row in 0..<3 {
                for column in 0..<2 where (index + row * 2 + column) % 4 != 0 {
                    UIBezierPath.rect(x + step * (0.2 + 0.38 * CGFloat(column)), top + 4 + CGFloat(row) * 7, step * 0.2, 3.6, radius: 0.8)
                        .fill(light.glow.withAlphaComponent(windows))
                }
            }
            x += step
            index += 1
        }
    }
}
