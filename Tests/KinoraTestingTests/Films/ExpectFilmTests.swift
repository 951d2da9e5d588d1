import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectFilmTests {
    private let folder = TestFolder()

    private func withReferences(_ body: () throws -> Void) rethrows {
        let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__References__")
        defer { try? FileManager.default.removeItem(at: references) }
        try body()
    }

    private func film(_ distance: CGFloat, at moments: FilmMoments, _ name: String) {
        let stage = Stage.small()
        let square = stage.addSquare()
        expectFilm(matches: name, at: moments) {
            UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { square.center.y += distance }
            stage.advance(by: 0.25)
        }
    }

    @Test func equalFilmsMatchAndOthersNameTheFramesThatDiffer() {
        let moments: FilmMoments = [0, 0.1, 0.5]
        withReferences {
            #expect(folder.run { film(100, at: moments, "moments") }.first?.contains("KINORA_RECORD=missing") == true)
            #expect(folder.run(.missing) { film(100, at: moments, "moments") } == [])
            #expect(folder.run { film(100, at: moments, "moments") } == [])
            let message = folder.run { film(120, at: moments, "moments") }.first ?? ""
            #expect(message.contains("differs from its reference in 2 of 3 frames:\n- at 0.100 s: "))
            #expect(message.contains("- at 0.500 s: 800 of 20000 pixels differ"))
            for name in ["expected.png", "actual.png", "difference.png", "film.mp4"] {
                #expect(folder.has("KinoraTestingTests/ExpectFilmTests/a test/moments/\(name)"))
            }
        }
    }

    @Test func aWholeFilmEndsWithTheBody() {
        withReferences {
            #expect(folder.run(.missing) { film(100, at: .every(0.1), "whole") } == [])
            #expect(folder.run { film(100, at: .every(0.1), "whole") } == [])
            let message = folder.run { film(100, at: .every(0.05), "whole") }.first ?? ""
            #expect(message.contains("has another size than its reference: it has 6 frames."))
        }
    }

    @Test func wrongMomentsFail() {
        for moments in [FilmMoments.at([]), .at([-1]), .every(0), .every(.nan), .at(Array(repeating: 0, count: 300))] {
            #expect(folder.run { film(0, at: moments, "wrong") }.count == 1)
        }
        #expect(folder.run { film(0, at: .every(0.001), "wrong") }.first?.contains("more than 200 moments") == true)
    }

    @Test func anAsyncFilmAdvancesToItsLastMoment() async {
        let stage = Stage.small()
        let reporter = await failures { await expectFilm(matches: "async", at: [0, 2]) { await stage.advance(by: 1) } }
        #expect(reporter.count == 1)
        #expect(abs(stage.now - 2) < 1e-6)
    }
}
