import UIKit

extension GalleryCard {
    /// Everything that views draw: paths, lines, colors, images, shadows, blend modes and text.
    static var drawing: GalleryCard {
        GalleryCard(
            id: "drawing", summary: "what views draw: paths, gradients, masks, shadows, blend modes and text", title: "Drawing",
            subtitle: "UIBezierPath, CGContext, UIImage and attributed strings, drawn in UIView.draw(_:)"
        ) {
            [
                CardSection(title: "Paths", columns: 8, height: 92, cells: DrawingCard.paths),
                CardSection(title: "Lines", columns: 8, height: 92, cells: DrawingCard.lines),
                CardSection(title: "Gradients and patterns", columns: 8, height: 92, cells: DrawingCard.colors),
                CardSection(title: "Pictures and masks", columns: 8, height: 92, cells: DrawingCard.pictures),
                CardSection(title: "Shadows and transparency layers", columns: 8, height: 92, cells: DrawingCard.shadows),
                CardSection(title: "Blend modes", columns: 7, height: 64, cells: DrawingCard.blendModes),
                CardSection(title: "Text", columns: 4, height: 92, cells: DrawingCard.text),
                CardSection(title: "Scripts", columns: 4, height: 72, cells: DrawingCard.scripts),
            ]
        }
    }
}

/// The cells of the drawing card.
@MainActor
enum DrawingCard {
    nonisolated static let ink = UIColor(red: 0.16, green: 0.17, blue: 0.25, alpha: 1)
    nonisolated static let faint = UIColor(red: 0.16, green: 0.17, blue: 0.25, alpha: 0.22)
    nonisolated static let blue = UIColor(red: 0.20, green: 0.45, blue: 0.95, alpha: 1)
    nonisolated static let pink = UIColor(red: 0.96, green: 0.30, blue: 0.48, alpha: 1)
    nonisolated static let amber = UIColor(red: 1.00, green: 0.72, blue: 0.22, alpha: 1)
    nonisolated static let mint = UIColor(red: 0.18, green: 0.76, blue: 0.62, alpha: 1)
    nonisolated static let violet = UIColor(red: 0.48, green: 0.34, blue: 0.88, alpha: 1)

    /// A gradient between colors spread evenly, or at locations of 0 to 1.
    static func gradient(_ colors: [UIColor], at locations: [CGFloat]? = nil) -> CGGradient? {
        CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors.map(\.cgColor) as CFArray, locations: locations)
    }
}
