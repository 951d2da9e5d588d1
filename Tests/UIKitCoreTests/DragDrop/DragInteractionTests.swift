import Kinora
import TestSupport
import UIKit
import XCTest

/// Drags between views: the order of the delegates' calls, and the previews' positions.
@preconcurrency @MainActor
final class DragInteractionTests: XCTestCase {
    /// A source and a destination of drags, which keep their calls.
    final class Scene: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
        let stage = Stage(device: .iPhone15)
        let source = UIView(frame: CGRect(x: 40, y: 100, width: 80, height: 60))
        let other = UIView(frame: CGRect(x: 240, y: 100, width: 80, height: 60))
        let target = UIView(frame: CGRect(x: 40, y: 400, width: 200, height: 200))
        private(set) lazy var drag = UIDragInteraction(delegate: self)
        private(set) lazy var further = UIDragInteraction(delegate: self)
        private(set) lazy var drop = UIDropInteraction(delegate: self)
        var log: [String] = []
        var operation = UIDropOperation.copy
        var allowsMove = true
        var items = 1
        var added = 1
        var canHandle = true
        var dropPreview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
        var cancelPreview: ((UITargetedDragPreview) -> UITargetedDragPreview?)?
        var previewProvider: (() -> UIDragPreview?)?
        var loaded: [String] = []
        weak var session: (any UIDragSession)?
        var lift: (any UIDragAnimating)?

        override init() {
            super.init()
            for view in [source, other, target] {
                view.backgroundColor = .systemBlue
                stage.window.addSubview(view)
            }
            for (view, interaction) in [(source, drag), (other, further)] {
                interaction.isEnabled = true
                view.addInteraction(interaction)
            }
            target.addInteraction(drop)
            stage.advance(by: 0.05)
        }

        func take() -> [String] {
            defer { log = [] }
            return log
        }

        private func name(_ interaction: UIDragInteraction) -> String { interaction === drag ? "drag" : "further" }

        func item(_ text: String) -> UIDragItem {
            let item = UIDragItem(itemProvider: NSItemProvider(object: text as NSString))
            item.localObject = text
            item.previewProvider = previewProvider
            return item
        }

        /// The views of the dragged items, the first item's last.
        var previews: [UIView] {
            guard let overlay = stage.window.subviews.last, overlay !== target, !overlay.isUserInteractionEnabled else { return [] }
            return overlay.subviews.filter { "\(type(of: $0))" == "DragItemView" }
        }

        // MARK: Source

