import Foundation
import Kinora
import KinoraCommandLine

/// A reference card: the steps from numbers to pixels, each with the digest that it has on every machine.
///
/// Each step needs those before it, so that the first that differs is the cause.
@MainActor
struct PixelReference {
    /// One step, which draws or computes something and makes a digest of it.
    struct Step {
        let name: String
        let make: @MainActor () throws -> Result
    }

    enum Result {
        case numbers(UInt64)
        case image(CGImage)

        var digest: String {
            switch self {
            case .numbers(let digest): digest.hexadecimal
            case .image(let image): FrameDigest(image).value.hexadecimal
            }
        }
    }

    static let steps = [
        Step(name: "elementary functions", make: elementaryFunctions),
        Step(name: "curves and springs", make: curves),
        Step(name: "text layout", make: textLayout),
        Step(name: "outlines") { try image(of: outlines) },
        Step(name: "text") { try image(of: text) },
        Step(name: "gradients") { try image(of: gradients) },
        Step(name: "blur and shadows") { try image(of: blur) },
        Step(name: "transforms") { try image(of: transforms) },
        Step(name: "drawing contexts", make: contexts),
        Step(name: "JPEG", make: jpeg),
    ]

    /// The scenes whose films are compared: one for each effect, and those of UIKit alone. Web pages are drawn with the fonts and the
    /// libraries of the machine: articles are the drawn ones.
    static let filmIDs: Set = [
        "dashboard-scale", "dashboard-slide", "spin-modal", "depth-push", "zoom", "side-swipe", "activity-bubble", "tab-arrow",
        "glossy-tab-bar", "article-drawn", "card-stack", "matched-hero", "pull-up-sheet",
        "conversation", "two-columns",
    ]

    /// The digest of a scene's film at six frames per second, on an iPhone 15.
    static func film(of scene: any KinoraScene) throws -> String {
        var film = FilmDigest()
        let player = ScenePlayer(scene: scene, framesPerSecond: 6)
        try player.play(stoppingAt: player.frameTimes) { film.append(FrameDigest($1)) }
        return film.description
    }

    // MARK: Numbers

    private static func elementaryFunctions() -> Result {
        var hash = StableHash()
        for index in 1...5000 {
            let x = Double(index) * 0.00731
            for value in [sin(x), cos(x), tan(x), atan2(x, 3), exp(-x), log(x), pow(x, 0.45), cbrt(x), hypot(x, 1), acos(1 / (1 + x))] {
                hash.add(value.bitPattern)
            }
        }
        return .numbers(hash.value)
    }

