import Foundation
import XCTest

@testable import KinoraCommandLine

/// The report as browsers show it: each frame exact, in step, by mouse and keys.
@preconcurrency @MainActor
final class ComparisonBrowserTests: XCTestCase, @unchecked Sendable {
    func testChromiumShowsEachFrameInStep() throws { try check("chromium") }

    func testFirefoxShowsEachFrameInStep() throws { try check("firefox-esr") }

    private func check(_ browser: String) throws {
        let files = ["/usr/bin/\(browser)", "/usr/bin/python3", "/usr/lib/python3/dist-packages/websockets/__init__.py"]
        if let file = files.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw XCTSkip("\(file) is missing; install chromium, firefox-esr and python3-websockets")
        }
        let films = try ComparedFilms()
        try films.film("card.mp4", in: "base", ComparedFilms.square())
        try films.film("card.mp4", in: "head") { ComparedFilms.square(color: $0 >= 6 ? 0xFFE0_4020 : 0xFF20_60E0)($0, $1, $2) }
        _ = try films.compare("-o", films.path("report"))
        let driver = Process()
        let output = Pipe()
        driver.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        let script = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../ServeTests/Browser/report.py").standardized
        driver.arguments = ["-B", script.path, browser, films.folder.url.appendingPathComponent("report/index.html").absoluteString]
        (driver.standardOutput, driver.standardError) = (output, output)
        try driver.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        driver.waitUntilExit()
        XCTAssertEqual(text, "fine\n")
    }
}
