import CoreGraphics
import UIKit

/// Checks labels, contrast, hit areas and texts of the displayed views.
///
///     expectAccessible(stage)
///     expectAccessible(stage, in: form, [.labels, .hitAreas], except: [logo])
///
/// All problems are one failure at the caller's line. Contrast is measured in pixels, with the labels and without them. For texts the stage
/// gets each text size in turn, then its own again; `textFits` is the only check that is repeated. Animations should have settled.
/// - Parameters:
///   - stage: The stage of the interface; nil for the present one.
///   - root: The view with the checked views; nil for the key window.
///   - checks: The checks.
///   - textSizes: The text sizes for `textFits`, in addition to that of the stage.
///   - exceptions: Views that are left out, with their subviews.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
/// - Returns: Whether there are no problems.
/// - Complexity: O(*n*² + *p* log *p*), where *n* is the number of views and *p* that of the pixels of labels; for each text size a
///   layout.
@discardableResult @MainActor
public func expectAccessible(
    _ stage: Stage, in root: UIView? = nil, _ checks: AccessibilityChecks = .all,
    textSizes: [UIContentSizeCategory] = [.accessibilityExtraLarge], except exceptions: [UIView] = [], fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line
) -> Bool {
    CATransaction.flush()
    let audit = AccessibilityAudit(stage: stage, root: root ?? stage.window, exceptions: exceptions)
    var problems: [String] = []
    if checks.contains(.labels) { problems += audit.labelProblems }
    if checks.contains(.hitAreas) { problems += audit.hitAreaProblems }
    if checks.contains(.contrast) { problems += audit.contrastProblems }
    if checks.contains(.textFits) {
        let usual = stage.preferredContentSizeCategory
        problems += audit.textProblems
        for size in textSizes where size != usual {
            stage.preferredContentSizeCategory = size
            CATransaction.flush()
            let name = size.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
            problems += audit.textProblems.map { "At text size \(name): \($0)" }
        }
        stage.preferredContentSizeCategory = usual
        CATransaction.flush()
    }
    guard !problems.isEmpty else { return true }
    let site = CallSite(fileID, file, line)
    var report = CheckReport("\(problems.count) accessibility problem\(problems.count == 1 ? "" : "s"):", of: "accessibility", at: site)
    for problem in problems.prefix(20) { report.add("- " + problem) }
    if problems.count > 20 { report.add("- … and \(problems.count - 20) more") }
    report.fail()
    return false
}
