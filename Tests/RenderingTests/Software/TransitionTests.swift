import RenderScene
import XCTest

@testable import Rendering

/// Images of layers in the middle of a transition, against images of layers placed explicitly.
final class TransitionTests: RenderingTestCase {
    /// A card of 40 x 40 at (12, 12): a color with a smaller square in a corner of it.
    private func card(_ color: RGBA, square: RGBA, _ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        let card = LayerModel(12, 12, 40, 40) {
            $0.backgroundColor = color
            set(&$0)
        }
        return card.adding(LayerModel(4, 6, 12, 8) { $0.backgroundColor = square })
    }

    private func state(_ kind: Transition.Kind, _ edge: Transition.Edge = .left, at progress: Double, old: LayerModel?) -> TransitionState {
        TransitionState(Transition(kind, from: edge, old: old.map { FrozenTree($0.tree, at: 0) }), progress: progress)
    }

    /// The new card within a white root, in a transition from the old one.
    private func scene(_ state: TransitionState, new: LayerModel) -> LayerModel {
        new.values.transition = state
        let scene = root(64, 64, new)
        scene.values.backgroundColor = .white
        return scene
    }

    private func checkSame(_ one: LayerModel, _ other: LayerModel, _ name: String, line: UInt = #line) {
        XCTAssertEqual(pixels(render(one, 64, 64)), pixels(render(other, 64, 64)), name, line: line)
    }

    private var old: LayerModel { card(.red, square: .green) }
    private var new: LayerModel { card(.blue, square: .black) }

    private func white(_ layers: LayerModel...) -> LayerModel {
        let scene = root(64, 64)
        scene.sublayers = layers
        scene.values.backgroundColor = .white
        return scene
    }

    // MARK: Fade

    func testAFadeMixesBothImagesAndNothingElse() {
        for (progress, weight) in [(0.2, 51.0), (0.5, 128), (0.8, 204)] {
            let image = pixels(render(scene(state(.fade, at: progress, old: old), new: new), 64, 64))
            let (before, after) = (pixels(render(white(old), 64, 64)), pixels(render(white(new), 64, 64)))
            var worst = 0.0
            for index in image.indices {
                for shift in [0, 8, 16, 24] {
                    func channel(_ pixel: UInt32) -> Double { Double(pixel >> UInt32(shift) & 255) }
                    let mixed = (channel(before[index]) * (255 - weight) + channel(after[index]) * weight) / 255
                    worst = max(worst, abs(channel(image[index]) - mixed))
                }
            }
            XCTAssertLessThanOrEqual(worst, 0.5, "\(progress)")
        }
    }

    func testAFadeBetweenEqualImagesShowsNothing() {
        for opacity in [1, 0.6] {
            let see = { (values: inout LayerValues) in values.opacity = opacity }
            let still = card(RGBA(0.3, 0.7, 0.2, 0.8), square: .green, see)
            let plain = pixels(render(white(still), 64, 64))
            for progress in stride(from: 0.05, through: 0.95, by: 0.15) {
                let moving = card(RGBA(0.3, 0.7, 0.2, 0.8), square: .green, see)
                let image = pixels(render(scene(state(.fade, at: progress, old: still), new: moving), 64, 64))
                for (a, b) in zip(image, plain) where a != b {
                    // The opacity of the layer is applied within, so one more rounding shows.
                    for shift: UInt32 in [0, 8, 16] { XCTAssertLessThanOrEqual(abs(Int(a >> shift & 255) - Int(b >> shift & 255)), 1) }
                }
            }
        }
    }

    func testAtBothEndsOnlyOneImageIsDrawn() {
        for kind in [Transition.Kind.fade, .moveIn, .push, .reveal, .flip] {
            checkSame(scene(state(kind, at: 0, old: old), new: new), white(old), "\(kind) at 0")
            checkSame(scene(state(kind, at: 1, old: old), new: new), white(new), "\(kind) at 1")
        }
    }

