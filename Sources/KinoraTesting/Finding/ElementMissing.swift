/// Stops a test whose element is missing; the failure itself is recorded at the line of `required()`.
public struct ElementMissing: Error, CustomStringConvertible {
    /// The missing element, as "a UIButton with text 'Buy'".
    let element: String

    init(description: String) { element = description }

    public var description: String { "The test stops here: there is no \(element.dropFirst(2))." }
}
