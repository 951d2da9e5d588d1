import UIKit

/// A landmark.
struct MonumentArtwork: Artwork {
    enum Monument: Hashable, Sendable {
        case lighthouse, bridge, castle, temple, tower
    }

    let monument: Monument
    let light: Light

    var isDarkAtTheTop: Bool { light.isDark }

    func draw(in canvas: CGRect) {
        let scenery = Scenery(canvas: canvas, light: light)
        scenery.sky(to: 72)
        scenery.sun(78, 26, radius: 9)
        scenery.clouds()
        switch monument {
        case .lighthouse: drawLighthouse(scenery)
        case .bridge: drawBridge(scenery)
        case .castle: drawCastle(scenery)
        case .temple: drawTemple(scenery)
        case .tower: drawTower(scenery)
        }
    }

    /// Light stone, tinted by the light.
    private var stone: UIColor { UIColor(rgb: 0xF4E6D0).mixed(with: light.land[1], light == .night ? 0.5 : 0.15) }
    private var shade: UIColor { stone.mixed(with: light.land[2], 0.35) }

    private func drawLighthouse(_ scenery: Scenery) {
        let canvas = scenery.canvas
        scenery.mountain(canvas.minX + 6, foot: 70, height: 22, light.land[0])
        scenery.mountain(canvas.minX + 24, foot: 70, height: 14, light.land[0])
        scenery.sea(from: 68, glitter: 78)
        let beam = light.sun.withAlphaComponent(light == .day ? 0.25 : 0.3)
        UIBezierPath.polygon((46, 22.5), (canvas.minX, 8), (canvas.minX, 30)).fill(beam)
        UIBezierPath.polygon((46, 22.5), (canvas.maxX, 12), (canvas.maxX, 28)).fill(beam.withAlphaComponent(0.16))
        let rock = UIBezierPath()
        rock.move(to: CGPoint(x: canvas.minX, y: 92))
        rock.addCurve(to: CGPoint(x: 34, y: 78), controlPoint1: CGPoint(x: canvas.minX + 20, y: 90), controlPoint2: CGPoint(x: 18, y: 80))
        rock.addCurve(to: CGPoint(x: 92, y: 92), controlPoint1: CGPoint(x: 60, y: 74), controlPoint2: CGPoint(x: 74, y: 88))
        rock.addLine(to: CGPoint(x: canvas.maxX, y: 96))
        rock.addLine(to: CGPoint(x: canvas.maxX, y: canvas.maxY))
        rock.addLine(to: CGPoint(x: canvas.minX, y: canvas.maxY))
        rock.close()
        rock.fill(light.land[2])
        UIBezierPath.rect(52, 68, 16, 13).fill(stone)
        UIBezierPath.polygon((50, 69), (60, 61), (70, 69)).fill(UIColor(rgb: 0xB84C3E))
        UIBezierPath.rect(58, 73, 4, 8, radius: 1).fill(light.glow)
        let shaft = UIBezierPath.polygon((41, 29), (51, 29), (54, 82), (38, 82))
        shaft.fill(.white)
        shaft.clip {
            for y in [36.0, 52, 68] { UIBezierPath.rect(30, y, 30, 8).fill(.vermilion) }
            UIBezierPath.polygon((47, 25), (60, 25), (60, 85), (48, 85)).fill(UIColor(rgb: 0x22294A, alpha: 0.14))
        }
        UIBezierPath.rect(38.5, 27, 15, 2.6, radius: 1.2).fill(.navy)
        UIBezierPath.rect(42, 18, 8, 9).fill(UIColor(rgb: 0xFFEFB8))
        UIBezierPath.rect(45.4, 18, 1.2, 9).fill(.navy)
        UIBezierPath.polygon((40, 18.4), (46, 11), (52, 18.4)).fill(UIColor(rgb: 0xB84C3E))
        UIBezierPath.rect(44.4, 76, 3.4, 6, radius: 1.6).fill(.navy)
    }

