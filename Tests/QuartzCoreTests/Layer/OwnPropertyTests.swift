import QuartzCore
import RenderScene
import Rendering
import XCTest

/// A bar filled from the left to the fraction `progress`, in steps of ten pixels.
private final class BarLayer: CALayer {
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    /// A property that no key reaches; copies have it by `init(layer:)`.
    var isGreen = false

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        isGreen = (layer as? BarLayer)?.isGreen ?? false
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var progress: CGFloat {
        get { value(forKey: "progress") as? CGFloat ?? -1 }
        set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool {
        key == "progress" || key == "cornerRadius" || super.needsDisplay(forKey: key)
    }

    override class func defaultValue(forKey key: String) -> Any? {
        key == "progress" ? CGFloat(0) : super.defaultValue(forKey: key)
    }

    override func draw(in ctx: CGContext) {
        Self.drawn.append(progress)
        ctx.setFillColor(CGColor(red: isGreen ? 0 : 1, green: isGreen ? 1 : 0, blue: 0, alpha: 1))
        ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
}

/// Shows the part of its contents selected by `index`, without drawing.
private final class SpriteLayer: CALayer {
    override class func needsDisplay(forKey key: String) -> Bool { key == "index" }
    override func display() {
        let index = value(forKey: "index") as? Int ?? 0
        contentsRect = CGRect(x: CGFloat(index) / 4, y: 0, width: 0.25, height: 1)
    }
}

/// As `kinora swift` translates a class with `@objc dynamic var level: CGFloat = 0`.
private final class LevelLayer: CALayer {
    nonisolated(unsafe) static var drawn: [CGFloat] = []
    var level: CGFloat = 0
    var offset = CGSize.zero

    override init() { super.init() }
    override init(layer: Any) {
        super.init(layer: layer)
        level = (layer as? LevelLayer)?.level ?? 0
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || key == "offset" }
    override func draw(in ctx: CGContext) { Self.drawn.append(level) }

    static let addsMethods: Void = Selector._addMethods { table in
        table.add("level", LevelLayer.self, 0) { o, _ in o.level as CGFloat }
        table.add("setLevel:", LevelLayer.self, 1, takesNil: false) { o, a in
            o.level = a[0] as CGFloat
            return nil
        }
        table.add("offset", LevelLayer.self, 0) { o, _ in o.offset as CGSize }
        table.add("setOffset:", LevelLayer.self, 1, takesNil: false) { o, a in
            o.offset = a[0] as CGSize
            return nil
        }
    }
}

/// Moves a sublayer to the frame shown, as players of animations do.
private final class PlayerLayer: CALayer {
    let moved = CALayer()

    override init() {
        super.init()
        addSublayer(moved)
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "frameNumber" }
    override func display() {
        let shown = presentation() ?? self
        CATransaction.setDisableActions(true)
        moved.position.x = CGFloat(shown.value(forKey: "frameNumber") as? Double ?? 0)
    }
}

final class OwnPropertyTests: LayerTestCase {
    private let bar = BarLayer()

    override func setUp() {
        super.setUp()
        CATransaction.setDisableActions(true)
        bar.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        root.addSublayer(bar)
        endTurn()
        BarLayer.drawn = []
    }

    /// Number of red pixels in the first row of a tree at a time.
    private func filled(_ tree: RenderTree, at time: Double, _ color: UInt32 = 0xffff_0000) -> Int {
        let target = RenderTarget(width: 10, height: 1, scale: 1)
        let image = SoftwareRenderer().render(tree, at: time, drawn: tree.drawnLayers(at: time), target: target)
        return image.withPixels { $0.filter { $0 == color }.count }
    }

    private func fill(_ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "progress")
        animation.fromValue = CGFloat(0)
        animation.toValue = CGFloat(1)
        animation.duration = duration
        return animation
    }

    func testAPropertyOfTheAppsOwnIsKeptInItsTypeAndHasADefault() {
        XCTAssertEqual(bar.progress, 0)
        bar.progress = 0.25
        XCTAssertEqual(bar.progress, 0.25)
        XCTAssertEqual(bar.value(forKey: "progress") as? CGFloat, 0.25)
        XCTAssertEqual(BarLayer(layer: bar).progress, 0.25)
        let complaints = Diagnostics.complaints { bar.progress = .infinity }
        XCTAssertEqual(complaints.count, 1)
        XCTAssertEqual(bar.progress, 0.25)
        bar.setValue(nil, forKey: "progress")
        XCTAssertEqual(bar.progress, 0)
    }

    func testAChangeHasTheLayerDisplayedOnce() {
        bar.progress = 0.5
        bar.progress = 0.6
        endTurn()
        endTurn()
        XCTAssertEqual(BarLayer.drawn, [0.6])
        bar.cornerRadius = 0.125
        endTurn()
        XCTAssertEqual(BarLayer.drawn.count, 2, "a property of all layers counts too")
        bar.opacity = 0.5
        endTurn()
        XCTAssertEqual(BarLayer.drawn.count, 2)
    }

    func testWhileItAnimatesEachFrameIsDrawnWithItsValues() throws {
        bar.add(fill(), forKey: nil)
        endTurn()
        let tree = context.tree
        for step in [3, 9, 0, 5] {
            XCTAssertEqual(filled(tree, at: 100 + Double(step) / 10), step, "frames in any order")
        }
        XCTAssertEqual(BarLayer.drawn.map { ($0 * 10).rounded() }, [3, 9, 0, 5])
        jump(to: 0.5)
        XCTAssertEqual(try XCTUnwrap(bar.presentation()).progress, 0.5, accuracy: 1e-9)
        XCTAssertEqual(bar.progress, 0)
        jump(to: 2)
        XCTAssertTrue(context.tree.nodes.allSatisfy { $0.content == nil }, "it draws no more frames")
        XCTAssertEqual(filled(context.tree, at: 102), 0)
    }

    func testAnAppsStoredPropertyAnimatesInPresentationsAndDrawings() throws {
        LevelLayer.addsMethods
        let layer = LevelLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        layer.level = 2
        root.addSublayer(layer)
        XCTAssertEqual(layer.value(forKey: "level") as? CGFloat, 2, "key-value coding reads the property")
        layer.setValue(3, forKey: "level")
        XCTAssertEqual(layer.level, 3)
        endTurn()
        let animation = CABasicAnimation(keyPath: "level")
        (animation.toValue, animation.duration) = (CGFloat(5), 1)
        layer.add(animation, forKey: nil)
        let sizes = CABasicAnimation(keyPath: "offset")
        (sizes.toValue, sizes.duration) = (CGSize(width: 8, height: 4), 1)
        layer.add(sizes, forKey: nil)
        endTurn()
        LevelLayer.drawn = []
        jump(to: 0.5)
        XCTAssertEqual(try XCTUnwrap(layer.presentation()).level, 4, accuracy: 1e-9)
        XCTAssertEqual(layer.presentation()?.offset, CGSize(width: 4, height: 2))
        XCTAssertEqual(layer.level, 3)
        _ = context.tree.drawnLayers(at: 100.25)
        XCTAssertEqual(LevelLayer.drawn, [3.5])
        jump(to: 2)
        layer.level = 7
        endTurn()
        XCTAssertEqual(layer.presentation()?.level, 7, "without an animation the layer's own")
    }

    func testALayerWhoseDisplayChangesOthersIsDisplayedAtEachFrame() {
        let player = PlayerLayer()
        root.addSublayer(player)
        endTurn()
        let animation = CABasicAnimation(keyPath: "frameNumber")
        (animation.fromValue, animation.toValue, animation.duration) = (0.0, 60.0, 1)
        player.add(animation, forKey: nil)
        endTurn()
        XCTAssertTrue(frames.needsTicks)
        for frame in [6.0, 30] {
            clock.now = 100 + frame / 60
            DisplayLinks.current.tick(at: clock.now, next: clock.now + 1.0 / 60)
            endTurn()
            XCTAssertEqual(player.moved.presentation()?.position.x ?? -1, CGFloat(frame), accuracy: 1e-9)
        }
        XCTAssertFalse(DisplayLinks.current.isRunning, "nothing waits for it")
        for time in [1.0, 1.1] {
            jump(to: time)
            DisplayLinks.current.tick(at: clock.now, next: clock.now + 0.1)
            endTurn()
        }
        XCTAssertEqual(player.moved.position.x, 0, "the model's")
        XCTAssertFalse(player.needsDisplay())
        XCTAssertFalse(frames.needsTicks)
    }

    func testPastFramesAreDrawnByTheLayerAsItWasThen() {
        bar.add(fill(), forKey: nil)
        endTurn()
        let past = context.tree
        bar.isGreen = true
        bar.removeAllAnimations()
        bar.progress = 1
        endTurn()
        XCTAssertEqual(filled(past, at: 100.7), 7)
        XCTAssertEqual(filled(context.tree, at: 100.7, 0xff00_ff00), 10)
    }

    func testAPausedLayerIsScrubbed() {
        bar.speed = 0
        bar.add(fill(), forKey: nil)
        endTurn()
        for step in [2, 8, 4] {
            bar.timeOffset = Double(step) / 10
            endTurn()
            XCTAssertEqual(filled(context.tree, at: clock.now), step)
        }
    }

    func testASnapshotKeepsTheFrameAndRunsNoCodeOfTheAppsLater() {
        bar.add(fill(), forKey: nil)
        endTurn()
        jump(to: 0.4)
        let frozen = bar.frozen()
        BarLayer.drawn = []
        let holder = CALayer()
        holder.frame = bar.frame
        holder.frozenContents = frozen
        root.addSublayer(holder)
        bar.removeFromSuperlayer()
        endTurn()
        XCTAssertEqual(filled(context.tree, at: clock.now), 4)
        XCTAssertEqual(BarLayer.drawn, [])
    }

    func testTheModelDrawsItsOwnValueWhenAChangeComesWithAnAnimation() throws {
        bar.progress = 1
        bar.add(fill(), forKey: "progress")
        endTurn()
        XCTAssertEqual(filled(context.tree, at: 100.2), 2)
        let image = try XCTUnwrap(bar.contents as? CGImage)
        XCTAssertEqual(image.withPixels { $0.filter { $0 == 0xffff_0000 }.count }, 10)
    }

    func testAPropertyThatHasNoActionOfItsOwnChangesAtOnce() {
        CATransaction.setDisableActions(false)
        bar.progress = 1
        XCTAssertNil(bar.animationKeys()?.first { $0 == "progress" })
        bar.actions = ["progress": fill()]
        bar.progress = 0.5
        XCTAssertNotNil(bar.animation(forKey: "progress"))
    }

    func testDisplayMayChooseWhatOfTheContentsIsShown() {
        let sprite = SpriteLayer()
        sprite.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
        sprite.contents = CGImage(width: 4, height: 1, isOpaque: true) { pixels in
            for index in 0..<4 { pixels[index] = 0xff00_0000 | UInt32(index) }
        }
        root.addSublayer(sprite)
        let animation = CABasicAnimation(keyPath: "index")
        animation.fromValue = 0
        animation.toValue = 3
        animation.duration = 1
        sprite.setValue(0, forKey: "index")
        sprite.add(animation, forKey: nil)
        endTurn()
        for (time, index) in [(0.0, 0), (0.4, 1), (0.6, 2), (0.9, 3)] {
            XCTAssertEqual(filled(context.tree, at: 100 + time, 0xff00_0000 | UInt32(index)), 10, "\(time)")
        }
    }

    func testALayerOfAnotherClassKeepsSuchAValueWithoutAnimatingIt() {
        let layer = CALayer()
        layer.setValue(CGFloat(3), forKey: "progress")
        XCTAssertEqual(layer.value(forKey: "progress") as? CGFloat, 3)
        XCTAssertFalse(layer.needsDisplay())
        XCTAssertNil(CALayer.animatablePath(forKeyPath: "progress"))
    }
}
