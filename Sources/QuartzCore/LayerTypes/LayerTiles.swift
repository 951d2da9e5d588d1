import CoreGraphics
import Foundation
import RenderScene

/// The tiles of a tiled layer, by level of detail and position.
final class LayerTiles {
    /// Level 0 has the layer's own resolution, each further one twice that of the level below it.
    private struct Key: Hashable {
        var level: Int
        var column: Int
        var row: Int
    }

    private struct Tile {
        let layer: CALayer
        let rect: CGRect
        var isStale = false
    }

    /// Superlayer of the tiles, below the sublayers; its space is that of the tiled layer.
    private let host = CALayer()
    private var tiles: [Key: Tile] = [:]
    private var drawing: MediaTimer?
    private var clearing: MediaTimer?
    /// Whether neither the layer nor its delegate has drawing code.
    private var drawsNothing = false

    /// Time from a commit that shows a gap to the drawing of its tiles, in seconds.
    private static let delay = 1.0 / 60
    /// Most tiles that are drawn for one visible area.
    private static let limit = 4096

    /// Marks the tiles that a rectangle of the layer's space touches, or all.
    func invalidate(_ rect: CGRect?, of layer: CATiledLayer) {
        drawsNothing = false
        for (key, tile) in tiles where rect.map({ $0.intersects(tile.rect) }) ?? true { tiles[key]?.isStale = true }
        // The next commit looks for gaps.
        layer.markDirty()
    }

    func removeAll() {
        for tile in tiles.values { tile.layer.removeFromSuperlayer() }
        tiles = [:]
    }

    // MARK: Gaps

    /// Called after each commit: requests tiles that are visible and missing.
    func update(_ layer: CATiledLayer) {
        guard layer.contents == nil else { return removeAll() }
        let wanted = visibleTiles(of: layer)
        guard let level = wanted.first?.key.level else { return }
        if wanted.contains(where: isMissing) {
            guard drawing == nil, !drawsNothing else { return }
            let timer = MediaTimer(after: Self.delay, name: "tiles of \(layer.nodeName)") { [weak self, weak layer] in
                self?.drawing = nil
                if let self, let layer { draw(layer) }
            }
            drawing = timer
            timer.start()
        } else if clearing == nil, tiles.keys.contains(where: { $0.level != level }) {
            let timer = MediaTimer(after: type(of: layer).fadeDuration(), name: "tiles of \(layer.nodeName)") { [weak self, weak layer] in
                self?.clearing = nil
                if let self, let layer { clear(layer) }
            }
            clearing = timer
            timer.start()
        }
    }

    private func isMissing(_ wanted: (key: Key, rect: CGRect)) -> Bool {
        guard let tile = tiles[wanted.key] else { return true }
        return tile.isStale || tile.rect != wanted.rect
    }

    /// The tiles of the level that shows, in the order of their distance from the middle of the visible area.
    private func visibleTiles(of layer: CATiledLayer) -> [(key: Key, rect: CGRect)] {
        let bounds = layer.bounds.standardized
        let visible = layer.visibleBounds
        guard layer.context != nil, visible.width > 0, visible.height > 0 else { return [] }
        let level = level(of: layer)
        let scale = scale(level, of: layer)
        let (width, height) = (layer.tileSize.width / scale, layer.tileSize.height / scale)
        let columns = Int((visible.minX / width).rounded(.down))...Int(((visible.maxX / width).rounded(.up) - 1))
        let rows = Int((visible.minY / height).rounded(.down))...Int(((visible.maxY / height).rounded(.up) - 1))
        guard columns.count * rows.count <= Self.limit else {
            reportOnce("tiles", "\(layer): \(columns.count) x \(rows.count) tiles are visible; make them larger. None is drawn")
            return []
        }
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        func distance(_ rect: CGRect) -> CGFloat { max(abs(rect.midX - middle.x), abs(rect.midY - middle.y)) }
        return rows.flatMap { row in
            columns.map { column in
                let rect = CGRect(x: CGFloat(column) * width, y: CGFloat(row) * height, width: width, height: height)
                return (Key(level: level, column: column, row: row), rect.intersection(bounds))
            }
        }.filter { !$0.1.isEmpty }.enumerated().sorted { (distance($0.element.1), $0.offset) < (distance($1.element.1), $1.offset) }
            .map { (key: $0.element.0, rect: $0.element.1) }
    }

    /// The lowest level with the resolution that shows, or the highest one that there is.
    private func level(of layer: CATiledLayer) -> Int {
        let bounds = layer.bounds.standardized
        let pixels = min(bounds.width, bounds.height) * scale(0, of: layer)
        let least = max(1 - max(layer.levelsOfDetail, 1), pixels > 1 ? -Int(log2(pixels)) : 0)
        let shown = layer.scaleOnScreen / scale(0, of: layer)
        let wanted = shown > 0 && shown.isFinite ? Int((log2(shown) - 0.01).rounded(.up)) : 0
        return min(max(wanted, least), min(max(layer.levelsOfDetailBias, 0), 16))
    }

