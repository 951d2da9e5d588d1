import UIKit

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Cache of a feed's icons, by address; each is loaded once.
@MainActor
final class AppIcons {
    private let session: URLSession?
    private var images: [String: UIImage] = [:]

    /// - Parameter session: Fetches icons from servers; nil loads only icons embedded in the feed as `data:` addresses.
    init(session: URLSession? = nil) { self.session = session }

    /// Calls back with an icon, immediately if it is cached; never for nil or an address without an image.
    func load(_ address: String?, then show: @escaping @MainActor @Sendable (UIImage) -> Void) {
        guard let address else { return }
        if let image = images[address] ?? Self.embedded(address) {
            images[address] = image
            return show(image)
        }
        guard let session, let url = URL(string: address), ["http", "https"].contains(url.scheme?.lowercased()) else { return }
        session.dataTask(with: url) { data, response, _ in
            guard let data, (response as? HTTPURLResponse)?.statusCode ?? 200 == 200 else { return }
            Task { @MainActor in
                guard let image = UIImage(data: data) else { return }
                self.images[address] = image
                show(image)
            }
        }.resume()
    }

    /// The image of an address that is `data:TYPE;base64,…`.
    private static func embedded(_ address: String) -> UIImage? {
        guard address.hasPrefix("data:"), let comma = address.firstIndex(of: ","), address[..<comma].hasSuffix(";base64") else {
            return nil
        }
        return Data(base64Encoded: String(address[address.index(after: comma)...])).flatMap { UIImage(data: $0) }
    }
}
