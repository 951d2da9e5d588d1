import CKinoraProgram
import Foundation

/// The process as one of Kinora's programs.
package enum Program {
    /// Lets the process end with `lostOutput` if it cannot write to standard output or error, and with a sentence if the system gives no
    /// more memory. Further calls do nothing.
    package static func begin() { kinora_program_begin() }

    /// Lets a pipe without a reader end the process also where another writer meets it: in programs that go on until they are stopped.
    package static func endAtBrokenPipes() { kinora_end_at_broken_pipes() }

    /// Takes a file for one that is being written, which a process that gets no more memory removes. Returns its number.
    package static func beginFile(_ path: String) -> Int32 { kinora_file_begins(path) }

    /// Takes a file for complete, or for removed.
    package static func endFile(_ number: Int32) { kinora_file_ends(number) }

    /// A sentence if the process may not open that many files more; nil if it may.
    package static func refusal(ofFiles count: Int) -> String? {
        let left = kinora_descriptors_left(Int32(count))
        return left >= count ? nil : "no more than \(left) further files may be open in this process; raise the limit (ulimit -n 256)"
    }

    /// The exit status of a program that could not write to standard output or error.
    package static let lostOutput = KINORA_LOST_OUTPUT

    /// Ends the process with a sentence on standard error, behind `kinora: `.
    package static func end(saying sentence: String, status: Int32) -> Never {
        begin()
        Diagnostics.standardError(sentence)
        exit(status)
    }
}
