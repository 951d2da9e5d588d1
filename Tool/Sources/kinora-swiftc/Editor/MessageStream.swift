import CKinoraProgram
import Foundation

/// Messages of the language server protocol on two file descriptors: a header with the length, and JSON.
struct MessageStream {
    typealias Message = [String: Any]

    private let input: Int32
    private let output: Int32
    private var buffer: [UInt8] = []

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// The next message's bytes; nil at the end of the stream.
    mutating func read() -> Data? {
        var length: Int?
        while let line = readLine() {
            if line.isEmpty {
                guard let length else { continue }
                return read(count: length)
            }
            let parts = line.split(separator: ":", maxSplits: 1)
            if parts.count == 2, parts[0].lowercased() == "content-length" { length = Int(parts[1].filter { $0 != " " }) }
        }
        return nil
    }

    func write(_ message: Message) {
        guard let data = try? JSONSerialization.data(withJSONObject: message) else { return }
        write(data)
    }

    func write(_ body: Data) {
        let bytes = Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
        _ = kinora_write(output, bytes, bytes.count)
    }

    private mutating func readLine() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0A) {
                let line = buffer[..<end].filter { $0 != 0x0D }
                buffer.removeSubrange(...end)
                return String(decoding: line, as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    private mutating func read(count: Int) -> Data? {
        while buffer.count < count {
            guard fill() else { return nil }
        }
        let body = Data(buffer[..<count])
        buffer.removeSubrange(..<count)
        return body
    }

    private mutating func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65_536)
        let count = Foundation.read(input, &chunk, chunk.count)
        guard count > 0 else { return false }
        buffer += chunk[..<count]
        return true
    }
}
