import Kinora
import XCTest

@testable import UIKitCore

/// The zoom as a view controller's preferred transition: geometry, interruption, and the interactive dismissal.
@preconcurrency @MainActor
final class ZoomTransitionTests: XCTestCase {
    private var ownStage: Stage?

    override func tearDown() { MainActor.assumeIsolated { ownStage = nil } }

    /// A controller with a thumbnail, and one that is zoomed from it.
    @MainActor
    private final class Scene {
        let stage: Stage
        let list = UIViewController()
        let detail = UIViewController()
        let navigation: UINavigationController
        let thumbnail = UIView(frame: CGRect(x: 40, y: 300, width: 80, height: 60))
        var contexts: [UIViewController.Transition.ZoomSourceViewProviderContext] = []

        init(_ options: UIViewController.Transition.ZoomOptions? = nil, hasSource: Bool = true) {
            stage = Stage(device: Device(name: "zoom", size: CGSize(width: 400, height: 600), scale: 1))
            navigation = UINavigationController(rootViewController: list)
            navigation.isNavigationBarHidden = true
            thumbnail.backgroundColor = .systemRed
            thumbnail.layer.cornerRadius = 10
            list.view.addSubview(thumbnail)
            detail.view.backgroundColor = .systemBlue
            detail.preferredTransition = .zoom(options: options) { [unowned self] context in
                contexts.append(context)
                return hasSource ? thumbnail : nil
            }
            stage.window.rootViewController = navigation
            stage.settle()
        }

        /// The visible rectangle of the detail in the window, as it is on the screen.
        var visible: CGRect? {
            guard let mask = detail.view.mask, let view = detail.view.layer.presentation(), let shown = mask.layer.presentation() else {
                return nil
            }
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let rect = shown.frame.offsetBy(dx: -middle.x, dy: -middle.y).applying(view.affineTransform())
            return rect.offsetBy(dx: view.position.x, dy: view.position.y)
        }

        func drag(by distances: [CGFloat], from y: CGFloat = 200, lift: Bool = true) {
            var samples = [TouchSample(time: 0, phase: .began, location: CGPoint(x: 200, y: y))]
            for (index, distance) in distances.enumerated() {
                samples.append(TouchSample(time: Double(index + 1) * 0.1, phase: .moved, location: CGPoint(x: 200, y: y + distance)))
            }
            let end = Double(distances.count) * 0.1 + 0.3
            if lift { samples.append(TouchSample(time: end, phase: .ended, location: CGPoint(x: 200, y: y + (distances.last ?? 0)))) }
            stage.touch(samples)
        }
    }

    private func scene(_ options: UIViewController.Transition.ZoomOptions? = nil, hasSource: Bool = true) -> Scene {
        let made = Scene(options, hasSource: hasSource)
        ownStage = made.stage
        return made
    }

    private func assertEqual(_ one: CGRect?, _ other: CGRect, accuracy: CGFloat = 0.01, _ text: String = "", line: UInt = #line) {
        guard let one else { return XCTFail("nil \(text)", line: line) }
        for (a, b) in [(one.minX, other.minX), (one.minY, other.minY), (one.width, other.width), (one.height, other.height)] {
            XCTAssertEqual(a, b, accuracy: accuracy, "\(one) is not \(other) \(text)", line: line)
        }
    }

    // MARK: Geometry

    func testThePoseCoversTheSourceByTheLargestSimilarRectangle() {
        let bounds = CGRect(x: 0, y: 0, width: 400, height: 600)
        let source = CGRect(x: 40, y: 300, width: 80, height: 60)
        let pose = ZoomTransitionAnimator.pose(of: bounds, at: CGPoint(x: 200, y: 300), covering: source, cornerRadius: 10, alignment: nil)
        // 400 by 300 points in the middle, at a fifth.
        assertEqual(pose.visible, CGRect(x: 0, y: 150, width: 400, height: 300))
        XCTAssertEqual(pose.transform.a, 0.2, accuracy: 1e-9)
        XCTAssertEqual(pose.cornerRadius, 50, accuracy: 1e-9)
        assertEqual(pose.visible.offsetBy(dx: -200, dy: -300).applying(pose.transform).offsetBy(dx: 200, dy: 300), source)
        let aligned = CGRect(x: 100, y: 50, width: 200, height: 100)
        let own = ZoomTransitionAnimator.pose(
            of: bounds, at: CGPoint(x: 200, y: 300), covering: source, cornerRadius: 0, alignment: aligned)
        XCTAssertEqual(own.transform.a, 0.6, accuracy: 1e-9, "the larger scale, so that it covers the source")
        assertEqual(own.visible.offsetBy(dx: -200, dy: -300).applying(own.transform).offsetBy(dx: 200, dy: 300), source)
        XCTAssertEqual(own.visible.midX, aligned.midX, accuracy: 1e-9)
        let none = ZoomTransitionAnimator.pose(of: bounds, at: .zero, covering: .zero, cornerRadius: 3, alignment: nil)
        XCTAssertEqual(none, ZoomTransitionAnimator.Pose(visible: bounds))
    }

    // MARK: Push and pop

