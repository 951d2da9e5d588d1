import CommandSupport
import XCTest

@testable import kinora_swiftc

/// Runs `kinora port` in this process, and returns its exit status.
func runPort(_ words: [String]) throws -> Int32 {
    try MainActor.assumeIsolated {
        do { try PortCommand(PortCommand.syntax.parse(words)).run(on: .standard) } catch let failure as Failure where failure.message == nil
        {
            return failure.status
        }
        return 0
    }
}
