import CoreGraphics

/// A question about the layers of the moment that is shown, or about the views of the present. Points are those of the screen.
enum InspectionQuestion: Equatable, Sendable {
    /// The tree of layers, unless it is the one of a structure that the page has.
    case layers(known: String?)
    /// A layer with all its properties, by its number.
    case layer(UInt64)
    /// The layers below a point.
    case layersAt(CGPoint)
    /// Why a touch at a point reaches a view.
    case tap(CGPoint)
    /// The planes of all visible layers.
    case planes
    /// The image of a layer alone, at pixels per point.
    case image(UInt64, scale: Double)
    /// Baselines and hit areas.
    case marks
}
