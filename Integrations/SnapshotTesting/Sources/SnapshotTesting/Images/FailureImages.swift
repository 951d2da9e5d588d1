import Foundation
import Testing
import UIKit

/// The three images about a failed comparison.
///
/// On iOS Xcode shows them beside the test. Here Swift Testing stores them with `swift test --attachments-path FOLDER`, and the difference
/// is a file, as the snapshot that failed is.
struct FailureImages {
    let reference: UIImage
    let failure: UIImage
    let difference: UIImage

    private static let counter = FileCounter()

    /// The images for `Diffing`, which drops them on Linux.
    var attachments: [XCTAttachment] {
        all.map { XCTAttachment(data: $0.data, uniformTypeIdentifier: "public.png") }
    }

    private var all: [(name: String, data: Data)] {
        [("reference", reference), ("failure", failure), ("difference", difference)].map { ($0.0, $0.1.pngData() ?? Data()) }
    }

    /// Attaches the images to the running test of Swift Testing.
    func attachToTest() {
        #if compiler(>=6.2)
            guard Test.current != nil else { return }
            for (name, data) in all { Attachment.record(Attachment([UInt8](data), named: "\(name).png")) }
        #endif
    }

    /// Writes the difference below the folder of SnapshotTesting's artifacts. Returns a sentence with its path, or with the error.
    func writeDifference() -> String {
        let artifacts = ProcessInfo.processInfo.environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        let folder = URL(fileURLWithPath: artifacts, isDirectory: true).appendingPathComponent("differences")
        let file = folder.appendingPathComponent("\(ProcessInfo.processInfo.processIdentifier)-\(Self.counter.next()).png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try (difference.pngData() ?? Data()).write(to: file)
            return "The difference is \(file.path)"
        } catch {
            return "The difference could not be written to \(file.path): \(error)"
        }
    }
}

/// Numbers of the files that this process has written.
private final class FileCounter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    func next() -> Int {
        lock.withLock {
            count += 1
            return count
        }
    }
}
