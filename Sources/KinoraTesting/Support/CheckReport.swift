import CoreGraphics
import Foundation
import Testing

/// A failed check: its message, and files about it.
struct CheckReport {
    let site: CallSite
    private var lines: [String]
    private var files: [URL] = []
    private let folder: URL

    /// - Parameter name: The name of the check's folder.
    init(_ sentence: String, of name: String, at site: CallSite) {
        (self.site, lines) = (site, [sentence])
        folder = FailureFolder(at: site).newFolder(of: name)
    }

    mutating func add(_ line: String) { lines.append(line) }

    /// Writes a file into the folder of the failure. An error becomes a line of the message.
    mutating func write(_ data: Data, as name: String) {
        write(as: name) { try data.write(to: $0, options: .atomic) }
    }

    /// Writes an image as PNG.
    mutating func write(_ image: CGImage, as name: String) {
        write(as: name) { try image.pngData().write(to: $0, options: .atomic) }
    }

    /// Lets `body` write a file into the folder of the failure. An error becomes a line of the message.
    mutating func write(as name: String, _ body: (URL) throws -> Void) {
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try body(file)
            files.append(file)
        } catch {
            lines.append("\(name) could not be written: \(error)")
        }
    }

    /// Fails the running test at the line of the check, and attaches the files where the test framework can. Outside a test it traps.
    func fail() {
        var message = lines.joined(separator: "\n")
        if !files.isEmpty {
            message += "\nSee \(folder.path): \(files.map(\.lastPathComponent).joined(separator: ", "))"
        }
        guard Diagnostics.failRunningTest(message, at: site) else {
            trap(object: "KinoraTesting", value: message, remedy: "run the check in a test of Swift Testing or XCTest")
        }
        attachFiles()
    }

    /// Swift Testing stores attachments with `swift test --attachments-path FOLDER`; XCTest on Linux has none.
    private func attachFiles() {
        #if compiler(>=6.2)
            guard Test.current != nil else { return }
            let position = SourcePosition(site)
            let location = SourceLocation(fileID: position.fileID, filePath: position.path, line: position.line, column: 1)
            for file in files {
                guard let data = try? Data(contentsOf: file) else { continue }
                let name = "\(folder.lastPathComponent)-\(file.lastPathComponent)"
                Attachment.record(Attachment([UInt8](data), named: name), sourceLocation: location)
            }
        #endif
    }
}
