import CommandSupport
import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

@preconcurrency @MainActor
final class FilmMatrixTests: XCTestCase, @unchecked Sendable {
    private func names(_ text: String, of ids: [String]) throws -> [String] {
        let scenes = try ids.map { try GalleryScene.named($0) }
        return try FilmMatrix(text).films(of: scenes, base: SceneSettings(), framesPerSecond: 60, format: .mp4).map(\.name)
    }

    func testEveryCombinationIsAFilmWithANameThatTellsIt() throws {
        XCTAssertEqual(try names("", of: ["zoom"]), ["zoom.mp4"])
        XCTAssertEqual(
            try names("appearance=light,dark direction=ltr,rtl", of: ["zoom", "depth-push"]),
            ["zoom", "depth-push"].flatMap { scene in
                ["light_direction-ltr", "light_direction-rtl", "dark_direction-ltr", "dark_direction-rtl"].map {
                    "\(scene)_appearance-\($0).mp4"
                }
            })
        XCTAssertEqual(try names("size=iPhone16Pro,390x844@3", of: ["zoom"]), ["zoom_size-iphone16pro.mp4", "zoom_size-390x844@3.mp4"])
    }

    func testTheOrderOfTheAxesDoesNotChangeAName() throws {
        XCTAssertEqual(try names("motion=reduced size=se", of: ["zoom"]), ["zoom_size-se_motion-reduced.mp4"])
    }

    func testTheWholeMatrixOfTheGalleryHasAFilmForEachAndNoNameTwice() throws {
        let all = try FilmMatrix("appearance=light,dark size=se,15,ipad direction=ltr,rtl motion=full,reduced").films(
            of: GalleryScene.all, base: SceneSettings(), framesPerSecond: 60, format: .mp4)
        XCTAssertEqual(all.count, GalleryScene.all.count * 24)
        XCTAssertEqual(Set(all.map(\.name)).count, all.count)
        XCTAssertEqual(Set(all.map(\.recipe)).count, all.count, "another film, another recipe")
    }

    func testAFilmIsPlayedAsItsNameSays() throws {
        let films = try FilmMatrix("size=se appearance=dark direction=rtl motion=reduced text-size=ax1").films(
            of: [GalleryScene.named("zoom")], base: SceneSettings(), framesPerSecond: 30, format: .gif)
        let settings = try XCTUnwrap(films.first).player.settings
        XCTAssertEqual(settings.device, .iPhoneSE1)
        XCTAssertEqual(settings.appearance, .dark)
        XCTAssertEqual(settings.direction, .rightToLeft)
        XCTAssertTrue(settings.reducesMotion)
        XCTAssertEqual(settings.textSize, .accessibilityMedium)
        XCTAssertEqual(films[0].name, "zoom_appearance-dark_size-se_direction-rtl_motion-reduced_text-size-ax1.gif")
    }

    func testWrongAxesAndValuesAreNamedWithThoseThatThereAre() {
        let cases = [
            ("apearance=dark", "--matrix: unknown axis 'apearance'; did you mean 'appearance'?"),
            ("color=red", "--matrix: unknown axis 'color'; the axes are: appearance size direction language motion region text-size"),
            ("appearance=drak", "--matrix appearance: unknown value 'drak'; did you mean 'dark'? it is one of: light dark"),
            ("motion=full,fulll", "--matrix motion: unknown value 'fulll'; did you mean 'full'?"),
            ("size=Nokia", "--matrix size: unknown device 'Nokia'"),
            ("motion", "--matrix 'motion': not AXIS=VALUE,VALUE; the axes are:"),
            ("motion=", "--matrix 'motion=': not AXIS=VALUE,VALUE"),
            ("motion=full,", "--matrix motion: unknown value ''"),
            ("motion=full motion=reduced", "--matrix: the axis motion is given twice"),
            ("motion=full,full", "--matrix motion: 'full' is given twice"),
        ]
        for (text, beginning) in cases {
            XCTAssertThrowsError(try FilmMatrix(text), text) {
                XCTAssert(($0 as? UsageError)?.message.hasPrefix(beginning) ?? false, "\(text): \($0)")
            }
        }
    }
}
