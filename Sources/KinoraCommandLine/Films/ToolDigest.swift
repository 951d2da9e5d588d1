import Foundation
import Kinora

/// A digest of the running program: two builds that may record different films have different ones.
@MainActor
enum ToolDigest {
    /// Of this process's executable; its version if that cannot be read.
    static let own: String = {
        guard let program = try? Data(contentsOf: URL(fileURLWithPath: "/proc/self/exe"), options: .alwaysMapped) else {
            return CommandLineTool.version
        }
        return program.withUnsafeBytes { FrameDigest.xxh64($0, seed: UInt64(program.count)) }.hexadecimal
    }()
}