    private static func curves() throws -> Result {
        let stage = Stage(device: card)
        let views = (0..<4).map { UIView(frame: CGRect(x: 0, y: 40 * $0, width: 30, height: 30)) }
        for view in views { stage.window.addSubview(view) }
        UIView.animate(withDuration: 0.7, delay: 0, options: .curveEaseInOut) { views[0].center.x += 200 }
        UIView.animate(withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2) { views[1].center.x += 200 }
        UIView.animate(withDuration: 0.5, delay: 0.1, options: .curveEaseOut) { views[2].transform = CGAffineTransform(rotationAngle: 2) }
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.damping, spring.stiffness, spring.toValue, spring.duration) = (8, 120, 250, 1)
        views[3].layer.add(spring, forKey: nil)
        var hash = StableHash()
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            for view in views {
                guard let layer = view.layer.presentation() else { continue }
                hash.add(Double(layer.position.x).bitPattern)
                hash.add(Double(layer.transform.m11).bitPattern)
                hash.add(Double(layer.transform.m12).bitPattern)
            }
        }
        return .numbers(hash.value)
    }

    private static func textLayout() -> Result {
        var hash = StableHash()
        _ = Stage(device: card)
        for weight in [UIFont.Weight.thin, .regular, .semibold, .black] {
            for size in [9.0, 13, 17, 28.5, 60] {
                let text = NSAttributedString(
                    string: "Hamburgefonstiv 0123456789, “AVATAR”", attributes: [.font: UIFont.systemFont(ofSize: size, weight: weight)])
                let bounds = text.boundingRect(with: CGSize(width: 200, height: 1000), options: .usesLineFragmentOrigin, context: nil)
                for value in [bounds.width, bounds.height, text.size().width] { hash.add(Double(value).bitPattern) }
            }
        }
        return .numbers(hash.value)
    }

    // MARK: Pixels

    private static let card = Device(name: "card", size: CGSize(width: 320, height: 240), scale: 2, safeAreaInsets: .zero)

    private static func image(of draw: @MainActor (UIView) -> Void) throws -> Result {
        let stage = Stage(device: card)
        stage.window.backgroundColor = .white
        draw(stage.window)
        return .image(stage.image())
    }

    private static func outlines(in view: UIView) {
        for index in 0..<6 {
            let shape = CAShapeLayer()
            let path = UIBezierPath(ovalIn: CGRect(x: 10.3 + 50 * CGFloat(index), y: 12.7, width: 43, height: 90))
            path.move(to: CGPoint(x: 12 + 50 * CGFloat(index), y: 130))
            path.addCurve(
                to: CGPoint(x: 50 + 50 * CGFloat(index), y: 220), controlPoint1: CGPoint(x: 90, y: 140),
                controlPoint2: CGPoint(x: 5, y: 200))
            shape.path = path.cgPath
            shape.lineWidth = 0.7 + CGFloat(index)
            shape.lineDashPattern = index % 2 == 0 ? nil : [7, 3]
            shape.strokeColor = UIColor.systemIndigo.cgColor
            shape.fillColor = UIColor.systemTeal.withAlphaComponent(0.4).cgColor
            view.layer.addSublayer(shape)
        }
    }

    private static func text(in view: UIView) {
        for (index, size) in [9.0, 13, 17, 24, 40].enumerated() {
            let label = UILabel(frame: CGRect(x: 8.3, y: 4 + 46 * CGFloat(index), width: 300, height: 44))
            label.text = "Hamburgefonstiv 0123 fi"
            label.font = .systemFont(ofSize: size, weight: index % 2 == 0 ? .regular : .bold)
            label.textColor = [UIColor.black, .systemRed, .systemBlue][index % 3]
            view.addSubview(label)
        }
    }

    private static func gradients(in view: UIView) {
        for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
            let gradient = CAGradientLayer()
            gradient.type = type
            gradient.frame = CGRect(x: 4 + 106 * CGFloat(index), y: 10, width: 100, height: 210)
            gradient.colors = [UIColor.systemOrange, .systemPurple, UIColor.clear].map(\.cgColor)
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.3, y: 0.2), CGPoint(x: 0.9, y: 1))
            view.layer.addSublayer(gradient)
        }
    }

    private static func blur(in view: UIView) {
        gradients(in: view)
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))
        effect.frame = CGRect(x: 30, y: 40, width: 200, height: 90)
        view.addSubview(effect)
        let plate = UIView(frame: CGRect(x: 60, y: 150, width: 180, height: 50))
        plate.backgroundColor = .white
        plate.layer.cornerRadius = 14
        (plate.layer.shadowOpacity, plate.layer.shadowRadius, plate.layer.shadowOffset) = (0.5, 9, CGSize(width: 2, height: 5))
        view.addSubview(plate)
    }

    private static func transforms(in view: UIView) {
        let mosaic = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60)).image { context in
            for index in 0..<36 {
                UIColor(hue: CGFloat(index) / 36, saturation: 0.8, brightness: 0.9, alpha: 1).setFill()
                context.fill(CGRect(x: index % 6 * 10, y: index / 6 * 10, width: 10, height: 10))
            }
        }
        for index in 0..<5 {
            let image = UIImageView(frame: CGRect(x: 10 + 60 * CGFloat(index), y: 60, width: 55, height: 90))
            image.image = mosaic
            image.layer.cornerRadius = 6
            image.clipsToBounds = true
            var transform = CATransform3DIdentity
            transform.m34 = -1 / 300
            image.layer.transform = CATransform3DRotate(transform, 0.5 * CGFloat(index), 0.3, 1, 0.2)
            view.addSubview(image)
        }
    }

    private static func contexts() throws -> Result {
        _ = Stage(device: card)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 150)).image { context in
            UIColor.systemYellow.setFill()
            UIBezierPath(roundedRect: CGRect(x: 5.5, y: 7.2, width: 120, height: 80), cornerRadius: 17).fill()
            context.cgContext.setShadow(offset: CGSize(width: 3, height: 4), blur: 6, color: UIColor.black.cgColor)
            UIColor.systemGreen.withAlphaComponent(0.6).setStroke()
            let path = UIBezierPath(arcCenter: CGPoint(x: 120, y: 80), radius: 50, startAngle: 0.3, endAngle: 5, clockwise: true)
            path.lineWidth = 9
            path.stroke()
        }
        guard let pixels = image.cgImage else { throw Missing() }
        return .image(pixels)
    }

    private static func jpeg() throws -> Result {
        let stage = Stage(device: card)
        gradients(in: stage.window)
        guard let data = UIImage(cgImage: stage.image()).jpegData(compressionQuality: 0.8), let image = UIImage(data: data)?.cgImage else {
            throw Missing()
        }
        return .image(image)
    }

    /// No image was made.
    private struct Missing: Error, CustomStringConvertible {
        let description = "no image was made; is there memory left?"
    }
}
