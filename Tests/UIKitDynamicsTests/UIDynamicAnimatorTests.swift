import Kinora
import TestSupport
import UIKit
import XCTest

/// Dynamics against closed forms.
@preconcurrency @MainActor
final class UIDynamicAnimatorTests: XCTestCase {
    private struct Scene {
        let stage: Stage
        let view: UIView
        let item: UIView
        let animator: UIDynamicAnimator
    }

    private func makeScene(center: CGPoint = CGPoint(x: 200, y: 100)) -> Scene {
        let stage = Stage(device: .iPhone15)
        let view = UIView(frame: stage.window.bounds)
        stage.window.addSubview(view)
        let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        item.center = center
        view.addSubview(item)
        return Scene(stage: stage, view: view, item: item, animator: UIDynamicAnimator(referenceView: view))
    }

    func testFreeFallIsOneThousandPointsPerSecondSquared() {
        let scene = makeScene()
        scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
        let properties = UIDynamicItemBehavior(items: [scene.item])
        scene.animator.addBehavior(properties)
        XCTAssertTrue(scene.animator.isRunning)
        scene.stage.advance(by: 0.5)
        let seconds = scene.animator.elapsedTime
        XCTAssertEqual(seconds, 0.5, accuracy: 0.02)
        XCTAssertEqual(scene.item.center.x, 200)
        XCTAssertEqual(scene.item.center.y, 100 + 500 * seconds * seconds, accuracy: 2)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).y, 1000 * seconds, accuracy: 0.1)
    }

    func testGravityHasAngleAndMagnitude() {
        let gravity = UIGravityBehavior(items: [])
        XCTAssertEqual(gravity.magnitude, 1)
        XCTAssertEqual(gravity.angle, .pi / 2)
        gravity.setAngle(0, magnitude: 2)
        XCTAssertEqual(gravity.gravityDirection, CGVector(dx: 2, dy: 0))
    }

    func testMovementDoesNotDependOnTheFrameRate() {
        func position(frameRate: Double) -> CGPoint {
            let scene = makeScene()
            scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
            let collision = UICollisionBehavior(items: [scene.item])
            collision.translatesReferenceBoundsIntoBoundary = true
            scene.animator.addBehavior(collision)
            let properties = UIDynamicItemBehavior(items: [scene.item])
            properties.elasticity = 0.6
            scene.animator.addBehavior(properties)
            var end = CGPoint.zero
            gather(scene.animator, until: 1.5, scene, frameRate) { end = scene.item.center }
            return end
        }
        let (one, other) = (position(frameRate: 60), position(frameRate: 120))
        XCTAssertEqual(one.y, other.y, accuracy: 0.01)
    }

    private func gather(_ animator: UIDynamicAnimator, until end: Double, _ scene: Scene, _ rate: Double, _ body: () -> Void) {
        scene.stage.framesPerSecond = Int(rate)
        while animator.elapsedTime < end - 1e-9 { scene.stage.advance(by: 1 / rate) }
        body()
    }

    func testBounceKeepsTheFractionOfTheSpeedThatElasticitySays() {
        let scene = makeScene(center: CGPoint(x: 200, y: 300))
        let ground = scene.view.bounds.maxY
        scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
        let collision = UICollisionBehavior(items: [scene.item])
        collision.translatesReferenceBoundsIntoBoundary = true
        scene.animator.addBehavior(collision)
        let properties = UIDynamicItemBehavior(items: [scene.item])
        properties.elasticity = 0.5
        properties.allowsRotation = false
        scene.animator.addBehavior(properties)
        var highest = CGFloat.infinity
        var hasHit = false
        properties.action = {
            let velocity = properties.linearVelocity(for: scene.item).y
            if velocity < -10 { hasHit = true }
            if hasHit { highest = min(highest, scene.item.center.y) }
        }
        scene.stage.advance(by: 1.7)
        XCTAssertTrue(hasHit)
        // The height after a bounce is the square of the elasticity times the height of the fall.
        let fall = ground - 50 - 300
        XCTAssertEqual(ground - 50 - highest, fall * 0.25, accuracy: fall * 0.03)
        scene.stage.advance(by: 6)
        properties.action = nil
        XCTAssertEqual(scene.item.center.y, ground - 50, accuracy: 0.5)
        XCTAssertFalse(scene.animator.isRunning, "it rests")
    }

    func testPushAcceleratesTheUnitOfMassByOneHundred() {
        let scene = makeScene()
        let push = UIPushBehavior(items: [scene.item], mode: .continuous)
        push.pushDirection = CGVector(dx: 2, dy: 0)
        let properties = UIDynamicItemBehavior(items: [scene.item])
        scene.animator.addBehavior(push)
        scene.animator.addBehavior(properties)
        scene.stage.advance(by: 1)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).x, 200 * scene.animator.elapsedTime, accuracy: 0.1)
        push.active = false
        let before = properties.linearVelocity(for: scene.item).x
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).x, before, accuracy: 0.1)
    }

    func testInstantaneousPushActsOnceOnTheMass() {
        let scene = makeScene()
        let properties = UIDynamicItemBehavior(items: [scene.item])
        properties.density = 4
        let push = UIPushBehavior(items: [scene.item], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        scene.animator.addBehavior(properties)
        scene.animator.addBehavior(push)
        scene.stage.advance(by: 0.2)
        XCTAssertFalse(push.active)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).x, 50, accuracy: 0.1)
        push.active = true
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).x, 100, accuracy: 0.1)
    }

    func testPushBesideTheCenterTurns() {
        let scene = makeScene()
        let push = UIPushBehavior(items: [scene.item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: scene.item)
        let properties = UIDynamicItemBehavior(items: [scene.item])
        scene.animator.addBehavior(push)
        scene.animator.addBehavior(properties)
        scene.stage.advance(by: 0.2)
        // The inertia of a square of mass 1 and side 1 is a sixth; the lever is half a metre.
        XCTAssertEqual(properties.angularVelocity(for: scene.item), 0.5 * 6, accuracy: 0.03)
        XCTAssertEqual(atan2(scene.item.transform.b, scene.item.transform.a), 3 * scene.animator.elapsedTime, accuracy: 0.05)
    }

    func testResistanceDecaysExponentially() {
        let scene = makeScene()
        let properties = UIDynamicItemBehavior(items: [scene.item])
        properties.resistance = 2
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: scene.item)
        scene.animator.addBehavior(properties)
        scene.stage.advance(by: 1)
        let expected = 300 * exp(-2 * scene.animator.elapsedTime)
        XCTAssertEqual(properties.linearVelocity(for: scene.item).x, expected, accuracy: expected * 0.02)
    }

    func testPendulumSwingsWithItsPeriod() {
        let scene = makeScene()
        scene.item.bounds.size = CGSize(width: 10, height: 10)
        let anchor = CGPoint(x: 200, y: 100)
        // An amplitude of 0.1 changes the period by less than a thousandth.
        scene.item.center = CGPoint(x: 200 + 200 * sin(0.1), y: 100 + 200 * cos(0.1))
        scene.animator.addBehavior(UIGravityBehavior(items: [scene.item]))
        let attachment = UIAttachmentBehavior(item: scene.item, attachedToAnchor: anchor)
        scene.animator.addBehavior(attachment)
        XCTAssertEqual(attachment.length, 200, accuracy: 0.01)
        var crossings: [TimeInterval] = []
        var last = scene.item.center.x
        attachment.action = {
            if last >= 200, scene.item.center.x < 200 { crossings.append(scene.animator.elapsedTime) }
            last = scene.item.center.x
            XCTAssertEqual(hypot(scene.item.center.x - 200, scene.item.center.y - 100), 200, accuracy: 1.5)
        }
        scene.stage.advance(by: 12)
        attachment.action = nil
        XCTAssertGreaterThanOrEqual(crossings.count, 3, "\(crossings)")
        let period = (crossings[crossings.count - 1] - crossings[0]) / Double(crossings.count - 1)
        XCTAssertEqual(period, 2 * .pi * (200.0 / 1000).squareRoot(), accuracy: 0.02)
    }

    func testSpringyAttachmentSwingsWithItsFrequency() {
        let scene = makeScene(center: CGPoint(x: 200, y: 300))
        let attachment = UIAttachmentBehavior(item: scene.item, attachedToAnchor: CGPoint(x: 200, y: 100))
        attachment.length = 150
        attachment.frequency = 2
        scene.animator.addBehavior(attachment)
        var crossings: [TimeInterval] = []
        var last = scene.item.center.y
        attachment.action = {
            if last >= 250, scene.item.center.y < 250 { crossings.append(scene.animator.elapsedTime) }
            last = scene.item.center.y
        }
        scene.stage.advance(by: 3)
        attachment.action = nil
        XCTAssertGreaterThanOrEqual(crossings.count, 4)
        XCTAssertEqual((crossings[3] - crossings[0]) / 3, 0.5, accuracy: 0.03)
    }

    func testAnchorDragsTheItem() {
        let scene = makeScene(center: CGPoint(x: 200, y: 300))
        let attachment = UIAttachmentBehavior(item: scene.item, attachedToAnchor: scene.item.center)
        scene.animator.addBehavior(attachment)
        for step in 0..<60 {
            attachment.anchorPoint = CGPoint(x: 200 + CGFloat(step) * 2, y: 300)
            scene.stage.advance(by: 1.0 / 60)
        }
        XCTAssertEqual(scene.item.center.x, 318, accuracy: 5)
    }

    func testSnapRestsUprightAtItsPoint() {
        let scene = makeScene()
        scene.item.transform = CGAffineTransform(rotationAngle: 0.7)
        let delegate = Delegate()
        scene.animator.delegate = delegate
        let snap = UISnapBehavior(item: scene.item, snapTo: CGPoint(x: 100, y: 600))
        scene.animator.addBehavior(snap)
        scene.stage.advance(by: 3)
        XCTAssertEqual(scene.item.center.x, 100, accuracy: 0.5)
        XCTAssertEqual(scene.item.center.y, 600, accuracy: 0.5)
        XCTAssertEqual(scene.item.transform.b, 0, accuracy: 0.01)
        XCTAssertEqual(delegate.calls, ["resume", "pause"])
        XCTAssertFalse(scene.animator.isRunning)
        snap.snapPoint = CGPoint(x: 200, y: 300)
        XCTAssertTrue(scene.animator.isRunning)
        scene.stage.advance(by: 3)
        XCTAssertEqual(scene.item.center.y, 300, accuracy: 0.5)
        XCTAssertEqual(delegate.calls, ["resume", "pause", "resume", "pause"])
    }

    private final class Delegate: NSObject, UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
        var calls: [String] = []

        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { calls.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { calls.append("pause") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) { calls.append("boundary \(identifier.map { "\($0)" } ?? "reference")") }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
        ) { calls.append("items") }
    }

    func testItemsOfOneBehaviorCollideAndOthersPass() {
        let scene = makeScene(center: CGPoint(x: 200, y: 100))
        let floor = UIView(frame: CGRect(x: 150, y: 400, width: 100, height: 50))
        let ghost = UIView(frame: CGRect(x: 150, y: 250, width: 100, height: 50))
        for view in [floor, ghost] { scene.view.addSubview(view) }
        let anchored = UIDynamicItemBehavior(items: [floor, ghost])
        anchored.isAnchored = true
        let collision = UICollisionBehavior(items: [scene.item, floor])
        let delegate = Delegate()
        collision.collisionDelegate = delegate
        for behavior in [anchored, collision, UIGravityBehavior(items: [scene.item])] { scene.animator.addBehavior(behavior) }
        scene.stage.advance(by: 4)
        XCTAssertEqual(scene.item.center.y, 350, accuracy: 0.5)
        XCTAssertEqual(floor.frame.minY, 400)
        XCTAssertEqual(delegate.calls.first, "items")

        collision.collisionMode = .boundaries
        collision.addBoundary(withIdentifier: "line" as NSString, from: CGPoint(x: 0, y: 700), to: CGPoint(x: 400, y: 700))
        delegate.calls = []
        scene.stage.advance(by: 4)
        XCTAssertEqual(scene.item.center.y, 650, accuracy: 0.5)
        XCTAssertEqual(delegate.calls.first, "boundary line")
        XCTAssertEqual(collision.boundaryIdentifiers?.count, 1)
    }

    func testItemsWithoutABehaviorStopAndGroupsAct() {
        final class Group: UIDynamicBehavior {
            var moves: [Bool] = []
            override func willMove(to dynamicAnimator: UIDynamicAnimator?) { moves.append(dynamicAnimator != nil) }
        }
        let scene = makeScene()
        let group = Group()
        let gravity = UIGravityBehavior(items: [scene.item])
        group.addChildBehavior(gravity)
        scene.animator.addBehavior(group)
        scene.stage.advance(by: 0.3)
        XCTAssertGreaterThan(scene.item.center.y, 110)
        XCTAssertEqual(scene.animator.items(in: scene.view.bounds).count, 1)
        scene.animator.removeAllBehaviors()
        let position = scene.item.center
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.item.center, position)
        XCTAssertEqual(group.moves, [true, false])
        XCTAssertEqual(scene.animator.items(in: scene.view.bounds).count, 0)
        XCTAssertNil(gravity.dynamicAnimator)
    }

    func testMovedItemIsTakenOver() {
        let scene = makeScene()
        let snap = UISnapBehavior(item: scene.item, snapTo: CGPoint(x: 200, y: 100))
        scene.animator.addBehavior(snap)
        scene.stage.advance(by: 1)
        scene.item.center = CGPoint(x: 300, y: 400)
        scene.animator.updateItem(usingCurrentState: scene.item)
        scene.stage.advance(by: 1.0 / 30)
        XCTAssertGreaterThan(scene.item.center.y, 300)
        scene.stage.advance(by: 3)
        XCTAssertEqual(scene.item.center.y, 100, accuracy: 0.5)
    }

    func testFieldsActInTheirRegion() {
        let scene = makeScene(center: CGPoint(x: 200, y: 400))
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: -1))
        field.position = CGPoint(x: 200, y: 400)
        field.region = UIRegion(size: CGSize(width: 1000, height: 100))
        field.addItem(scene.item)
        let properties = UIDynamicItemBehavior(items: [scene.item])
        scene.animator.addBehavior(field)
        scene.animator.addBehavior(properties)
        scene.stage.advance(by: 1)
        // Accelerated over fifty points: v² = 2·a·s.
        XCTAssertEqual(properties.linearVelocity(for: scene.item).y, -(2 * 1000 * 50.0).squareRoot(), accuracy: 6)
    }

    func testAnimatorIsReleasedWhileItRuns() {
        let scene = makeScene()
        weak var released: UIDynamicAnimator?
        do {
            let animator = UIDynamicAnimator(referenceView: scene.view)
            animator.addBehavior(UIGravityBehavior(items: [scene.item]))
            scene.stage.advance(by: 0.1)
            released = animator
        }
        scene.stage.advance(by: 0.1)
        XCTAssertNil(released)
    }
}
