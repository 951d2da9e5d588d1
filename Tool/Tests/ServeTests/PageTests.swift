import Foundation
import XCTest

/// The page around the app in Chromium: addresses, manifest, rotation, latency, findings, accessibility.
final class PageTests: XCTestCase {
    /// The result of `page.py`.
    private struct SeenPage: Decodable {
        /// The caption, the address, and the length of the code's path.
        struct Address: Decodable {
            let caption: String
            let url: String
            let codeLength: Int

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                caption = try values.decode(String.self)
                url = try values.decode(String.self)
                codeLength = try values.decode(Int.self)
            }
        }

        struct Manifest: Decodable {
            let type: String
            let name: String
            let hasToken: Bool
            let statusWithout: Int
            let iconStatus: Int
            /// Pixels of the icon for home screens.
            let iconWidth: Int

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                type = try values.decode(String.self)
                name = try values.decode(String.self)
                hasToken = try values.decode(Bool.self)
                statusWithout = try values.decode(Int.self)
                iconStatus = try values.decode(Int.self)
                iconWidth = try values.decode(Int.self)
            }
        }

        struct Found: Decodable {
            let texts: [String]
            let milliseconds: Double

            init(from decoder: any Decoder) throws {
                var values = try decoder.unkeyedContainer()
                texts = try values.decode([String].self)
                milliseconds = try values.decode(Double.self)
            }
        }

        let title: String
        let manifest: Manifest
        let shared: [Address]
        let watched: [Address]
        let leaks: Bool
        let latencies: [Double?]
        let found: Found
        let rotated: [[Double]]
    }

    private struct SeenFindings: Decodable {
        struct Panel: Decodable {
            let texts: [String]
            let hit: Int
            let images: Int
            let offset: Double
            let current: [String?]
            let marks: Int
            let frame: [Double]
        }

        let panel: Panel
    }

    private struct SeenAccessibility: Decodable {
        /// nil without axe-core.
        let violations: [String]?
    }

    private struct SeenComposition: Decodable {
        let composed: [String]
        let opacity: String
    }

    func testAFieldHasWhatAnInputMethodComposes() throws {
        try ServedProgram.need("chromium")
        let seen: SeenComposition = try ServedProgram("kinora-serve", ["tab-arrow"]).look("composition")
        XCTAssertEqual(seen.composed, ["k", "か", "かn", "かんじ", "漢字", "漢字abc", "漢字"], "the last one is given up")
        XCTAssertEqual(seen.opacity, "0", "what a browser draws of it is not seen")
    }

    func testThePageSharesAddressesFollowsThePhoneAndCountsTouches() throws {
        try ServedProgram.need("chromium")
        let program = try ServedProgram("kinora-serve", ["gallery"])
        let seen: SeenPage = try program.look("page")
        XCTAssertEqual(seen.title, "Gallery")
        XCTAssertEqual(seen.manifest.type, "application/manifest+json")
        XCTAssertEqual(seen.manifest.name, "Gallery")
        XCTAssertTrue(seen.manifest.hasToken)
        XCTAssertEqual(seen.manifest.statusWithout, 403)
        XCTAssertEqual(seen.manifest.iconStatus, 200)
        XCTAssertEqual(seen.manifest.iconWidth, 180)
        XCTAssertEqual(seen.shared.map(\.caption), ["To control the app", "To watch only"])
        XCTAssertEqual(seen.shared.first?.url, program.url)
        XCTAssertNotEqual(seen.shared.last?.url, program.url)
        XCTAssertEqual(seen.watched.map(\.caption), ["To watch only"])
        XCTAssertFalse(seen.leaks, "the address to control is not in the page of one that watches")
        XCTAssertNil(seen.latencies[1], "a touch that changes nothing")
        XCTAssertLessThan(try XCTUnwrap(seen.latencies[2]), 1000)
        XCTAssertEqual(seen.found.texts, [], "in the gallery, and in one of its effects")
        XCTAssertEqual(seen.rotated, [[390, 844], [844, 390], [390, 844]])
    }

    func testThePanelOfFindingsShowsTextAsTextAndLeadsToTheMoment() throws {
        try ServedProgram.need("chromium")
        let seen: SeenFindings = try ServedProgram("kinora-serve", ["gallery"]).look("findings")
        let panel = seen.panel
        let text = #"<img src=x onerror="window.hit = 1"><script>window.hit = 1</script>"#
        XCTAssertEqual(panel.texts, [text, text])
        XCTAssertEqual([panel.hit, panel.images], [0, 0])
        XCTAssertEqual(panel.offset, -0.2, accuracy: 1e-3)
        XCTAssertEqual(panel.current, ["true", nil])
        XCTAssertEqual(panel.marks, 2)
        // The line is two points wide.
        for (value, expected) in zip(panel.frame, [20.0, 100, 120, 60]) { XCTAssertEqual(value, expected, accuracy: 3) }
        XCTAssertEqual(panel.frame.count, 4)
    }

    func testAxeFindsNothingInThePage() throws {
        try ServedProgram.need("chromium")
        let seen: SeenAccessibility = try ServedProgram("kinora-serve", ["gallery"]).look("accessibility")
        guard let violations = seen.violations else { throw XCTSkip("pip install axe-playwright-python, or set KINORA_AXE to axe.min.js") }
        XCTAssertEqual(violations, [])
    }
}
