import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads a "top paid apps" feed: `feed.entry[].{im:name.label, im:image[0].label, summary.label}`.
enum AppFeed {
    private struct Label: Decodable { let label: String }

    private struct Entry: Decodable {
        let name: Label
        let images: [Label]?
        let summary: Label

        enum CodingKeys: String, CodingKey {
            case name = "im:name"
            case images = "im:image"
            case summary
        }
    }

    private struct Content: Decodable { let entry: [Entry]? }

    private struct Document: Decodable { let feed: Content }

    /// The articles of a feed.
    static func articles(in data: Data) throws(AppFeedError) -> [AppArticle] {
        guard let document = try? JSONDecoder().decode(Document.self, from: data) else { throw .malformed }
        let entries = document.feed.entry ?? []
        guard !entries.isEmpty else { throw .empty }
        return entries.map { AppArticle(name: $0.name.label, summary: $0.summary.label, iconAddress: $0.images?.first?.label) }
    }

    /// The articles of what a server has answered: only a status of 200 will do.
    static func articles(in data: Data?, response: URLResponse?, error: (any Error)?) throws(AppFeedError) -> [AppArticle] {
        if let error { throw .unreachable(error.localizedDescription) }
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw .status(status) }
        return try articles(in: data ?? Data())
    }
}
