import CLibFuzzer
import Foundation

// Fuzz TARGET [libFuzzer's arguments, corpus folders]: runs one target. Without arguments, lists them.
guard CommandLine.arguments.count > 1, let target = FuzzTarget(rawValue: CommandLine.arguments[1]) else {
    print(FuzzTarget.allCases.map(\.rawValue).joined(separator: "\n"))
    exit(CommandLine.arguments.count > 1 ? 2 : 0)
}

FuzzTarget.chosen = target

var arguments = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst(2)).map { strdup($0) } + [nil]
var count = Int32(arguments.count - 1)
let status = arguments.withUnsafeMutableBufferPointer { buffer -> Int32 in
    var start = buffer.baseAddress
    return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
        // libFuzzer calls on the main thread.
        if let bytes { MainActor.assumeIsolated { FuzzTarget.chosen.run(on: Data(bytes: bytes, count: count)) } }
        return 0
    }
}
exit(status)
