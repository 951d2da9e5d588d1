import CoreGraphics
import Foundation

/// Compares the animations of a stage since its creation with the stored text `__References__/<TestFile>/<name>.trace.txt`.
///
/// The text has the animated layers, the events of animations at their exact times, and the values of each animated layer at each frame,
/// rounded to thousandths. A difference fails the test at the caller's line with the first lines that differ; both texts are written into
/// the folder of the failure. References are recorded as for `expectImage`.
/// - Returns: Whether they match, or the reference was written.
/// - Complexity: O(*f* · *n*), where *f* is the number of frames since the stage was made and *n* that of layers.
@discardableResult @MainActor
public func expectTrace(
    of stage: Stage, matches name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    expectTrace(stage.trace(fileID: fileID, file: file, line: line), matches: name, fileID: fileID, file: file, line: line)
}

/// Compares a trace with its stored text.
///
/// - Complexity: O(*n*), where *n* is the number of values in all frames.
@discardableResult @MainActor
public func expectTrace(
    _ trace: Trace, matches name: String, fileID: StaticString = #fileID, file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    TraceCheck(name: name, site: CallSite(fileID, file, line)).run(TraceText.text(of: trace))
}
