import CoreGraphics
import Foundation

/// Compares the animations of a stage since its creation with the stored text `__References__/<TestFile>/<name>.trace.txt`.
///
/// The text has the animated layers, the events of animations at their exact times, and the values of each animated layer at each frame,
/// rounded to thousandths. A difference fails the test at the caller's line with the first lines that differ; both texts are written into
/// the folder of the failure. References are recorded as for `expectImage`.
/// - Returns: Whether they match, or the reference was written.
@discardableResult @MainActor
public func expectTrace(
    of stage: Stage, matches name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    expectTrace(stage.trace(fileID: fileID, file: file, line: line), matches: name, fileID: fileID, file: file, line: line)
}

/// Compares a trace with its stored text.
@discardableResult @MainActor
public func expectTrace(
    _ trace: Trace, matches name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    TraceCheck(name: name, site: CallSite(fileID, file, line)).run(TraceText.text(of: trace))
}

/// One comparison of a trace with its stored text.
private struct TraceCheck: ReferenceCheck {
    let name: String
    let site: CallSite

    func run(_ text: String) -> Bool {
        let reference = Reference(name, suffix: "trace.txt", at: site)
        let actual = Data(text.utf8)
        if let error = reference.settingsError { return fail(error) }
        if reference.isRecorded { return record({ actual }, as: reference) }
        guard let data = reference.read() else { return fail(reference.missing) { $0.write(actual, as: "actual.trace.txt") } }
        let expected = String(decoding: data, as: UTF8.self).replacingOccurrences(of: "\r\n", with: "\n")
        guard let lines = TraceText.difference(expected, text) else { return true }
        if reference.isReplaced { return record({ actual }, as: reference) }
        return fail("The trace '\(name)' differs from its reference.") { report in
            for line in lines { report.add(line) }
            report.add(Reference.advice)
            report.write(data, as: "expected.trace.txt")
            report.write(actual, as: "actual.trace.txt")
        }
    }
}
