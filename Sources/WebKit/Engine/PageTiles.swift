import CWebHelper
import QuartzCore

/// The pixels of a page, as layers in the page's coordinates: rows of tiles, each with an image.
///
/// The helper draws the part of the page that is visible at its scroll offset. Tiles keep what it drew before, so that scrolled content
/// moves at once while the next pixels are on their way.
@MainActor
final class PageTiles {
    /// Height of a tile in pixels.
    private static let height = 256

    private struct Index: Hashable {
        var x, y: Int
    }

    private struct Tile {
        let layer: TileLayer
        /// The pixels of the image, while the tile is in the visible part.
        var buffer: PixelBuffer?
        var isOpaque = false
        var isCovered = false
        var isChanged = false
    }

    private let layer: CALayer
    private let scale: Int
    private var tiles: [Index: Tile] = [:]
    /// Width of a tile in pixels, which is that of the visible part.
    private var width = 0
    private var visibleHeight = 0
    private var lastOrigin: (x: Int, y: Int)?
    private var startsPage = false

    init(in layer: CALayer, scale: Int) {
        self.layer = layer
        self.scale = scale
    }

    /// Whether there are pixels of the page.
    var isEmpty: Bool { tiles.isEmpty }

    /// Has the next frame replace all tiles.
    func beginPage() { startsPage = true }

    /// Removes all tiles.
    func removeAll() {
        for tile in tiles.values { tile.layer.removeFromSuperlayer() }
        tiles = [:]
        lastOrigin = nil
    }

    /// Takes over changed rectangles of a frame whose top left corner is at a point of the page. All sizes are in pixels.
    func show(
        _ frame: UnsafePointer<UInt32>, size: (width: Int, height: Int), origin: (x: Int, y: Int), changes: [PixelRect], isOpaque: Bool
    ) {
        // Another size is another layout of the page.
        if size.width != width || size.height != visibleHeight || startsPage {
            removeAll()
            width = size.width
            visibleHeight = size.height
            startsPage = false
        }
        let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let hasMoved = lastOrigin.map { $0 != origin } ?? true
        lastOrigin = origin
        for change in hasMoved ? [whole] : changes {
            copy(frame, rowLength: size.width, change, from: origin, isOpaque: isOpaque)
        }
        finish(around: PixelRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
    }

    /// Takes over an image of the whole page, except for its visible part.
    func showBehind(_ page: UnsafePointer<UInt32>, size: (width: Int, height: Int), isOpaque: Bool) {
        guard width > 0, let lastOrigin, !startsPage else { return }
        let visible = PixelRect(x: lastOrigin.x, y: lastOrigin.y, width: width, height: 0)
        let last = (size.height - 1) / Self.height
        for row in 0...max(last, 0) where tiles[Index(x: 0, y: row)]?.buffer == nil {
            let area = PixelRect(
                x: 0, y: row * Self.height, width: size.width, height: min(Self.height, size.height - row * Self.height))
            guard area.height > 0 else { continue }
            copy(page, rowLength: size.width, area, from: (0, 0), isOpaque: isOpaque)
        }
        finish(around: visible, keeps: true)
    }

    private func copy(
        _ frame: UnsafePointer<UInt32>, rowLength: Int, _ change: PixelRect, from origin: (x: Int, y: Int), isOpaque: Bool
    ) {
        let area = PixelRect(x: change.x + origin.x, y: change.y + origin.y, width: change.width, height: change.height)
        guard area.width > 0, area.height > 0, area.x >= 0, area.y >= 0 else { return }
        for row in area.y / Self.height...(area.y + area.height - 1) / Self.height {
            for column in area.x / width...(area.x + area.width - 1) / width {
                let bounds = PixelRect(x: column * width, y: row * Self.height, width: width, height: Self.height)
                let common = area.intersection(bounds)
                let index = Index(x: column, y: row)
                var tile = tiles[index] ?? newTile(index)
                let buffer = tile.buffer ?? newBuffer(of: tile)
                tile.buffer = buffer
                let target = buffer.pixels + (common.y - bounds.y) * width + common.x - bounds.x
                let source = frame + (common.y - origin.y) * rowLength + common.x - origin.x
                let differs = kinora_web_copy(target, width, source, rowLength, common.width, common.height)
                let isWhole = common == bounds
                let wasOpaque = tile.isOpaque
                tile.isOpaque = isOpaque && (isWhole || tile.isOpaque)
                if differs || !tile.isCovered || wasOpaque != tile.isOpaque { tile.isChanged = true }
                tile.isCovered = true
                tiles[index] = tile
            }
        }
    }

    private func newTile(_ index: Index) -> Tile {
        let tile = TileLayer()
        tile.anchorPoint = .zero
        let scale = CGFloat(scale)
        tile.bounds = CGRect(x: 0, y: 0, width: CGFloat(width) / scale, height: CGFloat(Self.height) / scale)
        tile.position = CGPoint(x: CGFloat(index.x * width) / scale, y: CGFloat(index.y * Self.height) / scale)
        tile.contentsScale = scale
        layer.addSublayer(tile)
        return Tile(layer: tile)
    }

    private func newBuffer(of tile: Tile) -> PixelBuffer {
        let buffer = PixelBuffer(count: width * Self.height)
        tile.layer.image?.withPixels { pixels in
            if let start = pixels.baseAddress, pixels.count == buffer.count { buffer.pixels.update(from: start, count: buffer.count) }
        }
        return buffer
    }

    /// Makes images of changed tiles, and releases what is far from the visible part.
    private func finish(around visible: PixelRect, keeps: Bool = false) {
        let reach = 3 * max(visible.height, 1)
        for (index, tile) in tiles {
            var tile = tile
            if tile.isChanged, let buffer = tile.buffer {
                tile.layer.image = CGImage(width: width, height: Self.height, isOpaque: tile.isOpaque) { target in
                    target.baseAddress?.update(from: buffer.pixels, count: target.count)
                }
                tile.layer.contents = tile.layer.image
                tile.isChanged = false
            }
            let (top, bottom) = (index.y * Self.height, (index.y + 1) * Self.height)
            if bottom <= visible.y || top >= visible.y + visible.height {
                tile.buffer = nil
            }
            tiles[index] = tile
            if !keeps, bottom < visible.y - reach || top > visible.y + visible.height + reach {
                tile.layer.removeFromSuperlayer()
                tiles[index] = nil
            }
        }
    }
}

/// Memory of pixels, transparent at first.
final class PixelBuffer {
    let pixels: UnsafeMutablePointer<UInt32>
    let count: Int

    init(count: Int) {
        self.count = count
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
    }

    deinit { pixels.deallocate() }
}

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
    var x, y, width, height: Int

    func intersection(_ other: PixelRect) -> PixelRect {
        let (left, top) = (max(x, other.x), max(y, other.y))
        let (right, bottom) = (min(x + width, other.x + other.width), min(y + height, other.y + other.height))
        return PixelRect(x: left, y: top, width: max(right - left, 0), height: max(bottom - top, 0))
    }
}

/// A layer of a tile, whose changes are not animated.
final class TileLayer: CALayer {
    var image: CGImage?

    override func action(forKey event: String) -> (any CAAction)? { nil }
}
