import UIKit

extension GalleryCard {
    /// Every type of layer with its properties, and animated ones at five moments.
    static var layers: GalleryCard {
        GalleryCard(
            id: "layers", summary: "every kind of layer and property, and animated ones at five moments", title: "Layers",
            subtitle: "CALayer and its family, composited; below, animations halted by a layer's speed of 0 at five time offsets"
        ) {
            [
                CardSection(title: "What every layer has", columns: 8, height: 92, cells: LayersCard.looks),
                CardSection(title: "Contents", columns: 8, height: 92, cells: LayersCard.contents),
                CardSection(title: "Shadows, masks and groups", columns: 8, height: 92, cells: LayersCard.effects),
                CardSection(title: "What lies below, through filters", columns: 8, height: 92, cells: LayersCard.backdrops),
                CardSection(title: "Kinds of layers", columns: 6, height: 92, cells: LayersCard.kinds),
                CardSection(title: "At 0, 0.25, 0.5, 0.75 and 1 second", columns: 2, height: 88, cells: LayersCard.moments),
            ]
        }
    }
}

/// The cells of the layers card.
@MainActor
enum LayersCard {
    /// A cell whose layers are created in a centered square of 72 points.
    static func cell(_ caption: String, span: Int = 1, _ build: @escaping @MainActor (CALayer) -> Void) -> CardCell {
        CardCell(caption, span: span) { frame in
            let view = UIView(frame: frame)
            build(stage(in: view.layer, center: CGPoint(x: frame.midX, y: frame.midY)))
            return view
        }
    }

    /// The same layers five times, each paused at its moment of an animation of one second.
    static func moments(_ caption: String, _ build: @escaping @MainActor (CALayer) -> Void) -> CardCell {
        CardCell(caption) { frame in
            let view = UIView(frame: frame)
            for index in 0..<5 {
                let halted = stage(in: view.layer, center: CGPoint(x: frame.width * (CGFloat(index) + 0.5) / 5, y: frame.midY))
                halted.speed = 0
                halted.timeOffset = Double(index) / 4
                build(halted)
            }
            return view
        }
    }

    private static func stage(in layer: CALayer, center: CGPoint) -> CALayer {
        let stage = CALayer()
        stage.bounds = CGRect(x: 0, y: 0, width: 72, height: 72)
        stage.position = center
        layer.addSublayer(stage)
        return stage
    }

    /// A colored box in the middle of the cell.
    @discardableResult
    static func box(
        _ color: UIColor = DrawingCard.blue, in layer: CALayer, width: CGFloat = 56, height: CGFloat = 56, radius: CGFloat = 0
    ) -> CALayer {
        let box = CALayer()
        addCentered(box, in: layer, width: width, height: height)
        box.backgroundColor = color.cgColor
        box.cornerRadius = radius
        return box
    }

    static func addCentered(_ child: CALayer, in layer: CALayer, width: CGFloat = 60, height: CGFloat = 60) {
        child.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        child.position = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
        child.contentsScale = UIScreen.main.scale
        layer.addSublayer(child)
    }

    /// One second from one value to another, from the start of the paused layer's time.
    static func animate(_ layer: CALayer, _ keyPath: String, from: Any, to: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        animation.fromValue = from
        animation.toValue = to
        animation.duration = 1
        // Zero would mean the time of addition.
        animation.beginTime = 1e-9
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: keyPath)
    }

    static func starPath(radius: CGFloat, center: CGPoint = CGPoint(x: 30, y: 32)) -> CGPath {
        DrawingCard.starPath(center: center, radius: radius).cgPath
    }

    /// A landscape of 40 x 30 points.
    static var picture: CGImage? {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30)).fill([DrawingCard.blue, UIColor(white: 0.93, alpha: 1)])
            UIBezierPath.circle(29, 9, radius: 5).fill(DrawingCard.amber)
            UIBezierPath.polygon((0, 30), (13, 12), (21, 22), (28, 17), (40, 30)).fill(DrawingCard.ink)
        }.cgImage
    }
}
