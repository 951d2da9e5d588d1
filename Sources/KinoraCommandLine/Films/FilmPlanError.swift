import CommandSupport

/// An error using a plan of films.
enum FilmPlanError: InputError {
    /// The file cannot be read.
    case unreadable(String, reason: String)
    /// A line is no task.
    case damaged(String, reason: String)
    /// No line has the id or number.
    case noTask(String, task: String, count: Int)
    /// Another build of the tool made the plan.
    case otherTool(String, theirs: String, own: String)

    var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason); name a file that 'kinora plan … -o FILE' has written"
        case .damaged(let line, let reason): "\(line): \(reason); make the plan again by 'kinora plan … -o FILE'"
        case .noTask(let file, let task, let count):
            "\(file) has no task '\(task)'; write an id of its lines, or a line's number from 1 to \(count)"
        case .otherTool(let line, let theirs, let own):
            "\(line): the tool \(theirs) made the plan, and this is \(own); plan again, or run the tool that made it on every machine"
        }
    }
}
