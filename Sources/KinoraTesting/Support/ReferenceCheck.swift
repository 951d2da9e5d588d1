import CoreGraphics
import Foundation

/// Code that the checks with files share.
protocol ReferenceCheck {
    /// The name of the reference or of the folder of files about a failure.
    var name: String { get }
    var site: CallSite { get }
}

extension ReferenceCheck {
    /// Fails the running test; `body` adds lines and files.
    @discardableResult func fail(_ sentence: String, _ body: (inout CheckReport) -> Void = { _ in }) -> Bool {
        var report = CheckReport(sentence, of: name, at: site)
        body(&report)
        report.fail()
        return false
    }

    /// Removes files of earlier runs. Returns true.
    func pass() -> Bool {
        FailureFolder(at: site).removeOldFiles(of: name)
        return true
    }

    /// Stores a reference; an error fails the test.
    func record(_ data: () throws -> Data, as reference: Reference) -> Bool {
        do {
            try reference.write(data())
            return pass()
        } catch {
            return fail("The reference \(reference.url.path) cannot be written: \(error)")
        }
    }

    /// Decodes a stored image; nil after a failure.
    func image(_ data: Data, of reference: Reference) -> CGImage? {
        do { return try CGImage(pngData: data) } catch {
            fail("The reference \(reference.url.path) cannot be read: \(error)")
            return nil
        }
    }
}
