import CommandSupport

/// An error using a folder of films.
enum FilmFolderError: InputError {
    /// Its manifest is invalid.
    case damaged(String, reason: String)
    /// It has no manifest.
    case noList(String)
    /// A film of its manifest is missing or incomplete.
    case incomplete(String)

    /// It is no folder with films.
    case noFolder(String, String)
    /// Neither of two folders has a film.
    case noFilms(String, String)

    var description: String {
        switch self {
        case .damaged(let file, let reason): "\(file) is damaged: \(reason); remove it, and every film is made anew"
        case .noList(let folder):
            "\(folder) has no \(FilmManifest.fileName); name folders that 'kinora record SCENE… -o FOLDER' has filled"
        case .noFolder(let path, let reason):
            "\(path) is no folder of films or images: \(reason); name folders that 'kinora record SCENE… -o FOLDER' or tests have filled"
        case .noFilms(let one, let other):
            "neither \(one) nor \(other) has a film or an image; name folders that 'kinora record SCENE… -o FOLDER' or tests have filled"
        case .incomplete(let film): "\(film) is not the film that its folder's list names; record it again"
        }
    }
}
