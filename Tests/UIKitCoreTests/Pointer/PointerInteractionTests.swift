import Kinora
@testable import UIKitCore
import UIKitTestSupport
import XCTest

/// Regions, styles and effects of the pointer on an iPad.
@preconcurrency @MainActor
final class PointerInteractionTests: XCTestCase {
    private final class Guide: NSObject, UIPointerInteractionDelegate {
        var log: [String] = []
        var region: ((CGPoint, UIPointerRegion) -> UIPointerRegion?)?
        var style: UIPointerStyle?
        var animated: UIView?

        func pointerInteraction(
            _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
        ) -> UIPointerRegion? {
            log.append("at \(Int(request.location.x)) \(Int(request.location.y))")
            return region.map { $0(request.location, defaultRegion) } ?? defaultRegion
        }
        func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
            log.append("style")
            return style
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            log.append("enter \(region.identifier.map { "\($0)" } ?? "-")")
            animator.addAnimations { [animated] in animated?.alpha = 0.5 }
            animator.addCompletion { self.log.append("entered \($0)") }
        }
        func pointerInteraction(
            _ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating
        ) {
            log.append("exit \(region.identifier.map { "\($0)" } ?? "-")")
        }
        func take() -> [String] {
            defer { log = [] }
            return log
        }
    }

    private var stage: Stage?

    override func tearDown() { stage = nil }

    private func made(_ device: Device = .iPad10) -> (Stage, UIView, Guide, UIPointerInteraction) {
        let made = Stage(device: device)
        stage = made
        let (view, guide) = (UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60)), Guide())
        let interaction = UIPointerInteraction(delegate: guide)
        view.addInteraction(interaction)
        made.window.addSubview(view)
        made.advance(by: 0.05)
        return (made, view, guide, interaction)
    }

    private func color(_ x: CGFloat, _ y: CGFloat) -> UInt32? {
        guard let pixels = (stage?.image()).map({ Pixels($0) }) else { return nil }
        let scale = CGFloat(pixels.width) / 820
        return pixels[Int(x * scale), Int(y * scale)]
    }

    func testTheDelegateGivesRegionsAndIsNotified() {
        let (stage, view, guide, interaction) = made()
        XCTAssertTrue(interaction.view === view && interaction.isEnabled)
        guide.animated = view
        stage.hover(at: CGPoint(x: 110, y: 120))
        XCTAssertEqual(guide.take(), ["at 10 20", "style", "enter -"])
        XCTAssertEqual(view.alpha, 0.5)
        stage.hover(at: CGPoint(x: 130, y: 120))
        XCTAssertEqual(guide.take(), ["at 30 20"], "the same region")
        stage.advance(by: 0.3)
        XCTAssertEqual(guide.take(), ["entered true"])
        stage.hover(at: CGPoint(x: 500, y: 500))
        XCTAssertEqual(guide.take(), ["exit -"])
        stage.hover(at: CGPoint(x: 130, y: 120))
        stage.endHover()
        XCTAssertEqual(guide.take(), ["at 30 20", "style", "enter -", "exit -"])
    }

    func testAViewCanHaveSeveralRegions() {
        let (stage, _, guide, interaction) = made()
        guide.region = { point, whole in
            let half = whole.rect.width / 2
            if point.y > 40 { return nil }
            let isLeft = point.x < half
            return UIPointerRegion(
                rect: CGRect(x: isLeft ? 0 : half, y: 0, width: half, height: 40), identifier: isLeft ? "left" : "right")
        }
        for x in [110, 120, 170, 180] { stage.hover(at: CGPoint(x: x, y: 110)) }
        XCTAssertEqual(guide.take().filter { !$0.hasPrefix("at") }, ["style", "enter left", "exit left", "style", "enter right"])
        stage.hover(at: CGPoint(x: 180, y: 150))
        XCTAssertEqual(guide.take(), ["at 80 50", "exit right"])
        stage.hover(at: CGPoint(x: 110, y: 110))
        _ = guide.take()
        interaction.invalidate()
        XCTAssertEqual(guide.take(), ["exit left", "at 10 10", "style", "enter left"])
        interaction.isEnabled = false
        XCTAssertEqual(guide.take(), ["exit left"])
        stage.hover(at: CGPoint(x: 112, y: 110))
        XCTAssertEqual(guide.take(), [])
    }

    func testTheInnermostViewCounts() {
        let (stage, view, guide, _) = made()
        let (inner, own) = (UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)), Guide())
        inner.addInteraction(UIPointerInteraction(delegate: own))
        view.addSubview(inner)
        stage.hover(at: CGPoint(x: 120, y: 120))
        XCTAssertEqual([own.take().last, guide.take().last], ["enter -", nil])
        own.region = { _, _ in nil }
        stage.hover(at: CGPoint(x: 121, y: 120))
        XCTAssertEqual(own.take(), ["at 11 10", "exit -"])
        XCTAssertEqual(guide.take(), ["at 21 20", "style", "enter -"], "the views around")
    }

    func testAPhoneHasNoPointer() {
        let (stage, _, guide, _) = made(.iPhone15)
        stage.hover(at: CGPoint(x: 110, y: 120))
        XCTAssertEqual(guide.take(), [])
    }

    func testRegionsAreEqualByValue() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        XCTAssertEqual(UIPointerRegion(rect: rect, identifier: 1), UIPointerRegion(rect: rect, identifier: 1))
        XCTAssertNotEqual(UIPointerRegion(rect: rect, identifier: 1), UIPointerRegion(rect: rect))
        XCTAssertEqual(UIPointerRegion(rect: rect, identifier: 1).hash, UIPointerRegion(rect: rect, identifier: 1).hash)
        XCTAssertEqual(UIPointerRegion(rect: rect, identifier: 1).copy() as? UIPointerRegion, UIPointerRegion(rect: rect, identifier: 1))
    }

    func testThePointerIsDrawnWhereItWasSent() throws {
        let (stage, _, guide, _) = made()
        stage.window.backgroundColor = .white
        let white = color(400, 400)
        stage.hover(at: CGPoint(x: 400, y: 400))
        let gray = try XCTUnwrap(color(400, 400))
        XCTAssertNotEqual(gray, white)
        XCTAssertEqual(color(409, 400), gray, "a circle of 20 points")
        XCTAssertEqual(color(412, 400), white)
        guide.style = .hidden()
        stage.hover(at: CGPoint(x: 120, y: 120))
        stage.advance(by: 0.5)
        XCTAssertEqual(color(400, 400), white)
        XCTAssertEqual(color(120, 120), white)
        guide.style = UIPointerStyle(shape: .verticalBeam(length: 30), constrainedAxes: .vertical)
        stage.hover(at: CGPoint(x: 500, y: 500))
        stage.hover(at: CGPoint(x: 120, y: 110))
        XCTAssertEqual(color(120, 130), gray, "in the middle of the region")
        XCTAssertEqual(color(120, 118), gray)
        XCTAssertEqual(color(124, 130), white)
        stage.endHover()
        XCTAssertEqual(color(120, 130), white)
    }

    func testThePointerIsABeamOverText() {
        let made = Stage(device: .iPad10)
        stage = made
        let text = UITextView(frame: CGRect(x: 100, y: 100, width: 200, height: 100))
        let field = UITextField(frame: CGRect(x: 100, y: 300, width: 200, height: 40))
        for view in [text, field] { made.window.addSubview(view) }
        made.window.backgroundColor = .white
        text.font = .systemFont(ofSize: 40)
        let white = color(500, 500)
        for (y, half) in [(124.0, 20.0), (320, 6)] {
            made.hover(at: CGPoint(x: 200, y: y))
            made.advance(by: 0.1)
            XCTAssertNotEqual(color(200, y), white)
            XCTAssertNotEqual(color(200, y - half), white, "as long as the line is high")
            XCTAssertEqual(color(205, y), white, "narrow")
        }
        text.isEditable = false
        text.isSelectable = false
        made.hover(at: CGPoint(x: 201, y: 124))
        made.advance(by: 0.1)
        XCTAssertNotEqual(color(206, 124), white, "the circle")
    }

    func testAccessoriesAreAtTheEdgeOfThePointer() {
        func frame(_ accessory: UIPointerAccessory, _ pointer: CGRect) -> CGRect {
            accessory.outline(around: pointer).cgPath.boundingBoxOfPath
        }
        func near(_ one: CGRect, _ other: CGRect, line: UInt = #line) {
            for (first, second) in [(one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY)] {
                XCTAssertEqual(first, second, accuracy: 1e-9, line: line)
            }
        }
        let circle = CGRect(x: 40, y: 40, width: 20, height: 20)
        let dot = UIPointerShape.path(UIBezierPath(rect: CGRect(x: -1, y: -2, width: 2, height: 4)))
        let right = UIPointerAccessory(dot, position: .init(offset: 5, angle: .pi / 2))
        near(frame(right, circle), CGRect(x: 64, y: 48, width: 2, height: 4))
        right.orientationMatchesAngle = true
        near(frame(right, circle), CGRect(x: 63, y: 49, width: 4, height: 2))
        let diagonal = UIPointerAccessory(dot, position: .init(offset: 0, angle: .pi / 4))
        let corner = 10 / 2.0.squareRoot()
        near(frame(diagonal, circle), CGRect(x: 50 + corner - 1, y: 50 - corner - 2, width: 2, height: 4))
        near(frame(.init(dot, position: .init(offset: 5, angle: .nan)), circle), CGRect(x: 49, y: 33, width: 2, height: 4))
        // Of a beam the ends and the edges.
        let beam = CGRect(x: -1.5, y: -15, width: 3, height: 30)
        near(frame(.init(dot, position: .bottom), beam), CGRect(x: -1, y: 15 + 6 - 2, width: 2, height: 4))
        XCTAssertTrue(UIPointerAccessory.arrow(.left).orientationMatchesAngle)
        XCTAssertEqual(UIPointerAccessory.arrow(.left).position, .init(offset: 6, angle: 1.5 * .pi))
        XCTAssertEqual((UIPointerAccessory.arrow(.top).copy() as? UIPointerAccessory)?.orientationMatchesAngle, true)
    }

    func testArrowsAreDrawnBesideThePointer() throws {
        let (stage, view, guide, _) = made()
        stage.window.backgroundColor = .white
        let white = color(120, 120)
        let style = UIPointerStyle(shape: .verticalBeam(length: 20))
        style.accessories = [.arrow(.left), .arrow(.right)]
        guide.style = style.copy() as? UIPointerStyle
        stage.hover(at: CGPoint(x: 150, y: 130))
        // 1.5 points to the edge, 6 to the middle of the arrow.
        let arrow = try XCTUnwrap(color(157, 130))
        XCTAssertNotEqual(arrow, white)
        XCTAssertEqual(color(143, 130), arrow)
        XCTAssertEqual(color(153, 130), white, "between them")
        XCTAssertEqual(color(150, 114), white, "none above")
        style.accessories = [.arrow(.top)]
        guide.style = UIPointerStyle(effect: .highlight(UITargetedPreview(view: view)))
        guide.style?.accessories = style.accessories
        stage.hover(at: CGPoint(x: 500, y: 500))
        stage.hover(at: CGPoint(x: 150, y: 130))
        stage.advance(by: 0.3)
        XCTAssertNotEqual(color(150, 94), white, "above the highlight, which the pointer has become")
    }

    func testTheShadowOfAnOverlayIsBehindTheView() throws {
        let (stage, view, guide, _) = made()
        view.backgroundColor = .white
        stage.window.backgroundColor = .white
        func look(shadow: Bool) throws -> (middle: UInt32, below: UInt32) {
            let preview = UITargetedPreview(view: view)
            guide.style = UIPointerStyle(
                effect: .hover(preview, preferredTintMode: .overlay, prefersShadow: shadow, prefersScaledContent: false), shape: nil)
            stage.hover(at: CGPoint(x: 120, y: 130))
            stage.advance(by: 0.5)
            let colors = (try XCTUnwrap(color(170, 130)), try XCTUnwrap(color(150, 166)))
            stage.hover(at: CGPoint(x: 500, y: 500))
            stage.advance(by: 0.5)
            return colors
        }
        let (flat, raised) = (try look(shadow: false), try look(shadow: true))
        XCTAssertEqual(raised.middle, flat.middle)
        XCTAssertNotEqual(raised.below, flat.below)
        XCTAssertEqual(stage.window.subviews, [view])
    }

    func testALiftScalesTheViewWithoutChangingIt() throws {
        let (stage, view, guide, _) = made()
        view.backgroundColor = .systemBlue
        guide.style = UIPointerStyle(effect: .lift(UITargetedPreview(view: view)))
        stage.hover(at: CGPoint(x: 150, y: 130))
        stage.advance(by: 0.3)
        let blue = try XCTUnwrap(color(150, 130))
        XCTAssertEqual(view.frame, CGRect(x: 100, y: 100, width: 100, height: 60))
        XCTAssertEqual(PointerEffectRun.scale(of: view.bounds.size), 1.12, accuracy: 1e-9)
        XCTAssertEqual(color(95, 130), blue, "6 points larger at each edge")
        XCTAssertNotEqual(color(92, 130), blue)
        stage.hover(at: CGPoint(x: 500, y: 500))
        stage.advance(by: 0.5)
        XCTAssertNotEqual(color(95, 130), blue)
        XCTAssertEqual(view.layer.animationKeys() ?? [], [])
        XCTAssertEqual(stage.window.subviews, [view])
    }

    func testAHighlightIsBehindTheViewInTheGivenShape() throws {
        let (stage, view, guide, _) = made()
        stage.window.backgroundColor = .white
        let white = color(90, 130)
        guide.style = UIPointerStyle(
            effect: .highlight(UITargetedPreview(view: view)),
            shape: .roundedRect(CGRect(x: 80, y: 90, width: 140, height: 80), radius: 10))
        stage.hover(at: CGPoint(x: 150, y: 130))
        stage.advance(by: 0.3)
        XCTAssertEqual(stage.window.subviews.first?.frame, CGRect(x: 80, y: 90, width: 140, height: 80))
        XCTAssertTrue(stage.window.subviews.last === view)
        XCTAssertNotEqual(color(90, 130), white)
        XCTAssertEqual(color(90, 130), color(150, 130), "the pointer itself is not drawn")
        XCTAssertEqual(color(81, 91), white, "a round corner")
    }

    func testTheAutomaticEffectDependsOnTheView() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
        func name(_ view: UIView) -> String {
            let preview = UITargetedPreview(
                view: view, parameters: UIPreviewParameters(), target: UIPreviewTarget(container: view, center: .zero))
            return switch UIPointerEffect.automatic(preview).chosen {
            case .automatic: "automatic"
            case .highlight: "highlight"
            case .lift: "lift"
            case .hover: "hover"
            }
        }
        XCTAssertEqual(name(view), "highlight")
        view.backgroundColor = .systemRed
        XCTAssertEqual(name(view), "lift")
        view.bounds.size.width = 300
        XCTAssertEqual(name(view), "hover")
    }

    func testAButtonAsksItsProvider() {
        let made = Stage(device: .iPad10)
        stage = made
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 80, height: 40)
        made.window.addSubview(button)
        var calls: [CGRect] = []
        button.pointerStyleProvider = { _, effect, shape in
            if case .roundedRect(let rect, _) = shape { calls.append(rect) }
            return UIPointerStyle(effect: effect, shape: shape)
        }
        made.hover(at: CGPoint(x: 120, y: 120))
        XCTAssertEqual(calls, [], "not enabled")
        button.isPointerInteractionEnabled = true
        made.hover(at: CGPoint(x: 121, y: 120))
        XCTAssertEqual(calls, [CGRect(x: 92, y: 96, width: 96, height: 48)])
        button.isEnabled = false
        made.hover(at: CGPoint(x: 122, y: 120))
        button.isEnabled = true
        button.isPointerInteractionEnabled = false
        made.hover(at: CGPoint(x: 123, y: 120))
        XCTAssertEqual(calls.count, 1)
        XCTAssertEqual(button.interactions.count, 0)
    }
}
