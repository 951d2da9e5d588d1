import CVirtualTime

/// Standard output of the process.
package enum ProcessOutput {
    /// Makes standard output line-buffered; returns false if it is already line-buffered or unbuffered.
    package static func beginLines() -> Bool { kinora_output_begin_lines() }

    /// Makes standard output fully buffered, as for files and pipes.
    package static func endLines() { kinora_output_end_lines() }
}
