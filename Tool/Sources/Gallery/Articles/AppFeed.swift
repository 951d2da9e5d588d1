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

    /// The error of a device without a connection.
    static var offline: AppFeedError { .unreachable(reason(of: URLError(.notConnectedToInternet))) }

    /// The error of a server that does not come to an end.
    static var slow: AppFeedError { .unreachable(reason(of: URLError(.timedOut))) }

    /// The reason of a connection failure as a sentence; Foundation's own description on Linux is a domain and a number.
    private static func reason(of error: any Error) -> String {
        switch (error as? URLError)?.code {
        case .notConnectedToInternet, .networkConnectionLost: "There is no connection to the internet."
        case .cannotFindHost, .dnsLookupFailed: "The server was not found."
        case .cannotConnectToHost: "The server does not answer."
        case .timedOut: "The server took too long to answer."
        case .some(let code): "The connection failed (\(code.rawValue))."
        case nil: "The connection failed."
        }
    }

    /// The articles in a server's response, which must have the status 200.
    static func articles(in data: Data?, response: URLResponse?, error: (any Error)?) throws(AppFeedError) -> [AppArticle] {
        if let error { throw .unreachable(reason(of: error)) }
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 { throw .status(status) }
        return try articles(in: data ?? Data())
    }
}
