import Foundation
import XCTest

/// An S3 server on this machine, moto from PyPI, each of whose tenth requests fails.
final class ObjectServer {
    let endpoint: String
    private let process = Process()
    private let input = Pipe()

    /// Starts the server with an empty bucket `films`.
    /// - Throws: `XCTSkip` if moto or rclone is missing.
    init() throws {
        guard try Self.status(["rclone", "version"]) == 0 else { throw XCTSkip("rclone is not installed: apt-get install rclone") }
        guard try Self.status(["python3", "-c", "import moto.server"]) == 0 else {
            throw XCTSkip("the python3 of PATH has no moto: python3 -m venv V && V/bin/pip install 'moto[server,s3]', and PATH=V/bin:$PATH")
        }
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", Self.program]
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var line = ""
        while !line.contains("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            line += String(decoding: byte, as: UTF8.self)
        }
        endpoint = line.trimmingCharacters(in: .newlines)
        guard endpoint.hasPrefix("http") else { throw XCTSkip("moto does not start") }
    }

    deinit {
        // The server ends with its input.
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    /// The variables of clients.
    var environment: [String: String] {
        ["AWS_ENDPOINT_URL": endpoint, "AWS_ACCESS_KEY_ID": "test", "AWS_SECRET_ACCESS_KEY": "test", "AWS_REGION": "us-east-1"]
    }

    /// The numbers of answered and of failed requests.
    func requests() throws -> (answered: Int, failed: Int) {
        let text = try String(decoding: Data(contentsOf: URL(string: "\(endpoint)/-/requests").unwrapped), as: UTF8.self)
        let numbers = text.split(separator: " ").compactMap { Int($0) }
        return (numbers[0], numbers[1])
    }

    private static func status(_ words: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private static let program = #"""
        import itertools, sys, threading
        import boto3
        from moto.server import DomainDispatcherApplication, create_backend_app
        from werkzeug.serving import make_server

        moto = DomainDispatcherApplication(create_backend_app)
        lock, counts, failing = threading.Lock(), [0, 0], False

        def application(environment, respond):
            if environment["PATH_INFO"] == "/-/requests":
                respond("200 OK", [("Content-Type", "text/plain")])
                return [b"%d %d" % tuple(counts)]
            with lock:
                fails = failing and sum(counts) % 10 == 9
                counts[fails] += failing
            if fails:
                environment["wsgi.input"].read(int(environment.get("CONTENT_LENGTH") or 0))
                respond("503 Slow Down", [("Content-Type", "application/xml")])
                return [b"<Error><Code>SlowDown</Code><Message>every tenth request</Message></Error>"]
            return moto(environment, respond)

        server = make_server("127.0.0.1", 0, application, threaded=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        endpoint = "http://127.0.0.1:%d" % server.server_port
        boto3.client("s3", endpoint_url=endpoint, region_name="us-east-1", aws_access_key_id="test",
                     aws_secret_access_key="test").create_bucket(Bucket="films")
        failing = True
        print(endpoint, flush=True)
        sys.stdin.read()
        """#
}

extension URL? {
    fileprivate var unwrapped: URL { get throws { try XCTUnwrap(self) } }
}
