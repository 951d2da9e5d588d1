import QuartzCore
import RenderScene
import XCTest

/// A window's layer tree on a clock of its own, which starts at 100 seconds; the current environment.
final class LayerWindow {
    let clock = TestClock()
    let frames = TestFrames()
    let root = CALayer()
    var context: LayerContext

    init() {
        Diagnostics.forgetReports()
        root.name = "root"
        root.actions = ["sublayers": NSNull()]
        root.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        context = LayerContext(root: root, clock: clock)
        Environment.current.install(clock: clock, frameSource: frames, context: context)
        endTurn()
    }

    func close() {
        context.dispose()
        Environment.current.drop()
    }

    /// Commits and runs callbacks until none is left, as a host does after each run-loop turn.
    func endTurn() {
        CATransaction.flush()
        while !CallbackQueue.current.isEmpty {
            CallbackQueue.current.run()
            CATransaction.flush()
        }
    }

    /// A layer in the window, committed.
    func committedLayer(_ name: String = "layer", in superlayer: CALayer? = nil) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        CATransaction.setDisableActions(true)
        (superlayer ?? root).addSublayer(layer)
        endTurn()
        return layer
    }
}

/// A test with a window's layer tree.
class LayerTestCase: XCTestCase {
    private var window: LayerWindow!
    var clock: TestClock { window.clock }
    var frames: TestFrames { window.frames }
    var root: CALayer { window.root }
    var context: LayerContext {
        get { window.context }
        set { window.context = newValue }
    }

    override func setUp() {
        super.setUp()
        window = LayerWindow()
    }

    override func tearDown() {
        window.close()
        super.tearDown()
    }

    func endTurn() { window.endTurn() }

    func committedLayer(_ name: String = "layer", in superlayer: CALayer? = nil) -> CALayer {
        window.committedLayer(name, in: superlayer)
    }

    /// Moves the clock to a time since the start of the test, stopping at every start and end of an animation.
    func advance(to seconds: Double) {
        let time = 100 + seconds
        while let next = context.nextEventTime, next <= time {
            clock.now = max(next, clock.now)
            context.processEvents(at: clock.now)
            endTurn()
        }
        jump(to: seconds)
    }

    /// Moves the clock there at once.
    func jump(to seconds: Double) {
        clock.now = 100 + seconds
        context.processEvents(at: clock.now)
        endTurn()
    }

    /// Opacity from 0 to 1, linear, in one second.
    func fadeIn(_ duration: Double = 1) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.toValue = 1
        animation.duration = duration
        return animation
    }
}

extension CALayer {
    /// The opacity shown; -1 before the first commit.
    var shownOpacity: Double { presentation().map { Double($0.opacity) } ?? -1 }
    var shownX: Double { presentation().map { Double($0.position.x) } ?? -1 }
}