    /// Pixels per point of the layer.
    private func scale(_ level: Int, of layer: CATiledLayer) -> CGFloat {
        let own = layer.contentsScale
        return (own > 0 && own.isFinite ? own : 1) * CGFloat(sign: .plus, exponent: level, significand: 1)
    }

    // MARK: Drawing

    private func draw(_ layer: CATiledLayer) {
        guard layer.contents == nil else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        if host.storedSuperlayer == nil {
            host.name = "tiles"
            layer.addTileHost(host)
        }
        let wanted = visibleTiles(of: layer)
        for one in wanted where isMissing(one) {
            guard let canvas = ContentsCanvas(bounds: one.rect, scale: scale(one.key.level, of: layer), isOpaque: layer.drawsOpaquely),
                draw(layer, on: canvas), let image = canvas.context.makeImage()
            else { break }
            show(image, canvas.coverage, one.key, one.rect, of: layer)
        }
        if let level = wanted.first?.key.level { removeInvisible(level, of: layer) }
        CATransaction.commit()
    }

    /// Returns false if there is no drawing code.
    private func draw(_ layer: CATiledLayer, on canvas: ContentsCanvas) -> Bool {
        if !layer.drawsDownwards { canvas.context.flip(within: layer.bounds.standardized) }
        layer.flags.delegateDrawsNothing = layer.delegate == nil
        layer.delegate?.layerWillDraw(layer)
        layer.draw(in: canvas.context)
        drawsNothing = layer.flags.delegateDrawsNothing && !CALayer.drawsContents(type(of: layer))
        return !drawsNothing
    }

    private func show(_ image: CGImage, _ coverage: SIMD2<Double>, _ key: Key, _ rect: CGRect, of layer: CATiledLayer) {
        let old = tiles[key]
        let tile = old?.layer ?? CALayer()
        tile.contents = image
        tile.contentsScale = scale(key.level, of: layer)
        tile.values.contentsCoverage = coverage
        tile.frame = rect
        tiles[key] = Tile(layer: tile, rect: rect)
        guard old == nil else { return }
        host.addSublayer(tile)
        let duration = type(of: layer).fadeDuration()
        guard duration > 0, duration.isFinite else { return }
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue, fade.duration) = (0.0, 1.0, duration)
        tile.add(fade, forKey: "fade")
    }

    /// Removes tiles of the present level that are further away than the visible area is wide and high.
    private func removeInvisible(_ level: Int, of layer: CATiledLayer) {
        let visible = layer.visibleBounds
        let kept = visible.insetBy(dx: -visible.width, dy: -visible.height)
        for (key, tile) in tiles where key.level == level && !tile.rect.intersects(kept) {
            tile.layer.removeFromSuperlayer()
            tiles[key] = nil
        }
    }

    /// Removes the tiles of other levels, once those that show have faded in.
    private func clear(_ layer: CATiledLayer) {
        let wanted = visibleTiles(of: layer)
        guard let level = wanted.first?.key.level, !wanted.contains(where: isMissing) else { return }
        for (key, tile) in tiles where key.level != level {
            tile.layer.removeFromSuperlayer()
            tiles[key] = nil
        }
    }
}

extension CALayer {
    /// Adds the layer that contains tiles, below the sublayers.
    fileprivate final func addTileHost(_ host: CALayer) {
        withExtras { $0.tileHost = host }
        join(host)
        markDirty()
    }

    /// The bounds within those of clipping superlayers and of the root, by model values.
    fileprivate final var visibleBounds: CGRect {
        var visible = bounds.standardized
        var at = storedSuperlayer
        while let layer = at, !visible.isEmpty {
            if layer.masksToBounds || layer.storedSuperlayer == nil { visible = visible.intersection(convert(layer.bounds, from: layer)) }
            at = layer.storedSuperlayer
        }
        return visible.isNull ? .zero : visible
    }

    /// Pixels of the screen for a point of the layer's space, by model values; the larger of both directions.
    fileprivate final var scaleOnScreen: CGFloat {
        guard let root = context?.root else { return contentsScale }
        let origin = convert(CGPoint.zero, to: root)
        let (x, y) = (convert(CGPoint(x: 1, y: 0), to: root), convert(CGPoint(x: 0, y: 1), to: root))
        func length(_ end: CGPoint) -> CGFloat {
            ((end.x - origin.x) * (end.x - origin.x) + (end.y - origin.y) * (end.y - origin.y)).squareRoot()
        }
        return max(length(x), length(y)) * root.contentsScale
    }
}
