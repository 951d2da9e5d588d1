import CoreGraphics
import Foundation

/// A layer whose content is drawn in tiles, when they become visible, at the resolution that shows.
///
/// `draw(in:)` is called for each tile that is visible and missing, a sixtieth of a second after the commit that showed the gap; the
/// clip bounds of its context are the tile, and its matrix has the tile's resolution. New tiles fade in. A view with this layer class
/// draws its tiles in `draw(_:)`. Tiles of another resolution remain below until the visible ones are there. Setting ``CALayer/contents``
/// ends the tiles. Differs from Core Animation: tiles are drawn on the main thread. Source: Apple,
/// [CATiledLayer](https://developer.apple.com/documentation/quartzcore/catiledlayer).
///
/// ```swift
/// final class Grid: CATiledLayer {
///     override func draw(in context: CGContext) {
///         let tile = context.boundingBoxOfClipPath
///         context.setFillColor(CGColor(gray: tile.minX.truncatingRemainder(dividingBy: 512) == 0 ? 0.8 : 0.6, alpha: 1))
///         context.fill(tile)
///     }
/// }
/// let grid = Grid()
/// grid.frame = CGRect(x: 0, y: 0, width: 10_000, height: 10_000)
/// grid.levelsOfDetail = 4
/// ```
open class CATiledLayer: CALayer {
    final let tiles = LayerTiles()
    private var size = CGSize(width: 256, height: 256)
    private var levels = 1
    private var bias = 0

    /// Creates a layer with tiles of 256 pixels and one level of detail.
    public override init() {
        super.init()
        flags.isTiled = true
    }

    /// Copies a layer's model values without its tiles; see `CALayer.init(layer:)`.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATiledLayer else { return }
        (size, levels, bias) = (other.size, other.levels, other.bias)
    }

    /// Creates a layer with default values; archives of layers are not supported.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.isTiled = true
    }

    /// The time in which new tiles fade in, in seconds; 0.25 unless a subclass overrides it. 0 shows them at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }

    /// The number of levels of detail, from the layer's own resolution down, each with half the resolution of the one before it; 1 by
    /// default. Less than 1 counts as 1. The lowest level that is used has at least one pixel in each dimension.
    open var levelsOfDetail: Int {
        get { levels }
        set {
            levels = newValue
            tiles.invalidate(nil, of: self)
        }
    }

    /// The number of levels above the layer's own resolution, each with twice the resolution of the one below it; 0 by default, at most 16.
    open var levelsOfDetailBias: Int {
        get { bias }
        set {
            bias = newValue
            tiles.invalidate(nil, of: self)
        }
    }

    /// The size of a tile, in pixels of its level; 256 by 256 by default. Sizes that are not finite, or less than 8, are
    /// ignored and logged.
    open var tileSize: CGSize {
        get { size }
        set {
            guard min(newValue.width, newValue.height) >= 8, newValue.width.isFinite, newValue.height.isFinite else {
                return reportOnce("tileSize", "\(self): a tile size of \(newValue.width) x \(newValue.height) is refused")
            }
            size = newValue
            tiles.removeAll()
            tiles.invalidate(nil, of: self)
        }
    }

    /// Marks tiles as out of date: all of them, or those of a part that `setNeedsDisplay(_:)` has named. They are drawn again like missing
    /// ones, and replace the old ones without a fade.
    open override func display() { tiles.invalidate(extras?.redrawnRect, of: self) }

    final override func updateTiles() { tiles.update(self) }

    package override class func keyedProperty(_ name: String) -> KeyedProperty? {
        switch name {
        case "levelsOfDetail": KeyedProperty(name, \CATiledLayer.levelsOfDetail)
        case "levelsOfDetailBias": KeyedProperty(name, \CATiledLayer.levelsOfDetailBias)
        case "tileSize": KeyedProperty(name, \CATiledLayer.tileSize)
        default: super.keyedProperty(name)
        }
    }

    override class func standardLayer() -> CALayer { CATiledLayer() }
}
