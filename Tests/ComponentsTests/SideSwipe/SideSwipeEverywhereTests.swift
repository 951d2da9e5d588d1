import Components
import Kinora
import TestSupport
import UIKit
import XCTest

/// Section 5 of the effects, on every device, both ways, with and without movement, and interrupted at any moment.
@preconcurrency @MainActor
final class SideSwipeEverywhereTests: XCTestCase, @unchecked Sendable {
    func testTheDefaultsAndTheTablesDelegates() {
        let scene = SideSwipeScene()
        XCTAssertEqual(scene.swipe.style, .reveal)
        XCTAssertEqual(scene.swipe.trigger, .swipe)
        XCTAssertEqual(scene.swipe.duration, 0.2)
        XCTAssertEqual(scene.swipe.bounce, 5)
        scene.open(2)
        scene.stage.settle()
        XCTAssertTrue(scene.table.delegate === scene)
        XCTAssertTrue(scene.table.dataSource === scene)
    }

    func testEveryNumberHoldsOnEveryDeviceInBothDirections() {
        for kind in ScreenKind.all {
            for style in [SideSwipeMenu.Style.reveal, .push] {
                for (direction, sign) in [(UISwipeGestureRecognizer.Direction.right, 1.0), (.left, -1)] {
                    let scene = SideSwipeScene(on: kind)
                    let width = Double(scene.table.bounds.width)
                    scene.swipe.style = style
                    /// The row so far from its place.
                    @MainActor func check(_ offset: Double, _ message: String) {
                        XCTAssertEqual(scene.x(scene.cell(4)), sign * offset, accuracy: 0.01, message)
                        XCTAssertEqual(scene.x(scene.menu), style == .push ? sign * (offset - width) : 0, accuracy: 0.01, message)
                    }
                    let start = scene.stage.now
                    scene.open(4, direction)
                    XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: scene.path(4)), "\(kind)")
                    for time in [0, 0.05, 0.13, 0.2] {
                        scene.advance(to: time, after: start)
                        check(width * EaseInOut.value(time / 0.2), "\(kind), \(style), open at \(time)")
                    }
                    scene.stage.settle()
                    let end = scene.stage.now
                    scene.close()
                    for (time, position) in [
                        (0, width), (0.05, width + (5 - width) * EaseInOut.value(0.25)), (0.2, 5), (0.3, 7.5), (0.4, 10), (0.5, 5),
                    ] {
                        scene.advance(to: time, after: end)
                        check(position, "\(kind), \(style), close at \(time)")
                    }
                    scene.advance(to: 0.6, after: end)
                    XCTAssertNil(scene.menu.superview, "\(kind)")
                    scene.checkClosed("\(kind), \(style)")
                }
            }
        }
    }

    func testWithReduceMotionItFadesOnEveryDevice() {
        for kind in ScreenKind.all {
            let scene = SideSwipeScene(on: kind)
            scene.stage.isReduceMotionEnabled = true
            scene.open(3)
            XCTAssertEqual(scene.x(scene.cell(3)), 0, "\(kind)")
            scene.stage.advance(by: 0.19)
            XCTAssertNotNil(scene.cell(3)?.layer.animationKeys()?.first, "\(kind)")
            scene.stage.advance(by: 0.02)
            XCTAssertEqual(scene.cell(3)?.layer.animationKeys() ?? [], [], "\(kind)")
            XCTAssertEqual(scene.x(scene.cell(3)), Double(scene.table.bounds.width), "\(kind)")
            scene.close()
            XCTAssertEqual(scene.x(scene.cell(3)), 0, "\(kind)")
            scene.checkClosed("\(kind)")
        }
    }

    func testAtTwentyMomentsEachWayTheOppositeRequestDoesNotJump() {
        var random = SeededRandom(seed: 20)
        for style in [SideSwipeMenu.Style.reveal, .push] {
            for isOpening in [true, false] {
                for _ in 0..<20 {
                    let scene = SideSwipeScene()
                    scene.swipe.style = style
                    scene.open(2, animated: isOpening)
                    if !isOpening { scene.close() }
                    scene.stage.advance(by: .random(in: 0.001...(isOpening ? 0.199 : 0.599), using: &random))
                    let (row, menu) = (scene.x(scene.cell(2)), scene.x(scene.menu))
                    if isOpening { scene.close() } else { scene.open(2) }
                    XCTAssertEqual(scene.x(scene.cell(2)), row, accuracy: 1e-6, "\(style), opening \(isOpening)")
                    XCTAssertEqual(scene.x(scene.menu), menu, accuracy: 1e-6, "\(style), opening \(isOpening)")
                    // No frame goes further than the steepest one of a whole way.
                    var last = row
                    for _ in 0..<40 {
                        scene.stage.advance(by: 1 / 60)
                        let next = scene.x(scene.cell(2))
                        XCTAssertLessThanOrEqual(abs(next - last), 320 * EaseInOut.steepest / 12, "\(style), opening \(isOpening)")
                        last = next
                    }
                    XCTAssertEqual(last, isOpening ? 0 : 320, accuracy: 1e-6)
                    if !isOpening { scene.close(animated: false) }
                    scene.checkClosed("\(style), opening \(isOpening)")
                }
            }
        }
    }

    func testWithReduceMotionHalfOfBothIsVisibleInTheMiddle() {
        for kind in ScreenKind.all {
            let scene = SideSwipeScene(on: kind)
            scene.stage.isReduceMotionEnabled = true
            scene.menu.backgroundColor = .red
            let location = CGPoint(x: kind.device.size.width / 2, y: scene.table.rectForRow(at: scene.path(3)).midY)
            @MainActor func green() -> Int {
                UIImage(cgImage: scene.stage.image(), scale: kind.device.scale, orientation: .up).pixel(location)[1]
            }
            let before = green()
            @MainActor func others() -> [Int] {
                let image = UIImage(cgImage: scene.stage.image(), scale: kind.device.scale, orientation: .up)
                return [2, 4].flatMap { row in
                    stride(from: 0.2, to: 1, by: 0.3).flatMap {
                        image.pixel(CGPoint(x: kind.device.size.width * $0, y: scene.table.rectForRow(at: scene.path(row)).midY))
                    }
                }
            }
            let around = others()
            for opens in [true, false] {
                if opens { scene.open(3) } else { scene.close() }
                XCTAssertEqual(scene.x(scene.cell(3)), 0, "\(kind): nothing moves")
                scene.stage.advance(by: 0.1)
                XCTAssertEqual(others(), around, "\(kind): other rows stay as they are")
                XCTAssertEqual(Double(green()), Double(before) / 2, accuracy: 24, "\(kind): half of each")
                scene.stage.advance(by: 0.1 + 1e-6)
                XCTAssertEqual(green(), opens ? 0 : before, "\(kind)")
                XCTAssertEqual(scene.cell(3)?.layer.animationKeys() ?? [], [], "\(kind)")
            }
            scene.checkClosed("\(kind)")
        }
    }

    func testARotationInTheMiddleLeavesEverythingTogether() {
        for kind in ScreenKind.all {
            let scene = SideSwipeScene(on: kind)
            scene.table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            for (index, orientation) in [UIInterfaceOrientation.landscapeLeft, .portrait].enumerated() {
                scene.swipe.style = index == 0 ? .reveal : .push
                scene.open(1, .right)
                scene.stage.advance(by: 0.1)
                scene.stage.rotate(to: orientation)
                scene.stage.settle()
                if let open = scene.swipe.openIndexPath {
                    XCTAssertEqual(open, scene.path(1), "\(kind)")
                    XCTAssertEqual(scene.menu.frame, scene.table.rectForRow(at: open), "\(kind)")
                    XCTAssertEqual(scene.x(scene.cell(1)), scene.table.bounds.width, "\(kind)")
                } else {
                    XCTAssertNil(scene.menu.superview, "\(kind)")
                }
                scene.close()
                scene.stage.advance(by: 0.3)
                scene.stage.rotate(to: orientation == .portrait ? .landscapeLeft : .portrait)
                scene.checkClosed("\(kind)")
                scene.stage.rotate(to: orientation)
                scene.stage.settle()
            }
        }
    }

    func testNoObjectIsRetained() {
        weak var scene: SideSwipeScene?
        weak var swipe: SideSwipeMenu?
        weak var table: UITableView?
        do {
            let made = SideSwipeScene()
            (scene, swipe, table) = (made, made.swipe, made.table)
            made.open(1)
            made.stage.advance(by: 0.1)
            made.close()
            made.stage.advance(by: 0.1)
        }
        XCTAssertNil(scene)
        XCTAssertNil(swipe)
        XCTAssertNil(table)
    }
    /// The last reference may be released on any thread: the row is put back at once, or as soon as the main actor is free.
    func testAReleasedMenuPutsItsRowBackFromAnyThread() {
        for isOnMainThread in [true, false] {
            let scene = SideSwipeScene()
            let before = (scene.table.gestureRecognizers?.count ?? 0)
            scene.open(3)
            XCTAssertEqual(scene.stage.settle(), [])
            weak var swipe = scene.swipe
            XCTAssertNotEqual(scene.cell(3)?.transform, .identity)
            if isOnMainThread {
                scene.swipeMenu = nil
            } else {
                let reference = LastReference(scene.swipeMenu)
                scene.swipeMenu = nil
                let isReleased = DispatchSemaphore(value: 0)
                Thread {
                    reference.object = nil
                    isReleased.signal()
                }.start()
                isReleased.wait()
                scene.stage.advance(by: 0.01)
            }
            XCTAssertNil(swipe)
            XCTAssertEqual(scene.cell(3)?.transform, .identity)
            XCTAssertNil(scene.menu.superview)
            XCTAssertLessThan(scene.table.gestureRecognizers?.count ?? 0, before)
        }
    }
}

/// A reference that one thread hands to another.
private final class LastReference: @unchecked Sendable {
    var object: AnyObject?

    init(_ object: AnyObject?) { self.object = object }
}
