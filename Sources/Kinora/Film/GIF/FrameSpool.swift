import Foundation

/// Frames stored on disk for a second pass, each as its difference from the one before.
///
/// The file is unlinked while open, so nothing of it is left behind.
final class FrameSpool {
    private let target: URL
    private let file: OpenFile
    private var previous: [UInt32]
    private var encoded: [UInt32] = []

    init(beside partial: PartialFile, pixelCount: Int) throws {
        let path = partial.path + ".frames"
        unlink(path)
        guard let file = try OpenFile(creating: path, for: partial.target) else {
            throw FilmError.cannotWrite(partial.target, reason: "\(path) is in the way")
        }
        unlink(path)
        self.file = file
        target = partial.target
        previous = [UInt32](repeating: 0, count: pixelCount)
    }

    /// Appends a frame of the size given at creation.
    func append(_ pixels: UnsafeBufferPointer<UInt32>) throws {
        encoded.removeAll(keepingCapacity: true)
        encoded.append(0)
        var index = 0
        previous.withUnsafeMutableBufferPointer { previous in
            // Runs: the count of unchanged pixels, the count of changed ones, the changed pixels.
            while index < pixels.count {
                let start = index
                while index < pixels.count, pixels[index] == previous[index] { index += 1 }
                let changeStart = index
                var unchanged = 0
                // A short stretch of unchanged pixels costs less inside a run than a new run.
                while index < pixels.count, unchanged < 8 {
                    unchanged = pixels[index] == previous[index] ? unchanged + 1 : 0
                    index += 1
                }
                index -= unchanged
                encoded.append(UInt32(changeStart - start))
                encoded.append(UInt32(index - changeStart))
                encoded.append(contentsOf: pixels[changeStart..<index])
            }
            _ = previous.update(fromContentsOf: pixels)
        }
        encoded[0] = UInt32(encoded.count - 1)
        try encoded.withUnsafeBytes { try file.write($0) }
    }

    /// Rewinds to the first frame; no frame can be appended afterwards.
    func rewind() throws {
        try file.rewind()
        previous.withUnsafeMutableBufferPointer { $0.update(repeating: 0) }
    }

    /// Calls `body` with the next frame's pixels.
    func withNextFrame(_ body: (UnsafeBufferPointer<UInt32>) throws -> Void) throws {
        let count = try words(1)[0]
        let encoded = try words(Int(count))
        var read = 0
        var index = 0
        while read + 2 <= encoded.count {
            index += Int(encoded[read])
            let changed = Int(encoded[read + 1])
            read += 2
            guard read + changed <= encoded.count, index + changed <= previous.count else { throw damaged }
            previous.replaceSubrange(index..<index + changed, with: encoded[read..<read + changed])
            read += changed
            index += changed
        }
        try previous.withUnsafeBufferPointer(body)
    }

    private func words(_ count: Int) throws -> [UInt32] {
        try [UInt32](unsafeUninitializedCapacity: count) { words, filled in
            guard try file.read(into: UnsafeMutableRawBufferPointer(words)) == count * 4 else { throw damaged }
            filled = count
        }
    }

    private var damaged: FilmError { .cannotWrite(target, reason: "its temporary file was damaged") }
}
