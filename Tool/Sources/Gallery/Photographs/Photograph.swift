import CPhotographs
import UIKit

/// A photograph, as an illustration that covers any shape: its focus is visible in each.
///
/// Authors and licenses are in `CPhotographs/Photographs/LICENSE.txt`.
enum Photograph: String, CaseIterable, Artwork {
    case astronaut, cat, dandelion, espresso, meadow, photographer, raccoon, stairs
    case deepField = "deep-field"
    case eveningSun = "evening-sun"
    case galaxies
    case launchPad = "launch-pad"
    case raccoonFace = "raccoon-face"
    case seedHead = "seed-head"

    /// The photograph in its own size; empty if its file is missing or damaged, which a test excludes.
    var image: UIImage {
        var size = 0
        guard let bytes = gallery_photograph(rawValue, &size) else { return UIImage() }
        return UIImage(data: Data(bytes: bytes, count: size)) ?? UIImage()
    }

    /// Its most important point, as a fraction of its width and height.
    var focus: CGPoint {
        switch self {
        case .astronaut: CGPoint(x: 0.43, y: 0.2)
        case .cat: CGPoint(x: 0.4, y: 0.5)
        case .dandelion: CGPoint(x: 0.45, y: 0.38)
        case .deepField: CGPoint(x: 0.7, y: 0.5)
        case .espresso: CGPoint(x: 0.45, y: 0.45)
        case .eveningSun: CGPoint(x: 0.3, y: 0.35)
        case .galaxies: CGPoint(x: 0.35, y: 0.5)
        case .launchPad: CGPoint(x: 0.5, y: 0.6)
        case .meadow: CGPoint(x: 0.3, y: 0.45)
        case .photographer: CGPoint(x: 0.5, y: 0.35)
        case .raccoon: CGPoint(x: 0.62, y: 0.42)
        case .raccoonFace: CGPoint(x: 0.42, y: 0.55)
        case .seedHead: CGPoint(x: 0.47, y: 0.55)
        case .stairs: CGPoint(x: 0.4, y: 0.55)
        }
    }

    var isDarkAtTheTop: Bool {
        switch self {
        case .cat, .deepField, .galaxies, .launchPad, .raccoon, .seedHead, .stairs: true
        default: false
        }
    }

    func draw(in canvas: CGRect) {
        let image = image
        guard image.size.width > 0, image.size.height > 0 else { return }
        // A little more than the canvas, so that no edge is half transparent.
        let scale = max(canvas.width / image.size.width, canvas.height / image.size.height) * 1.01
        let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
        let edge = CGPoint(x: canvas.minX - size.width * 0.005, y: canvas.minY - size.height * 0.005)
        // The focus is in the middle, or as near to it as the edges allow.
        let x = min(max(canvas.midX - size.width * focus.x, canvas.maxX - size.width * 0.995), edge.x)
        let y = min(max(canvas.midY - size.height * focus.y, canvas.maxY - size.height * 0.995), edge.y)
        UIGraphicsGetCurrentContext()?.interpolationQuality = .high
        image.draw(in: CGRect(origin: CGPoint(x: x, y: y), size: size))
    }
}
