import CoreGraphics
import Display
import QuartzCore
import TestSupport
import XCTest

@testable import Headless

/// Past frames, drawn from what was kept.
@preconcurrency @MainActor
final class CommitHistoryTests: XCTestCase {
    private func makeHost() -> HeadlessHost {
        HeadlessHost(
            name: "test", size: CGSize(width: 60, height: 100), scale: 2, safeAreaInsets: (0, 0, 0, 0),
            startingAt: Date(timeIntervalSinceReferenceDate: 0))
    }

    private func keep(_ history: CommitHistory, of host: HeadlessHost) {
        host.screen.context.onPublish = { [unowned host] tree in history.add(tree, of: host.screen, at: host.clock.now) }
    }

    /// The bytes of the screen at the present, as a host shows it.
    private func drawn(_ host: HeadlessHost) -> [UInt32] {
        _ = host.screen.drawChanges(at: host.clock.now)
        return host.screen.withPixels { Array(UnsafeBufferPointer(start: $0, count: $1 * $2)) } ?? []
    }

    private func drawn(_ history: CommitHistory, by renderer: PastRenderer, at time: Double) -> [UInt32] {
        XCTAssertTrue(renderer.draw(history, at: time))
        return renderer.withPixels { Array(UnsafeBufferPointer(start: $0, count: $1 * $2)) } ?? []
    }

    func testPastFramesHaveTheBytesThatWereDrawn() {
        let (host, history) = (makeHost(), CommitHistory())
        defer { host.stop() }
        keep(history, of: host)
        let (box, bar) = (CALayer(), BarLayer())
        box.frame = CGRect(x: 5, y: 5, width: 20, height: 20)
        box.cornerRadius = 6
        box.backgroundColor = CGColor(red: 1, green: 0.3, blue: 0, alpha: 1)
        bar.frame = CGRect(x: 5, y: 70, width: 50, height: 10)
        host.screen.rootLayer.addSublayer(box)
        host.screen.rootLayer.addSublayer(bar)
        host.advance(by: 0)
        func spring(to y: Double) {
            let spring = CASpringAnimation(keyPath: "position.y")
            spring.fromValue = box.presentation()?.position.y ?? box.position.y
            spring.toValue = y
            spring.damping = 8
            spring.duration = spring.settlingDuration
            box.add(spring, forKey: "move")
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            box.position.y = y
            CATransaction.commit()
        }
        // A spring that is interrupted twice, content that is drawn for each frame, another orientation.
        var frames: [(time: Double, pixels: [UInt32])] = []
        for step in 0..<60 {
            if step == 3 { spring(to: 80) }
            if step == 15 { spring(to: 10) }
            if step == 22 { spring(to: 60) }
            if step == 10 {
                let progress = CABasicAnimation(keyPath: "progress")
                (progress.fromValue, progress.toValue, progress.duration) = (0.0, 1.0, 0.7)
                bar.add(progress, forKey: nil)
            }
            if step == 40 { host.screen.rotate(to: CGSize(width: 100, height: 60), safeAreaInsets: (0, 0, 0, 0)) }
            host.advance(by: 0.0137)
            frames.append((host.clock.now, drawn(host)))
        }
        XCTAssertGreaterThan(Set(frames.map(\.pixels)).count, 40, "most frames differ")
        let renderer = PastRenderer()
        for index in [59, 4, 18, 25, 41, 12, 50, 0, 33, 24] {
            XCTAssertEqual(drawn(history, by: renderer, at: frames[index].time), frames[index].pixels, "frame \(index)")
        }
    }

    private final class BarLayer: CALayer {
        override class func defaultValue(forKey key: String) -> Any? {
            key == "progress" ? CGFloat(0) : super.defaultValue(forKey: key)
        }

        override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }

