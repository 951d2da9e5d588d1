import Kinora
import UIKit
import XCTest

@MainActor
private func linear(_ keyPath: String, from: Any, to: Any, _ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    return animation
}

private func number(_ frame: Trace.Frame, _ key: String) -> Double? {
    guard case .number(let number)? = frame.layers.first?.values[key] else { return nil }
    return number
}

private func scope(_ body: () -> Void) { body() }

/// A trace contains the presented values of each frame, and events at their exact times.
@preconcurrency @MainActor
final class TraceTests: XCTestCase {
    func testAFrameHasTheValuesThatWereVisibleInIt() throws {
        let stage = Stage.small()
        let view = stage.addSquare()
        stage.advance(by: 0.1)
        view.layer.add(linear("opacity", from: 0.25, to: 0.75, 0.5), forKey: "fade")
        var seen: [Double] = []
        for _ in 0...29 {
            stage.advance(by: 0)
            seen.append(try XCTUnwrap(view.layer.presentation().map { Double($0.opacity) }))
            stage.advance(by: 1.0 / 60)
        }
        stage.advance(by: 0.2)
        let trace = stage.trace()
        XCTAssertEqual(trace.framesPerSecond, 60)
        XCTAssertEqual(trace.frames.map(\.time), (0...48).map { Double($0) / 60 })
        XCTAssertEqual(trace.frames.prefix(6).flatMap(\.layers), [])
        let traced = trace.frames[6...35].compactMap { number($0, "opacity") }
        XCTAssertEqual(traced.count, 30)
        for (index, pair) in zip(traced, seen).enumerated() {
            XCTAssertEqual(pair.0, 0.25 + Double(index) / 60, accuracy: 1e-12)
            XCTAssertEqual(Float(pair.0), Float(pair.1))
        }
        XCTAssertEqual(number(trace.frames[36], "opacity") ?? -1, 0.75, accuracy: 1e-12, "at exactly its end it shows its last value")
        XCTAssertEqual(trace.frames[37...].flatMap(\.layers), [])
        let values = try XCTUnwrap(trace.frames[10].layers.first?.values)
        XCTAssertEqual(values["bounds"], .numbers([0, 0, 20, 20]))
        XCTAssertEqual(values["position"], .numbers([10, 10]))
        XCTAssertEqual(values["transform"], .numbers([1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]))
    }

    func testTheTrailOfALayerIsThatOfItsMiddleOnTheScreen() throws {
        let stage = Stage.small()
        // Twice as large, after a quarter of a circle: (x, y) about its middle is (-2y, 2x) on the screen.
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.center = CGPoint(x: 150, y: 300)
        outer.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
        let layer = CALayer()
        layer.name = "mover"
        layer.bounds.size = CGSize(width: 20, height: 10)
        layer.anchorPoint = .zero
        outer.layer.addSublayer(layer)
        stage.window.addSubview(outer)
        stage.advance(by: 0.1)
        layer.add(linear("position.x", from: 0, to: 50, 0.5), forKey: "move")
        stage.advance(by: 1)
        let number = try XCTUnwrap(stage.trace().layers.first { $0.name == "mover" }?.id)
        let trail = try XCTUnwrap(stage.layerTrails[number])
        XCTAssertEqual(stage.layerTrails.count, 1)
        XCTAssertEqual(trail.map(\.time), (6...36).map { Double($0) / 60 })
        for one in trail {
            let (x, y) = (100 * (one.time - 0.1) + 10 - 50, 5.0 - 50)
            XCTAssertEqual(one.point.x, 150 - 2 * y, accuracy: 1e-9)
            XCTAssertEqual(one.point.y, 300 + 2 * x, accuracy: 1e-9)
        }
    }

