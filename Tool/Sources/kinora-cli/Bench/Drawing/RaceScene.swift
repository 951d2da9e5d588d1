import QuartzCore

/// A scene for comparison with other projects' renderers: a layer tree, one point per pixel, and its movement.
@MainActor
struct RaceScene {
    let root: CALayer
    /// The number of frames in a cycle.
    let phases: Int
    /// Moves the layers to their positions in a frame.
    let move: (Int) -> Void

    init(_ root: CALayer, phases: Int = 30, move: @escaping (Int) -> Void) {
        (self.root, self.phases, self.move) = (root, phases, move)
    }

    /// Commits the layers at a frame.
    func show(_ frame: Int, in context: LayerContext) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        move(frame)
        CATransaction.commit()
        context.commit()
    }

    /// Every scene by its name, created for a width and a height in pixels.
    static let all: [(name: String, make: @MainActor (Int, Int) -> RaceScene)] = [
        ("S1", zoom), ("S2", { depth($0, $1, rotation: 0) }), ("S2r", { depth($0, $1, rotation: 0.4) }), ("S3", swing),
        ("S4_100", { cards($0, $1, count: 100) }), ("S4_1000", { cards($0, $1, count: 1000) }),
        ("S4_10000", { cards($0, $1, count: 10_000) }), ("S5", sprites), ("S6", rows), ("S7", still), ("S8", spot), ("S9", blurredRows),
        ("S10", shadows),
    ]

    private static func layer(_ width: Int, _ height: Int, _ image: CGImage? = nil) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
        layer.contents = image
        return layer
    }

    private static func ground(_ width: Int, _ height: Int) -> CALayer {
        let root = layer(width, height)
        root.backgroundColor = CGColor(red: 32 / 255, green: 32 / 255, blue: 32 / 255, alpha: 1)
        return root
    }

    /// Ease-out of a cycle of 30 frames.
    private static func eased(_ frame: Int) -> Double {
        let rest = 1 - Double(frame % 30) / 29
        return 1 - rest * rest * rest
    }

    /// S1: a view grows over another one.
    private static func zoom(_ width: Int, _ height: Int) -> RaceScene {
        let root = layer(width, height, RaceImages.screen(width, height, seed: 1))
        let front = layer(width, height, RaceImages.screen(width, height, seed: 2))
        root.addSublayer(front)
        return RaceScene(root) { frame in
            let scale = 0.1 + 0.9 * eased(frame)
            front.transform = CATransform3DMakeScale(scale, scale, 1)
        }
    }

    /// S2 and S2r: two views swap depth, in perspective; S2r also rotates them about y.
    private static func depth(_ width: Int, _ height: Int, rotation: Double) -> RaceScene {
        let root = layer(width, height)
        let (old, new) = (
            layer(width, height, RaceImages.screen(width, height, seed: 1)),
            layer(width, height, RaceImages.screen(width, height, seed: 2))
        )
        root.addSublayer(old)
        root.addSublayer(new)
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        func layOut(_ layer: CALayer, _ depth: Double, _ angle: Double, _ opacity: Double) {
            let moved = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 1, 0), CATransform3DMakeTranslation(0, 0, depth))
            layer.transform = CATransform3DConcat(moved, perspective)
            layer.opacity = Float(opacity)
        }
        return RaceScene(root) { frame in
            let fraction = eased(frame)
            layOut(old, 150 * fraction, rotation * fraction, 1 - fraction)
            layOut(new, -150 * (1 - fraction), -rotation * (1 - fraction), fraction)
        }
    }

    /// S3: a view swings about its top center, which is in the middle.
    private static func swing(_ width: Int, _ height: Int) -> RaceScene {
        let root = ground(width, height)
        let front = layer(width, height, RaceImages.screen(width, height, seed: 2))
        front.anchorPoint = CGPoint(x: 0.5, y: 0)
        front.position = CGPoint(x: Double(width) / 2, y: Double(height) / 2)
        root.addSublayer(front)
        return RaceScene(root, phases: 60) { frame in
            let time = Double(frame % 60) / 60
            let angle = .pi * (1 - exp(-5 * time) * (cos(7 * time) + 5 / 7 * sin(7 * time)))
            front.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        }
    }

    /// S4: translucent squares with round corners, each with its own rotation and position.
    private static func cards(_ width: Int, _ height: Int, count: Int) -> RaceScene {
        let root = ground(width, height)
        let cards = RaceCard.deal(count, width, height)
        let layers = cards.map { card in
            let layer = layer(64, 64)
            layer.backgroundColor = card.color
            layer.cornerRadius = 12
            root.addSublayer(layer)
            return layer
        }
        return RaceScene(root) { layOut(layers, cards, $0) }
    }

    /// S5: small images, each with its own rotation and position.
    private static func sprites(_ width: Int, _ height: Int) -> RaceScene {
        let root = ground(width, height)
        let cards = RaceCard.deal(1000, width, height)
        let images = (0..<4).map { RaceImages.sprite(seed: $0) }
        let layers = cards.indices.map { number in
            let layer = layer(64, 64, images[number & 3])
            root.addSublayer(layer)
            return layer
        }
        return RaceScene(root) { layOut(layers, cards, $0) }
    }

    private static func layOut(_ layers: [CALayer], _ cards: [RaceCard], _ frame: Int) {
        for (number, layer) in layers.enumerated() {
            let (center, angle) = cards[number].position(number, in: frame)
            layer.position = center
            layer.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
        }
    }

    /// S6: opaque rows scrolled by fractions of a pixel.
    private static func rows(_ width: Int, _ height: Int) -> RaceScene {
        let root = layer(width, height)
        root.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        let rowHeight = height == 2532 ? 132 : 44
        let list = layer(width, rowHeight * 20)
        root.addSublayer(list)
        for number in 0..<20 {
            let row = layer(width, rowHeight, RaceImages.screen(width, rowHeight, seed: number))
            row.position.y += Double(number * rowHeight)
            list.addSublayer(row)
        }
        list.anchorPoint = .zero
        return RaceScene(root) { frame in
            let offset = (Double(frame % 30) * 3.37).truncatingRemainder(dividingBy: 108) * Double(height) / 2532
            list.position = CGPoint(x: 0, y: -offset)
        }
    }

    /// S7: a view and some small images; nothing changes.
    private static func still(_ width: Int, _ height: Int) -> RaceScene {
        let root = layer(width, height, RaceImages.screen(width, height, seed: 1))
        let rendered = RaceImages.sprite(seed: 0)
        for number in 0..<20 {
            let spot = layer(64, 64, rendered)
            spot.position = CGPoint(x: 100 + number * 10, y: 100 + number * 30)
            root.addSublayer(spot)
        }
        return RaceScene(root) { _ in }
    }

    /// S8: one small image moves over a static view.
    private static func spot(_ width: Int, _ height: Int) -> RaceScene {
        let root = layer(width, height, RaceImages.screen(width, height, seed: 1))
        let spot = layer(100, 100, RaceImages.sprite(seed: 0))
        spot.anchorPoint = .zero
        root.addSublayer(spot)
        return RaceScene(root) { frame in
            spot.position = CGPoint(
                x: Double(width - 100) * (0.5 + 0.5 * sin(Double(frame) * 2 * .pi / 30)), y: Double(height - 100) * Double(frame % 30) / 29)
        }
    }

    /// S9: the rows of S6 under a blur of radius 20.
    private static func blurredRows(_ width: Int, _ height: Int) -> RaceScene {
        let scene = rows(width, height)
        let glass = layer(width, height)
        if let blur = CIFilter(name: "CIGaussianBlur", parameters: ["inputRadius": 20]) { glass.backgroundFilters = [blur] }
        scene.root.addSublayer(glass)
        return scene
    }

    /// S10: fifty cards that cast shadows, scrolled.
    private static func shadows(_ width: Int, _ height: Int) -> RaceScene {
        let root = layer(width, height)
        root.backgroundColor = CGColor(red: 0.95, green: 0.95, blue: 0.95, alpha: 1)
        let list = layer(width, height)
        list.anchorPoint = .zero
        root.addSublayer(list)
        for number in 0..<50 {
            let card = layer(width / 2 - 60, 80)
            card.position = CGPoint(x: width / 4 + number % 2 * width / 2, y: 60 + number / 2 * 108)
            card.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
            card.cornerRadius = 12
            card.shadowRadius = 12
            card.shadowOpacity = 0.4
            card.shadowOffset = CGSize(width: 0, height: 4)
            list.addSublayer(card)
        }
        return RaceScene(root) { frame in
            list.position = CGPoint(x: 0, y: -(Double(frame % 30) * 3.37).truncatingRemainder(dividingBy: 108))
        }
    }
}
