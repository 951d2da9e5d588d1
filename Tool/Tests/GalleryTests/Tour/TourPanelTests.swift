import Foundation
import Kinora
import KinoraTesting
import UIKit
import XCTest

@testable import Gallery

/// The panel of the tour: slow motion, layers, source; the screens in sequence, and what is remembered.
@preconcurrency @MainActor
final class TourPanelTests: XCTestCase, @unchecked Sendable {
    override func setUp() async throws { TourScene.forget() }
    override func tearDown() async throws { TourScene.forget() }

    // MARK: Slow motion

    func testSlowMotionBeginsAndEndsWithoutAJump() throws {
        let scene = TourScene()
        for index in scene.tour.steps.indices {
            scene.tour.show(index)
            scene.stage.settle()
            scene.tour.effect.play()
            scene.stage.advance(by: 0.08)
            let moving = try XCTUnwrap(scene.moving, "\(index)")
            func corner() -> CGPoint { moving.shownCorners(in: scene.tour.stage.layer)[2] }
            let (before, begin) = (corner(), scene.tour.effect.time)
            scene.flip(scene.tour.knobs.slow, on: true)
            XCTAssertEqual(corner().x, before.x, accuracy: 1e-6, "\(index)")
            XCTAssertEqual(corner().y, before.y, accuracy: 1e-6, "\(index)")
            scene.stage.advance(by: 0.1)
            XCTAssertEqual(scene.tour.effect.time - begin, 0.02, accuracy: 1e-9, "a fifth of the time")
            XCTAssertNotEqual(corner(), before)
            let slow = corner()
            scene.flip(scene.tour.knobs.slow, on: false)
            XCTAssertEqual(corner().x, slow.x, accuracy: 1e-6, "\(index)")
            XCTAssertEqual(corner().y, slow.y, accuracy: 1e-6, "\(index)")
            scene.stage.advance(by: 0.05)
            XCTAssertEqual(scene.tour.effect.time - begin, 0.07, accuracy: 1e-9)
            XCTAssertEqual(scene.stage.settle(), [], "\(index)")
        }
    }

    func testAPhotographIsCaughtInSlowMotionAtTheTimeOfItsMovement() {
        let scene = TourScene(0)
        scene.flip(scene.tour.knobs.slow, on: true)
        scene.stage.tap(at: scene.point(0.25, 0.4))
        scene.stage.advance(by: 1)
        let seen = scene.flyingPhotograph?.layer.shownCorners(in: scene.tour.stage.layer)
        scene.stage.touchDown(at: scene.point(0.4, 0.4))
        XCTAssertEqual(scene.sentence, "You caught it at 0.20\u{a0}s.")
        let held = scene.flyingPhotograph?.layer.shownCorners(in: scene.tour.stage.layer)
        XCTAssertEqual(held?[2].y ?? .nan, seen?[2].y ?? 0, accuracy: 0.01)
        scene.stage.touchUp()
        XCTAssertEqual(scene.stage.settle(), [])
    }

    func testASpinIsReversedInSlowMotionWhereItIsVisible() {
        let scene = TourScene(3)
        scene.flip(scene.tour.knobs.slow, on: true)
        scene.swipe(from: scene.point(0.3, 0.5), by: 120)
        scene.stage.advance(by: 0.5)
        let layer = scene.moving
        let seen = layer?.shownCorners(in: scene.tour.stage.layer)[2] ?? .zero
        scene.drag(from: scene.point(0.7, 0.5), by: CGPoint(x: -120, y: 0), duration: 0.1, rests: false)
        scene.stage.touchUp()
        let held = layer?.shownCorners(in: scene.tour.stage.layer)[2] ?? .zero
        XCTAssertLessThan(hypot(held.x - seen.x, held.y - seen.y), 120, "a fiftieth of a second of the movement lies between")
        XCTAssertTrue(scene.isDone)
        XCTAssertEqual(scene.stage.settle(), [])
    }

    // MARK: Layers