    func testEventsHaveTheirExactTimesAndOrder() {
        let stage = Stage.small()
        let view = stage.addSquare()
        stage.advance(by: 0.25)
        CATransaction.begin()
        CATransaction.setCompletionBlock {}
        let late = linear("position.x", from: 0, to: 1, 0.123)
        late.beginTime = CACurrentMediaTime() + 0.05
        view.layer.add(late, forKey: "late")
        CATransaction.commit()
        stage.advance(by: 0.1)
        view.layer.add(linear("opacity", from: 0, to: 1, 1), forKey: "fade")
        stage.advance(by: 0.1)
        view.layer.removeAnimation(forKey: "fade")
        stage.advance(by: 0.5)
        let expected: [(Double, Trace.Event.Kind, Int?, Bool?)] = [
            (0.25, .added, 1, nil), (0.3, .began, 1, nil), (0.35, .added, 2, nil), (0.35, .began, 2, nil), (0.423, .ended, 1, true),
            (0.423, .removed, 1, nil), (0.423, .completion, nil, nil), (0.45, .ended, 2, false), (0.45, .removed, 2, nil),
        ]
        let events = stage.trace().events
        XCTAssertEqual(events.map(\.kind), expected.map(\.1))
        XCTAssertEqual(events.map(\.animation), expected.map(\.2))
        XCTAssertEqual(events.map(\.finished), expected.map(\.3))
        for (event, time) in zip(events, expected.map(\.0)) { XCTAssertEqual(event.time, time, accuracy: 1e-9) }
        XCTAssertEqual(events.first?.key, "late")
        XCTAssertEqual(events.first?.keyPath, "position.x")
        XCTAssertEqual(events.compactMap(\.layer), [Int](repeating: 1, count: 8))
    }

    func testAViewBlocksCompletionIsAnEvent() {
        let stage = Stage.small()
        let view = stage.addSquare()
        UIView.animate(withDuration: 0.31, animations: { view.alpha = 0 }, completion: { _ in })
        stage.advance(by: 1)
        let completions = stage.trace().events.filter { $0.kind == .completion }
        XCTAssertEqual(completions.map(\.time), [0.31])
    }

    func testLayersAreNamedByNameClassAndPath() {
        let stage = Stage.small()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let square = stage.addSquare()
        let ball = CALayer()
        ball.name = "ball"
        ball.add(linear("opacity", from: 0, to: 1, 1), forKey: nil)
        square.layer.addSublayer(CALayer())
        square.layer.addSublayer(ball)
        square.addSubview(label)
        stage.advance(by: 0.1)
        label.layer.add(linear("opacity", from: 0, to: 1, 1), forKey: nil)
        stage.advance(by: 0.1)
        label.removeFromSuperview()
        let layers = stage.trace().layers
        XCTAssertEqual(layers.map(\.id), [1, 2])
        XCTAssertEqual(layers.map(\.name), ["ball", nil])
        XCTAssertEqual(layers.map(\.className), ["CALayer", "UILabel"])
        XCTAssertEqual(layers.map(\.path), ["screen/UIWindow[0]/UIView[0]/ball[1]", "screen/UIWindow[0]/UIView[0]/UILabel[2]"])
    }

    func testTwoRunsGiveTheSameTraceHoweverTimeIsCut() throws {
        @MainActor func run(_ step: Double) throws -> Data {
            let stage = Stage.small()
            let view = stage.addSquare()
            UIView.animate(withDuration: 0.4, delay: 0.1, options: [], animations: { view.center.x = 50 }) { _ in
                UIView.animate(withDuration: 0.3) { view.transform = CGAffineTransform(rotationAngle: 2) }
            }
            while stage.now < 1 - 1e-9 { stage.advance(by: min(step, 1 - stage.now)) }
            return try stage.trace().json()
        }
        let first = try run(1)
        XCTAssertEqual(first, try run(1))
        XCTAssertEqual(first, try run(0.05))
        XCTAssertEqual(first, try run(0.017))
    }

    func testAJumpOfHoursIsSampledAsItWent() {
        let stage = Stage.small()
        stage.framesPerSecond = 1
        let view = stage.addSquare()
        view.layer.add(linear("position.x", from: 0, to: 7200, 7200), forKey: "x")
        stage.advance(by: 7300)
        let trace = stage.trace()
        XCTAssertEqual(trace.frames.count, 7301)
        XCTAssertEqual(trace.frames[3601].layers.first?.values["position"], .numbers([3601, 10]))
        XCTAssertEqual(trace.frames[7250].layers, [])
        XCTAssertEqual(trace.events.map(\.time), [0, 0, 7200, 7200])
    }

    func testATracedLayerGoesWhenTheAppLetsItGo() {
        let stage = Stage.small()
        let gone = WeakReference<CALayer>(nil)
        scope {
            let layer = CALayer()
            gone.object = layer
            layer.add(linear("opacity", from: 0, to: 1, 1), forKey: nil)
            stage.window.layer.addSublayer(layer)
            stage.advance(by: 0.1)
            layer.removeFromSuperlayer()
            stage.advance(by: 0.1)
        }
        XCTAssertNil(gone.object)
        XCTAssertEqual(stage.trace().layers.map(\.path), ["screen/UIWindow[0]/CALayer[0]"])
        XCTAssertEqual(stage.trace().events.last?.kind, .removed)
    }
}
