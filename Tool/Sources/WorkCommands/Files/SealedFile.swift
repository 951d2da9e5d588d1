import Foundation

/// Files that begin with a digest of what follows, so that a damaged one, or one of another version, is as good as none.
package enum SealedFile {
    private static let header = "kinora 1 "

    package static func sealed(_ content: Data) -> Data { Data("\(header)\(Digest([UInt8](content)).text)\n".utf8) + content }

    package static func content(at path: String) -> Data? { FileManager.default.contents(atPath: path).flatMap(content) }

    private static func content(of data: Data) -> Data? {
        guard let end = data.firstIndex(of: 0x0A) else { return nil }
        let content = Data(data[(end + 1)...])
        return data[..<end].elementsEqual("\(header)\(Digest([UInt8](content)).text)".utf8) ? content : nil
    }
}
