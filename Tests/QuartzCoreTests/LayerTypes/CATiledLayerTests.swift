import RenderScene
import XCTest

@testable import QuartzCore

/// Tiled layers: which tiles are drawn, when, and at which resolution.
final class CATiledLayerTests: LayerTestCase {
    /// Records the tiles that it draws.
    private final class Recorder: CATiledLayer {
        var drawn: [CGRect] = []
        var scales: Set<CGFloat> = []

        override func draw(in ctx: CGContext) {
            drawn.append(ctx.boundingBoxOfClipPath)
            scales.insert(abs(ctx.ctm.a))
        }

        func take() -> Set<CGRect> {
            defer { drawn = [] }
            return Set(drawn)
        }
    }

    private final class Sudden: CATiledLayer {
        override class func fadeDuration() -> CFTimeInterval { 0 }
        override func draw(in ctx: CGContext) {}
    }

    private func add<Layer: CATiledLayer>(_ layer: Layer, _ frame: CGRect, in clip: CALayer? = nil) -> Layer {
        CATransaction.setDisableActions(true)
        layer.frame = frame
        (clip ?? root).addSublayer(layer)
        endTurn()
        return layer
    }

    private func tile(_ column: Int, _ row: Int, _ size: CGFloat = 256, width: CGFloat? = nil, height: CGFloat? = nil) -> CGRect {
        CGRect(x: CGFloat(column) * size, y: CGFloat(row) * size, width: width ?? size, height: height ?? size)
    }

    private func tiles(_ layer: CATiledLayer) -> [CALayer] { layer.layersBelow.first?.sublayers ?? [] }

    func testTilesAreDrawnASixtiethSecondAfterTheCommitMiddleFirst() {
        let layer = add(Recorder(), CGRect(x: 0, y: 0, width: 2000, height: 2000))
        XCTAssertEqual(layer.drawn, [])
        advance(to: 0.016)
        XCTAssertEqual(layer.drawn, [])
        advance(to: 0.017)
        // The root is 400 by 800 points.
        let wanted = (0...3).flatMap { row in (0...1).map { tile($0, row) } }
        XCTAssertEqual(Set(layer.drawn), Set(wanted))
        XCTAssertEqual(layer.drawn.first, tile(0, 1), "its middle is nearest to that of the visible area")
        XCTAssertEqual(layer.scales, [1])
        XCTAssertNil(layer.sublayers, "tiles are no sublayers")
        XCTAssertNil(layer.contents)
    }

    func testTilesAtTheEdgesEndWithTheBounds() {
        let layer = add(Recorder(), CGRect(x: 0, y: 0, width: 300, height: 200))
        advance(to: 0.1)
        XCTAssertEqual(layer.take(), [tile(0, 0, height: 200), tile(1, 0, width: 44, height: 200)])
        layer.bounds.size.width = 310
        endTurn()
        advance(to: 0.2)
        XCTAssertEqual(layer.take(), [tile(1, 0, width: 54, height: 200)], "the first one is the same")
    }

    func testNewTilesFadeInLinearlyAndASubclassChoosesTheDuration() {
        let layer = add(Recorder(), CGRect(x: 0, y: 0, width: 100, height: 100))
        advance(to: 1.0 / 60)
        let begin = clock.now - 100
        for (time, opacity) in [(0.0, 0.0), (0.05, 0.2), (0.125, 0.5), (0.2, 0.8), (0.25, 1)] {
            advance(to: begin + time)
            XCTAssertEqual(Double(tiles(layer).first?.presentation()?.opacity ?? -1), opacity, accuracy: 1e-6, "at \(time)")
        }
        XCTAssertEqual(CATiledLayer.fadeDuration(), 0.25)
        XCTAssertNil(tiles(layer).first?.animation(forKey: "fade"), "it has ended")
        let sudden = add(Sudden(), CGRect(x: 0, y: 0, width: 100, height: 100))
        advance(to: begin + 0.4)
        XCTAssertEqual(tiles(sudden).count, 1)
        XCTAssertNil(tiles(sudden).first?.animation(forKey: "fade"))
    }

    func testScrollingDrawsWhatBecomesVisible() {
        let clip = CALayer()
        clip.masksToBounds = true
        CATransaction.setDisableActions(true)
        clip.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        root.addSublayer(clip)
        let layer = add(Recorder(), CGRect(x: 0, y: 0, width: 5000, height: 5000), in: clip)
        advance(to: 0.1)
        XCTAssertEqual(layer.take(), [tile(0, 0)])
        clip.bounds.origin = CGPoint(x: 200, y: 0)
        endTurn()
        advance(to: 0.2)
        XCTAssertEqual(layer.take(), [tile(1, 0)])
        clip.bounds.origin = CGPoint(x: 3000, y: 3000)
        endTurn()
        advance(to: 0.3)
        XCTAssertEqual(layer.take(), [tile(11, 11), tile(12, 11), tile(11, 12), tile(12, 12)])
        clip.bounds.origin = .zero
        endTurn()
        advance(to: 0.4)
        XCTAssertEqual(layer.take(), [tile(0, 0)], "tiles far away have been removed")
    }

