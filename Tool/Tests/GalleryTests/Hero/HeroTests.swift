import CommandSupport
import CoreGraphics
import Foundation
import Kinora
import KinoraCommandLine
import XCTest

@testable import kinora

/// The film at the top of the README.
@preconcurrency @MainActor
final class HeroTests: XCTestCase {
    private static let shot = """
        {"scene": "zoom", "title": "Zoom", "caption": "It grows.", "quantity": "scale", "spans": [{"from": 0.2, "to": 0.6, "speed": 0.5}]}
        """

    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kinora-hero-\(UUID().uuidString)")

    override func setUp() async throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

    private func script(_ text: String) throws -> HeroScript {
        let url = folder.appendingPathComponent("hero.json")
        try Data(text.utf8).write(to: url)
        return try HeroScript(url)
    }

    func testMomentsPassAtTheSpeedsOfTheirSpans() throws {
        let text = Self.shot.replacingOccurrences(of: "}]", with: "}, {\"from\": 0.6, \"to\": 1, \"speed\": 2}]")
        let shot = try script("{\"framesPerSecond\": 10, \"shots\": [\(text)]}").shots[0]
        let moments = shot.moments(framesPerSecond: 10)
        // Eight frames of 0.05 s each, and two of 0.2 s.
        XCTAssertEqual(moments.count, 10)
        for (index, moment) in moments.enumerated() {
            XCTAssertEqual(moment.time, index < 8 ? 0.2 + 0.05 * Double(index) : 0.6 + 0.2 * Double(index - 8), accuracy: 1e-9)
            XCTAssertEqual(moment.speed, index < 8 ? 0.5 : 2)
        }
        XCTAssertEqual(shot.interval, 0.2...1)
    }

    func testAWrongScriptNamesTheValue() throws {
        for (old, new, reason) in [
            ("\"scene\": \"zoom\"", "\"scene\": \"zom\"", "'zom' is no scene"), ("\"scale\"", "\"size\"", "'size' is no quantity"),
            ("0.5", "0", "the speed 0.0 is not between"), ("\"to\": 0.6", "\"to\": 0.1", "the span from 0.2 to 0.1 s"),
            ("[{\"from\": 0.2, \"to\": 0.6, \"speed\": 0.5}]", "[]", "zoom: it has no spans"),
            ("\"quantity\"", "\"axis\": \"x\", \"quantity\"", "'x' is no axis of a scale"),
            ("\"quantity\"", "\"lines\": 0, \"quantity\"", "0 lines are no plot"),
            ("\"title\"", "\"name\"", "no script of a film: at shots.Index 0: No value"),
        ] {
            let shot = Self.shot.replacingOccurrences(of: old, with: new)
            XCTAssertThrowsError(try script("{\"framesPerSecond\": 10, \"shots\": [\(shot)]}")) {
                let message = ($0 as? UsageError)?.message ?? "\($0)"
                XCTAssert(message.contains(reason), message)
                XCTAssert("\($0)".contains("hero.json"), "\($0)")
            }
        }
        XCTAssertThrowsError(try script("{\"framesPerSecond\": 0, \"shots\": [\(Self.shot)]}")) {
            XCTAssert("\($0)".contains("framesPerSecond 0 is not between 1 and 60"), "\($0)")
        }
        XCTAssertThrowsError(try script("{\"framesPerSecond\": 10, \"shots\": []}")) {
            XCTAssert("\($0)".contains("it has no shots"), "\($0)")
        }
        XCTAssertThrowsError(try HeroScript(URL(fileURLWithPath: "/nowhere/hero.json"))) {
            XCTAssert("\($0)".contains("hero.json"), "\($0)")
        }
    }

    func testTheFilmShowsThePixelsOfItsScenesBesideCurvesThatGrow() throws {
        let script = try script("{\"framesPerSecond\": 10, \"shots\": [\(Self.shot), \(Self.shot)]}")
        let takes = try script.shots.map { try HeroTake($0, scale: HeroViewController.phoneScale, framesPerSecond: 10) {} }
        XCTAssertEqual(takes[0].frames.count, 8)
        XCTAssertEqual(takes[0].lines.map(\.label), ["grid"])
        let values = takes[0].lines[0].runs.joined().map(\.value)
        XCTAssertGreaterThan(try XCTUnwrap(values.max()) - XCTUnwrap(values.min()), 0.3, "the grid grows")

        var images: [CGImage] = []
        try HeroFilm(takes: takes, framesPerSecond: 10, scale: 1).write(
            to: folder.appendingPathComponent("hero.webp"), format: .webp
        ) { images.append($0) }
        XCTAssertEqual(images.count, 16)
        let (frame, page) = (takes[0].frames[6].image, images[6])
        XCTAssertEqual([page.width, page.height], [960, 600])
        let origin = (x: 58, y: Int(((600 - Double(frame.height)) / 2).rounded()))
        for (x, y) in [(120, 100), (40, 260), (200, 400), (122, 150)] {
            XCTAssertEqual(pixel(page, origin.x + x, origin.y + y), pixel(frame, x, y), "\(x), \(y)")
        }
        XCTAssertNotEqual(pixel(takes[0].frames[0].image, 122, 150), pixel(frame, 122, 150))
        // The curve is drawn up to the present moment.
        let colored = [1, 4, 7].map { index in images[index].withPixels { $0.count { Self.isTeal($0) } } }
        XCTAssertEqual(colored, colored.sorted())
        XCTAssertGreaterThan(colored[2], colored[0] + 300)
    }

    func testTheFilmOfTheReadmeIsTenSecondsLongAndSmall() throws {
        let root = URL(fileURLWithPath: #filePath + "/../../../../..").standardized
        let script = try HeroScript(root.appendingPathComponent("Documentation/hero.json"))
        XCTAssertEqual(Set(script.shots.map(\.scene)).count, 5)
        let count = script.shots.map { $0.moments(framesPerSecond: script.framesPerSecond).count }.reduce(0, +)
        XCTAssertEqual(Double(count) / Double(script.framesPerSecond), 10, accuracy: 0.3)
        let data = try Data(contentsOf: root.appendingPathComponent("Documentation/Images/hero.webp"))
        XCTAssertLessThan(data.count, 3_000_000)
        let film = try ImageReader(data: data)
        XCTAssertEqual([film.width, film.height, film.playCount], [960, 600, 0])
        let duration = (0..<film.frameCount).map { film.unclampedDelay(at: $0) }.reduce(0, +)
        XCTAssertEqual(duration, Double(count) / Double(script.framesPerSecond), accuracy: 0.05, "./kinora hero makes it again")
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> UInt32 { image.withPixels { $0[y * image.width + x] } }

    private static func isTeal(_ pixel: UInt32) -> Bool {
        let (red, green, blue) = (Int(pixel >> 16 & 255), Int(pixel >> 8 & 255), Int(pixel & 255))
        return red < 90 && green > 150 && blue > 170
    }
}
