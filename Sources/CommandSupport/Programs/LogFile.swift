import Foundation

/// A file for what a program writes, which goes with its last reference.
package final class LogFile {
    package let url: URL
    package let descriptor: Int32

    package init() throws {
        var path = Array((FileManager.default.temporaryDirectory.path + "/kinora-log-XXXXXX").utf8CString)
        descriptor = mkstemp(&path)
        let name = String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        guard descriptor >= 0 else { throw Failure("\(name) cannot be written: \(String(cString: strerror(errno)))", status: 3) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        url = URL(fileURLWithPath: name)
    }

    deinit {
        close(descriptor)
        unlink(url.path)
    }

    package func contents() throws -> Data { try Data(contentsOf: url) }
}
