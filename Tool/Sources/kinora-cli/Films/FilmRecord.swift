/// What a folder of films knows about a finished one.
struct FilmRecord: Codable, Equatable {
    /// A setting that the film's name tells.
    struct Setting: Codable, Equatable {
        let axis: String
        let value: String
    }

    /// Of the file.
    let name: String
    let scene: String
    let settings: [Setting]
    /// Of the picture, in pixels.
    let width: Int
    let height: Int
    let framesPerSecond: Int
    let frames: Int
    /// Of all frames' pixels, in their order: the same for the same film, whatever its kind of file.
    let digest: String
    /// The size of the file.
    let bytes: Int
    /// Of the file's bytes; nil in lists of tools before 0.2, whose films are made again.
    var file: FileDigest?
    /// What it was made from: a film of another recipe is made anew.
    let recipe: String
}
