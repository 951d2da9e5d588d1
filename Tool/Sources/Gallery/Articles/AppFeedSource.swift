import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The source of a feed.
struct AppFeedSource: Sendable {
    typealias Answer = Result<[AppArticle], AppFeedError>

    /// Fetches the feed and calls back on the main actor, once.
    let fetch: @MainActor @Sendable (@escaping @MainActor @Sendable (Answer) -> Void) -> Void
    /// Fetches the feed's icons; nil for a feed with embedded icons.
    var iconSession: URLSession?

    /// The bundled feed, delivered after a delay as from a nearby server.
    ///
    /// - Parameter failures: The number of initial fetches that fail, as without a connection.
    static func bundled(delay: TimeInterval = 0.6, failures: Int = 0) -> AppFeedSource {
        let tries = Tries(left: failures)
        return AppFeedSource { done in
            _ = Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in
                MainActor.assumeIsolated { done(tries.fails ? .failure(AppFeed.offline) : bundledAnswer) }
            }
        }
    }

    private final class Tries: Sendable {
        @MainActor private var left: Int

        init(left: Int) { self.left = left }

        @MainActor var fails: Bool {
            left -= 1
            return left >= 0
        }
    }

    private static var bundledAnswer: Answer {
        guard let file = Bundle.module.url(forResource: "TopPaidApps", withExtension: "json"), let data = try? Data(contentsOf: file) else {
            return .failure(.missing)
        }
        return answer { () throws(AppFeedError) in try AppFeed.articles(in: data) }
    }

    /// The feed at an address; the address of an icon is loaded by the same session. A feed that is too large or too slow is an error.
    static func url(
        _ address: URL, session: URLSession = .shared, timeLimit: TimeInterval = AppFeedDownload.timeLimit
    ) -> AppFeedSource {
        AppFeedSource(
            fetch: { done in AppFeedDownload.begin(address, session.configuration, timeLimit: timeLimit, answer: done) },
            iconSession: session)
    }

    /// The feed at the address in the variable `KINORA_FEED` of the environment; without one the bundled feed.
    static var chosen: AppFeedSource {
        guard let text = ProcessInfo.processInfo.environment["KINORA_FEED"], !text.isEmpty else { return .bundled() }
        return address(text)
    }

    /// The feed at an address of a server; a text that is none is an error that names it.
    static func address(_ text: String) -> AppFeedSource {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host?.isEmpty == false else {
            return AppFeedSource { done in done(.failure(.address(text))) }
        }
        return .url(url)
    }

    private static func answer(_ read: () throws(AppFeedError) -> [AppArticle]) -> Answer { Result(catching: read) }
}
