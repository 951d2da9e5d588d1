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
            _ = URLProtocol.registerClass(OfflineProtocol.self)
        }

        nonisolated(unsafe) private var hasSaid = false

        private func say(_ host: String) {
            if hasSaid { return }
            hasSaid = true
            FileHandle.standardError.write(Data("kinora: the network is off: \\(host) is not asked; give --network\\n".utf8))
        }

        /// The function of the C library, which Foundation calls for the requests that no protocol gets: their proxy is port 9.
        @_cdecl("connect")
        public func connectUnlessOff(_ socket: Int32, _ address: UnsafePointer<sockaddr>?, _ length: socklen_t) -> Int32 {
            typealias Connect = @convention(c) (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
            if let address, address.pointee.sa_family == sa_family_t(AF_INET),
                address.withMemoryRebound(to: sockaddr_in.self, capacity: 1, { $0.pointee.sin_port == UInt16(9).bigEndian }) {
                say("a host")
            }
            // RTLD_NEXT
            guard let original = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "connect") else { return -1 }
            return unsafeBitCast(original, to: Connect.self)(socket, address, length)
        }

        final class OfflineProtocol: URLProtocol {
            override class func canInit(with request: URLRequest) -> Bool {
                guard let url = request.url, ["http", "https", "ws", "wss"].contains(url.scheme?.lowercased() ?? "") else { return false }
                return !["localhost", "127.0.0.1", "::1"].contains(url.host ?? "")
            }

            override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

            override func startLoading() {
                say(request.url?.host ?? "a host")
                client?.urlProtocol(self, didFailWithError: URLError(.notConnectedToInternet))
            }

            override func stopLoading() {}
        }

        """
}
