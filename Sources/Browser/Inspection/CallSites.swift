import CBrowser
import CommandSupport
import Display
import Foundation

/// Finds the lines of the app on call stacks, by the toolchain's `llvm-symbolizer`, which reads a program's debug information in a
/// fraction of a second. On a thread that may wait.
struct CallSites {
    /// The symbolizer of the toolchain in the PATH; nil without one.
    private static let symbolizer: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.lazy.map { $0 + "/llvm-symbolizer" }.first { access($0, X_OK) == 0 }
    }()

    /// A sentence about what is missing; nil if lines can be found.
    static var problem: String? {
        symbolizer == nil
            ? "animations have no lines of the source: llvm-symbolizer, which is in Swift's toolchain, is not in the PATH" : nil
    }

    private struct Frame {
        let path: String
        let line: Int
    }

    /// The frames of each address, innermost first: functions that were inlined are frames too.
    private var frames: [UInt: [Frame]] = [:]
    /// Addresses of one run of the symbolizer.
    private static let mostAddresses = 4000

    /// The innermost line of the app on each stack; nil where there is none.
    mutating func lines(of stacks: [[UInt]]) -> [SourceLine?] {
        read(Set(stacks.joined()).subtracting(frames.keys))
        let known = frames
        return stacks.map { stack in
            SourceLine.ofApp(stack.lazy.flatMap { (known[$0] ?? []).map { ($0.path, $0.line) } }, effectsAreApp: true)
        }
    }

    private mutating func read(_ addresses: Set<UInt>) {
        var offsets: [String: [(address: UInt, offset: UInt)]] = [:]
        for address in addresses {
            frames[address] = []
            var base: UnsafeRawPointer?
            guard let name = kinora_code_image(UnsafeRawPointer(bitPattern: address), &base) else { continue }
            // The program's own name may be relative to a folder that it has left.
            let path = String(cString: name)
            let file = path.hasPrefix("/") ? path : "/proc/self/exe"
            offsets[file, default: []].append((address, address - UInt(bitPattern: base)))
        }
        for (file, offsets) in offsets {
            for first in stride(from: 0, to: offsets.count, by: Self.mostAddresses) {
                read(offsets[first..<min(first + Self.mostAddresses, offsets.count)], of: file)
            }
        }
    }

    private mutating func read(_ offsets: ArraySlice<(address: UInt, offset: UInt)>, of file: String) {
        guard let symbolizer = Self.symbolizer else { return }
        let file = file == "/proc/self/exe" ? (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) ?? file : file
        let words = ["--output-style=JSON", "--obj=\(file)"] + offsets.map { "0x" + String($0.offset, radix: 16) }
        var output = Data()
        guard (try? ChildProgram(path: symbolizer, arguments: words).run { output += $0 }) == .exit(0),
            let answers = try? JSONSerialization.jsonObject(with: output) as? [[String: Any]], answers.count == offsets.count
        else { return }
        for (answer, code) in zip(answers, offsets) {
            frames[code.address] = (answer["Symbol"] as? [[String: Any]] ?? []).compactMap { symbol in
                guard let path = symbol["FileName"] as? String, let line = symbol["Line"] as? Int else { return nil }
                return Frame(path: path, line: line)
            }
        }
    }
}
