import Kinora
import XCTest

@testable import KinoraCommandLine
@testable import kinora

private let small = ["--device", "320x480@0.25"]

/// The command line on scenes of a package's own.
@preconcurrency @MainActor
final class OwnScenesTests: XCTestCase {
    private func run(_ words: [String]) -> Transcript {
        defer { SceneCatalog.current = GalleryTool.catalog }
        return Transcript(
            words, on: SceneCatalog(title: "Cards", program: "kinora --package Cards", filmed: [SlideScene(), DeafScene()], isOwn: true))
    }

    func testCommandsWorkOnThePackagesScenesAlone() throws {
        XCTAssertEqual(run(["list"]).output, "slide   2.00 s  Slide: a tap moves the card\ndeaf    1.50 s  Deaf\n")
        XCTAssertEqual(
            run(["record", "zoom", "--digest"]).errors, "kinora: record: unknown scene 'zoom'; the scenes are: slide deaf\n")
        XCTAssertEqual(
            run(["bench"]).errors,
            "kinora: unknown command 'bench'; the commands are: serve demo list record plan task merge compare filmstrip trace\n")
        XCTAssert(run([]).output.contains("kinora --package Cards record slide -o film.mp4\n"))
        XCTAssert(run(["trace", "--help"]).output.contains("kinora --package Cards trace slide --json"))
        XCTAssertEqual(run(["serve"]).errors.prefix(34), "kinora: serve: no scene is named; ")
    }

    func testIdsNameFiles() {
        for id in ["pay", "pay-twice", "Pay2", "v1.2", "über"] { XCTAssert(SceneProgram.isFileName(id), id) }
        for id in ["", "a/b", "../a", ".a", "-a", "a_b", "a b", "a\nb", "a:b", String(repeating: "a", count: 121)] {
            XCTAssertFalse(SceneProgram.isFileName(id), id)
        }
    }

    func testAFilmShowsTheStory() throws {
        let lines = run(["record", "slide", "--digest", "--fps", "10"] + small).output.split(separator: "\n")
        XCTAssertEqual(lines.count, 21, "two seconds, and the film's digest")
        let digests = lines.dropLast().map { $0.split(separator: " ")[2] }
        XCTAssertEqual(digests[0], digests[3])
        XCTAssertNotEqual(digests[3], digests[7])
        XCTAssertEqual(digests[14], digests[19])
        XCTAssert(run(["trace", "slide"] + small).output.contains("0.500000  began"))
    }

    func testTasksArePlannedAndDoneByThePackagesTool() throws {
        let folder = try TemporaryFolder()
        let plan = folder.path("plan.jsonl")
        XCTAssertEqual(run(["plan", "slide", "deaf", "--fps", "10", "-o", plan] + small).code, .success)
        let tasks = run(["task", "--plan", plan, "1", "2", "-o", folder.path("store")])
        XCTAssertEqual(tasks.code, .cannotRender)
        XCTAssert(tasks.errors.contains(" slide.mp4: 20 frames in "), tasks.errors)
        XCTAssert(
            tasks.errors.hasSuffix(
                "kinora: task: deaf: at 0.50 s this is not so: the card has moved\nkinora: task: 1 of 2 tasks failed\n"), tasks.errors)
        let merge = run(["merge", "--plan", plan, folder.path("store"), "-o", folder.path("films")])
        XCTAssertEqual(merge.errors, "kinora: merge: a film is missing, which no store has: deaf.mp4\n")
        XCTAssert(Transcript("task", "--plan", plan, "1").errors.contains("unknown scene 'slide'"), "the gallery's tool has no such scene")
    }

    func testAStateThatIsNotReachedFailsTheScene() {
        let transcript = run(["trace", "deaf"])
        XCTAssertEqual(transcript.errors, "kinora: trace: deaf: at 0.50 s this is not so: the card has moved\n")
        XCTAssertEqual(transcript.code, .cannotRender)
    }

    func testTheDemosPageHasThePackagesTitleAndNoWordOfTheGallery() throws {
        let folder = try TemporaryFolder()
        let scenes = SceneCatalog(title: "Cards", program: "kinora --package Cards", filmed: [SlideScene()], isOwn: true)
        defer { SceneCatalog.current = GalleryTool.catalog }
        let transcript = Transcript(["demo", "-o", folder.path("out"), "--fps", "5", "--appearance", "light"] + small, on: scenes)
        XCTAssertEqual(transcript.code, .success, transcript.errors)
        XCTAssertEqual(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted(), ["index.html", "slide.mp4", "slide.png"])
        let page = try String(contentsOfFile: folder.path("out/index.html"), encoding: .utf8)
        XCTAssert(page.contains("<h1>Cards</h1>"))
        XCTAssert(page.contains("1 scene, filmed"))
        XCTAssertFalse(page.contains("gallery"))
    }
}

/// A card that a tap moves.
private struct SlideScene: KinoraScene {
    let id = "slide"
    let title = "Slide"
    let summary = "a tap moves the card"

    func makeRootViewController() -> UIViewController { SlideViewController() }

    func story(on screen: CGSize) -> FingerStory {
        var story = FingerStory()
        story.tap(.label("Card"), at: 0.5)
        story.expect("the card has moved", at: 1) { ($0.rootViewController as? SlideViewController)?.card.center.y == 300 }
        return story
    }
}

/// A scene whose touch has no effect.
private struct DeafScene: KinoraScene {
    let id = "deaf"
    let title = "Deaf"

    func makeRootViewController() -> UIViewController { UIViewController() }

    func story(on screen: CGSize) -> FingerStory {
        var story = FingerStory()
        story.tap(.screen, at: 0.3)
        story.expect("the card has moved", at: 0.5) { _ in false }
        return story
    }
}

private final class SlideViewController: UIViewController {
    let card = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 60))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemIndigo
        card.accessibilityLabel = "Card"
        card.addAction(
            UIAction { [unowned self] _ in UIView.animate(withDuration: 0.5) { self.card.center.y = 300 } }, for: .touchUpInside)
        view.addSubview(card)
    }
}
