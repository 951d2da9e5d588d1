/// The reason why a subject has no image.
struct SubjectError: Error, CustomStringConvertible {
    let description: String
}