    func testAnInvalidRectangleIsDrawnAgainWithoutAFadeAndLater() {
        let layer = add(Recorder(), CGRect(x: 0, y: 0, width: 400, height: 100))
        advance(to: 1)
        _ = layer.take()
        let before = tiles(layer)
        layer.setNeedsDisplay(CGRect(x: 300, y: 10, width: 5, height: 5))
        endTurn()
        XCTAssertEqual(layer.take(), [])
        let image = before.map { $0.contents as? CGImage }
        advance(to: 1.1)
        XCTAssertEqual(layer.take(), [tile(1, 0, width: 144, height: 100)])
        XCTAssertEqual(tiles(layer), before)
        XCTAssertIdentical(before[0].contents as? CGImage, image[0])
        XCTAssertNotIdentical(before[1].contents as? CGImage, image[1])
        XCTAssertNil(before[1].animation(forKey: "fade"))
        layer.setNeedsDisplay()
        endTurn()
        advance(to: 1.2)
        XCTAssertEqual(layer.take().count, 2)
    }

    func testTheResolutionIsThatOfTheLevelThatShows() {
        for (zoom, scale) in [(1, 1), (0.6, 1), (0.5, 0.5), (0.2, 0.25), (0.02, 0.25), (1.5, 2), (3, 4), (20, 4)] as [(CGFloat, CGFloat)] {
            let layer = Recorder()
            (layer.levelsOfDetail, layer.levelsOfDetailBias) = (3, 2)
            layer.transform = CATransform3DMakeScale(zoom, zoom, 1)
            CATransaction.setDisableActions(true)
            layer.bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
            layer.position = CGPoint(x: 200, y: 400)
            root.addSublayer(layer)
            endTurn()
            advance(to: clock.now - 100 + 0.1)
            XCTAssertEqual(layer.scales, [scale], "zoom \(zoom)")
            XCTAssertEqual(layer.drawn.first?.width ?? 0, min(256 / scale, 1000), accuracy: 256 / scale)
            layer.removeFromSuperlayer()
        }
    }

    func testTheLowestLevelHasAPixel() {
        let layer = Recorder()
        layer.levelsOfDetail = 20
        layer.transform = CATransform3DMakeScale(0.001, 0.001, 1)
        CATransaction.setDisableActions(true)
        layer.bounds = CGRect(x: 0, y: 0, width: 1000, height: 40)
        layer.position = CGPoint(x: 200, y: 400)
        root.addSublayer(layer)
        endTurn()
        advance(to: 0.1)
        // 40 points are one and a quarter pixels at 1/32.
        XCTAssertEqual(layer.scales, [1.0 / 32])
    }

    func testTilesOfTheOldLevelRemainUntilTheNewOnesHaveFadedIn() {
        let layer = Recorder()
        layer.levelsOfDetailBias = 1
        _ = add(layer, CGRect(x: 0, y: 0, width: 200, height: 200))
        advance(to: 1)
        XCTAssertEqual(tiles(layer).count, 1)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        endTurn()
        XCTAssertEqual(tiles(layer).count, 1)
        advance(to: 1.1)
        XCTAssertEqual(layer.scales, [1, 2])
        XCTAssertGreaterThan(tiles(layer).count, 2, "four new ones above the old one")
        advance(to: 1.5)
        XCTAssertEqual(Set(tiles(layer).map(\.contentsScale)), [2])
    }

    func testZoomingBackWhileTilesFadeKeepsThoseThatShow() {
        let layer = Recorder()
        layer.levelsOfDetailBias = 1
        _ = add(layer, CGRect(x: 0, y: 0, width: 200, height: 200))
        advance(to: 1)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        advance(to: 1.1)
        layer.transform = CATransform3DIdentity
        advance(to: 1.12)
        XCTAssertEqual(layer.drawn.count, 1 + layer.drawn.filter { $0.width < 200 }.count, "the tile of the first level is there")
        advance(to: 2)
        XCTAssertEqual(Set(tiles(layer).map(\.contentsScale)), [1])
    }

    func testSizesAreOfPixelsAndBadOnesAreRefused() {
        let layer = Recorder()
        layer.contentsScale = 2
        layer.tileSize = CGSize(width: 64, height: 128)
        layer.tileSize = CGSize(width: 0, height: 10)
        layer.tileSize = CGSize(width: Double.nan, height: 10)
        XCTAssertEqual(layer.tileSize, CGSize(width: 64, height: 128))
        root.contentsScale = 2
        _ = add(layer, CGRect(x: 0, y: 0, width: 64, height: 64))
        advance(to: 0.1)
        XCTAssertEqual(layer.take(), [CGRect(x: 0, y: 0, width: 32, height: 64), CGRect(x: 32, y: 0, width: 32, height: 64)])
        XCTAssertEqual(layer.scales, [2])
    }

    func testContentsEndTheTilesAndALayerInNoWindowHasNone() {
        let layer = Recorder()
        layer.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        advance(to: 0.1)
        XCTAssertEqual(layer.drawn, [])
        _ = add(layer, layer.frame)
        advance(to: 0.2)
        XCTAssertEqual(tiles(layer).count, 1)
        layer.contents = tiles(layer)[0].contents
        advance(to: 0.3)
        XCTAssertEqual(tiles(layer), [])
    }

    func testTilesLeaveTheTreeWithTheirLayer() {
        weak var host: CALayer?
        weak var gone: CALayer?
        do {
            let layer = add(Sudden(), CGRect(x: 0, y: 0, width: 64, height: 64))
            advance(to: 0.1)
            (host, gone) = (layer.layersBelow.first, layer)
            XCTAssertNotNil(host?.superlayer)
            XCTAssertNotNil(layer.presentation())
            XCTAssertNotNil(host?.superlayer, "a presentation has no tiles of its own")
            layer.removeFromSuperlayer()
        }
        advance(to: 0.2)
        XCTAssertNil(gone)
        XCTAssertNil(host)
    }
}