    func testLayersAreOutlinedWhereTheyAreVisible() throws {
        let scene = TourScene(1)
        scene.flip(scene.tour.knobs.layers, on: true)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.tour.layersView.shown.map(\.name), ["card"])
        scene.tour.effect.play()
        scene.stage.advance(by: 0.1)
        let shown = scene.tour.layersView.shown
        let found = try XCTUnwrap(shown.first { $0.name.contains("position.x") }, "\(shown.map(\.name))")
        let layer = try scene.find(UIView.self) { $0.layer.animation(forKey: "kinora.card.x") != nil }.layer
        // The last frame is at most a sixtieth of a second old.
        XCTAssertEqual(found.corners[0].x, layer.shownCorners(in: scene.tour.stage.layer)[0].x, accuracy: 40)
        XCTAssertTrue(found.name.contains("transform.rotation.z"), found.name)
        scene.flip(scene.tour.knobs.layers, on: false)
        XCTAssertEqual(scene.tour.layersView.shown.count, 0)
        XCTAssertEqual(scene.stage.settle(), [], "no display link remains")
    }

    // MARK: Source

    func testTheCopiedSourceIsTheCompiledOne() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("CopiedSources.swift")
        let compiled = try String(contentsOf: file, encoding: .utf8)
        let scene = TourScene()
        for index in scene.tour.steps.indices {
            scene.tour.show(index)
            scene.tour.knobs.copyButton.sendActions(for: .primaryActionTriggered)
            let copied = try XCTUnwrap(UIPasteboard.general.string)
            let sections = copied.components(separatedBy: "\n\n")
            XCTAssertTrue(["Components", "Transitions"].contains { sections[0] == "import \($0)\nimport UIKit" }, sections[0])
            XCTAssertTrue(compiled.contains("\n" + sections.dropFirst().joined(separator: "\n\n")), copied)
            XCTAssertLessThan(copied.components(separatedBy: "\n").count, 22)
            XCTAssertEqual(scene.tour.knobs.copyButton.configuration?.title, "Copied")
        }
        scene.stage.settle()
    }

    func testTheCopiedSourceHasThePresentValues() throws {
        let scene = TourScene(4)
        try scene.set(["Duration": 0.75, "m34": 820, "Depth": 33, "Travel": 90])
        for line in [
            "        transition.duration = 0.75\n", "        transition.perspective = -1 / 820\n", "        transition.depth = 33\n",
            "    depth.interaction.fullTravel = 90\n",
        ] {
            XCTAssertTrue(scene.tour.effect.source.contains(line), "\(line) in\n\(scene.tour.effect.source)")
        }
    }

    // MARK: Screens

    func testNextSkipBackAndLeave() {
        let scene = TourScene()
        let tour = scene.tour
        XCTAssertEqual(tour.steps.count, 6)
        XCTAssertTrue(tour.backButton.isHidden)
        XCTAssertEqual(tour.bar.button.configuration?.title, "Skip")
        scene.stage.tap(at: tour.bar.button)
        scene.stage.settle()
        XCTAssertEqual([tour.index, tour.dots.currentPage], [1, 1])
        XCTAssertEqual(tour.heading.text, "Card stack")
        scene.stage.tap(at: tour.backButton)
        scene.stage.settle()
        XCTAssertEqual(tour.index, 0)
        for index in 1...5 {
            scene.stage.pressKey(.return)
            scene.stage.settle()
            XCTAssertEqual(tour.index, index)
        }
        XCTAssertEqual(tour.bar.button.configuration?.title, "All scenes")
        XCTAssertFalse(scene.hasLeft)
        XCTAssertFalse(scene.memory.isOver)
        scene.stage.tap(at: tour.bar.button)
        XCTAssertTrue(scene.hasLeft)
        XCTAssertTrue(scene.memory.isOver)
        scene.stage.settle()
    }

    func testThePanelIsPulledUpAndEscapeClosesItThenTheTour() {
        let scene = TourScene(1)
        let stage = scene.tour.stage.frame
        let bar = scene.tour.bar
        let grip = bar.convert(CGPoint(x: bar.bounds.midX, y: 12), to: nil)
        scene.drag(from: grip, by: CGPoint(x: 0, y: -300), rests: false)
        scene.stage.touchUp()
        scene.stage.settle()
        XCTAssertTrue(scene.tour.panel.isOpen)
        let panel = scene.tour.panelHost.frame
        XCTAssertLessThanOrEqual(scene.tour.stage.frame.maxY, panel.minY, "the effect stays visible")
        XCTAssertGreaterThan(scene.tour.stage.frame.height, 150)
        XCTAssertLessThanOrEqual(panel.height, 0.5 * 844 + 1)
        scene.stage.pressKey(.escape)
        scene.stage.settle()
        XCTAssertFalse(scene.tour.panel.isOpen)
        XCTAssertEqual(scene.tour.stage.frame, stage)
        XCTAssertFalse(scene.hasLeft)
        scene.stage.pressKey(.escape)
        XCTAssertTrue(scene.hasLeft)
        XCTAssertTrue(scene.memory.isOver)
    }

    func testTheTourIsAccessible() {
        let scene = TourScene(on: .iPhone15)
        for index in scene.tour.steps.indices {
            scene.tour.show(index)
            scene.stage.settle()
            expectAccessible(scene.stage, textSizes: index == 0 ? [.accessibilityExtraLarge] : [])
        }
        scene.tour.panel.setOpen(true, animated: false)
        scene.stage.settle()
        expectAccessible(scene.stage)
    }

    // MARK: The gallery

    private func start(_ memory: TourMemory) throws -> (Stage, UINavigationController) {
        let stage = Stage(device: .iPhone15)
        GalleryScene.start(memory).start(in: stage.window)
        stage.advance(by: 1.2)
        let launch = try XCTUnwrap(stage.window.rootViewController as? LaunchViewController)
        return (stage, try XCTUnwrap(launch.children.first as? UINavigationController))
    }

    func testTheGalleryStartsWithTheTourAndWithTheListOnceItIsLeft() throws {
        let memory = TourMemory(suite: TourScene.suite)
        do {
            let (stage, navigation) = try start(memory)
            let tour = try XCTUnwrap(navigation.topViewController as? TourViewController)
            XCTAssertTrue(navigation.isNavigationBarHidden)
            stage.tap(at: tour.leaveButton)
            stage.settle()
            XCTAssertTrue(navigation.topViewController is GalleryViewController)
            XCTAssertFalse(navigation.isNavigationBarHidden)
        }
        let (stage, navigation) = try start(memory)
        let list = try XCTUnwrap(navigation.topViewController as? GalleryViewController)
        XCTAssertEqual((0..<list.collectionView.numberOfSections).map(list.collectionView.numberOfItems), [1, GalleryScene.all.count])
        stage.tap(at: try XCTUnwrap(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))))
        stage.settle()
        weak let tour = navigation.topViewController as? TourViewController
        XCTAssertNotNil(tour)
        stage.tap(at: try XCTUnwrap(tour).leaveButton)
        stage.settle()
        XCTAssertTrue(navigation.topViewController is GalleryViewController)
        XCTAssertNil(tour, "the tour is kept")
        stage.tap(at: try XCTUnwrap(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 1))))
        stage.settle()
        XCTAssertEqual((list.presentedViewController as? SceneViewController)?.scene.id, GalleryScene.all[1].id)
    }
}

extension TourScene {
    /// The first layer below the stage that moves.
    var moving: CALayer? {
        func find(_ layer: CALayer) -> CALayer? {
            for one in layer.sublayers ?? [] {
                let paths = (one.animationKeys() ?? []).compactMap { (one.animation(forKey: $0) as? CAPropertyAnimation)?.keyPath }
                if paths.contains(where: { $0.hasPrefix("position") || $0.hasPrefix("transform") }) { return one }
                if let found = find(one) { return found }
            }
            return nil
        }
        return find(tour.stage.layer)
    }
}
