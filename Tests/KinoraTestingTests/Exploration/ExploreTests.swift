import Foundation
import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct ExploreTests {
    /// The only failure of an exploration.
    private func failure(
        _ fault: SampleFault?, seed: UInt64 = 1, inCopies: Bool = true, in folder: TestFolder = TestFolder()
    ) throws -> String {
        var settings = ExplorationSettings()
        settings.runsInCopies = inCopies
        let failures = folder.run { explore(seed: seed, seconds: 300, settings) { HomeViewController(fault) } }
        print(failures.joined(separator: "\n"))
        #expect(failures.count == 1)
        return try #require(failures.first)
    }

    private func stepCount(_ message: String) -> Int { message.split(separator: "\n").count { $0.contains(/^ +\d+\.\s/) } }

    @Test(arguments: [
        (SampleFault.exception, "finds a crash"), (.trap, "finds a crash"), (.crash, "finds a crash"), (.leak, "finds a leak"), (.stuckInteraction, "finds a stuck interaction"),
        (.overlappingPresentation, "finds an overlapping presentation"), (.jump, "finds a jump"), (.lostTap, "finds a lost tap"),
    ])
    func aFaultIsFoundAndShrunk(_ fault: SampleFault, _ name: String) throws {
        let message = try failure(fault)
        #expect(message.contains(name))
        #expect(1...5 ~= stepCount(message))
    }

    @Test func aCleanAppPasses() {
        var settings = ExplorationSettings()
        settings.runsInCopies = false
        for seed in UInt64(1)...5 {
            #expect(failures { explore(seed: seed, seconds: 300, settings) { HomeViewController(nil) } } == [])
        }
    }
}