    private func drawBridge(_ scenery: Scenery) {
        let canvas = scenery.canvas
        scenery.hills(60, height: 6, phase: 0.9, light.land[0])
        scenery.sea(from: 68, glitter: 78)
        let red = UIColor(rgb: 0xD9523F)
        for x in [24.0, 76] {
            for dx in [-3.0, 2] { UIBezierPath.rect(x + dx, 22, 2.4, 62).fill(red) }
            for y in [24.0, 36, 48] { UIBezierPath.rect(x - 3, y, 7, 2).fill(red) }
            UIBezierPath.rect(x - 6, 80, 13, 8, radius: 1.5).fill(shade)
        }
        let cable = UIBezierPath()
        cable.move(to: CGPoint(x: canvas.minX, y: min(64, 24 + (24 - canvas.minX) * 0.9)))
        cable.addQuadCurve(to: CGPoint(x: 24, y: 24), controlPoint: CGPoint(x: 12, y: 50))
        cable.addQuadCurve(to: CGPoint(x: 76, y: 24), controlPoint: CGPoint(x: 50, y: 92))
        cable.addQuadCurve(to: CGPoint(x: canvas.maxX, y: min(64, 24 + (canvas.maxX - 76) * 0.9)), controlPoint: CGPoint(x: 88, y: 50))
        cable.stroke(red, width: 1.3)
        for index in 1..<12 {
            let fraction = CGFloat(index) / 12
            let x = 24 + 52 * fraction
            UIBezierPath.line((x, 24 + 136 * fraction * (1 - fraction)), (x, 66)).stroke(red, width: 0.6)
        }
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 64.5, width: canvas.width, height: 3.4)).fill(red)
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 67.9, width: canvas.width, height: 1.4)).fill(UIColor(rgb: 0x8E2F28))
    }

    private func drawCastle(_ scenery: Scenery) {
        scenery.hills(62, height: 6, phase: 2.6, light.land[0])
        scenery.hills(78, height: 3, phase: 0.3, light.land[1])
        wall(30, 50, width: 40, height: 34, stone)
        wall(18, 40, width: 16, height: 44, stone)
        wall(66, 40, width: 16, height: 44, shade)
        wall(42, 30, width: 16, height: 54, stone.mixed(with: .white, 0.2))
        UIBezierPath.rect(45, 66, 10, 24, radius: 5).fill(.navy)
        for (x, y) in [(24.5, 50.0), (72.5, 50), (48.5, 42)] { UIBezierPath.rect(x, y, 3, 7, radius: 1.5).fill(light.glow) }
        UIBezierPath.rect(49.6, 14, 0.9, 13).fill(.navy)
        UIBezierPath.polygon((50.5, 14), (62, 17.5), (50.5, 21)).fill(.vermilion)
        scenery.hills(86, height: 3, phase: 4.4, light.land[2])
    }

    private func wall(_ x: CGFloat, _ y: CGFloat, width: CGFloat, height: CGFloat, _ color: UIColor) {
        UIBezierPath.rect(x, y, width, height).fill(color)
        var tooth = x - 1
        while tooth < x + width {
            UIBezierPath.rect(tooth, y - 4, 3.6, 5).fill(color)
            tooth += (width + 2 - 3.6) / (width / 6).rounded()
        }
    }

    private func drawTemple(_ scenery: Scenery) {
        scenery.hills(64, height: 5, phase: 3, light.land[0])
        scenery.hills(80, height: 3, phase: 1.1, light.land[1])
        UIBezierPath.rect(22, 44, 56, 32).fill(shade.mixed(with: .navy, 0.25))
        for index in 0..<6 {
            let x = 20 + CGFloat(index) * 10.9
            UIBezierPath.rect(x, 42, 5.6, 35).fill(stone)
            UIBezierPath.rect(x + 3.8, 42, 1.8, 35).fill(shade)
            UIBezierPath.rect(x - 1, 41, 7.6, 2.6, radius: 0.6).fill(stone)
            UIBezierPath.rect(x - 1, 75, 7.6, 2.6, radius: 0.6).fill(stone)
        }
        UIBezierPath.rect(16, 35, 68, 6).fill(stone)
        UIBezierPath.polygon((13, 35), (50, 20), (87, 35)).fill(stone)
        UIBezierPath.polygon((23, 33.4), (50, 23), (77, 33.4)).fill(shade)
        for (index, y) in [77.0, 80.5, 84].enumerated() {
            let inset = 15 - CGFloat(index) * 3
            UIBezierPath.rect(inset, y, 100 - 2 * inset, 3.6).fill(index == 1 ? shade : stone)
        }
        scenery.hills(89, height: 2, phase: 5, light.land[2])
    }

    private func drawTower(_ scenery: Scenery) {
        scenery.hills(70, height: 4, phase: 3.2, light.land[0])
        scenery.hills(84, height: 2, phase: 1.6, light.land[1])
        let iron = UIColor(rgb: 0xC08A5B).mixed(with: light.land[2], 0.25)
        for sign in [-1.0, 1] {
            let leg = UIBezierPath()
            leg.move(to: CGPoint(x: 50 + sign * 27, y: 88))
            leg.addQuadCurve(to: CGPoint(x: 50 + sign * 1.5, y: 16), controlPoint: CGPoint(x: 50 + sign * 7, y: 56))
            leg.addLine(to: CGPoint(x: 50, y: 16))
            leg.addQuadCurve(to: CGPoint(x: 50 + sign * 18, y: 88), controlPoint: CGPoint(x: 50 + sign * 2, y: 60))
            leg.close()
            leg.fill(iron)
        }
        for (y, half) in [(69.0, 18.0), (50, 11), (30, 5)] { UIBezierPath.rect(50 - half, y, half * 2, 3, radius: 1).fill(iron) }
        for (top, bottom, half) in [(33.0, 50.0, 5.5), (53, 69, 9)] {
            UIBezierPath.line((50 - half * 0.6, top), (50 + half, bottom)).stroke(iron, width: 0.9)
            UIBezierPath.line((50 + half * 0.6, top), (50 - half, bottom)).stroke(iron, width: 0.9)
        }
        UIBezierPath(arcCenter: CGPoint(x: 50, y: 88), radius: 15, startAngle: .pi, endAngle: 0, clockwise: true).stroke(iron, width: 2)
        UIBezierPath.rect(49.4, 7, 1.2, 10).fill(iron)
        for (x, y) in [(43.0, 70.5), (50, 70.5), (57, 70.5), (46.5, 51.5), (53.5, 51.5), (50, 31.5)] {
            UIBezierPath.circle(x, y, radius: 0.9).fill(UIColor(rgb: 0xFFE6A6))
        }
        scenery.hills(91, height: 2, phase: 0.5, light.land[2])
    }
}
