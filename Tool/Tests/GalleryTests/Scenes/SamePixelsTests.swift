import Kinora
import XCTest

@testable import Gallery
@testable import KinoraCommandLine
@testable import kinora

/// The promise of equal bytes (Documentation/SamePixels.md): the committed digests of the reference card and of the films.
@preconcurrency @MainActor
final class SamePixelsTests: XCTestCase {
    func testTheReferenceCardHasItsDigests() throws {
        XCTAssertEqual(Set(PixelReference.steps.map(\.name)), Set(PixelReference.digests.keys))
        for step in PixelReference.steps { XCTAssertEqual(try step.make().digest, PixelReference.digests[step.name], step.name) }
    }

    func testTheFilmsHaveTheirDigests() throws {
        let scenes = GalleryScene.all.filter { $0.id != "article-pager" } + [GalleryScene.articleDrawn]
        XCTAssertEqual(PixelReference.filmIDs, Set(scenes.map(\.id)))
        XCTAssertEqual(PixelReference.filmIDs, Set(PixelReference.films.keys))
        for scene in scenes { XCTAssertEqual(try PixelReference.film(of: scene), PixelReference.films[scene.id], scene.id) }
    }

    /// The release tool where the C library, the kernels and the processor are others.
    func testOtherProcessorsDrawTheSame() throws {
        guard let tool = ProcessInfo.processInfo.environment["KINORA_RELEASE_TOOL"] else { throw XCTSkip("a test of --deep") }
        let hidden = "glibc.cpu.hwcaps=-AVX512F,-AVX512VL,-AVX512BW,-AVX512DQ,-AVX2,-FMA,-FMA4,-AVX,-BMI2"
        try check([tool], ["GLIBC_TUNABLES": hidden])
        try check([tool], ["KINORA_KERNELS": "portable"])
        try check([tool], ["GLIBC_TUNABLES": hidden, "KINORA_KERNELS": "portable"])
        let emulator = "/usr/bin/qemu-x86_64"
        try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: emulator), "\(emulator) is missing; apt-get install qemu-user")
        // From 2008, 2013, 2015 and 2021, of two makers.
        for processor in ["Nehalem", "Haswell", "Skylake-Client", "EPYC-Milan"] { try check([emulator, "-cpu", processor, tool], [:]) }
    }

    private func check(_ words: [String], _ environment: [String: String]) throws {
        let process = Process()
        let (output, errors) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: words[0])
        process.arguments = words.dropFirst() + ["doctor", "--pixels"]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (process.standardOutput, process.standardError) = (output, errors)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0, "\(words) \(environment): \(text)")
        XCTAssertEqual(text.components(separatedBy: "ok    ").count, PixelReference.steps.count + PixelReference.films.count + 1, text)
    }
}
