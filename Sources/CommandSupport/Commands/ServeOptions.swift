import Foundation

/// The options of `kinora serve` that each program behind it has: where the app comes from, and where the server listens.
package struct ServeOptions {
    package static let package = CommandSyntax.Option(
        names: ["--package"], value: "PATH", summary: "a package whose executable is an app with @main")
    /// Those of the server.
    package static let server = [
        CommandSyntax.Option(names: ["--port"], value: "N", summary: "the port; 0 takes a free one (0)"),
        CommandSyntax.Option(
            names: ["--host"], value: "ADDRESS",
            summary: "the IPv4 address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for the network (127.0.0.1)"),
    ]

    /// The variables of the server, which the app's process reads.
    package let environment: [String: String]

    package init(_ arguments: ParsedArguments) throws(UsageError) {
        let port = arguments["--port"] ?? "0"
        guard UInt16(port) != nil else { throw UsageError("--port \(port): not a number from 0 to 65535") }
        var environment = ["KINORA_SERVE_PORT": port]
        if let host = arguments["--host"] {
            var bytes = in_addr()
            guard inet_pton(AF_INET, host, &bytes) == 1 else {
                throw UsageError("--host \(host): not an IPv4 address, as 127.0.0.1 or 0.0.0.0")
            }
            environment["KINORA_SERVE_HOST"] = host
        }
        self.environment = environment
    }

    /// A command line as one types it again.
    package static func typed(_ words: [String]) -> String {
        let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "_./:=@,+-"))
        return words.map { word in
            !word.isEmpty && word.unicodeScalars.allSatisfy(plain.contains) ? word : "'\(word.replacing("'", with: #"'\''"#))'"
        }.joined(separator: " ")
    }
}
