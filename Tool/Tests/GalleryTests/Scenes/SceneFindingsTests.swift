import Display
import Findings
import Foundation
import Kinora
import QuartzCore
import UIKit
import XCTest

@testable import Gallery

/// The page's findings in the scenes of the effects, as their films play them: none.
@preconcurrency @MainActor
final class SceneFindingsTests: XCTestCase {
    func testTheEffectsHaveNoFindings() throws {
        for scene in GalleryScene.all { XCTAssertEqual(try findings(scene), [], scene.id) }
    }

    func testInterruptedEffectsHaveNoFindings() throws {
        for scene in GalleryScene.variations where scene.id.hasSuffix("-interrupted") { XCTAssertEqual(try findings(scene), [], scene.id) }
    }

    private func findings(_ scene: GalleryScene) throws -> [String] {
        let play = try ScenePlay(scene.id)
        let screen = try XCTUnwrap(Display.Screen.current)
        let (history, recorder) = (CommitHistory(), FindingsRecorder())
        play.stage.observeCommits { history.add($0, of: screen, at: $0.commitTime) }
        UIApplication.shared.touchObservers.append(recorder)
        let epoch = CACurrentMediaTime() - play.stage.now
        for moment in 1...Int(scene.duration * 4) {
            try play.advance(to: Double(moment) / 4)
            recorder.update(at: CACurrentMediaTime())
        }
        let now = CACurrentMediaTime()
        let notes = recorder.notes(at: now)
        return FindingsAnalysis.findings(history.commits, until: now, base: epoch, framesPerSecond: 60, notes).map {
            "\($0.kind.rawValue) \($0.text)"
        }
    }
}
