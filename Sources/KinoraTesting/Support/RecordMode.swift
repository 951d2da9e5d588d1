/// The references that a run of the tests writes, by the environment variable `KINORA_RECORD`.
enum RecordMode: String, CaseIterable {
    /// None; a missing reference fails. The variable is not set, empty or 0.
    case never = "0"
    /// All; comparisons always pass.
    case all = "1"
    /// Those that do not exist.
    case missing
    /// Those that do not exist, and those from which the test differs.
    case failed
}
