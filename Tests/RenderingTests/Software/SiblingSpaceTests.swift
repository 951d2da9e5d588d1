import Foundation
import RenderScene
import XCTest

@testable import Rendering

/// Siblings of one layer in one 3D space, against closed forms. `KINORA_PICTURES=folder` writes the images there.
final class SiblingSpaceTests: RenderingTestCase {
    /// A card that turns about a vertical axis, `z` points in front of its superlayer.
    private struct Card {
        var center: SIMD2<Double>
        var half = SIMD2(30.0, 30.0)
        var angle: Double
        var z = 0.0
        /// Position of the axis on the card, -1 for its left and 1 for its right edge.
        var hinge = 0.0
        var color: UInt32
        /// Whether `z` is a `zPosition`, or part of the transform.
        var usesPosition = true

        var layer: LayerModel {
            let channels: [Double] = [color >> 16, color >> 8, color].map { Double($0 & 255) / 255 }
            return LayerModel(center.x - half.x, center.y - half.y, 2 * half.x, 2 * half.y) {
                $0.backgroundColor = RGBA(channels[0], channels[1], channels[2], 1)
                $0.anchorPoint = CGPoint(x: 0.5 + hinge / 2, y: 0.5)
                $0.position = CGPoint(x: center.x + hinge * half.x, y: center.y)
                let rotation = CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0)
                if usesPosition {
                    ($0.transform, $0.zPosition) = (rotation, z)
                } else {
                    $0.transform = CATransform3DConcat(rotation, CATransform3DMakeTranslation(0, 0, CGFloat(z)))
                }
            }
        }

