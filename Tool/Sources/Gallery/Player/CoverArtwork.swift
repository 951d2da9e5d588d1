import UIKit

/// The cover of a record: a low sun behind ridges in haze.
struct CoverArtwork: Artwork {
    enum Palette: Hashable, Sendable {
        case ember, night, moss, frost, rose
    }

    let palette: Palette
    let phase: CGFloat

    /// Colors of the sky from the top, of the sun, and of the ridges from far to near.
    private var colors: (sky: [UIColor], sun: UIColor, far: UIColor, near: UIColor) {
        switch palette {
        case .ember:
            (
                [UIColor(rgb: 0x35224E), UIColor(rgb: 0xB5475A), UIColor(rgb: 0xF7A65B)], UIColor(rgb: 0xFFE9B5), UIColor(rgb: 0xC9605B),
                UIColor(rgb: 0x23142F)
            )
        case .night:
            (
                [UIColor(rgb: 0x070B1E), UIColor(rgb: 0x1B2A5C), UIColor(rgb: 0x5575B0)], UIColor(rgb: 0xE9EEFB), UIColor(rgb: 0x3D5791),
                UIColor(rgb: 0x060917)
            )
        case .moss:
            (
                [UIColor(rgb: 0x2F6F73), UIColor(rgb: 0x8FBF9A), UIColor(rgb: 0xF1EBC4)], UIColor(rgb: 0xFFFBE3), UIColor(rgb: 0x86B08D),
                UIColor(rgb: 0x16332E)
            )
        case .frost:
            (
                [UIColor(rgb: 0x6E8FB5), UIColor(rgb: 0xBCD3E6), UIColor(rgb: 0xF4F7FA)], .white, UIColor(rgb: 0xA9C2D8),
                UIColor(rgb: 0x34506E)
            )
        case .rose:
            (
                [UIColor(rgb: 0x7D3B6B), UIColor(rgb: 0xE08AA0), UIColor(rgb: 0xFCE0D2)], UIColor(rgb: 0xFFF4E8), UIColor(rgb: 0xCB7490),
                UIColor(rgb: 0x3A1838)
            )
        }
    }

    var isDarkAtTheTop: Bool { palette != .frost }

    func draw(in canvas: CGRect) {
        let (sky, sun, far, near) = colors
        UIBezierPath(rect: canvas).fill(sky)
        let middle = 50 + 22 * sin(phase * 1.7)
        for (radius, alpha) in [(34.0, 0.1), (27, 0.16), (21, 0.25)] {
            UIBezierPath.circle(middle, 48, radius: radius).fill(sun.withAlphaComponent(alpha))
        }
        UIBezierPath.circle(middle, 48, radius: 15).fill([sun, sun.mixed(with: sky[1], 0.25)])
        let count = 5
        for index in 0..<count {
            let depth = CGFloat(index) / CGFloat(count - 1)
            let color = far.mixed(with: near, depth * depth * 0.9 + depth * 0.1)
            let ridge = ridge(canvas, base: 55 + 9.5 * CGFloat(index), height: 5 + 6 * depth, index: CGFloat(index))
            // Haze in the valley in front of each ridge.
            ridge.fill([color, color.mixed(with: sky[2], 0.32 * (1 - depth))])
        }
    }

    private func ridge(_ canvas: CGRect, base: CGFloat, height: CGFloat, index: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: canvas.minX, y: canvas.maxY))
        var x = canvas.minX
        while x < canvas.maxX + 1 {
            let u = x / 100
            let wave =
                sin(u * (4 + index) + phase * (index + 1)) + 0.5 * sin(u * (9 + 2 * index) + phase * 2 + index)
                + 0.2 * sin(u * 23 + phase * 5 + index * 3)
            path.addLine(to: CGPoint(x: x, y: base - height * wave * 0.6))
            x += 1
        }
        path.addLine(to: CGPoint(x: canvas.maxX + 1, y: canvas.maxY))
        path.close()
        return path
    }
}
