import RenderScene
import XCTest

@testable import Rendering

/// Commands of a list, and culled ones.
final class DisplayListBuilderTests: XCTestCase {
    /// The list's commands as words, with opacities that are not 1.
    private func words(_ root: LayerModel, _ width: Int = 64, _ height: Int = 64) -> [String] {
        let (builder, sample) = (DisplayListBuilder { SoftwareRenderer(depth: $0) }, TreeSample())
        sample.sample(root.tree, at: 0)
        builder.build(sample, for: RenderTarget(width: width, height: height, scale: 1))
        return builder.list.commands.map { command in
            switch command {
            case .fill(let fill): return fill.opacity == 1 ? "fill" : "fill \(fill.opacity)"
            case .image(let image): return image.opacity == 1 ? "image" : "image \(image.opacity)"
            case .gradient(let gradient): return gradient.opacity == 1 ? "gradient" : "gradient \(gradient.opacity)"
            case .beginClip(let clip): return clip.isWholePixels ? "clip whole" : "clip"
            case .endClip: return "end clip"
            case .beginGroup(let group): return "group \(group.opacity)"
            case .endGroup: return "end group"
            case .beginCrossfade(let crossfade): return "crossfade \(crossfade.opacity)"
            case .nextOfCrossfade: return "next"
            case .endCrossfade(let fraction): return "end crossfade \(fraction)"
            case .beginMasked(let masked): return "masked \(masked.opacity)"
            case .nextOfMasked: return "mask"
            case .endMasked: return "end masked"
            case .beginShadow(let shadow): return "shadow \(shadow.opacity)"
            case .endShadow: return "end shadow"
            case .backdrop: return "backdrop"
            }
        }
    }

    private func card(_ set: (inout LayerValues) -> Void = { _ in }) -> LayerModel {
        LayerModel(10, 10, 20, 20) {
            $0.backgroundColor = .red
            set(&$0)
        }
    }

    private func root(_ sublayers: LayerModel...) -> LayerModel {
        let root = LayerModel(0, 0, 64, 64)
        root.sublayers = sublayers
        return root
    }

    func testALayerIsBackgroundContentsSublayersBorder() {
        let layer = card {
            ($0.borderWidth, $0.contents, $0.masksToBounds, $0.cornerRadius) = (1, TestImages.gradient(2, 2), true, 3)
        }
        XCTAssertEqual(words(root(layer.adding(card()))), ["fill", "image", "clip", "fill", "end clip", "fill"])
    }

    func testAGroupOfOneThingFadesThatThing() {
        XCTAssertEqual(words(root(card { $0.opacity = 0.5 })), ["fill 0.5"])
        let faded = LayerModel(0, 0, 64, 64) { $0.opacity = 0.5 }
        XCTAssertEqual(words(faded.adding(card { $0.opacity = 0.5 })), ["fill 0.25"])
        XCTAssertEqual(words(faded.adding(card())), ["group 0.5", "fill 0.5", "fill", "end group"], "two things are blended first")
    }

    func testAGroupAloneInAGroupIsOneGroup() {
        let inner = LayerModel(0, 0, 64, 64) { $0.opacity = 0.5 }.adding(card(), card())
        let outer = LayerModel(0, 0, 64, 64) { $0.opacity = 0.5 }.adding(inner)
        XCTAssertEqual(words(outer), ["group 0.25", "fill", "fill", "end group"])
    }

    func testEmptyGroupsAndClipsLeaveNothing() {
        let clip = LayerModel(5, 5, 9, 9) { $0.masksToBounds = true }
        XCTAssertEqual(words(root(LayerModel(0, 0, 64, 64) { $0.opacity = 0.5 }.adding(clip.adding(LayerModel(0, 0, 9, 9))))), [])
    }

    func testInvisibleLayersAreLeftOut() {
        XCTAssertEqual(words(root(LayerModel(64, 0, 10, 10) { $0.backgroundColor = .red })), [])
        let clip = LayerModel(5, 5, 9, 9) { $0.masksToBounds = true }
        XCTAssertEqual(words(root(clip.adding(LayerModel(9, 0, 9, 9) { $0.backgroundColor = .red }))), [])
        XCTAssertEqual(words(root(card { $0.backgroundColor = RGBA(1, 1, 1, 0) })), [])
    }

    func testAClipAroundEverythingVisibleIsNotOpened() {
        for angle in [0, 0.5] {
            let clip = LayerModel(-100, -100, 300, 300) {
                ($0.masksToBounds, $0.cornerRadius) = (true, 20)
                $0.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
            }
            XCTAssertEqual(words(clip.adding(card { $0.position = CGPoint(x: 140, y: 140) })), ["fill"])
        }
    }

    func testAClipOfWholePixelsNeedsNoMask() {
        let clip = LayerModel(5, 5, 20, 20) { $0.masksToBounds = true }
        XCTAssertEqual(words(root(clip.adding(card()))), ["clip whole", "fill", "end clip"])
        clip.values.position.x += 0.5
        XCTAssertEqual(words(root(clip)), ["clip", "fill", "end clip"])
    }

    func testWhatIsBelowAnOpaqueScreenIsForgotten() {
        let screen = LayerModel(0, 0, 64, 64) { $0.backgroundColor = .white }
        XCTAssertEqual(words(root(card(), screen, card())), ["fill", "fill"])
        screen.values.backgroundColor = nil
        screen.values.contents = TestImages.gradient(4, 4)
        XCTAssertEqual(words(root(card(), screen, card())), ["image", "fill"])
        screen.values.contents = TestImages.noise(4, 4, seed: 1)
        XCTAssertEqual(words(root(card(), screen, card())), ["fill", "image", "fill"])
        screen.values.contents = nil
        screen.values.backgroundColor = .white
        screen.values.opacity = 0.5
        XCTAssertEqual(words(root(card(), screen, card())), ["fill", "fill 0.5", "fill"])
        screen.values.opacity = 1
        screen.values.cornerRadius = 4
        XCTAssertEqual(words(root(card(), screen, card())), ["fill", "fill", "fill"])
    }
}
