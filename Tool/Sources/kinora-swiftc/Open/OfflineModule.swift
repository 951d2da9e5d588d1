import Foundation
import SourceTranslator

/// The module by which an app that is opened has no network, unless `--network` is given.
///
/// Requests of the shared session end with `notConnectedToInternet`, after a sentence. Those of other sessions, which Foundation on Linux
/// gives to no protocol of an app's, and of `Data(contentsOf:)`, go to a proxy that is not there, and end with `cannotConnectToHost`.
enum OfflineModule {
    static let name = "KinoraOffline"

    /// The variables of an app without a network.
    static let environment: [String: String] = {
        let nowhere = "http://127.0.0.1:9"
        var variables = ["KINORA_NETWORK": "off", "no_proxy": "localhost,127.0.0.1,::1"]
        for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"] { variables[name] = nowhere }
        return variables
    }()

    /// Whether sources use Foundation's network.
    static func isNeeded(by sources: [String]) -> Bool {
        sources.contains { path in
            guard let data = FileManager.default.contents(atPath: path) else { return false }
            let text = [UInt8](data)
            return SourceFilter.importedModules(text).contains("FoundationNetworking")
                || SourceFilter.missingFoundationModules(of: text).contains { $0.name == "FoundationNetworking" }
        }
    }

    static let text = """
        // kinora: linux
        import Foundation
        import FoundationNetworking

        @section(".init_array") @used
        private let turnsNetworkOff: @convention(c) @Sendable () -> Void = {
            guard let value = getenv("KINORA_NETWORK"), String(cString: value) == "off" else { return }
            URLProtocol.registerClass(OfflineProtocol.self)
        }

        final class OfflineProtocol: URLProtocol {
            nonisolated(unsafe) private static var hasSaid = false

            override class func canInit(with request: URLRequest) -> Bool {
                guard let url = request.url, ["http", "https", "ws", "wss"].contains(url.scheme?.lowercased() ?? "") else { return false }
                return !["localhost", "127.0.0.1", "::1"].contains(url.host ?? "")
            }

            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

            override func startLoading() {
                if !Self.hasSaid {
                    Self.hasSaid = true
                    let sentence = "kinora: the network is off: \\(request.url?.host ?? "a host") is not asked; give --network\\n"
                    FileHandle.standardError.write(Data(sentence.utf8))
                }
                client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            }

            override func stopLoading() {}
        }

        """
}
