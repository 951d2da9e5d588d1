import UIKit

/// A hotel bedroom with its bed, a lamp and a window.
struct BedArtwork: Artwork {
    enum Room: Hashable, Sendable {
        case midnight, terracotta, sage, rose, sand
    }

    let room: Room

    func draw(in canvas: CGRect) {
        let colors = room.colors
        UIBezierPath(rect: canvas).fill([colors.wall, colors.wall.mixed(with: .white, 0.18)])
        drawPanels(in: canvas)
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 84, width: canvas.width, height: canvas.maxY - 84)).fill(colors.floor)
        UIBezierPath(rect: CGRect(x: canvas.minX, y: 82, width: canvas.width, height: 2)).fill(UIColor(white: 1, alpha: 0.7))
        UIBezierPath(ovalIn: CGRect(x: 4, y: 86, width: 92, height: 9)).fill(UIColor(white: 0, alpha: 0.12))
        drawWindow()
        drawLamp(from: canvas.minY)
        drawBed()
    }

    private func drawPanels(in canvas: CGRect) {
        var x = 50.0
        while x > canvas.minX { x -= 16 }
        while x < canvas.maxX {
            UIBezierPath(rect: CGRect(x: x, y: canvas.minY, width: 8, height: canvas.height)).fill(UIColor(white: 1, alpha: 0.045))
            x += 16
        }
    }

    private func drawWindow() {
        UIBezierPath.rect(14, 10, 36, 36, radius: 3).fill(.white)
        let pane = UIBezierPath.rect(16.5, 12.5, 31, 31, radius: 1.5)
        pane.clip {
            let scenery = Scenery(canvas: CGRect(x: 16, y: 12, width: 32, height: 32), light: room.light)
            scenery.sky(to: 44)
            scenery.sun(38, 21, radius: 4)
            scenery.hills(38, height: 3, phase: 1, room.light.land[1])
        }
        UIBezierPath.rect(31.2, 12, 1.6, 32).fill(.white)
        UIBezierPath.rect(16, 27.2, 32, 1.6).fill(.white)
        UIBezierPath.rect(11, 45, 42, 3.4, radius: 1.7).fill(.white)
        for (x, lean) in [(9.0, 4.0), (55, -4)] {
            UIBezierPath.polygon((x - 5, 7), (x + 5, 7), (x + lean, 48), (x - 5 + lean / 4, 50)).fill(
                room.colors.blanket.withAlphaComponent(0.85))
        }
        UIBezierPath.rect(2, 5.6, 60, 2, radius: 1).fill(UIColor(rgb: 0x8A6244))
    }

    private func drawLamp(from top: CGFloat) {
        UIBezierPath.rect(76.6, top, 0.8, 17 - top).fill(UIColor(rgb: 0x3B3350))
        for (radius, alpha) in [(24.0, 0.10), (16, 0.14)] {
            UIBezierPath.circle(77, 28, radius: radius).fill(UIColor(rgb: 0xFFE7AE, alpha: alpha))
        }
        UIBezierPath.circle(77, 27.4, radius: 3.4).fill(UIColor(rgb: 0xFFF3CF))
        UIBezierPath.polygon((73, 16), (81, 16), (87, 27), (67, 27)).fill(.amber)
    }

    private func drawBed() {
        let colors = room.colors
        let wood = UIColor(rgb: 0x8A5A3C)
        for x in [13.0, 83] { UIBezierPath.rect(x, 80, 4.5, 10, radius: 1.5).fill(UIColor(rgb: 0x6E452D)) }
        UIBezierPath.rect(8, 46, 8, 40, radius: 4).fill(wood)
        UIBezierPath.rect(10, 73, 82, 10, radius: 3).fill(wood)
        UIBezierPath.rect(14, 64, 75, 13, radius: 5).fill(UIColor(rgb: 0xF7F2EA))
        UIBezierPath.rect(17, 54, 20, 12, radius: 5.5).fill(.white)
        UIBezierPath.rect(22, 57, 19, 10, radius: 5).fill(UIColor(rgb: 0xE9E3DA))
        UIBezierPath.rect(36, 60, 54, 19, radius: 6).fill(colors.blanket)
        UIBezierPath.rect(36, 60, 11, 19, radius: 5).fill(colors.blanket.mixed(with: .white, 0.55))
        for x in [58.0, 68, 78] { UIBezierPath.rect(x, 60, 3, 19).fill(UIColor(white: 1, alpha: 0.16)) }
        UIBezierPath.rect(88, 56, 6.5, 30, radius: 3).fill(wood)
    }
}

extension BedArtwork.Room {
    fileprivate var colors: (wall: UIColor, floor: UIColor, blanket: UIColor) {
        switch self {
        case .midnight: (UIColor(rgb: 0x4A5C94), UIColor(rgb: 0xC7976B), .vermilion)
        case .terracotta: (UIColor(rgb: 0xE0906B), UIColor(rgb: 0xB9784F), UIColor(rgb: 0x3E7C87))
        case .sage: (UIColor(rgb: 0x8FB49A), UIColor(rgb: 0xCBA27A), UIColor(rgb: 0xE3A02B))
        case .rose: (UIColor(rgb: 0xE3A3AE), UIColor(rgb: 0xB98A74), UIColor(rgb: 0x6B5B95))
        case .sand: (UIColor(rgb: 0xD9C29B), UIColor(rgb: 0xA9805A), UIColor(rgb: 0x4C8EA8))
        }
    }

    fileprivate var light: Light {
        switch self {
        case .midnight: .night
        case .terracotta: .day
        case .sage: .dawn
        case .rose: .dusk
        case .sand: .day
        }
    }
}
