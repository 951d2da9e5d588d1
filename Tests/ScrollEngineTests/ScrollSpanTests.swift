import ScrollEngine
import TestSupport
import XCTest

/// One axis of a scroll view: edges, resistance, pages.
final class ScrollSpanTests: XCTestCase {
    private func span(
        content: Double = 1000, viewport: Double = 400, near: Double = 0, far: Double = 0, bounces: Bool = true, always: Bool = false
    ) -> ScrollSpan {
        ScrollSpan(content: content, viewport: viewport, near: near, far: far, bounces: bounces, alwaysBounces: always)
    }

    func testContentRestsBetweenItsInsets() {
        XCTAssertEqual(span().range, 0...600)
        XCTAssertEqual(span(near: 50, far: 30).range, -50...630)
        XCTAssertEqual(span(content: 100, near: 50).range, -50 ... -50, "shorter content rests at its near edge")
        XCTAssertEqual([-90, 200, 700].map { span(near: 50).atRest($0) }, [-50, 200, 600])
    }

    func testShortContentMovesWhereItAlwaysBounces() {
        XCTAssertTrue(span().scrolls)
        XCTAssertFalse(span(content: 300).scrolls)
        XCTAssertTrue(span(content: 300, always: true).scrolls)
        XCTAssertFalse(span(content: 300, bounces: false, always: true).scrolls)
        XCTAssertFalse(span(content: 300, always: true).overflows)
    }

    func testAPullBeyondAnEdgeIsResisted() {
        XCTAssertEqual(span().resisted(300), 300)
        // 100 points at 0.55 against a viewport of 400.
        let shown = 100 * 0.55 * 400 / (100 * 0.55 + 400)
        XCTAssertEqual(span().resisted(-100), -shown, accuracy: 1e-12)
        XCTAssertEqual(span().resisted(700), 600 + shown, accuracy: 1e-12)
        XCTAssertEqual(span(bounces: false).resisted(-100), 0)
        XCTAssertEqual(span(content: 300).resisted(-100), 0)
        XCTAssertEqual(span(content: 300, always: true).resisted(-100), -shown, accuracy: 1e-12)
    }

    func testPullingIsTheInverseOfResistance() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<200 {
            let pull = Double.random(in: -2000...2600, using: &random)
            XCTAssertEqual(span().pulled(span().resisted(pull)), pull, accuracy: 1e-6)
        }
    }

    func testPagesFollowAFlickByOneAtMost() {
        let span = span(content: 2000)
        XCTAssertEqual(span.page(from: 150, start: 0, velocity: 0), 0)
        XCTAssertEqual(span.page(from: 250, start: 0, velocity: 0), 400)
        XCTAssertEqual(span.page(from: 50, start: 0, velocity: 301), 400)
        XCTAssertEqual(span.page(from: 50, start: 0, velocity: 299), 0)
        XCTAssertEqual(span.page(from: 750, start: 800, velocity: -301), 400)
        XCTAssertEqual(span.page(from: 1100, start: 400, velocity: 5000), 800, "one page from the start")
        XCTAssertEqual(span.page(from: 1650, start: 1600, velocity: 900), 1600, "there is no other")
        XCTAssertEqual(self.span(viewport: 0).page(from: 33, start: 0, velocity: 0), 33)
    }

    func testAnIntervalIsRevealedByTheLeastMovement() {
        XCTAssertEqual(ScrollSpan.revealing(120, 150, in: 100...300), 100)
        XCTAssertEqual(ScrollSpan.revealing(60, 90, in: 100...300), 60)
        XCTAssertEqual(ScrollSpan.revealing(280, 350, in: 100...300), 150)
        XCTAssertEqual(ScrollSpan.revealing(50, 400, in: 100...300), 200, "of a longer one above the end that is nearer")
        XCTAssertEqual(ScrollSpan.revealing(150, 400, in: 100...300), 150)
    }

    func testOnlyAnAxisThatScrollsKeepsAVelocity() {
        let decay = ScrollDecay(rate: 0.998)
        XCTAssertEqual(span().trajectory(from: 0, velocity: 500, target: nil, decay: decay).end, 490 * 0.499, accuracy: 1e-9)
        XCTAssertEqual(span(content: 300).trajectory(from: 0, velocity: 500, target: nil, decay: decay).duration, 0)
        let hard = span(bounces: false).trajectory(from: 500, velocity: 5000, target: nil, decay: decay)
        XCTAssertEqual(hard.value(at: hard.duration / 2), 600 - (600 - hard.value(at: hard.duration / 2)))
        XCTAssertLessThanOrEqual((0...100).map { hard.value(at: Double($0) / 100) }.max() ?? 0, 600)
    }
}
