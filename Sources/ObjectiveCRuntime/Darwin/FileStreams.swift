import CKinoraProgram
import Foundation

// Names of Darwin's C library that glibc spells otherwise: sources for iOS use them where Linux is not asked for.

/// Opens a stream whose bytes come from functions.
///
/// - Parameters:
///   - cookie: Passed to each function.
///   - readfn: Fills a buffer of a number of bytes; returns how many, 0 at the end, -1 for an error. Nil for a stream that is written
///   alone.
///   - writefn: Takes a number of bytes; returns how many, -1 for an error. Nil for a stream that is read alone.
///   - seekfn: Moves to an offset from the start, the place or the end (`SEEK_SET` …); returns the offset from the start, -1 for an error.
///     Nil for a stream that cannot be moved.
///   - closefn: Called as the stream is closed; returns 0, or -1 for an error.
/// - Returns: nil, with `errno`, if it can be neither read nor written, or there is no memory.
public func funopen(
    _ cookie: UnsafeRawPointer?, _ readfn: (@convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32)?,
    _ writefn: (@convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32)?,
    _ seekfn: (@convention(c) (UnsafeMutableRawPointer?, fpos_t, Int32) -> fpos_t)?,
    _ closefn: (@convention(c) (UnsafeMutableRawPointer?) -> Int32)?
) -> UnsafeMutablePointer<FILE>? { kinora_open_stream(cookie, readfn, writefn, seekfn, closefn) }

/// A position in a stream, which is a number in Darwin's library.
extension fpos_t: @retroactive ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int) { self.init(value) }

    /// The position at an offset from the start.
    public init(_ offset: some BinaryInteger) {
        self.init()
        __pos = Int(offset)
    }
}

extension BinaryInteger {
    /// The offset of a position in a stream from its start.
    public init(_ position: fpos_t) { self.init(position.__pos) }
}
