import Foundation
import Gallery
import Kinora
import UIKit
import XCTest

/// The gallery in a real browser, as a user sees it. Figures are checked with `--deep`, on the release build.
@preconcurrency @MainActor
final class ServeTests: XCTestCase {
    private var isDeep: Bool { ProcessInfo.processInfo.environment["KINORA_RELEASE_TOOL"] != nil }

    private func lookAtGallery(in browser: String) throws -> Seen {
        try ServedProgram.need(browser == "firefox" ? "firefox-esr" : browser)
        let program = try ServedProgram("kinora-serve", ["gallery"])
        let seen = try program.open(in: browser, scenario: "gallery")
        XCTAssertEqual(seen.size, Seen.Size(width: 390, height: 844, scale: 2))
        XCTAssertEqual(seen.canvas, [780, 1688])
        XCTAssertEqual(seen.bytesAtRest, 0)
        XCTAssertEqual(seen.errors, Array(repeating: "TypeError", count: 7))
        XCTAssertEqual(program.end(by: SIGTERM).status, 0)
        return seen
    }

    func testAClickInChromiumStartsZoomWithThePixelsOfTheStage() throws {
        let seen = try lookAtGallery(in: "chromium")
        try checkPixels(seen)
        guard isDeep else { return }
        XCTAssertLessThan(try XCTUnwrap(seen.visible), 1.5)
        let rates = try XCTUnwrap(seen.runs).dropFirst().map { times in
            Double(times.count - 1) / ((times.last ?? 0) - (times.first ?? 0))
        }
        XCTAssertGreaterThanOrEqual(rates.sorted()[rates.count / 2], 50, "frames per second: \(rates)")
    }

    func testAClickInFirefoxStartsZoomWithThePixelsOfTheStage() throws {
        try checkPixels(lookAtGallery(in: "firefox"))
    }

    /// The same touch on the stage gives the same pixels at the same time.
    private func checkPixels(_ seen: Seen, line: UInt = #line) throws {
        let stage = Stage(device: Device(name: "390x844@2", size: CGSize(width: 390, height: 844), scale: 2))
        stage.showsStatusBar = true
        GalleryScene.gallery.start(in: stage.window)
        stage.settle()
        let card = try XCTUnwrap(stage.accessibilityElements.first { $0.accessibilityLabel?.hasPrefix("Zoom") == true })
        let (moving, opened) = (try XCTUnwrap(seen.moving), try XCTUnwrap(seen.opened))
        XCTAssertEqual(moving.inputNumber, 2, line: line)
        XCTAssertEqual(moving.inputTime, opened.inputTime, line: line)
        let point = CGPoint(x: card.accessibilityFrame.midX, y: card.accessibilityFrame.midY)
        stage.touch([
            TouchSample(time: 0, phase: .began, location: point), TouchSample(time: 1 / 64, phase: .ended, location: point),
        ])
        let start = stage.now
        XCTAssertLessThan(moving.time - moving.inputTime, 0.3, "the zoom moves", line: line)
        for (name, moment) in [("moving", moving), ("open", opened)] {
            stage.advance(by: start + moment.time - moment.inputTime - stage.now)
            let shown = try ImageReader(data: moment.png).image(at: 0)
            XCTAssertTrue(shown.hasPixels(of: stage.image()), "\(name) at \(moment.time - moment.inputTime) s", line: line)
        }
    }

    func testThePageShowsTheDeviceAndHowToStartTheProgramAgain() throws {
        try ServedProgram.need("chromium")
        let seen = try ServedProgram("kinora-serve", ["gallery"], device: "15").open(in: "chromium", scenario: "device")
        XCTAssertEqual(
            seen.device,
            Seen.Surroundings(
                corner: 55, housing: [133.5, 11, 126, 37], homeIndicator: [127.5, 839, 137.5, 5], isDark: true))
        XCTAssertEqual(seen.end, ["The program has ended.", "./kinora serve --device 15", "0.3"])
    }