    func testAPushZoomsFromTheSourceViewAndAPopBack() throws {
        let scene = scene()
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.advance(by: 0)
        assertEqual(scene.visible, CGRect(x: 40, y: 300, width: 80, height: 60), accuracy: 0.5, "at the beginning")
        XCTAssertEqual(scene.thumbnail.alpha, 0)
        scene.stage.advance(by: 0.15)
        let middle = try XCTUnwrap(scene.visible)
        XCTAssertGreaterThan(middle.width, 81)
        XCTAssertLessThan(middle.width, 400)
        scene.stage.settle()
        XCTAssertNil(scene.detail.view.mask)
        XCTAssertEqual(scene.detail.view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
        XCTAssertEqual(scene.thumbnail.alpha, 1)
        XCTAssertEqual(scene.detail.view.superview?.subviews.count, 1)
        scene.thumbnail.frame.origin = CGPoint(x: 200, y: 100)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: ZoomTransitionAnimator.duration - 0.001)
        assertEqual(scene.visible, CGRect(x: 200, y: 100, width: 80, height: 60), accuracy: 2, "to its present frame")
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers, [scene.list])
        XCTAssertNil(scene.detail.view.mask)
        XCTAssertEqual(scene.detail.view.transform, .identity)
        XCTAssertEqual(scene.list.view.superview?.subviews.count, 1)
        XCTAssertEqual(scene.contexts.count, 2)
        for context in scene.contexts {
            XCTAssertIdentical(context.sourceViewController, scene.list)
            XCTAssertIdentical(context.zoomedViewController, scene.detail)
        }
    }

    func testWithoutASourceItFadesFromTheMiddle() {
        let scene = scene(hasSource: false)
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.advance(by: 0)
        assertEqual(scene.visible, CGRect(x: 100, y: 150, width: 200, height: 300), accuracy: 0.5)
        XCTAssertEqual(Double(scene.detail.view.layer.presentation()?.opacity ?? 1), 0, accuracy: 0.01)
        scene.stage.settle()
        XCTAssertEqual(scene.detail.view.alpha, 1)
    }

    func testADelegatesAnimatorComesFirst() {
        final class Fader: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
                from fromVC: UIViewController, to toVC: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? { CrossDissolveAnimator(isDismissal: false) }
        }
        let (scene, delegate) = (scene(), Fader())
        scene.navigation.delegate = delegate
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.settle()
        XCTAssertEqual(scene.contexts, [])
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
    }

    // MARK: Interruption

    func testAPopDuringThePushReversesIt() {
        let scene = scene()
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.advance(by: 0.15)
        let before = scene.visible
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.001)
        assertEqual(scene.visible, before ?? .zero, accuracy: 8, "without a jump")
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers, [scene.list])
        XCTAssertEqual(scene.thumbnail.alpha, 1)
        XCTAssertEqual(scene.list.view.superview?.subviews.count, 1)
    }

    func testATouchCatchesTheRunningPopAndBringsItBack() {
        let scene = scene()
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.settle()
        scene.drag(by: [60, 200, 300], lift: false)
        XCTAssertEqual(scene.navigation.transitionCoordinator?.isInteractive, true)
        let held = scene.visible
        scene.stage.advance(by: 0.5)
        assertEqual(scene.visible, held ?? .zero, "it is held")
        scene.stage.touch([
            TouchSample(time: 0, phase: .moved, location: CGPoint(x: 200, y: 210)),
            TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 200, y: 210)),
        ])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2, "less than a third of the distance")
        XCTAssertNil(scene.detail.view.mask)
        XCTAssertEqual(scene.detail.view.frame, CGRect(x: 0, y: 0, width: 400, height: 600))
        XCTAssertNil(scene.list.view.superview)
    }

    // MARK: The interactive dismissal

    func testADownwardDragFollowsTheFingerAndPopsBeyondAThird() {
        let scene = scene()
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.settle()
        scene.drag(by: [20, 100, 225], lift: false)
        // 225 of 450 points are a half: linear in progress.
        let (full, small) = (CGRect(x: 0, y: 0, width: 400, height: 600), CGRect(x: 40, y: 300, width: 80, height: 60))
        XCTAssertEqual(scene.visible?.midX ?? 0, (full.midX + small.midX) / 2, accuracy: 3)
        XCTAssertGreaterThan(scene.visible?.width ?? 0, small.width)
        scene.stage.touch([TouchSample(time: 0.3, phase: .ended, location: CGPoint(x: 200, y: 425))])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers, [scene.list])
    }

    func testAnUpwardDragAndOneOfScrolledContentDoNotBegin() {
        let scene = scene()
        let scrollView = UIScrollView(frame: scene.detail.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.contentSize = CGSize(width: 400, height: 3000)
        scene.detail.view.addSubview(scrollView)
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.settle()
        scene.drag(by: [-50, -150])
        scene.stage.settle()
        XCTAssertGreaterThan(scrollView.contentOffset.y, 50)
        scene.drag(by: [30, 60])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
        scrollView.contentOffset.y = 0
        scene.drag(by: [60, 200, 300])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1, "at its top")
    }

    func testTheAppDecidesWhetherADismissalBegins() {
        let options = UIViewController.Transition.ZoomOptions()
        var contexts: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
        var permits = false
        options.interactiveDismissShouldBegin = {
            contexts.append($0)
            return permits
        }
        let scene = scene(options)
        scene.navigation.pushViewController(scene.detail, animated: true)
        scene.stage.settle()
        scene.drag(by: [60, 200, 300])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 2)
        XCTAssertEqual(contexts.map(\.willBegin), [true])
        XCTAssertEqual(contexts.first?.location.x, 200)
        XCTAssertGreaterThan(contexts.first?.velocity.dy ?? 0, 100)
        permits = true
        scene.drag(by: [60, 200, 300])
        scene.stage.settle()
        XCTAssertEqual(scene.navigation.viewControllers.count, 1)
    }

    func testTheNavigationGestureZoomsBackAlsoFromRightToLeft() {
        for isMirrored in [false, true] {
            let scene = scene()
            scene.navigation.isNavigationBarHidden = false
            if isMirrored { scene.stage.layoutDirection = .rightToLeft }
            scene.navigation.pushViewController(scene.detail, animated: true)
            scene.stage.settle()
            let (start, end): (CGFloat, CGFloat) = isMirrored ? (398, 100) : (2, 300)
            scene.stage.touch([
                TouchSample(time: 0, phase: .began, location: CGPoint(x: start, y: 300)),
                TouchSample(time: 0.1, phase: .moved, location: CGPoint(x: (start + end) / 2, y: 300)),
                TouchSample(time: 0.3, phase: .moved, location: CGPoint(x: end, y: 300)),
            ])
            XCTAssertNotNil(scene.detail.view.mask, "mirrored: \(isMirrored)")
            scene.stage.touch([TouchSample(time: 0.2, phase: .ended, location: CGPoint(x: end, y: 300))])
            scene.stage.settle()
            XCTAssertEqual(scene.navigation.viewControllers.count, 1, "mirrored: \(isMirrored)")
            ownStage = nil
        }
    }

    // MARK: Presentations

    func testAPresentationZoomsAndADragDismissesIt() {
        let options = UIViewController.Transition.ZoomOptions()
        var alignments: [CGRect] = []
        options.alignmentRectProvider = {
            alignments.append($0.zoomedViewController.view.bounds)
            XCTAssertEqual($0.sourceView.bounds.size, CGSize(width: 80, height: 60))
            return CGRect(x: 0, y: 0, width: 400, height: 300)
        }
        options.dimmingColor = .systemGreen
        for style in [.fullScreen, .overFullScreen] as [UIModalPresentationStyle] {
            let scene = scene(options)
            options.dimmingColor = nil
            scene.detail.modalPresentationStyle = style
            scene.list.present(scene.detail, animated: true)
            scene.stage.advance(by: 0)
            assertEqual(scene.visible, CGRect(x: 40, y: 300, width: 80, height: 60), accuracy: 0.5)
            XCTAssertEqual(Double(scene.detail.view.layer.presentation()?.affineTransform().a ?? 0), 0.2, accuracy: 0.01)
            scene.stage.settle()
            XCTAssertIdentical(scene.navigation.presentedViewController, scene.detail)
            scene.drag(by: [20, 60])
            scene.stage.settle()
            XCTAssertIdentical(scene.navigation.presentedViewController, scene.detail, "too short")
            scene.drag(by: [60, 200, 300])
            scene.stage.settle()
            XCTAssertNil(scene.navigation.presentedViewController)
            XCTAssertEqual(scene.thumbnail.alpha, 1)
            ownStage = nil
        }
        XCTAssertEqual(Set(alignments.map(\.size)), [CGSize(width: 400, height: 600)])
    }

    func testOtherTransitionsSetTheStyleOfAPresentation() {
        let scene = scene()
        scene.detail.preferredTransition = .crossDissolve
        XCTAssertEqual(scene.detail.modalTransitionStyle, .crossDissolve)
        scene.detail.modalPresentationStyle = .fullScreen
        scene.list.present(scene.detail, animated: true)
        scene.stage.advance(by: 0.1)
        XCTAssertLessThan(scene.detail.view.layer.presentation()?.opacity ?? 1, 0.9)
        scene.stage.settle()
        for (transition, style) in [
            (.coverVertical, .coverVertical), (.flipHorizontal, .flipHorizontal), (.partialCurl, .partialCurl),
        ] as [(UIViewController.Transition, UIModalTransitionStyle)] {
            let controller = UIViewController()
            controller.preferredTransition = transition
            XCTAssertEqual(controller.modalTransitionStyle, style)
        }
    }

    func testAControllerWithAZoomIsReleased() {
        weak var gone: UIViewController?
        let scene = scene()
        do {
            let other = UIViewController()
            other.preferredTransition = .zoom { _ in nil }
            scene.navigation.pushViewController(other, animated: true)
            scene.stage.settle()
            scene.navigation.popViewController(animated: true)
            scene.stage.settle()
            gone = other
        }
        XCTAssertNil(gone)
    }
}
