import QuartzCore

/// An action that only says that it ran.
final class NotingAction: CAAction {
    private let note: (String) -> Void
    init(_ note: @escaping (String) -> Void) { self.note = note }
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) { note(event) }
}
