import CoreGraphics

/// The links and images of a document. Nothing is loaded from the network.
struct HTMLSources {
    let baseURL: URL?

    private static let largestFile = 1 << 28

    /// An address as a URL; nil if it is none.
    func url(_ address: String) -> URL? {
        if let url = URL(string: address, relativeTo: baseURL) { return url.absoluteURL }
        let allowed = CharacterSet.urlQueryAllowed.union(CharacterSet(charactersIn: "#%"))
        return address.addingPercentEncoding(withAllowedCharacters: allowed).flatMap { URL(string: $0, relativeTo: baseURL)?.absoluteURL }
    }

    /// An image's attachment; an empty one for an image that is not in the document or in a file.
    func attachment(_ source: String) -> NSTextAttachment {
        if source.prefix(5).lowercased() == "data:" {
            guard let (type, data) = Self.data(of: source.dropFirst(5)) else { return NSTextAttachment() }
            return NSTextAttachment(data: data, ofType: type)
        }
        guard let url = url(source), url.isFileURL, let data = Self.contents(of: url) else { return NSTextAttachment() }
        return NSTextAttachment(data: data, ofType: url.pathExtension.isEmpty ? nil : url.pathExtension)
    }

    private static func contents(of url: URL) -> Data? {
        // A device or a pipe would never end.
        guard let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]), values.isRegularFile == true,
            let size = values.fileSize, size <= largestFile
        else { return nil }
        return try? Data(contentsOf: url)
    }

    private static func data(of address: Substring) -> (type: String?, data: Data)? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let fields = address[..<comma].split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        let type = fields.first.flatMap { $0.isEmpty ? nil : $0 }
        let body = String(address[address.index(after: comma)...])
        if fields.dropFirst().contains(where: { $0.trimmingCharacters(in: .whitespaces).lowercased() == "base64" }) {
            let plain = body.removingPercentEncoding ?? body
            return Data(base64Encoded: plain, options: .ignoreUnknownCharacters).map { (type, $0) }
        }
        return (type, Data((body.removingPercentEncoding ?? body).utf8))
    }
}
