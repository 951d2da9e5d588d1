import CommandSupport
import Foundation
import Kinora

/// A digest of the running program: two builds that may record different films have different ones.
@MainActor
enum ToolDigest {
    /// Of this process's executable; its version where the system does not show that. The process ends if there is no memory for it, since
    /// another digest would make this another tool.
    static let own: String = {
        let path = "/proc/self/exe"
        guard let program = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped) else {
            guard access(path, R_OK) == 0 else { return KinoraVersion.version }
            Program.end(saying: "the tool cannot read its own file; raise the limits of memory and files (ulimit -v, ulimit -n)", status: 3)
        }
        return program.withUnsafeBytes { FrameDigest.xxh64($0, seed: UInt64(program.count)) }.hexadecimal
    }()
}
