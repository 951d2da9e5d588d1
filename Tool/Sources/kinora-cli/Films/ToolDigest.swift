import Foundation
import Kinora

/// A name for the program that runs: two builds that may make different films have different ones.
@MainActor
enum ToolDigest {
    /// Of this process's program file; its version where that cannot be read.
    static let own: String = {
        guard let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else {
            return Tool.version
        }
        return program.withUnsafeBytes { FrameDigest.xxh64($0, seed: UInt64(program.count)) }.hexadecimal
    }()
}