    func testOutOfNothingAndIntoNothing() {
        let half = card(.blue, square: .black) { $0.opacity = 0.5 }
        let appearing = pixels(render(scene(state(.fade, at: 0.5, old: nil), new: new), 64, 64))
        for (a, b) in zip(appearing, pixels(render(white(half), 64, 64))) {
            for shift: UInt32 in [0, 8, 16] { XCTAssertLessThanOrEqual(abs(Int(a >> shift & 255) - Int(b >> shift & 255)), 1) }
        }
        let hidden = card(.blue, square: .black) { $0.isHidden = true }
        checkSame(scene(state(.fade, at: 0, old: old), new: hidden), white(old), "hidden at 0")
        checkSame(scene(state(.fade, at: 1, old: old), new: hidden), white(), "hidden at 1")
    }

    // MARK: Moving

    /// Cards in the window of the transition, with their offsets.
    private func window(_ cards: [(card: LayerModel, x: Double, y: Double)]) -> LayerModel {
        let frame = LayerModel(12, 12, 40, 40) { $0.masksToBounds = true }
        for entry in cards {
            entry.card.values.position = CGPoint(x: 20 + entry.x, y: 20 + entry.y)
            frame.sublayers.append(entry.card)
        }
        return white(frame)
    }

    func testMovingKindsSlideFromTheVisibleEdgeAndAreClipped() {
        for (edge, x, y) in [(Transition.Edge.left, 1.0, 0.0), (.right, -1, 0), (.top, 0, 1), (.bottom, 0, -1)] {
            // A quarter: 10 of the 40 points are done, 30 are left.
            let (done, left) = (10.0, -30.0)
            checkSame(
                scene(state(.moveIn, edge, at: 0.25, old: old), new: new),
                window([(old, 0, 0), (new, left * x, left * y)]), "moveIn \(edge)")
            checkSame(
                scene(state(.push, edge, at: 0.25, old: old), new: new),
                window([(old, done * x, done * y), (new, left * x, left * y)]), "push \(edge)")
            checkSame(
                scene(state(.reveal, edge, at: 0.25, old: old), new: new),
                window([(new, 0, 0), (old, done * x, done * y)]), "reveal \(edge)")
        }
    }

