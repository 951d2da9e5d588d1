import Components
import Kinora
import UIKit
import XCTest

/// Pulling and turning, to the number (Documentation/Effects.md#article-pager).
@preconcurrency @MainActor
final class ArticlePagerTests: XCTestCase, @unchecked Sendable {
    /// The travel of a finger for an offset beyond the edge: the slop, and the inverse of the resistance.
    private func pull(for offset: Double, height: Double = 480) -> Double { 10 + offset * height / (0.55 * (height - offset)) }

    func testHeaderAndFooterLieRightOutsideThePage() {
        let scene = PagerScene()
        XCTAssertEqual(scene.pager.contentSize, CGSize(width: 320, height: 480))
        XCTAssertTrue(scene.pager.alwaysBounceVertical)
        XCTAssertEqual(scene.header.frame, CGRect(x: 0, y: -60, width: 320, height: 60))
        XCTAssertEqual(scene.footer.frame, CGRect(x: 0, y: 480, width: 320, height: 50))
        XCTAssertEqual(scene.shown, [1])
        XCTAssertEqual(Set(scene.asked), [0, 1, 2], "the pages around it are made")
        XCTAssertEqual(scene.made[2]?.bounds.size, CGSize(width: 320, height: 480), "and laid out")
        scene.checkRest()
    }

    func testItStartsAtThePageThatThereIs() {
        for (wanted, count, page) in [(7, 4, 3), (-2, 4, 0), (0, 1, 0), (3, 0, 0)] {
            let scene = PagerScene(at: wanted, of: count)
            XCTAssertEqual(scene.pager.currentPage, page)
            scene.checkRest("\(wanted) of \(count)")
        }
    }

    func testTheHeaderLoadsBeyondItsHeightAndUnloadsWhenDraggedBack() {
        let scene = PagerScene()
        scene.pull(pull(for: 59), lifts: false)
        XCTAssertEqual(scene.pager.contentOffset.y, -59, accuracy: 1e-6)
        XCTAssertEqual(scene.take(), [])
        scene.pager.contentOffset.y = -60
        XCTAssertEqual(scene.take(), [], "strictly more")
        scene.pager.contentOffset.y = -60.001
        XCTAssertEqual(scene.take(), ["header loaded"])
        scene.pager.contentOffset.y = -100
        XCTAssertEqual(scene.take(), [])
        scene.pager.contentOffset.y = -60
        XCTAssertEqual(scene.take(), ["header unloaded"])
        scene.pager.contentOffset.y = 50.001
        XCTAssertEqual(scene.take(), ["footer loaded"])
        scene.pager.contentOffset.y = -61
        XCTAssertEqual(scene.take(), ["footer unloaded", "header loaded"])
        scene.pager.contentOffset.y = 0
        scene.lift()
        XCTAssertEqual(scene.take(), ["header unloaded"])
        scene.pager.contentOffset.y = -200
        XCTAssertEqual(scene.take(), [], "only while a finger drags")
        scene.pager.contentOffset.y = 0
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
    }

