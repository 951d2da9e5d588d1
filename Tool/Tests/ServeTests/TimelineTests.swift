import Foundation
import Gallery
import Kinora
import UIKit
import XCTest

/// The time machine in a real browser: the page pauses, steps, goes back, and shows the very pixels of that time.
@preconcurrency @MainActor
final class TimelineTests: XCTestCase {
    func testPastMomentsInChromiumHaveThePixelsOfTheStage() throws { try check(lookBack(in: "chromium")) }

    func testPastMomentsInFirefoxHaveThePixelsOfTheStage() throws { try check(lookBack(in: "firefox")) }

    private func lookBack(in browser: String) throws -> Seen {
        try ServedProgram.need(browser == "firefox" ? "firefox-esr" : browser)
        return try ServedProgram("kinora-serve", ["gallery"]).open(in: browser, scenario: "timeline")
    }

    /// A drag interrupts the zoom; then the page goes back to moments of it.
    private func check(_ seen: Seen) throws {
        let (touches, moments, range) = (try XCTUnwrap(seen.touches), try XCTUnwrap(seen.moments), try XCTUnwrap(seen.range))
        XCTAssertEqual(moments.count, 6)
        XCTAssertLessThanOrEqual(range[0], touches[0].time)
        XCTAssertLessThanOrEqual(range[1], range[2])
        for moment in moments {
            XCTAssertEqual(moment.answered, moment.shown)
            XCTAssertEqual(moment.byteCount, 780 * 1688 * 4)
            XCTAssertTrue(moment.areShown)
        }
        let stage = Stage(device: Device(name: "390x844@2", size: CGSize(width: 390, height: 844), scale: 2))
        stage.showsStatusBar = true
        GalleryScene.gallery.start(in: stage.window)
        var rest = moments.sorted { $0.shown < $1.shown }
        func compare(before time: Double) throws {
            while let moment = rest.first, moment.shown < time {
                rest.removeFirst()
                stage.advance(by: max(moment.shown - stage.now, 0))
                let image = try ImageReader(data: moment.png).image(at: 0)
                XCTAssertTrue(image.hasPixels(of: stage.image()), "at \(moment.shown) s")
            }
        }
        let phases: [String: UITouch.Phase] = ["began": .began, "moved": .moved, "ended": .ended]
        for touch in touches {
            try compare(before: touch.time)
            stage.advance(by: max(touch.time - stage.now, 0))
            let phase = try XCTUnwrap(phases[touch.phase])
            stage.touch([TouchSample(time: 0, phase: phase, location: CGPoint(x: touch.x, y: touch.y))])
        }
        try compare(before: .infinity)
        XCTAssertEqual(seen.refused?.contains("shows another moment"), true, seen.refused ?? "")
        XCTAssertEqual(seen.timelineErrors, Array(repeating: "TypeError", count: 6))
        XCTAssertEqual(
            seen.controls?.map(\.label), ["Play from the present", "One frame back", "One frame forward", "Speed", "Moment"])
        XCTAssertEqual(seen.controls?.allSatisfy { !$0.isDisabled && $0.tabIndex == 0 && $0.isLarge }, true)
        let past = try XCTUnwrap(seen.past)
        XCTAssertNotNil(past.range(of: #"^[0-9]+ s, [0-9.]+ of 64 MB$"#, options: .regularExpression), past)
        XCTAssertEqual(seen.watcher, ["this client only watches", "paused"])
        XCTAssertEqual(seen.steps, [true, true, true, true])
        XCTAssertEqual(seen.shownAnimations, [true, true, true])
    }
}
