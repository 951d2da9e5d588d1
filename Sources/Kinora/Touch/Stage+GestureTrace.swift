import UIKit

extension Stage {
    /// Writes a line for each touch and each decision about a gesture recognizer, until the stage is released.
    ///
    /// A line has the time in seconds, the recognizer with its view, the decision, and in brackets the rule: a row of
    /// `Documentation/Behavior.md#gesture-arbitration`. It answers why a tap does not arrive:
    ///
    /// ```text
    /// 0.400000  touch at (196, 300): UILabel in PostCell in UITableView
    /// 0.400000  UITapGestureRecognizer of PostCell receives the touch [Touches]
    /// 0.466667  UITapGestureRecognizer of PostCell fails: UIPanGestureRecognizer prevents it [Exclusion]
    /// ```
    ///
    /// Called again, lines go to the new output alone. Touches that are down already are traced from here on.
    ///
    /// - Parameter output: Receives each line, without its end; nil writes to standard error. The stage retains it.
    public func traceGestures(_ output: ((String) -> Void)? = nil) {
        let write = output ?? { Diagnostics.standardError($0) }
        let journal = UIApplication.shared.gestureJournal ?? GestureJournal()
        UIApplication.shared.gestureJournal = journal
        journal.onTouch = { [weak self] location, view in
            let chain = sequence(first: view, next: { $0?.superview }).prefix(3).compactMap { $0.map { "\(Swift.type(of: $0))" } }
            let target = chain.isEmpty ? "no view" : chain.joined(separator: " in ")
            write(Self.stamp(self) + "touch at (\(Self.text(location.x)), \(Self.text(location.y))): \(target)")
        }
        journal.onDecision = { [weak self] entry in
            let view = entry.view.isEmpty ? "" : " of \(entry.view)"
            let rule = entry.decision.rule.map { " [\($0)]" } ?? ""
            write(Self.stamp(self) + "\(entry.name)\(view) \(entry.decision.sentence)\(rule)")
        }
    }

    private static func stamp(_ stage: Stage?) -> String { String(format: "%.6f  ", stage?.now ?? 0) }

    private static func text(_ length: CGFloat) -> String { String(format: "%g", (length * 10).rounded() / 10) }
}