    func testReleasedWhileTheFooterIsLoadedTheNextPageSlidesIn() {
        let scene = PagerScene()
        scene.pull(-pull(for: 80), lifts: false)
        XCTAssertEqual(scene.pager.contentOffset.y, 80, accuracy: 1e-6)
        XCTAssertEqual(scene.take(), ["footer loaded"])
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 2, "at the release")
        XCTAssertEqual(scene.take(), [], "not in place yet")
        XCTAssertEqual(scene.y(scene.page(2)), 480 + 80, accuracy: 1e-6)
        XCTAssertEqual(scene.y(scene.page(1)), 0, accuracy: 1e-6)
        XCTAssertEqual(scene.y(scene.footer), 480, accuracy: 1e-6)
        scene.stage.advance(by: 0.1)
        // Half of the time is half of the way.
        XCTAssertEqual(scene.y(scene.page(2)), 280, accuracy: 1e-3)
        XCTAssertEqual(scene.y(scene.page(1)), -(480 + 60) / 2, accuracy: 1e-3)
        XCTAssertEqual(scene.y(scene.footer), (480 - 50) / 2, accuracy: 1e-3)
        XCTAssertEqual(scene.pager.layer.presentation()?.bounds.minY ?? -1, 40, accuracy: 1e-3, "what is seen goes along")
        XCTAssertEqual(scene.page(1)?.frame.minY, -540)
        XCTAssertEqual(scene.footer.frame.minY, -50)
        scene.stage.advance(by: 0.1 + 1e-6)
        XCTAssertEqual(scene.take(), ["footer unloaded", "turn 2"])
        XCTAssertEqual(scene.shown, [2])
        scene.checkRest()
        XCTAssertEqual(Set(scene.asked), [0, 1, 2, 3])
    }

    func testReleasedWhileTheHeaderIsLoadedThePreviousPageSlidesIn() {
        let scene = PagerScene()
        scene.pull(pull(for: 100), lifts: false)
        XCTAssertEqual(scene.take(), ["header loaded"])
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 0)
        XCTAssertEqual(scene.y(scene.page(0)), -580, accuracy: 1e-6)
        XCTAssertEqual(scene.y(scene.header), -60, accuracy: 1e-6)
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.y(scene.page(0)), -290, accuracy: 1e-3)
        XCTAssertEqual(scene.y(scene.page(1)), (480 + 60) / 2, accuracy: 1e-3)
        XCTAssertEqual(scene.y(scene.header), (-60 + 480) / 2, accuracy: 1e-3)
        scene.stage.advance(by: 0.1 + 1e-6)
        XCTAssertEqual(scene.take(), ["header unloaded", "turn 0"])
        XCTAssertTrue(scene.header.isHidden)
        scene.checkRest()
        // At the first page nothing loads.
        scene.pull(pull(for: 200))
        XCTAssertEqual(scene.take(), [])
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
    }

    func testTheCallsComeInTheSpecifiedOrder() {
        let scene = PagerScene(at: 2)
        var seen: [String] = []
        scene.onCall = { [unowned scene] call in
            let isBack = scene.footer.frame.minY == 480
            seen.append("\(call): \(scene.shown) \(isBack ? "back" : "away") \(scene.footer.isHidden ? "hidden" : "seen")")
        }
        scene.pull(-pull(for: 80))
        scene.stage.settle()
        XCTAssertEqual(
            seen, ["footer loaded: [2] back seen", "footer unloaded: [3] away seen", "turn 3: [3] back hidden"],
            "the old page goes, the footer is unloaded, goes back and hides, the turn is told")
        scene.onCall = nil
        scene.pull(-pull(for: 80))
        XCTAssertEqual(scene.pager.currentPage, 3, "the last page")
        scene.checkRest()
    }

    func testACancelledTouchTurnsNothing() {
        let scene = PagerScene()
        scene.pull(-pull(for: 80), lifts: false)
        scene.lift(.cancelled)
        XCTAssertEqual(scene.take(), ["footer loaded", "footer unloaded"])
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
    }

    func testSettingThePageShowsItAtOnce() {
        let scene = PagerScene()
        scene.pager.currentPage = 3
        XCTAssertEqual(scene.shown, [3])
        scene.checkRest()
        XCTAssertEqual(scene.take(), [], "what the app does it knows")
        scene.pager.currentPage = 99
        XCTAssertEqual(scene.pager.currentPage, 3)
        scene.pager.currentPage = -1
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
        // In the middle of a turn.
        scene.pull(-pull(for: 80))
        scene.stage.advance(by: 0.05)
        scene.pager.currentPage = 3
        XCTAssertEqual(scene.take(), ["footer loaded", "footer unloaded", "turn 1"])
        XCTAssertEqual(scene.shown, [3])
        scene.checkRest()
        // With a finger on it.
        scene.pull(pull(for: 80), lifts: false)
        scene.pager.currentPage = 1
        XCTAssertEqual(scene.take(), ["header loaded", "header unloaded"])
        scene.stage.advance(by: 0.1)
        scene.pager.contentOffset.y = 0
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
    }

    func testAReleaseDuringAPageTurnFirstCompletesIt() {
        let scene = PagerScene()
        scene.pager.turnDuration = 2
        scene.pull(-pull(for: 80))
        _ = scene.take()
        scene.stage.advance(by: 0.3)
        let before = scene.y(scene.page(2))
        scene.pull(-pull(for: 90), lifts: false, over: 0.1)
        XCTAssertEqual(scene.take(), [], "a finger alone ends nothing")
        XCTAssertLessThan(scene.y(scene.page(2)), before)
        XCTAssertGreaterThan(scene.y(scene.page(2)), 100)
        scene.lift()
        XCTAssertEqual(scene.take(), ["footer unloaded", "turn 2", "footer loaded"])
        XCTAssertEqual(scene.pager.currentPage, 3)
        XCTAssertEqual(Set(scene.shown), [2, 3])
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["footer unloaded", "turn 3"])
        scene.checkRest()
    }

    func testAGrabDuringAPageTurnDoesNotJump() {
        let scene = PagerScene()
        @MainActor func seen() -> Double { scene.y(scene.page(2)) - (scene.pager.layer.presentation()?.bounds.minY ?? 0) }
        scene.pull(-pull(for: 80))
        var last = seen()
        XCTAssertEqual(last, 480, accuracy: 1e-6)
        scene.stage.advance(by: 0.1)
        last = seen()
        scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 300))])
        XCTAssertEqual(seen(), last, accuracy: 1e-6)
        scene.stage.touch([TouchSample(time: 0.016, phase: .moved, location: CGPoint(x: 160, y: 320))])
        XCTAssertEqual(seen(), last, accuracy: 80, "one frame's travel")
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 2)
        scene.checkRest()
    }

    func testInsetsCountFromTheRestingOffset() {
        let scene = PagerScene()
        scene.pager.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
        XCTAssertEqual(scene.pager.contentOffset.y, -64)
        scene.pull(pull(for: 59), lifts: false)
        XCTAssertEqual(scene.pager.contentOffset.y, -64 - 59, accuracy: 1e-6)
        scene.pager.contentOffset.y = -124
        XCTAssertEqual(scene.take(), [])
        scene.pager.contentOffset.y = -124.01
        XCTAssertEqual(scene.take(), ["header loaded"])
        scene.pager.contentOffset.y = 30 + 50
        XCTAssertEqual(scene.take(), ["header unloaded"])
        scene.pager.contentOffset.y = 30 + 50.01
        XCTAssertEqual(scene.take(), ["footer loaded"])
        scene.pager.contentOffset.y = 0
        scene.lift()
        scene.stage.settle()
        scene.pager.contentOffset.y = -64
        scene.pull(pull(for: 80))
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
    }

    func testHeaderAndFooterCanBeReplaced() {
        let scene = PagerScene()
        let header = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 30))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200))
        scene.pager.headerView = header
        scene.pager.footerView = footer
        XCTAssertNil(scene.header.superview)
        scene.checkRest()
        scene.pull(pull(for: 40))
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.checkRest()
        scene.pull(-pull(for: 150))
        XCTAssertEqual(scene.pager.currentPage, 0)
        scene.pull(-pull(for: 40), lifts: false)
        scene.pager.footerView = scene.footer
        XCTAssertEqual(scene.footer.frame.minY, 480)
        scene.pager.contentOffset.y = 51
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
    }

    func testWithReduceMotionTheNewPageFadesIn() {
        let scene = PagerScene()
        scene.stage.isReduceMotionEnabled = true
        scene.pull(-pull(for: 80))
        @MainActor func seen(_ view: UIView?) -> Double {
            scene.y(view) - Double(scene.pager.layer.presentation()?.bounds.minY ?? .nan)
        }
        let pulled = Double(scene.footer.frame.maxY) - 530
        XCTAssertLessThan(pulled, -50)
        for step in 0..<10 {
            // Neither page moves while one fades in.
            XCTAssertEqual(seen(scene.page(2)), 0, "\(step)")
            XCTAssertEqual(seen(scene.page(1)), pulled, "\(step)")
            XCTAssertEqual(seen(scene.footer), 480 + pulled, "\(step)")
            // The old page and the footer are below, covered more and more.
            XCTAssertTrue(scene.pager.subviews.last { $0.tag >= 1000 || $0 === scene.footer } === scene.page(2), "\(step)")
            if step == 5 { XCTAssertEqual(scene.page(2)?.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 1e-3) }
            scene.stage.advance(by: 0.02)
        }
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["footer loaded", "footer unloaded", "turn 2"])
        scene.checkRest()
        XCTAssertTrue(scene.pager.subviews.first === scene.page(2), "below header and footer again")
    }

    func testWithReduceMotionAGrabInTheFadeShowsNothingOfTheOldPage() {
        for direction in [-1.0, 1] {
            let scene = PagerScene()
            scene.stage.isReduceMotionEnabled = true
            scene.pull(-pull(for: 80))
            scene.stage.advance(by: 0.05)
            scene.stage.touch([TouchSample(time: 0, phase: .began, location: CGPoint(x: 160, y: 240))])
            XCTAssertEqual(Set(scene.shown), [1, 2], "a finger alone ends no fade")
            for frame in 1...6 {
                let y = 240 + direction * 12 * Double(frame)
                scene.stage.touch([TouchSample(time: 1 / 60, phase: .moved, location: CGPoint(x: 160, y: y))])
                let travel = abs(scene.pager.contentOffset.y)
                guard travel > 0 else { continue }
                XCTAssertEqual(scene.shown, [2], "the old page beside the new one, which is \(travel) points away")
                XCTAssertEqual(scene.page(2)?.layer.presentation()?.opacity, 1)
                XCTAssertEqual(scene.footer.frame.minY, 480)
            }
            XCTAssertGreaterThan(abs(scene.pager.contentOffset.y), 10)
            XCTAssertEqual(scene.take(), ["footer loaded", "footer unloaded", "turn 2"])
            scene.pager.contentOffset.y = 0
            scene.stage.touch([TouchSample(time: 0, phase: .ended, location: CGPoint(x: 160, y: 240 + direction * 72))])
            scene.checkRest()
            XCTAssertEqual(scene.pager.currentPage, 2)
        }
    }

    func testANewSizeInTheMiddleOfAPageTurnKeepsEverythingTogether() {
        let scene = PagerScene()
        scene.pull(-pull(for: 80))
        scene.stage.advance(by: 0.08)
        scene.pager.frame = CGRect(x: 0, y: 0, width: 480, height: 320)
        scene.stage.advance(by: 0.02)
        XCTAssertEqual(scene.page(2)?.bounds.size, CGSize(width: 480, height: 320))
        XCTAssertEqual(scene.page(1)?.frame, CGRect(x: 0, y: -380, width: 480, height: 320))
        scene.stage.settle()
        XCTAssertEqual(scene.take(), ["footer loaded", "footer unloaded", "turn 2"])
        scene.checkRest()
    }

    func testThePagesMayBecomeFewer() {
        let scene = PagerScene(at: 3)
        scene.count = 2
        scene.pager.reloadData()
        XCTAssertEqual(scene.pager.currentPage, 1)
        scene.checkRest()
        scene.pull(pull(for: 80), lifts: false)
        scene.count = 0
        scene.pager.reloadData()
        scene.lift()
        scene.checkRest()
        scene.count = 3
        scene.pager.reloadData()
        scene.checkRest()
        // Fewer than the pager knows of.
        scene.pull(-pull(for: 80), lifts: false)
        scene.count = 1
        scene.lift()
        XCTAssertEqual(scene.pager.currentPage, 0)
        XCTAssertEqual(scene.shown, [0])
    }

    func testAnAbandonedPagerIsReleasedInTheMiddleOfAPageTurn() {
        weak var gone: ArticlePagerView?
        do {
            let scene = PagerScene()
            gone = scene.pager
            scene.pull(-pull(for: 80))
            scene.stage.advance(by: 0.05)
            scene.pager.removeFromSuperview()
            scene.stage.settle()
        }
        XCTAssertNil(gone)
    }
}