    func testTheOldImageKeepsTheLayersPositionAndItsOwnSize() {
        let small = LayerModel(0, 0, 20, 20) { $0.backgroundColor = .red }
        let moved = card(.blue, square: .black) { $0.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
        let placed = LayerModel(22, 22, 20, 20) {
            $0.backgroundColor = .red
            $0.transform = CATransform3DMakeScale(0.5, 0.5, 1)
        }
        checkSame(scene(state(.fade, at: 0, old: small), new: moved), white(placed), "under the transform")
    }

    // MARK: Flips

    func testACardShowsItsOldImageUntilItIsEdgeOn() {
        for (edge, x, y) in [(Transition.Edge.left, 0.0, 1.0), (.right, 0, -1), (.top, -1, 0), (.bottom, 1, 0)] {
            for progress in [0.1, 0.3, 0.45, 0.55, 0.75, 0.95] {
                var matrix = CATransform3DIdentity
                matrix.m34 = -1 / 1000
                let angle = (progress < 0.5 ? progress : progress - 1) * Double.pi
                matrix = CATransform3DRotate(matrix, CGFloat(angle), CGFloat(x), CGFloat(y), 0)
                let shownCard = progress < 0.5 ? old : new
                shownCard.values.transform = matrix
                checkSame(scene(state(.flip, edge, at: progress, old: old), new: new), white(shownCard), "\(edge) \(progress)")
            }
            checkSame(scene(state(.flip, edge, at: 0.5, old: old), new: new), white(), "on edge")
        }
    }

    func testTheNamedEdgeComesForward() {
        // Perspective makes the near side higher: a wide card extends above the far one.
        func height(atX x: Int, of image: [UInt32]) -> Int { (0..<200).count { image[$0 * 400 + x] != 0xff00_0000 } }
        let wide = LayerModel(50, 50, 300, 100) { $0.backgroundColor = .red }
        let turning = LayerModel(50, 50, 300, 100) { $0.backgroundColor = .blue }
        turning.values.transition = state(.flip, .left, at: 0.2, old: wide)
        let image = pixels(render(root(400, 200, turning), 400, 200))
        XCTAssertGreaterThan(height(atX: 90, of: image), height(atX: 310, of: image))
    }

    // MARK: Frozen

    func testFrozenContentsAreStretchedToTheBounds() {
        let holder = LayerModel(4, 8, 20, 40) { $0.frozenContents = FrozenTree(old.tree, at: 0) }
        let by = LayerModel(4 + 10 - 20, 8 + 20 - 20, 40, 40) {
            $0.backgroundColor = .red
            $0.transform = CATransform3DMakeScale(0.5, 1, 1)
        }
        by.sublayers = old.sublayers
        checkSame(white(holder), white(by), "stretched")
    }

    func testAFrozenTreeStandsStillAtItsTime() {
        let moving = LayerModel(0, 0, 10, 10) { $0.backgroundColor = .red }
        let timing = TimingStage(timing: MediaTiming(begin: 0, duration: 10))
        moving.tracks = [
            Track(
                animation: 1, path: PropertyPath(.position), own: timing,
                motion: .between(Interpolation(from: .pair(SIMD2(5, 5)), to: .pair(SIMD2(55, 55)))))
        ]
        let tree = root(64, 64, moving).tree
        let holder = LayerModel(0, 0, 64, 64) { $0.frozenContents = FrozenTree(tree, at: 4) }
        let still = LayerModel(20, 20, 10, 10) { $0.backgroundColor = .red }
        let target = RenderTarget(width: 64, height: 64, scale: 1)
        let expected = pixels(render(root(64, 64, still), 64, 64))
        for time in [0.0, 4, 9] {
            XCTAssertEqual(pixels(SoftwareRenderer().render(root(64, 64, holder).tree, at: time, target: target)), expected)
        }
    }

    func testImagesWithinImagesOfAnyDepthAreDrawnAndReleased() {
        weak var innermost: FrozenTree?
        autoreleasing {
            var image = FrozenTree(LayerModel(0, 0, 64, 64) { $0.backgroundColor = .red }.tree, at: 0)
            innermost = image
            for _ in 0..<20_000 { image = FrozenTree(LayerModel(0, 0, 64, 64) { $0.frozenContents = image }.tree, at: 0) }
            let holder = LayerModel(0, 0, 64, 64) { $0.frozenContents = image }
            let renderer = SoftwareRenderer()
            XCTAssertEqual(pixels(render(root(64, 64, holder), 64, 64, with: renderer)).first, 0xffff_0000)
            XCTAssertNotNil(innermost)
            _ = render(root(), 64, 64, with: renderer)
        }
        XCTAssertNil(innermost)
    }

    private func autoreleasing(_ body: () -> Void) { body() }

    func testTransitionsWithinTransitionsAreDrawn() {
        // Half way from red to green, frozen; then half way from that to blue.
        let green = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .green }
        green.values.transition = state(.fade, at: 0.5, old: LayerModel(0, 0, 64, 64) { $0.backgroundColor = .red })
        let blue = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .blue }
        blue.values.transition = state(.fade, at: 0.5, old: green)
        let pixel = pixels(render(root(64, 64, blue), 64, 64))[0]
        XCTAssertEqual(pixel, 0xff3f_4080)
    }

    func testABandHeightChangesNoByteOfATransition() {
        for kind in [Transition.Kind.fade, .push, .flip] {
            let image = scene(state(kind, .right, at: 0.3, old: old), new: new)
            let whole = SoftwareRenderer()
            let banded = SoftwareRenderer()
            banded.bandHeight = 5
            XCTAssertEqual(pixels(render(image, 64, 64, with: whole)), pixels(render(image, 64, 64, with: banded)), "\(kind)")
        }
    }
}
