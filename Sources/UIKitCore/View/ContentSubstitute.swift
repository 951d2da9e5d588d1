/// A view that says what it would show and does not, such as a scene of a framework that is not here.
@MainActor
package protocol ContentSubstitute: UIView {
    /// The sentence in the view.
    var sentence: String { get }
}
