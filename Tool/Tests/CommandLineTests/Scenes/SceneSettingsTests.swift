import CommandSupport
import Gallery
import Kinora
import UIKit
import WorkCommands
import XCTest

@testable import KinoraCommandLine
@testable import kinora

@preconcurrency @MainActor
final class SceneSettingsTests: XCTestCase {
    func testFilmsOfAppsHaveTheSettingsOfScenes() {
        let choices = Dictionary(uniqueKeysWithValues: SettingAxis.all.map { ($0.name, $0.choices.map(\.name)) })
        XCTAssertEqual(FilmOptions.appearances, choices["appearance"])
        XCTAssertEqual(FilmOptions.textSizes, choices["text-size"])
    }

    func testWithoutOptionsThereIsAPhoneAsItComes() throws {
        let plain = try settings([:])
        XCTAssertEqual(plain.device, .iPhone15)
        XCTAssertEqual(plain.appearance, .light)
        XCTAssertEqual(plain.direction, .unspecified)
        XCTAssertNil(plain.language)
        XCTAssertFalse(plain.reducesMotion)
        XCTAssertEqual(plain.textSize, .large)
        for axis in SettingAxis.all where !["direction", "language", "region", "text-size"].contains(axis.name) {
            var first = plain
            axis.choices[0].apply(&first)
            XCTAssertEqual(first.device, plain.device)
            XCTAssertEqual([first.appearance.rawValue, first.direction.rawValue], [plain.appearance.rawValue, plain.direction.rawValue])
        }
    }

    func testShortNamesMeanDevices() throws {
        for (name, size, scale) in [
            ("se", (320, 568), 2), ("15", (393, 852), 3), ("ipad", (1024, 1366), 2), ("iPhone 16 Pro", (402, 874), 3),
        ] {
            let device = try settings(["--device": name]).device
            XCTAssertEqual(device.size, CGSize(width: size.0, height: size.1), name)
            XCTAssertEqual(device.scale, CGFloat(scale), name)
        }
    }

    func testLanguagesAndRegionsAreChecked() throws {
        XCTAssertEqual(try settings(["--language": "pt-br"]).language, "pt-BR")
        XCTAssertEqual(try settings(["--language": "Accented"]).language, "accented")
        XCTAssertEqual(try settings(["--region": "ch"]).region, "CH")
        XCTAssertThrowsError(try settings(["--language": "german"])) { error in
            XCTAssertEqual(
                (error as? UsageError)?.message,
                "--language german: 'german' is no language; write one as de, pt-BR or zh-Hans, or a pseudolanguage: "
                    + "accented, double-length, right-to-left, bounded")
        }
        XCTAssertThrowsError(try settings(["--region": "Germany"]))
        let stage = try settings(["--language": "de", "--region": "AT"]).makeStage()
        XCTAssertEqual(Locale.current.identifier, "de_AT")
        withExtendedLifetime(stage) {}
    }

    func testALanguageIsAnAxisOfFilms() throws {
        let matrix = try FilmMatrix("language=de,ar,double-length")
        XCTAssertEqual(matrix.axes.first?.values.map(\.name), ["de", "ar", "double-length"])
        XCTAssertThrowsError(try FilmMatrix("language=deutsch"))
    }

    func testTextSizesHaveAppleNamesInShort() throws {
        for (name, category) in [("xs", UIContentSizeCategory.extraSmall), ("XXXL", .extraExtraExtraLarge), ("ax1", .accessibilityMedium)] {
            XCTAssertEqual(try settings(["--text-size": name]).textSize, category, name)
        }
        XCTAssertEqual(try settings(["--text-size": "ax5"]).textSize, .accessibilityExtraExtraExtraLarge)
    }

    func testTheStageIsSetUpBeforeTheSceneBegins() throws {
        let chosen = try settings([
            "--device": "se", "--appearance": "dark", "--direction": "rtl", "--motion": "reduced", "--text-size": "ax2",
        ])
        let stage = chosen.makeStage()
        XCTAssertEqual(stage.window.bounds.size, Device.iPhoneSE1.size)
        XCTAssertEqual(stage.window.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(stage.window.traitCollection.layoutDirection, .rightToLeft)
        XCTAssertEqual(stage.window.traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        XCTAssertTrue(UIAccessibility.isReduceMotionEnabled)
    }

    func testFingersAreMirroredWhereTheLanguageIs() throws {
        // Its story is pulled from the leading edge; mirrored it must still end on the list.
        let scene = try GalleryScene.named("depth-push")
        for direction in ["ltr", "rtl"] {
            let player = ScenePlayer(scene: scene, settings: try settings(["--direction": direction]), framesPerSecond: 30)
            let ends = try player.trace().events.filter { $0.kind == .ended }.map(\.time)
            XCTAssertGreaterThan(try XCTUnwrap(ends.max()), 5.5, "\(direction): the pull of 150 points at 5 s ends the screen")
            XCTAssertLessThan(try XCTUnwrap(ends.max()), 6.6, direction)
        }
    }

    func testEachOptionChangesTheFilm() {
        var films: Set<String> = []
        let options = [
            [], ["--appearance", "dark"], ["--direction", "rtl"], ["--motion", "reduced"], ["--text-size", "ax3"],
            ["--device", "321x480@0.25"],
        ]
        for words in options {
            let device = words.first == "--device" ? [] : ["--device", "320x480@0.25"]
            let transcript = Transcript(["record", "article-pager", "--digest", "--fps", "4"] + device + words)
            XCTAssertEqual(transcript.code, .success, transcript.errors)
            films.insert(transcript.output.split(separator: "\n").last.map(String.init) ?? "")
        }
        XCTAssertGreaterThanOrEqual(films.count, 3, "mirrored, dimmed, larger: as far as the scene follows")
    }
}

private func settings(_ values: [String: String]) throws -> SceneSettings { try SceneSettings(ParsedArguments(values: values)) }
