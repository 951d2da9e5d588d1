import UIKit

/// Elements shared by illustrations: sky, sun, clouds, hills, mountains, sea.
struct Scenery {
    let canvas: CGRect
    let light: Light

    /// Sky whose colors end at `horizon`, with stars at night.
    func sky(to horizon: CGFloat) {
        if let last = light.sky.last { UIBezierPath(rect: canvas).fill(last) }
        UIBezierPath(rect: CGRect(x: canvas.minX, y: canvas.minY, width: canvas.width, height: horizon - canvas.minY)).fill(light.sky)
        guard light == .night else { return }
        for index in 0..<Int(canvas.width * 0.35) {
            let x = canvas.minX + canvas.width * fraction(index, 1)
            let y = canvas.minY + (horizon - canvas.minY) * 0.85 * fraction(index, 2)
            UIBezierPath.circle(x, y, radius: 0.3 + 0.4 * fraction(index, 3)).fill(UIColor(white: 1, alpha: 0.75))
        }
    }

    /// Sun or moon with its halo.
    func sun(_ x: CGFloat, _ y: CGFloat, radius: CGFloat) {
        for (size, alpha) in [(2.1, 0.14), (1.5, 0.22)] {
            UIBezierPath.circle(x, y, radius: radius * size).fill(light.sun.withAlphaComponent(alpha))
        }
        UIBezierPath.circle(x, y, radius: radius).fill(light.sun)
        guard light == .night else { return }
        UIBezierPath.circle(x - radius * 0.3, y - radius * 0.2, radius: radius * 0.22).fill(UIColor(rgb: 0xDDD6BC))
        UIBezierPath.circle(x + radius * 0.35, y + radius * 0.35, radius: radius * 0.15).fill(UIColor(rgb: 0xDDD6BC))
    }

    /// A cloud about `width` wide, its flat bottom at `y`.
    func cloud(_ x: CGFloat, _ y: CGFloat, width: CGFloat) {
        let unit = width / 20
        let path = UIBezierPath()
        path.move(to: CGPoint(x: x - 9 * unit, y: y))
        path.addCurve(
            to: CGPoint(x: x - 5 * unit, y: y - 4.5 * unit), controlPoint1: CGPoint(x: x - 12 * unit, y: y - 1 * unit),
            controlPoint2: CGPoint(x: x - 9 * unit, y: y - 6 * unit))
        path.addCurve(
            to: CGPoint(x: x + 4 * unit, y: y - 5 * unit), controlPoint1: CGPoint(x: x - 4 * unit, y: y - 10 * unit),
            controlPoint2: CGPoint(x: x + 3 * unit, y: y - 10 * unit))
        path.addCurve(
            to: CGPoint(x: x + 9 * unit, y: y), controlPoint1: CGPoint(x: x + 9 * unit, y: y - 6.5 * unit),
            controlPoint2: CGPoint(x: x + 12 * unit, y: y - 1 * unit))
        path.close()
        path.fill(light.cloud)
    }

    /// Clouds over the whole width, except in the middle.
    func clouds() {
        let margin = max(0, (canvas.width - 100) / 2)
        cloud(16, 26, width: 22)
        cloud(86, 14, width: 15)
        if margin > 20 {
            cloud(-margin * 0.55, 44, width: 26)
            cloud(100 + margin * 0.55, 34, width: 30)
        }
        if canvas.minY < -20 { cloud(60, canvas.minY / 2, width: 26) }
    }

    /// Rolling land whose ridge is near `top`, down to the bottom.
    func hills(_ top: CGFloat, height: CGFloat, phase: CGFloat, _ color: UIColor) {
        let steps = 120
        var points = (0...steps).map { step in
            let x = canvas.minX + canvas.width * CGFloat(step) / CGFloat(steps)
            let wave = sin(x * 0.055 + phase) * 0.6 + sin(x * 0.115 + phase * 2.3) * 0.4
            return CGPoint(x: x, y: top - height * wave)
        }
        points.append(CGPoint(x: canvas.maxX, y: canvas.maxY))
        points.append(CGPoint(x: canvas.minX, y: canvas.maxY))
        UIBezierPath.polyline(points, closed: true).fill(color)
    }

    /// A mountain with a lit and a shaded side, and snow.
    func mountain(_ x: CGFloat, foot: CGFloat, height: CGFloat, _ color: UIColor, snow: UIColor? = nil) {
        let half = height * 0.8
        let peak = foot - height
        UIBezierPath.polygon((x - half, foot), (x, peak), (x + half, foot)).fill(color)
        UIBezierPath.polygon((x, peak), (x + half, foot), (x + half * 0.1, foot), (x + half * 0.18, foot - height * 0.55))
            .fill(UIColor(rgb: 0x1B2148, alpha: 0.16))
        guard let snow else { return }
        UIBezierPath.polygon(
            (x, peak), (x + half * 0.3, peak + height * 0.3), (x + half * 0.14, peak + height * 0.24),
            (x + half * 0.02, peak + height * 0.34),
            (x - half * 0.12, peak + height * 0.23), (x - half * 0.3, peak + height * 0.3)
        ).fill(snow)
    }

    /// Water from the horizon down, with the sun's glitter below `glitter`.
    func sea(from horizon: CGFloat, glitter: CGFloat) {
        UIBezierPath(rect: CGRect(x: canvas.minX, y: horizon, width: canvas.width, height: canvas.maxY - horizon)).fill(light.water)
        for index in 0..<7 {
            let y = horizon + 2 + CGFloat(index) * 3.4
            let width = 5 + 12 * fraction(index, 4) + CGFloat(index)
            UIBezierPath.rect(glitter - width / 2 + 4 * (fraction(index, 5) - 0.5), y, width, 1, radius: 0.5)
                .fill(light.sun.withAlphaComponent(0.55))
        }
    }

    /// A deterministic pseudorandom number from 0 to 1.
    private func fraction(_ index: Int, _ series: UInt32) -> CGFloat {
        var bits = UInt32(truncatingIfNeeded: index) &* 747_796_405 &+ series &* 2_891_336_453
        bits = (bits ^ bits >> 16) &* 0x45D9_F3B
        bits = (bits ^ bits >> 16) &* 0x45D9_F3B
        return CGFloat(bits >> 8) / CGFloat(1 << 24)
    }
}
