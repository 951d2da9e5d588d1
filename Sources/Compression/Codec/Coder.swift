/// Compresses or decompresses a stream step by step.
protocol Coder: AnyObject {
    /// Reads and writes until the source is used up or the destination is full. `finishes` says that no source follows.
    func run(_ span: inout CodingSpan, finishes: Bool) -> compression_status
}

/// The source and the destination of a step, which moves both.
struct CodingSpan {
    var source: UnsafePointer<UInt8>
    var sourceCount: Int
    var destination: UnsafeMutablePointer<UInt8>
    var destinationCount: Int

    mutating func didRead(_ count: Int) {
        source += count
        sourceCount -= count
    }

    mutating func didWrite(_ count: Int) {
        destination += count
        destinationCount -= count
    }

    /// Writes the beginning of bytes, as much as fits, and removes it from them.
    mutating func write(_ bytes: inout ArraySlice<UInt8>) {
        let count = min(bytes.count, destinationCount)
        guard count > 0 else { return }
        bytes.withUnsafeBufferPointer { if let base = $0.baseAddress { destination.update(from: base, count: count) } }
        didWrite(count)
        bytes = bytes.dropFirst(count)
    }
}
