import CoreGraphics
import Foundation
import Synchronization

/// The folder of files about the failures of a test, with a folder for each failed check.
///
/// Files of earlier runs are removed when the first check of the test has passed or failed. Later failures of one name get a number, so
/// that each message of a run names files of its own.
struct FailureFolder {
    /// `<Module>/<TestFile>/<test>`, or `<Module>/<TestFile>` for code outside of a test's task.
    private let url: URL
    private let isOfTest: Bool

    /// The folders of this process: those emptied, and the number of failures in each folder of a check.
    private static let state = Mutex<(emptied: Set<String>, failures: [String: Int])>(([], [:]))

    /// The folder of the running test.
    init(at site: CallSite) {
        let file = TestFile(site)
        let test = Diagnostics.testReporter?.testName
        url = test.map { FileName.url(of: file.shortName(ofTest: $0), in: file.failures) } ?? file.failures
        isOfTest = test != nil
    }

    /// Removes the files of earlier runs.
    func removeOldFiles(of check: String) { Self.state.withLock { removeOldFiles(of: folder(of: check), &$0) } }

    /// The folder for a failure of a check, which is made with its first file.
    func newFolder(of check: String) -> URL {
        let folder = folder(of: check)
        let number = Self.state.withLock { state in
            removeOldFiles(of: folder, &state)
            state.failures[folder.path, default: 0] += 1
            return state.failures[folder.path] ?? 1
        }
        // No name of a check has this mark.
        return number == 1 ? folder : URL(fileURLWithPath: "\(folder.path)~\(number)", isDirectory: true)
    }

    private func folder(of check: String) -> URL { FileName.url(of: check, in: url) }

    private func removeOldFiles(of folder: URL, _ state: inout (emptied: Set<String>, failures: [String: Int])) {
        let old = isOfTest ? url : folder
        if state.emptied.insert(old.path).inserted { try? FileManager.default.removeItem(at: old) }
    }

    /// Takes the files of this process for those of an earlier run, in Kinora's own tests.
    static func forget() { state.withLock { $0 = ([], [:]) } }
}
