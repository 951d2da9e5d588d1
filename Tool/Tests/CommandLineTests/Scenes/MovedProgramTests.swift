import CoreGraphics
import Foundation
import Kinora
import XCTest

/// The built tool, moved to another folder: it has its photographs with it.
final class MovedProgramTests: XCTestCase {
    func testAMovedProgramShowsThePhotographs() throws {
        let folder = try TemporaryFolder()
        let built = try XCTUnwrap(Bundle.main.executableURL).deletingLastPathComponent().appendingPathComponent("kinora")
        let moved = folder.url.appendingPathComponent("kinora")
        try FileManager.default.copyItem(at: built, to: moved)
        let image = folder.path("strip.png")
        let process = Process()
        process.executableURL = moved
        process.currentDirectoryURL = folder.url
        process.arguments = ["filmstrip", "zoom", "--device", "200x400@1", "--at", "0.2", "-o", image]
        (process.standardOutput, process.standardError) = (Pipe(), Pipe())
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
        let pixels = try CGImage(pngData: Data(contentsOf: URL(fileURLWithPath: image)))
        // The first photograph is a meadow: green and dark. Without it there is paper, which is nearly white.
        let green = pixels.withPixels { pixels in
            pixels.count { pixel in
                let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
                return green < 110 && green > blue + 8 && red < 120
            }
        }
        XCTAssertGreaterThan(green, 500)
    }
}
