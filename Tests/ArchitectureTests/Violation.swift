/// One place that breaks a rule.
struct Violation: Equatable, CustomStringConvertible {
    /// Below `Sources`, as in `UIKitCore/View/UIView.swift`.
    let path: String
    /// Counted from 1.
    let line: Int
    /// The fault and its remedy.
    let sentence: String

    var description: String { "Sources/\(path):\(line): \(sentence)" }
}
