/// Why a folder of films cannot be used.
enum FilmFolderError: InputError {
    /// Its list cannot be understood.
    case damaged(String, reason: String)
    /// It has no list.
    case noList(String)
    /// A film of its list is not there, or not whole.
    case incomplete(String)

    var description: String {
        switch self {
        case .damaged(let file, let reason): "\(file) is damaged: \(reason); remove it, and every film is made anew"
        case .noList(let folder):
            "\(folder) has no \(FilmManifest.fileName); name folders that './kinora record SCENE… -o FOLDER' has filled"
        case .incomplete(let film): "\(film) is not the film that its folder's list names; record it again"
        }
    }
}
