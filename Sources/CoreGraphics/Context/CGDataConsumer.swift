import Foundation

/// Takes the bytes of a file that is written.
///
/// Source: [CGDataConsumer](https://developer.apple.com/documentation/coregraphics/cgdataconsumer).
public final class CGDataConsumer {
    /// Takes bytes in their order; false if they are lost.
    let write: (UnsafeRawBufferPointer) -> Bool

    /// Creates a consumer that appends the bytes to `data`.
    public init?(data: CFMutableData) {
        write = { bytes in
            data.append(Data(bytes))
            return true
        }
    }

    /// Creates a consumer that writes a new file; nil, with one line in the log, if it cannot be made.
    public init?(url: URL) {
        guard let file = fopen(url.path, "we") else {
            reportOnce("CGDataConsumer \(url.path)", "CGDataConsumer: \(url.path) cannot be written: \(String(cString: strerror(errno))).")
            return nil
        }
        let output = File(file)
        write = output.write
    }

    /// A file that is closed with its last user.
    private final class File {
        private let file: UnsafeMutablePointer<FILE>

        init(_ file: UnsafeMutablePointer<FILE>) { self.file = file }

        deinit { fclose(file) }

        func write(_ bytes: UnsafeRawBufferPointer) -> Bool { fwrite(bytes.baseAddress, 1, bytes.count, file) == bytes.count }
    }
}
