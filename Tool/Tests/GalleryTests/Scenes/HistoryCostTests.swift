import Display
import Findings
import Foundation
import Kinora
import QuartzCore
import RenderScene
import XCTest

@testable import Gallery

/// The cost of what every served app records: commits, animations with their call stacks, and notes about views; in time beside that of
/// frames, and in memory.
@preconcurrency @MainActor
final class HistoryCostTests: XCTestCase {
    func testTheRecordsOfMovingScenesAreCheap() throws {
        var (frames, costs) = (0.0, Recording.Costs())
        for id in ["zoom", "side-swipe", "depth-push", "spin-modal", "glossy-tab-bar", "tab-arrow"] {
            let play = try ScenePlay(id)
            let recording = try Recording()
            let duration = play.duration
            for frame in 1...Int(duration * 60) {
                frames += try seconds {
                    try play.advance(to: Double(frame) / 60)
                    _ = recording.screen.drawChanges(at: recording.screen.context.clock.now)
                }
                recording.noteViews(atFrame: frame)
            }
            costs += recording.costs
            frames -= recording.costs.whileDrawing
            check(recording, id, duration)
            recording.end()
        }
        let scrolled = try scroll()
        costs += scrolled.costs
        frames += scrolled.seconds - scrolled.costs.whileDrawing
        print("\(costs) beside \(frames * 1000) ms of frames")
        XCTAssertGreaterThan(frames, 0)
        XCTAssertGreaterThan(costs.animations, 0)
        XCTAssertLessThan(costs.sum, frames * 0.05)
    }

    /// Scrolls the gallery by a finger, with a commit for each sample; returns the time that this takes.
    private func scroll() throws -> (seconds: Double, costs: Recording.Costs) {
        let stage = Stage()
        GalleryScene.gallery.start(in: stage.window)
        stage.settle()
        let recording = try Recording()
        defer { recording.end() }
        let seconds = seconds {
            stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 150), duration: 2)
            _ = stage.image()
        }
        for frame in 1...120 { recording.noteViews(atFrame: frame) }
        XCTAssertGreaterThan(recording.history.count, 100, "a commit for each frame at least")
        check(recording, "scrolling", 2)
        return (seconds, recording.costs)
    }

    private func check(_ recording: Recording, _ id: String, _ duration: Double) {
        for image in recording.history.unpackedImages() { image.pack() }
        let (nodes, images) = (recording.history.nodeByteCount, recording.history.imageByteCount)
        print("\(id): \(recording.history.count) commits in \(duration) s, \(nodes) bytes and \(images) of images that the app has no more")
        XCTAssertLessThan(Double(nodes + images) / duration, 1e6, id)
    }
}

/// Records as a served app does, and takes the time.
@MainActor
private final class Recording: @MainActor AnimationObserver {
    struct Costs: CustomStringConvertible {
        var (commits, animations, views) = (0.0, 0.0, 0.0)
        var sum: Double { commits + animations + views }
        /// Notes are taken between frames.
        var whileDrawing: Double { commits + animations }

        static func += (a: inout Costs, b: Costs) {
            (a.commits, a.animations, a.views) = (a.commits + b.commits, a.animations + b.animations, a.views + b.views)
        }

        var description: String { "commits \(commits * 1000) ms, animations \(animations * 1000) ms, views \(views * 1000) ms" }
    }

    let screen: Display.Screen
    let history = CommitHistory()
    private(set) var costs = Costs()
    private let recorder: AnimationRecorder
    private let findings = FindingsRecorder()
    private var nextNote = 0.0
    private var notedSerial: UInt64?
    private let (outerObserver, outerNote): ((any AnimationObserver)?, ((RenderTree) -> Void)?)

    init() throws {
        let screen = try XCTUnwrap(Display.Screen.current)
        self.screen = screen
        recorder = AnimationRecorder(epoch: screen.context.clock.now)
        (outerObserver, outerNote) = (Environment.current.animationObserver, screen.context.onPublish)
        Environment.current.animationObserver = self
        let note = outerNote
        screen.context.onPublish = { [unowned self] tree in
            note?(tree)
            costs.commits += seconds { history.add(tree, of: screen, at: tree.commitTime) }
            costs.animations += seconds { recorder.note(tree) }
        }
    }

    func end() {
        Environment.current.animationObserver = outerObserver
        screen.context.onPublish = outerNote
    }

    func observe(_ event: AnimationEvent) { costs.animations += seconds { recorder.observe(event) } }

    /// Walks over the views if the tree has changed and a pause has passed in frames, as a served app does.
    func noteViews(atFrame frame: Int) {
        guard Double(frame) / 60 >= nextNote, screen.context.tree.serial != notedSerial else { return }
        notedSerial = screen.context.tree.serial
        let duration = seconds { findings.update(at: screen.context.clock.now) }
        costs.views += duration
        nextNote = Double(frame) / 60 + FindingsRecorder.pause(after: duration)
    }
}

/// Processor time of the thread, which virtual time leaves as it is.
private func seconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let begin = now()
    try body()
    return now() - begin
}
