import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExpectTraceTests {
    private let folder = TestFolder()

    private func run(_ duration: Double) {
        let stage = Stage.small()
        let square = stage.addSquare()
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) { square.center.y += 60 }
        stage.advance(by: 0.3)
        expectTrace(of: stage, matches: "move")
    }

    @Test func aTraceIsComparedAsText() throws {
        let references = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("__References__")
        defer { try? FileManager.default.removeItem(at: references) }
        #expect(folder.run { run(0.2) }.first?.contains("There is no reference") == true)
        #expect(folder.run(.missing) { run(0.2) } == [])
        #expect(folder.run { run(0.2) } == [])
        let text = try String(contentsOf: references.appendingPathComponent("ExpectTraceTests/move.trace.txt"), encoding: .utf8)
        #expect(text.contains("  0.000 added UIView#1 position"))
        #expect(text.contains("  0.200 ended UIView#1 position finished"))
        #expect(text.contains("position (20 50)"))
        let message = folder.run { run(0.25) }.first ?? ""
        #expect(message.contains("lines are missing"))
        #expect(message.contains("\n  - ") && message.contains("\n  + "))
        #expect(folder.has("KinoraTestingTests/ExpectTraceTests/a test/move/expected.trace.txt"))
        #expect(folder.run(.failed) { run(0.25) } == [])
    }
}
