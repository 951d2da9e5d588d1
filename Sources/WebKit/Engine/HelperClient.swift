import CWebHelper

/// A web view, as the helper's connection knows it. Its members are called on the main actor.
@MainActor
protocol HelperClient: AnyObject {
    /// A message about the view.
    func received(_ event: kinora_web_event, _ reader: inout MessageReader)

    /// The helper has ended, or does not start for the reason of a sentence; the view's page is gone.
    func helperEnded(because sentence: String?)

    /// Work that a host on virtual time waits for, as sentences; empty if there is none, or once it has taken too long.
    var awaitedWork: [String] { get }
}