        override func draw(in ctx: CGContext) {
            let progress = value(forKey: "progress") as? CGFloat ?? 0
            ctx.setFillColor(CGColor(red: 0, green: 0.6, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
        }
    }

    func testTheOldestAreDroppedByAgeAndByMemory() {
        let (host, history) = (makeHost(), CommitHistory(duration: 2))
        defer { host.stop() }
        keep(history, of: host)
        let layer = CALayer()
        host.screen.rootLayer.addSublayer(layer)
        host.advance(by: 0)
        for index in 1...600 {
            layer.zPosition = Double(index)
            host.advance(by: 1 / 60.0)
        }
        XCTAssertEqual(history.begin ?? 0, host.clock.now - 2, accuracy: 1.5 / 60)
        XCTAssertLessThanOrEqual(history.count, 123)
        XCTAssertNil(history.moment(time: host.clock.now - 3))
        let bytes = history.byteCount
        XCTAssertGreaterThan(bytes, 120 * 300, "a node of some hundred bytes each")
        XCTAssertLessThan(bytes, 120 * 4000)
        history.memoryLimit = bytes / 4
        XCTAssertLessThanOrEqual(history.byteCount, bytes / 4)
        XCTAssertEqual(Double(history.count), 120 / 4, accuracy: 10)
    }

    /// An image that compresses to a small fraction.
    private func stripes(_ color: UInt32) -> CGImage {
        CGImage(width: 512, height: 512, isOpaque: true) { pixels in
            for index in pixels.indices { pixels[index] = index / 64 % 2 == 0 ? 0xff00_0000 | color : 0xffff_ffff }
        }
    }

    /// A renderer has the frame before the last one too.
    private func drawTwice(_ host: HeadlessHost, changing layer: CALayer) {
        for step in 1...2 {
            layer.zPosition = Double(step)
            host.advance(by: 0.1)
            _ = drawn(host)
        }
    }

    func testImagesCountOnceTheyAreThePastsAlone() {
        let (host, history) = (makeHost(), CommitHistory(duration: 2))
        defer { host.stop() }
        keep(history, of: host)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
        host.screen.rootLayer.addSublayer(layer)
        var images = (0..<3).map { stripes(0xff << ($0 * 8)) }
        var frames: [(time: Double, pixels: [UInt32])] = []
        func show(_ image: CGImage) {
            layer.contents = image
            host.advance(by: 0.1)
            frames.append((host.clock.now, drawn(host)))
            host.advance(by: 0.1)
        }
        layer.actions = ["contents": NSNull()]
        for index in [0, 1, 2, 0, 1, 2] { show(images[index]) }
        XCTAssertEqual(history.unpackedImages().count, 0)
        XCTAssertEqual(history.imageByteCount, 0, "the app has all")
        images = []
        drawTwice(host, changing: layer)
        XCTAssertEqual(history.imageByteCount, 2 << 20, "the screen shows the third one")
        do {
            let unpacked = history.unpackedImages()
            XCTAssertEqual(unpacked.count, 2, "one copy each, though each left twice")
            XCTAssertEqual(history.unpackedImages().count, 0, "each once")
            for image in unpacked { image.pack() }
        }
        XCTAssertLessThan(history.imageByteCount, 40 << 10)
        XCTAssertGreaterThan(history.imageByteCount, 0)
        XCTAssertGreaterThan(Set(frames.map(\.pixels)).count, 2)
        do {
            let renderer = PastRenderer()
            for frame in frames.reversed() { XCTAssertEqual(drawn(history, by: renderer, at: frame.time), frame.pixels, "\(frame.time)") }
        }
        host.advance(by: 4)
        layer.zPosition = 0
        host.advance(by: 0)
        XCTAssertEqual(history.imageByteCount, 0)
    }

    /// It leaves one layer and is another one's: the past keeps the app's image until it leaves that too.
    func testAnImageThatMovesToAnotherLayerIsKeptOnceItLeaves() {
        let (host, history) = (makeHost(), CommitHistory())
        defer { host.stop() }
        keep(history, of: host)
        let layers = [CALayer(), CALayer()]
        for (index, layer) in layers.enumerated() {
            layer.frame = CGRect(x: 0, y: index * 50, width: 60, height: 50)
            layer.actions = ["contents": NSNull()]
            host.screen.rootLayer.addSublayer(layer)
        }
        var frames: [(time: Double, pixels: [UInt32])] = []
        func note() {
            host.advance(by: 0.1)
            frames.append((host.clock.now, drawn(host)))
            host.advance(by: 0.1)
        }
        weak var shown: CGImage?
        do {
            let image = stripes(0xff00)
            shown = image
            layers[0].contents = image
            note()
            (layers[0].contents, layers[1].contents) = (nil, image)
            note()
        }
        XCTAssertNotNil(shown)
        layers[1].contents = nil
        note()
        drawTwice(host, changing: layers[1])
        XCTAssertNil(shown, "no commit has the app's image any more")
        for image in history.unpackedImages() { image.pack() }
        XCTAssertLessThan(history.imageByteCount, 20 << 10)
        let renderer = PastRenderer()
        for frame in frames { XCTAssertEqual(drawn(history, by: renderer, at: frame.time), frame.pixels) }
    }

    func testWhatOnlyDroppedCommitsShowIsReleasedAtOnce() throws {
        let (host, history) = (makeHost(), CommitHistory(duration: 1))
        defer { host.stop() }
        keep(history, of: host)
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        host.screen.rootLayer.addSublayer(layer)
        weak var first: CGImage?
        func showImage() throws {
            let image = try XCTUnwrap(CGContext(uiKitSize: CGSize(width: 20, height: 20), scale: 2, isOpaque: false)?.makeImage())
            layer.contents = image
            first = image
        }
        try showImage()
        host.advance(by: 0.1)
        XCTAssertNotNil(first)
        for step in 0..<12 {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            layer.contents = nil
            layer.opacity = Float(step) / 12
            CATransaction.commit()
            host.advance(by: 0.1)
        }
        XCTAssertNil(first)
        XCTAssertEqual(history.imageByteCount, 0)
    }

    func testOfCommitsAtOneTimeTheLastOneIsShown() {
        let (host, history) = (makeHost(), CommitHistory())
        defer { host.stop() }
        keep(history, of: host)
        host.advance(by: 0)
        for _ in 0..<10 {
            host.screen.rootLayer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            host.advance(by: 0)
            host.screen.rootLayer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
            host.advance(by: 0)
        }
        XCTAssertEqual(history.count, 1)
        XCTAssertEqual(history.begin, host.clock.now)
    }

    func testAHistoryThatIsEmptyDrawsNothing() {
        XCTAssertFalse(PastRenderer().draw(CommitHistory(), at: 1))
    }
}

extension CommitHistory {
    fileprivate func moment(time: Double) -> Double? { PastRenderer().draw(self, at: time) ? time : nil }
}