        /// Depth at a point of the target, seen from `distance` in front of `eye`; nil beside the card. A point of the card at (u, v) from
        /// the axis is at (axis + u cos a, v, z - u sin a), and is displayed at `eye` + (x - eye) / (1 - z / distance).
        func depth(at p: SIMD2<Double>, eye: SIMD2<Double>, distance: Double) -> Double? {
            let axis = center.x + hinge * half.x
            let away = p - eye
            let scale: Double = cos(angle) - away.x * sin(angle) / distance
            let u: Double = (away.x * (1 - z / distance) - (axis - eye.x)) / scale
            let depth = z - u * sin(angle)
            let v = away.y * (1 - depth / distance) + eye.y - center.y
            guard abs(u + hinge * half.x) < half.x, abs(v) < half.y, depth < distance else { return nil }
            return depth
        }
    }

    private let size = 160
    private let renderer = SoftwareRenderer()

    private func scene(_ cards: [Card], distance: Double) -> LayerModel {
        let length = Double(size)
        let scene = LayerModel(0, 0, length, length) {
            $0.backgroundColor = .white
            $0.sublayerTransform.m34 = CGFloat(-1 / distance)
        }
        scene.sublayers = cards.map(\.layer)
        return scene
    }

    /// Fails unless each pixel has the color of the card that is nearest there, but for those half a pixel from an edge or a cut.
    private func check(_ cards: [Card], distance: Double = 1e9, _ name: String, file: StaticString = #filePath, line: UInt = #line) {
        let image = render(scene(cards, distance: distance), size, size, with: renderer)
        write(image, name)
        let shown = pixels(image)
        let eye = SIMD2(repeating: Double(size) / 2)
        func nearest(_ p: SIMD2<Double>) -> UInt32 {
            var best: (depth: Double, color: UInt32) = (-.infinity, 0xff_ffff)
            for card in cards {
                guard let depth = card.depth(at: p, eye: eye, distance: distance), depth > best.depth - 1e-9 else { continue }
                best = (depth, card.color)
            }
            return best.color
        }
        var wrong = 0
        var compared = 0
        for y in 0..<size {
            for x in 0..<size {
                let middle = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                var around: Set<UInt32> = []
                for index in 0..<9 {
                    let step = SIMD2(Double(index % 3) - 1, Double(index / 3) - 1)
                    around.insert(nearest(middle + step * 1.01))
                }
                guard around.count == 1, let color = around.first else { continue }
                compared += 1
                if shown[y * size + x] != 0xff00_0000 | color { wrong += 1 }
            }
        }
        XCTAssertEqual(wrong, 0, "\(name): pixels with another card's color", file: file, line: line)
        XCTAssertGreaterThan(compared, size * size * 3 / 4, name, file: file, line: line)
    }

    private func write(_ image: CGImage, _ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["KINORA_PICTURES"] else { return }
        XCTAssertNoThrow(try image.pngData().write(to: URL(fileURLWithPath: folder).appendingPathComponent("siblings-\(name).png")))
    }

    private let wall = Card(center: SIMD2(80, 80), half: SIMD2(60, 60), angle: 0, color: 0xc0c0c0)

    /// Pixels of a color in a row, as a range from the first to after the last, with the shares of the pixels beside them, over the wall.
    private func extent(of color: UInt32, in row: Int, of cards: [Card], distance: Double = 1e9) -> Range<Double>? {
        let shown = Array(pixels(render(scene(cards, distance: distance), size, size, with: renderer))[row * size..<(row + 1) * size])
        let inside = shown.map { $0 == 0xff00_0000 | color }
        guard let first = inside.firstIndex(of: true), let last = inside.lastIndex(of: true) else { return nil }
        func share(_ index: Int) -> Double {
            guard shown.indices.contains(index) else { return 0 }
            let (from, to, red) = (Double(wall.color >> 16 & 255), Double(color >> 16 & 255), Double(shown[index] >> 16 & 255))
            return min(max((from - red) / (from - to), 0), 1)
        }
        let (low, high) = (share(first - 1), share(last + 1))
        return Double(first) - low..<Double(last + 1) + high
    }

    func testAFlipLosesTheHalfBehindItsBackgroundUntilItIsRaised() throws {
        for degrees in stride(from: 15.0, through: 165, by: 15) where degrees != 90 {
            let angle = degrees * .pi / 180
            let card = Card(center: SIMD2(80, 80), angle: angle, color: 0xff0000)
            check([wall, card], distance: 300, "flip-\(Int(degrees))")
            // The right half turns away; mirrored, the left one does.
            let visible = try XCTUnwrap(extent(of: card.color, in: 80, of: [wall, card], distance: 300))
            let edge = degrees < 90 ? visible.upperBound : visible.lowerBound
            XCTAssertEqual(edge, 80, accuracy: 0.5, "the axis, at \(degrees)°")
            var raised = card
            raised.z = 60
            check([wall, raised], distance: 300, "flip-raised-\(Int(degrees))")
            let whole = try XCTUnwrap(extent(of: card.color, in: 80, of: [wall, raised], distance: 300))
            XCTAssertLessThan(whole.lowerBound, 79)
            XCTAssertGreaterThan(whole.upperBound, 81)
        }
    }

    func testTheCutIsWhereThePlanesIntersect() throws {
        for (angle, z) in [(0.5, 8.0), (0.9, -11), (-0.7, 5.5), (1.2, 20), (0.3, 3.25)] {
            for distance in [120.0, 400, 1e9] {
                for usesPosition in [true, false] {
                    let card = Card(center: SIMD2(74, 80), angle: angle, z: z, color: 0x0000ff, usesPosition: usesPosition)
                    check([wall, card], distance: distance, "cut")
                    // On the card z - u sin a = 0 at the wall's depth.
                    let u = z / sin(angle)
                    let cut: Double = 74 + u * cos(angle)
                    let visible = try XCTUnwrap(extent(of: card.color, in: 80, of: [wall, card], distance: distance))
                    guard abs(u) < 30 else { continue }
                    XCTAssertEqual(angle > 0 ? visible.upperBound : visible.lowerBound, cut, accuracy: 0.5, "\(angle), \(z), \(distance)")
                }
            }
        }
    }

    func testAFoldHasNoSeamAtItsHinge() {
        for angle in [0.0, 0.3, 0.8, 1.3] {
            let left = Card(center: SIMD2(60, 80), half: SIMD2(20, 40), angle: angle, hinge: 1, color: 0x3060c0)
            let right = Card(center: SIMD2(100, 80), half: SIMD2(20, 40), angle: -angle, hinge: -1, color: 0x4070d0)
            for z in [0.0, 30] {
                var cards = [left, right]
                for index in cards.indices { cards[index].z = z }
                check([wall] + cards, distance: 240, "fold-\(angle)-\(z)")
                let shown = pixels(render(scene(cards, distance: 240), size, size, with: renderer))
                for y in 60..<100 {
                    for x in 79...80 {
                        let pixel = shown[y * size + x]
                        XCTAssertTrue([0xff30_60c0, 0xff40_70d0].contains(pixel), "\(String(pixel, radix: 16)) at \(x), \(y)")
                    }
                }
            }
        }
    }

    func testACoverFlowIsOrderedByDepth() {
        for shift in stride(from: -20.0, through: 20, by: 8) {
            var cards: [Card] = []
            for index in 0..<9 {
                let x: Double = Double(index - 4) * 22 + shift
                let rotation: Double = max(-1, min(1, x / 30))
                let color = UInt32(0x20_4060 + index * 0x18_1008)
                let center = SIMD2(80 + x * 0.8, 80)
                cards.append(Card(center: center, half: SIMD2(24, 34), angle: -rotation * 1.1, z: 40 * (1 - abs(rotation)), color: color))
            }
            check(cards, distance: 260, "flow-\(Int(shift))")
            check(cards.reversed(), distance: 260, "flow-reversed-\(Int(shift))")
        }
    }

    func testCrossedPlanesCutEachOther() {
        let colors: [UInt32] = [0xd02020, 0x20a040, 0x2040d0, 0xd0a020]
        for count in 2...4 {
            for rotation in [0.1, 0.35, 0.9] {
                var cards: [Card] = []
                for index in 0..<count {
                    let angle: Double = rotation + Double(index) * .pi / Double(count)
                    cards.append(Card(center: SIMD2(80, 80), half: SIMD2(50, 40), angle: angle, color: colors[index]))
                }
                check(cards, distance: 300, "crossed-\(count)-\(rotation)")
            }
        }
    }

    func testTranslucentPiecesLeaveNoSeam() {
        // Beyond the wall, the cut runs through the card alone: it must not show.
        let card = Card(center: SIMD2(80, 80), half: SIMD2(50, 50), angle: 0.6, z: 7, color: 0x000000)
        for alpha in [0.25, 0.5, 0.75] {
            let layers = scene([Card(center: SIMD2(80, 80), half: SIMD2(60, 10), angle: 0, color: 0xc0c0c0), card], distance: 300)
            layers.sublayers[0].values.opacity = 0.8
            layers.sublayers[1].values.opacity = alpha
            let shown = pixels(render(layers, size, size, with: renderer))
            let inside = Set((45...60).flatMap { y in (60...100).map { shown[y * size + $0] } })
            XCTAssertEqual(inside.count, 1, "one color at \(alpha): \(inside.map { String($0, radix: 16) })")
        }
    }

    func testDamageBandsAndThreadsChangeNoByte() {
        func cards(_ step: Int) -> LayerModel {
            let angle = Double(step) * 0.13
            let layers = scene(
                [
                    wall, Card(center: SIMD2(70, 80), angle: angle, z: 3, color: 0xff0000),
                    Card(center: SIMD2(90, 70), angle: -angle * 1.7, color: 0x00ff00),
                ], distance: 300)
            layers.sublayers[2].values.opacity = step % 2 == 0 ? 1 : 0.5
            layers.sublayers[1].values.cornerRadius = 6
            return layers
        }
        let kept = SoftwareRenderer()
        for step in 0..<20 {
            let whole = pixels(render(cards(step), size, size))
            XCTAssertEqual(pixels(render(cards(step), size, size, with: kept)), whole, "damage, step \(step)")
            let banded = SoftwareRenderer()
            banded.bandHeight = 7
            XCTAssertEqual(pixels(render(cards(step), size, size, with: banded)), whole, "bands, step \(step)")
        }
    }

    func testAThousandFlatSiblingsBesideATurnedOneKeepTheirOrder() {
        var layers: [LayerModel] = []
        for index in 0..<1000 {
            let (column, row) = (Double(index % 32), Double(index / 32))
            let (red, green) = (Double(index % 7) / 7, Double(index % 5) / 5)
            layers.append(LayerModel(column * 5, row * 5, 6, 6) { $0.backgroundColor = RGBA(red, green, 0.5, 1) })
        }
        let length = Double(size)
        let flat = LayerModel(0, 0, length, length)
        flat.sublayers = layers
        let expected = pixels(render(flat, size, size))
        layers.insert(Card(center: SIMD2(80, 80), half: SIMD2(20, 20), angle: 0.8, color: 0xff0000).layer, at: 500)
        let tilted = LayerModel(0, 0, length, length)
        tilted.sublayers = layers
        let shown = pixels(render(tilted, size, size))
        for y in 0..<size { for x in 0..<size where x < 60 || x > 80 { XCTAssertEqual(shown[y * size + x], expected[y * size + x]) } }
        XCTAssertEqual(shown[80 * size + 72], 0xffff_0000)
    }

    func testFlatTreesAreNotSearched() {
        let sample = TreeSample()
        let flat = LayerModel(0, 0, 64, 64) { $0.sublayerTransform.m34 = -1 / 300 }
            .adding(
                LayerModel(4, 4, 10, 10) { $0.transform = CATransform3DMakeRotation(1, 0, 0, 1) },
                LayerModel(4, 4, 10, 10) { ($0.transform, $0.zPosition) = (CATransform3DMakeScale(2, 3, 1), 7) })
        sample.sample(flat.tree, at: 0)
        XCTAssertFalse(sample.hasTilts)
        XCTAssertTrue(sample.hasDepths)
        flat.sublayers[1].values.transform = CATransform3DMakeRotation(1, 1, 0, 0)
        sample.sample(flat.tree, at: 0)
        XCTAssertTrue(sample.hasTilts)
    }
}
