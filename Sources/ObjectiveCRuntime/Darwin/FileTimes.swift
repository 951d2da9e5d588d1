import Foundation

// The times of a file by Darwin's names.
extension stat {
    /// The time of the last access.
    public var st_atimespec: timespec {
        get { st_atim }
        set { st_atim = newValue }
    }

    /// The time of the last change of the contents.
    public var st_mtimespec: timespec {
        get { st_mtim }
        set { st_mtim = newValue }
    }

    /// The time of the last change of the contents or the file's attributes.
    public var st_ctimespec: timespec {
        get { st_ctim }
        set { st_ctim = newValue }
    }
}
