import Gallery
import Kinora
import XCTest

@testable import KinoraCommandLine

@preconcurrency @MainActor
final class CardCommandTests: XCTestCase {
    func testTheListNamesEveryCard() {
        let transcript = Transcript("card", "--list")
        XCTAssertEqual(transcript.code, .success)
        let lines = transcript.output.split(separator: "\n")
        XCTAssertEqual(lines.map { String($0.prefix { $0 != " " }) }, GalleryCard.all.map(\.id))
        for (line, card) in zip(lines, GalleryCard.all) { XCTAssert(line.hasSuffix(card.summary)) }
    }

    func testACardIsAnImageOfItsSizeAtTheScale() throws {
        let folder = try TemporaryFolder()
        try MainActor.assumeIsolated {
            for card in GalleryCard.all {
                let path = folder.path("\(card.id).png")
                let transcript = Transcript("card", card.id, "--scale", "1", "-o", path)
                XCTAssertEqual(transcript.code, .success, transcript.errors)
                XCTAssertEqual(transcript.output, "")
                XCTAssertEqual(transcript.errors, "kinora: wrote \(path)\n")
                let image = try CGImage(pngData: Data(contentsOf: URL(fileURLWithPath: path)))
                XCTAssertEqual(CGSize(width: image.width, height: image.height), card.size)
            }
        }
        XCTAssertEqual(folder.files, GalleryCard.all.map { "\($0.id).png" }.sorted())
    }

    func testMistakesAreNamedAndNothingIsWritten() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("a.png")
        let names = GalleryCard.all.map(\.id).joined(separator: " ")
        let cases: [([String], String)] = [
            ([], "no card is named; the cards are: \(names)"),
            (["drawings", "-o", file], "unknown card 'drawings'; did you mean 'drawing'? the cards are: \(names)"),
            (["drawing"], "-o FILE is missing"),
            (["drawing", "-o", folder.path("a.jpg")], "'\(folder.path("a.jpg"))' has an unknown extension; a card is a .png"),
            (["drawing", "-o", file, "--scale", "4"], "--scale 4: not 1, 2 or 3"),
            (["drawing", "-o", file, "--scale", "1.5"], "--scale 1.5: not 1, 2 or 3"),
            (["drawing", "--list"], "--list goes alone"),
        ]
        MainActor.assumeIsolated {
            for (words, message) in cases {
                let transcript = Transcript(["card"] + words)
                XCTAssertEqual(transcript.code, .usage)
                XCTAssertEqual(transcript.errors, "kinora: card: \(message)\n")
                XCTAssertEqual(transcript.output, "")
            }
            let transcript = Transcript("card", "drawing", "--scale", "1", "-o", folder.path("no/a.png"))
            XCTAssertEqual(transcript.code, .cannotRender)
            XCTAssert(transcript.errors.hasPrefix("kinora: card: \(folder.path("no/a.png"))"), transcript.errors)
        }
        XCTAssertEqual(folder.files, [])
    }
}
