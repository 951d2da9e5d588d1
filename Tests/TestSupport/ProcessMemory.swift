import Foundation

/// Memory of the process that runs the tests.
public enum ProcessMemory {
    /// Resident memory, with pages of files; 0 where the system does not say it.
    public static var residentBytes: Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE))) : 0
    }
}