    func testPixelsShowTouchesSoon() throws {
        try ServedProgram.need("chromium")
        let photons = try XCTUnwrap(ServedProgram("TouchProbeTestSupport").open(in: "chromium", scenario: "touches").photons).sorted()
        XCTAssertEqual(photons.count, 200)
        XCTAssertLessThan(photons[199], 2000, "each touch is seen")
        guard isDeep else { return }
        XCTAssertLessThanOrEqual(photons[100], 60, "median")
        XCTAssertLessThanOrEqual(photons[190], 120, "95th percentile")
    }

    func testASlowClientCostsNeitherTimeNorMemory() throws {
        try ServedProgram.need("chromium")
        // A minute's worth of frames before, five minutes with the slow client.
        let loads = try ServedProgram("TouchProbeTestSupport").connectClients(seconds: isDeep ? 300 : 10)
        let (fast, withSlow) = (try XCTUnwrap(loads["fast"]), try XCTUnwrap(loads["withSlow"]))
        XCTAssertGreaterThan(withSlow.frames, isDeep ? 9000 : 50)
        let growth = (withSlow.memory.max() ?? 0) - (fast.memory.last ?? 0)
        XCTAssertLessThan(growth, 8, "MiB: \(fast.memory), then \(withSlow.memory)")
        guard isDeep else { return }
        XCTAssertLessThan(withSlow.frameTime / fast.frameTime, 1.05)
    }

    func testLimitsHoldBesideClientsThatReadNothing() throws {
        try ServedProgram.need("chromium")
        let limits = try ServedProgram("TouchProbeTestSupport").passLimits()
        XCTAssertGreaterThanOrEqual(limits.elements[0], 12)
        XCTAssertEqual(limits.elements[0], limits.elements[1])
        XCTAssertEqual(limits.elements[2], 14, "all fields")
        XCTAssertEqual(limits.changes, [["id", "y"]], "an element that has moved")
        XCTAssertFalse(limits.hasOrder)
        XCTAssertTrue(limits.problem.hasPrefix("a screen of 4096 x 4096 points is too large: "), limits.problem)
        XCTAssertEqual(limits.size, [500, 700])
        print("31 clients that read nothing: \(limits.memory) MiB more; frames in 2 s for the one that reads: \(limits.frames)")
        XCTAssertLessThan(limits.memory, 200)
        XCTAssertGreaterThan(limits.frames, 10)
    }

    func testSignalsEndTheProgramWithinASecond() throws {
        for signal in [SIGINT, SIGTERM] {
            let (status, seconds) = try ServedProgram("kinora-serve", ["zoom"]).end(by: signal)
            XCTAssertEqual(status, 0)
            XCTAssertLessThan(seconds, 1)
        }
    }

    func testTheAddressIsOneLineWithAToken() throws {
        let url = try ServedProgram("kinora-serve").url
        XCTAssertNotNil(try #/http:\/\/127\.0\.0\.1:\d+\/\?token=[0-9a-f]{64}/#.wholeMatch(in: url), url)
    }

    func testAPortInUseAndAnUnknownSceneOrDeviceEndWithASentence() throws {
        let first = try ServedProgram("kinora-serve")
        let cases: [(arguments: [String], port: Int, device: String, status: Int32, sentence: String)] = [
            ([], first.port, "15", 3, "Address already in use; stop the program that uses it, or leave out --port for a free one"),
            (["zom"], 0, "15", 2, "unknown scene 'zom'"), ([], 0, "toaster", 2, "unknown device 'toaster'"),
        ]
        for (arguments, port, device, status, sentence) in cases {
            XCTAssertThrowsError(try ServedProgram("kinora-serve", arguments, port: port, device: device)) { error in
                let failure = error as? ServedProgram.DidNotStart
                XCTAssertEqual(failure?.status, status, sentence)
                XCTAssertTrue(failure?.said.contains(sentence) ?? false, failure?.said ?? "\(error)")
            }
        }
    }
}

extension CGImage {
    func hasPixels(of other: CGImage) -> Bool {
        width == other.width && height == other.height && withPixels { own in other.withPixels { own.elementsEqual($0) } }
    }
}
