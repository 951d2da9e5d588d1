import CoreGraphics
import Foundation

/// One comparison of a trace with its stored text.
struct TraceCheck: ReferenceCheck {
    let name: String
    let site: CallSite

    func run(_ text: String) -> Bool {
        let reference = Reference(name, suffix: ".trace.txt", at: site)
        let actual = Data(text.utf8)
        if let error = reference.settingsError { return fail(error) }
        if reference.isRecorded { return record({ actual }, as: reference) }
        guard let data = reference.read() else { return fail(reference.missing) { $0.write(actual, as: "actual.trace.txt") } }
        let expected = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        guard let lines = TraceText.difference(expected, text) else { return pass() }
        if reference.isReplaced { return record({ actual }, as: reference) }
        return fail("The trace '\(name)' differs from its reference.") { report in
            for line in lines { report.add(line) }
            report.add(Reference.advice)
            report.write(data, as: "expected.trace.txt")
            report.write(actual, as: "actual.trace.txt")
        }
    }
}
