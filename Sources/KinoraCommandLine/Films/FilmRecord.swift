/// The manifest entry of a finished film.
struct FilmRecord: Codable, Equatable {
    /// A setting in the film's name.
    struct Setting: Codable, Equatable {
        let axis: String
        let value: String
    }

    /// The file name.
    let name: String
    let scene: String
    let settings: [Setting]
    /// The width in pixels.
    let width: Int
    let height: Int
    let framesPerSecond: Int
    let frames: Int
    /// The digest of all frames' pixels in order: equal for the same film in any format.
    let digest: String
    /// The size of the file.
    let bytes: Int
    /// The digest of the file; nil in manifests of tools before 0.2, whose films are recorded again.
    var file: FileDigest?
    /// The inputs of the film: one with another recipe is recorded again.
    let recipe: String
    /// The digest of each frame; nil in lists before version 2.
    var frameDigests: FrameDigests?
    /// The settings that the command line chose for all films of the run; nil in lists before version 2.
    var common: [Setting]?
}
