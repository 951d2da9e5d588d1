import CVirtualTime

/// Standard output of the process.
package enum ProcessOutput {
    /// Writes each line at once from now on; false when it does already, or keeps nothing.
    package static func beginLines() -> Bool { kinora_output_begin_lines() }

    /// Keeps a block before it writes, as for files and pipes.
    package static func endLines() { kinora_output_end_lines() }
}
