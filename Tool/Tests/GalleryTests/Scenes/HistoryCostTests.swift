import Display
import Foundation
import Kinora
import QuartzCore
import XCTest

@testable import Gallery

/// The cost of the history that every served app keeps: in time beside that of frames, and in memory.
@preconcurrency @MainActor
final class HistoryCostTests: XCTestCase {
    func testTheHistoryOfMovingScenesIsCheap() throws {
        var (frames, adding) = (0.0, 0.0)
        for id in ["zoom", "side-swipe", "depth-push", "spin-modal", "glossy-tab-bar", "tab-arrow"] {
            let play = try ScenePlay(id)
            let screen = try XCTUnwrap(Display.Screen.current)
            let history = CommitHistory()
            let note = screen.context.onPublish
            screen.context.onPublish = { tree in
                note?(tree)
                adding += Self.seconds { history.add(tree, of: screen, at: tree.commitTime) }
            }
            let duration = 2.0
            for frame in 1...Int(duration * 60) {
                let spent = adding
                frames += try Self.seconds {
                    try play.advance(to: Double(frame) / 60)
                    _ = screen.drawChanges(at: screen.context.clock.now)
                }
                frames -= adding - spent
            }
            check(history, id, duration)
        }
        let begin = adding
        frames += try scroll { adding += $0 }
        frames -= adding - begin
        print("history: \(adding * 1000) ms beside \(frames * 1000) ms of frames")
        XCTAssertGreaterThan(frames, 0)
        XCTAssertLessThan(adding, frames * 0.05)
    }

    /// Scrolls the gallery by a finger, with a commit for each sample; returns the time that this takes.
    private func scroll(_ spend: (Double) -> Void) throws -> Double {
        let stage = Stage()
        GalleryScene.gallery.start(in: stage.window)
        stage.settle()
        let (screen, history) = (try XCTUnwrap(Display.Screen.current), CommitHistory())
        let note = screen.context.onPublish
        return withoutActuallyEscaping(spend) { spend in
            screen.context.onPublish = { tree in
                note?(tree)
                spend(Self.seconds { history.add(tree, of: screen, at: tree.commitTime) })
            }
            defer { screen.context.onPublish = note }
            let seconds = Self.seconds {
                stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150), duration: 2)
                _ = stage.image()
            }
            XCTAssertGreaterThan(history.count, 100, "a commit for each frame at least")
            check(history, "scrolling", 2)
            return seconds
        }
    }

    private func check(_ history: CommitHistory, _ id: String, _ duration: Double) {
        let (nodes, images) = (history.nodeByteCount, history.imageByteCount)
        print("\(id): \(history.count) commits, \(nodes) bytes in \(duration) s, and images of screens that have left: \(images)")
        XCTAssertLessThan(Double(nodes) / duration, 1e6, id)
        XCTAssertLessThan(images, 32 << 20, id)
    }

    /// Processor time of the thread, which virtual time leaves as it is.
    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        func now() -> Double {
            var time = timespec()
            clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
            return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
        }
        let begin = now()
        try body()
        return now() - begin
    }
}