        func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
            self.session = session
            log.append("\(name(interaction)) items")
            return (0..<items).map { item("item \($0)") }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
        ) {
            log.append("will lift")
            animator.addAnimations { [self] in source.alpha = 0.5 }
            animator.addCompletion { [self] in log.append($0 == .end ? "lifted" : "lift cancelled") }
            lift = animator
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) { log.append("will begin") }
        func dragInteraction(_ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession) -> Bool {
            allowsMove
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
            if log.last != "moved" { log.append("moved") }
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation) {
            log.append("will end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation) {
            log.append("did end \(operation)")
        }
        func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
            log.append("transferred")
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
        ) -> [UIDragItem] {
            log.append("\(name(interaction)) adds at \(Int(point.x)) \(Int(point.y))")
            return (0..<added).map { item("added \($0)") }
        }
        func dragInteraction(
            _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
            for addingInteraction: UIDragInteraction
        ) { log.append("\(name(interaction)) gets \(items.count) of \(name(addingInteraction))") }
        func dragInteraction(
            _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? { cancelPreview.map { $0(defaultPreview) } ?? defaultPreview }
        func dragInteraction(_ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating) {
            log.append("will return")
            animator.addCompletion { [self] in log.append($0 == .end ? "returned" : "?") }
        }

        // MARK: Destination

        func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
            log.append("can handle")
            return canHandle
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { log.append("enter") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
            if log.last != "update", log.last != "moved" || log.dropLast().last != "update" { log.append("update") }
            return UIDropProposal(operation: operation)
        }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { log.append("exit") }
        func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
            log.append("perform")
            session.loadObjects(ofClass: String.self) { [self] in
                loaded = $0
                log.append("loaded")
            }
        }
        func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) { log.append("conclude") }
        func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) { log.append("end") }
        func dropInteraction(
            _ interaction: UIDropInteraction, previewForDropping item: UIDragItem, withDefault defaultPreview: UITargetedDragPreview
        ) -> UITargetedDragPreview? { dropPreview.map { $0(defaultPreview) } ?? defaultPreview }
        func dropInteraction(_ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating) {
            log.append("will drop")
        }
    }

    private var ownScene: Scene?
    private var scene: Scene {
        if let ownScene { return ownScene }
        let made = Scene()
        ownScene = made
        return made
    }

    override func tearDown() { MainActor.assumeIsolated { ownScene = nil } }

    /// Lifts the source's items, at its center.
    private func lift() {
        scene.stage.touchDown(at: scene.source)
        scene.stage.advance(by: 0.5)
        scene.stage.advance(by: 0.25)
    }

    private let inTarget = CGPoint(x: 140, y: 500)

    // MARK: Lift

    func testAPressOfHalfASecondLifts() {
        let stage = scene.stage
        stage.touchDown(at: scene.source)
        stage.advance(by: 0.49)
        XCTAssertEqual(scene.take(), [])
        stage.advance(by: 0.01)
        XCTAssertEqual(scene.take(), ["drag items", "will lift"])
        XCTAssertEqual(scene.previews.first?.center, CGPoint(x: 80, y: 130))
        XCTAssertEqual(scene.previews.first?.transform.a, 1.05)
        stage.advance(by: 0.24)
        XCTAssertEqual(scene.take(), [])
        stage.advance(by: 0.02)
        XCTAssertEqual(scene.take(), ["lifted"])
        XCTAssertEqual(scene.source.alpha, 0.5)
        XCTAssertEqual(scene.session?.location(in: scene.source), CGPoint(x: 40, y: 30))
    }

    func testALiftThatIsReleasedEarlyIsCancelled() {
        let stage = scene.stage
        stage.touchDown(at: scene.source)
        stage.advance(by: 0.6)
        stage.touchUp()
        XCTAssertEqual(scene.take(), ["drag items", "will lift", "lift cancelled"])
        stage.settle()
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.previews.count, 0)
    }

    func testALiftThatIsReleasedAtItsEndReturns() {
        lift()
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["drag items", "will lift", "lifted", "will return"])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["returned"])
        XCTAssertEqual(scene.previews.count, 0)
    }

    func testWithoutItemsOrDisabledNothingIsLifted() {
        scene.items = 0
        lift()
        XCTAssertEqual(scene.take(), ["drag items"])
        scene.stage.touchUp()
        scene.items = 1
        scene.drag.isEnabled = false
        lift()
        XCTAssertEqual(scene.take(), [])
        scene.stage.touchUp()
        XCTAssertFalse(UIDragInteraction.isEnabledByDefault, "on iPhones")
    }

    // MARK: Drag

    func testAMovementOfTenPointsBeginsTheDrag() {
        lift()
        _ = scene.take()
        scene.stage.touchMove(to: CGPoint(x: 89, y: 130), duration: 0)
        XCTAssertEqual(scene.take(), [])
        scene.stage.touchMove(to: CGPoint(x: 90, y: 130), duration: 0)
        XCTAssertEqual(scene.take(), ["will begin", "moved"])
        scene.stage.touchMove(to: CGPoint(x: 190, y: 230), duration: 0)
        XCTAssertEqual(scene.previews.first?.center, CGPoint(x: 190, y: 230))
        XCTAssertEqual(scene.previews.first?.transform, .identity)
        XCTAssertEqual(scene.session?.location(in: scene.target), CGPoint(x: 150, y: -170))
    }

    func testADropCallsBothDelegatesInOrder() {
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        XCTAssertEqual(
            scene.take(), ["drag items", "will lift", "lifted", "will begin", "moved", "can handle", "enter", "update", "moved"])
        scene.stage.touchUp()
        scene.stage.advance(by: 0.2)
        XCTAssertEqual(scene.take(), ["will end copy", "perform", "will drop", "loaded"])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["conclude", "end", "did end copy", "transferred"])
        XCTAssertEqual(scene.loaded, ["item 0"])
        XCTAssertEqual(scene.previews.count, 0)
    }

    func testADropGoesToTheDestinationsPreview() {
        scene.dropPreview = { [unowned scene = scene] preview in
            preview.retargetedPreview(
                with: UIDragPreviewTarget(
                    container: scene.target, center: CGPoint(x: 20, y: 20), transform: CGAffineTransform(scaleX: 0.5, y: 0.5)))
        }
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        scene.stage.touchUp()
        XCTAssertEqual(scene.previews.first?.center, CGPoint(x: 60, y: 420))
        XCTAssertEqual(scene.previews.first?.transform.a, 0.5)
        XCTAssertEqual(scene.previews.first?.alpha, 1)
        scene.stage.settle()
    }

    func testARefusedDragReturns() {
        scene.canHandle = false
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        _ = scene.take()
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["will end cancel", "will return"])
        XCTAssertEqual(scene.previews.first?.center, CGPoint(x: 80, y: 130))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["returned", "did end cancel"])
    }

    func testACancelledProposalExitsBeforeItEnds() {
        for operation in [UIDropOperation.cancel, .forbidden] {
            scene.operation = operation
            lift()
            scene.stage.touchMove(to: inTarget, duration: 0.2)
            _ = scene.take()
            scene.stage.touchUp()
            XCTAssertEqual(scene.take(), ["exit", "will end \(operation)", "will return"])
            scene.stage.settle()
            XCTAssertEqual(scene.take(), ["returned", "end", "did end \(operation)"])
        }
    }

    func testAMoveThatTheSourceForbidsIsForbidden() {
        (scene.operation, scene.allowsMove) = (.move, false)
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        _ = scene.take()
        scene.stage.touchUp()
        XCTAssertEqual(scene.take(), ["exit", "will end forbidden", "will return"])
        scene.stage.settle()
    }

    func testADragThatLeavesExitsAndEntersAgain() {
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0)
        _ = scene.take()
        scene.stage.touchMove(to: CGPoint(x: 140, y: 300), duration: 0)
        XCTAssertEqual(scene.take(), ["moved", "exit"])
        scene.stage.touchMove(to: inTarget, duration: 0)
        XCTAssertEqual(scene.take(), ["moved", "can handle", "enter", "update"])
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testTheInnermostDestinationThatCanHandleADragGetsIt() {
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
        scene.target.addSubview(inner)
        final class Inner: NSObject, UIDropInteractionDelegate {
            var entered = 0
            var canHandle = true
            func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { canHandle }
            func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { entered += 1 }
        }
        let delegate = Inner()
        inner.addInteraction(UIDropInteraction(delegate: delegate))
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0)
        XCTAssertEqual(delegate.entered, 1)
        XCTAssertFalse(scene.take().contains("can handle"))
        scene.stage.touchMove(to: CGPoint(x: 45, y: 405), duration: 0)
        XCTAssertTrue(scene.take().contains("enter"))
        delegate.canHandle = false
        scene.stage.touchMove(to: inTarget, duration: 0)
        XCTAssertEqual(delegate.entered, 1)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    // MARK: Interruption

    func testATouchThatTheSystemCancelsReturnsTheItems() {
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        _ = scene.take()
        scene.stage.touch([TouchSample(time: 0, phase: .cancelled, location: inTarget)])
        XCTAssertEqual(scene.take(), ["exit", "will end cancel", "will return"])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["returned", "end", "did end cancel"])
    }

    func testDisablingTheInteractionCancelsTheDrag() {
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0.2)
        _ = scene.take()
        scene.drag.isEnabled = false
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["exit", "will end cancel", "will return", "returned", "end", "did end cancel"])
        scene.stage.touchUp()
    }

    func testADestinationThatLeavesItsViewIsExited() {
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0)
        _ = scene.take()
        scene.target.removeInteraction(scene.drop)
        XCTAssertEqual(scene.take(), ["exit"])
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["will end cancel", "will return", "returned", "did end cancel"])
    }

    // MARK: Several items

    func testATapOfAnotherFingerAddsItems() {
        scene.items = 2
        lift()
        scene.stage.touchMove(to: CGPoint(x: 140, y: 300), duration: 0)
        _ = scene.take()
        XCTAssertEqual(scene.previews.count, 2)
        scene.stage.touchDown(at: scene.other, finger: 1)
        scene.stage.touchUp(finger: 1)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.take(), ["further adds at 40 30", "drag gets 1 of further"])
        XCTAssertEqual(scene.session?.items.map { $0.localObject as? String }, ["item 0", "item 1", "added 0"])
        // The first on top, the others up to 12 points behind.
        XCTAssertEqual(scene.previews.map(\.center), [CGPoint(x: 152, y: 312), CGPoint(x: 146, y: 306), CGPoint(x: 140, y: 300)])
        scene.stage.touchMove(to: inTarget, duration: 0)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(scene.loaded, ["item 0", "item 1", "added 0"])
    }

    func testTwoFingersDragTwoSessionsAndADestinationTakesOne() {
        lift()
        scene.stage.touchDown(at: scene.other, finger: 1)
        scene.stage.advance(by: 0.8)
        scene.stage.touchMove(to: CGPoint(x: 100, y: 500), duration: 0, finger: 0)
        _ = scene.take()
        scene.stage.touchMove(to: CGPoint(x: 200, y: 500), duration: 0, finger: 1)
        XCTAssertEqual(scene.take(), ["will begin", "moved"])
        scene.drop.allowsSimultaneousDropSessions = true
        scene.stage.touchMove(to: CGPoint(x: 201, y: 500), duration: 0, finger: 1)
        XCTAssertEqual(scene.take(), ["moved", "can handle", "enter", "update"])
        scene.stage.touchUp(finger: 0)
        scene.stage.touchUp(finger: 1)
        scene.stage.settle()
        XCTAssertEqual(scene.take().filter { $0.hasPrefix("did end") }, ["did end copy", "did end copy"])
    }

    // MARK: Previews

    func testTheItemsOwnPreviewReplacesTheLiftedOne() {
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        scene.previewProvider = { UIDragPreview(view: own) }
        lift()
        XCTAssertEqual(scene.previews.map(\.bounds.size), [CGSize(width: 80, height: 60)])
        scene.stage.touchMove(to: CGPoint(x: 140, y: 300), duration: 0)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.previews.map(\.bounds.size), [CGSize(width: 20, height: 20)])
        XCTAssertEqual(scene.previews.first?.center, CGPoint(x: 140, y: 300))
        scene.stage.touchUp()
        scene.stage.settle()
        scene.previewProvider = { nil }
        lift()
        scene.stage.touchMove(to: CGPoint(x: 140, y: 300), duration: 0)
        scene.stage.advance(by: 0.3)
        XCTAssertEqual(scene.previews.count, 0)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    func testAPreviewThatIsLongerThanTheLimitShrinks() {
        scene.source.frame = CGRect(x: 0, y: 100, width: 360, height: 60)
        scene.stage.advance(by: 0.05)
        lift()
        scene.stage.touchMove(to: CGPoint(x: 180, y: 300), duration: 0)
        XCTAssertEqual(scene.previews.first?.transform.a ?? 0, 240 / 360, accuracy: 1e-9)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    // MARK: Spring loading

    private final class Spring: NSObject, UISpringLoadedInteractionEffect, UISpringLoadedInteractionBehavior {
        var states: [UISpringLoadedInteractionEffectState] = []
        var isAllowed = true
        var finished = 0
        func interaction(_ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext) {
            states.append(context.state)
        }
        func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext) -> Bool {
            isAllowed
        }
        func interactionDidFinish(_ interaction: UISpringLoadedInteraction) { finished += 1 }
    }

    func testADragThatRestsAboveASpringLoadedViewActivatesIt() {
        let spring = Spring()
        var activations = 0
        scene.target.addInteraction(
            UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: spring) { _, _ in activations += 1 })
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0)
        XCTAssertEqual(spring.states, [.possible])
        scene.stage.advance(by: 0.49)
        XCTAssertEqual(spring.states, [.possible])
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(spring.states, [.possible, .activating])
        scene.stage.advance(by: 0.28)
        XCTAssertEqual(activations, 0)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(activations, 1)
        scene.stage.touchMove(to: CGPoint(x: 140, y: 300), duration: 0)
        XCTAssertEqual(spring.states, [.possible, .activating, .activated, .inactive])
        XCTAssertEqual(spring.finished, 1)
        // A drag that leaves early, or ends, activates nothing.
        scene.stage.touchMove(to: inTarget, duration: 0)
        scene.stage.advance(by: 0.6)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertEqual(spring.states.suffix(3), [.possible, .activating, .inactive])
        XCTAssertEqual(activations, 1)
        spring.isAllowed = false
        lift()
        scene.stage.touchMove(to: inTarget, duration: 0)
        scene.stage.advance(by: 1)
        XCTAssertEqual(activations, 1)
        XCTAssertEqual(spring.finished, 2)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    // MARK: Context menus

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
        }
    }

    func testAMovementClosesTheContextMenuAndBeginsTheDrag() {
        let menus = Menus()
        for isFirst in [false, true] {
            let interaction = UIContextMenuInteraction(delegate: menus)
            if isFirst { scene.source.removeInteraction(scene.drag) }
            scene.source.addInteraction(interaction)
            if isFirst { scene.source.addInteraction(scene.drag) }
            scene.stage.touchDown(at: scene.source)
            scene.stage.advance(by: 1)
            XCTAssertEqual(scene.take(), ["drag items"], "the menu is open")
            scene.stage.touchMove(to: inTarget, duration: 0.2)
            XCTAssertEqual(scene.take().prefix(4), ["will lift", "lifted", "will begin", "moved"])
            scene.stage.touchUp()
            scene.stage.settle()
            XCTAssertEqual(scene.loaded, ["item 0"])
            XCTAssertFalse(scene.source.isHidden)
            scene.source.removeInteraction(interaction)
            _ = scene.take()
        }
    }
}
