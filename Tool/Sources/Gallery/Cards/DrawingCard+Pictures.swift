import UIKit

extension DrawingCard {
    static var pictures: [CardCell] {
        [
            CardCell("an icon recoloured by its mask", span: 2) { area, context in recoloring(in: area, context) },
            CardCell("template in a tint") { area, _ in templates(in: area) },
            CardCell("clip to a mask image") { area, context in reflection(in: area, context) },
            CardCell("nine-patch, stretched") { area, _ in ninePatch(.stretch, in: area) },
            CardCell("nine-patch, tiled") { area, _ in ninePatch(.tile, in: area) },
            CardCell("nearest and smooth") { area, context in interpolation(in: area, context) },
            CardCell("turned, and half clear") { area, context in turned(in: area, context) },
        ]
    }

    /// A bell of 44 points, black on transparent.
    private static var bell: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 44, height: 44)).image { _ in drawBell() }
    }

    private static func drawBell() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 7, y: 33))
        path.addCurve(to: CGPoint(x: 12, y: 20), controlPoint1: CGPoint(x: 11, y: 29), controlPoint2: CGPoint(x: 12, y: 27))
        path.addArc(withCenter: CGPoint(x: 22, y: 17), radius: 10, startAngle: .pi, endAngle: 0, clockwise: true)
        path.addCurve(to: CGPoint(x: 37, y: 33), controlPoint1: CGPoint(x: 32, y: 27), controlPoint2: CGPoint(x: 33, y: 29))
        path.close()
        path.fill(.black)
        UIBezierPath.circle(22, 6, radius: 3).fill(.black)
        let clapper = UIBezierPath(arcCenter: CGPoint(x: 22, y: 35), radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
        clapper.fill(.black)
    }

    /// The icon black on white; that as an image mask; a background cut out by the mask.
    private static func recoloring(in area: CGRect, _ context: CGContext) {
        let size = CGSize(width: 60, height: 60)
        let icon = bell
        let frames = (0..<3).map {
            CGRect(x: area.midX - 30 + CGFloat($0 - 1) * 78, y: area.midY - 30, width: 60, height: 60)
        }
        let format = UIGraphicsImageRendererFormat.default()
        format.opaque = true
        let blackOnWhite = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            icon.draw(in: CGRect(x: 4, y: 4, width: 52, height: 52))
        }
        let background = UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            guard let gradient = gradient([UIColor(red: 0.45, green: 0.78, blue: 1, alpha: 1), blue, violet]) else { return }
            renderer.cgContext.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
        }
        blackOnWhite.draw(in: frames[0])
        background.draw(in: frames[1])
        guard let pixels = blackOnWhite.cgImage, let mask = imageMask(from: pixels), let cut = background.cgImage?.masking(mask) else {
            return
        }
        UIImage(cgImage: cut, scale: background.scale, orientation: .up).draw(in: frames[2])
        ink.withAlphaComponent(0.12).setStroke()
        for frame in frames.prefix(2) { UIBezierPath(rect: frame.insetBy(dx: 0.5, dy: 0.5)).stroke() }
        let signs: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: ink]
        for (index, sign) in ["×", "="].enumerated() {
            let width = sign.size(withAttributes: signs).width
            sign.draw(at: CGPoint(x: frames[index].maxX + 9 - width / 2, y: area.midY - 10), withAttributes: signs)
        }
    }

    /// The image's grays as an image mask: black paints.
    private static func imageMask(from image: CGImage) -> CGImage? {
        guard
            let gray = CGContext(
                data: nil, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width,
                space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
        else { return nil }
        gray.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        guard let provider = gray.makeImage()?.dataProvider else { return nil }
        return CGImage(
            maskWidth: image.width, height: image.height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: image.width,
            provider: provider, decode: nil, shouldInterpolate: true)
    }

    private static func templates(in area: CGRect) {
        let icon = bell
        for (index, color) in [pink, mint, amber, violet].enumerated() {
            let frame = CGRect(
                x: area.midX - 38 + CGFloat(index % 2) * 40, y: area.midY - 36 + CGFloat(index / 2) * 38, width: 36, height: 36)
            icon.withTintColor(color).draw(in: frame)
        }
    }

    /// A badge, and below it its reflection: clipped by a mask image that fades.
    private static func reflection(in area: CGRect, _ context: CGContext) {
        let badge = UIGraphicsImageRenderer(size: CGSize(width: 44, height: 40)).image { _ in
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 44, height: 40), cornerRadius: 9)
            path.fill([amber, pink])
            starPath(center: CGPoint(x: 22, y: 21), radius: 14).fill(.white)
        }
        let frame = CGRect(x: area.midX - 22, y: area.minY - 2, width: 44, height: 40)
        badge.draw(in: frame)
        let format = UIGraphicsImageRendererFormat.default()
        let fade = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 40), format: format).image { renderer in
            guard let gradient = gradient([UIColor(white: 0, alpha: 0.55), UIColor(white: 0, alpha: 0)]) else { return }
            renderer.cgContext.drawLinearGradient(gradient, start: CGPoint(x: 0, y: 40), end: CGPoint(x: 0, y: 8), options: [])
        }
        guard let mask = fade.cgImage else { return }
        context.saveGState()
        context.translateBy(x: 0, y: 2 * frame.maxY + 1)
        context.scaleBy(x: 1, y: -1)
        // The mask is flipped like all drawing here, so the fade increases towards the badge.
        context.clip(to: frame, mask: mask)
        badge.draw(in: frame)
        context.restoreGState()
    }

    /// A small framed image with corners of 8 points, resized to larger rectangles.
    private static func ninePatch(_ mode: UIImage.ResizingMode, in area: CGRect) {
        let small = UIGraphicsImageRenderer(size: CGSize(width: 26, height: 26)).image { _ in
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 26, height: 26), cornerRadius: 8).fill(blue)
            UIBezierPath(roundedRect: CGRect(x: 3, y: 3, width: 20, height: 20), cornerRadius: 5).fill(.white)
            starPath(center: CGPoint(x: 13, y: 13.5), radius: 5).fill(pink)
        }
        let caps = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        let resizable = small.resizableImage(withCapInsets: caps, resizingMode: mode)
        small.draw(at: CGPoint(x: area.minX, y: area.minY))
        resizable.draw(in: CGRect(x: area.minX + 32, y: area.minY, width: area.width - 32, height: 26))
        resizable.draw(in: CGRect(x: area.minX, y: area.minY + 32, width: area.width, height: area.height - 32))
    }

    private static func interpolation(in area: CGRect, _ context: CGContext) {
        let format = UIGraphicsImageRendererFormat.default()
        format.scale = 1
        let tiny = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 9), format: format).image { renderer in
            for y in 0..<9 {
                for x in 0..<6 {
                    UIColor(hue: CGFloat(x * 3 + y * 2) / 36, saturation: 0.7, brightness: (x + y) % 2 == 0 ? 1 : 0.75, alpha: 1).setFill()
                    renderer.fill(CGRect(x: x, y: y, width: 1, height: 1))
                }
            }
        }
        for (index, quality) in [CGInterpolationQuality.none, .medium].enumerated() {
            context.interpolationQuality = quality
            tiny.draw(in: CGRect(x: area.minX + CGFloat(index) * 49, y: area.minY, width: 45, height: 72))
        }
    }

    private static func turned(in area: CGRect, _ context: CGContext) {
        let photo = UIGraphicsImageRenderer(size: CGSize(width: 52, height: 40)).image { _ in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 52, height: 40)).fill(.white)
            UIBezierPath(rect: CGRect(x: 3, y: 3, width: 46, height: 34)).fill([blue, mint])
            UIBezierPath.circle(37, 13, radius: 5).fill(amber)
            UIBezierPath.polygon((3, 37), (18, 16), (29, 29), (36, 22), (49, 37)).fill(ink)
        }
        for (angle, alpha) in [(-0.35, 0.5), (0.0, 0.5), (0.3, 1.0)] {
            context.saveGState()
            context.translateBy(x: area.midX, y: area.midY)
            context.rotate(by: CGFloat(angle))
            context.setShadow(offset: CGSize(width: 0, height: 1), blur: 3)
            photo.draw(in: CGRect(x: -32, y: -25, width: 64, height: 50), blendMode: .normal, alpha: CGFloat(alpha))
            context.restoreGState()
        }
    }
}
