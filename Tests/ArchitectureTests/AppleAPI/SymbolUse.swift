import CIndexStore
import Foundation

/// A place in the source that names something which another module declares.
struct SymbolUse {
    /// The module that declares it.
    let module: String
    /// As Apple's documentation writes it: `UIView.animate(withDuration:animations:)`.
    let symbol: String
    /// The file's name without its folder.
    let file: String
    /// Counted from 1.
    let line: Int

    /// Uses that the compiler found in one file, without implicit ones.
    ///
    /// - Parameters:
    ///   - record: the file's name, a dash and a hash.
    ///   - modules: whose symbols are of no interest.
    static func read(_ record: String, of store: URL, library: URL, except modules: Set<String>) throws -> [SymbolUse] {
        let file = record.lastIndex(of: "-").map { String(record[..<$0]) } ?? record
        let reading = Reading()
        let problem = CIndexRead(library.path, store.path, record, Unmanaged.passUnretained(reading).toOpaque()) { context, occurrence in
            guard let context, let found = occurrence?.pointee else { return }
            Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().add(found)
        }
        if let problem {
            defer { free(problem) }
            throw IndexProblem(description: String(cString: problem))
        }
        return reading.found.compactMap { found in
            guard let name = SymbolName(usr: found.usr, name: found.name), !modules.contains(name.module) else { return nil }
            return SymbolUse(module: name.module, symbol: name.symbol, file: file, line: found.line)
        }
    }
}

/// Uses read so far, for a callback that can have only a pointer.
private final class Reading {
    private(set) var found: [(usr: String, name: String, line: Int)] = []

    func add(_ occurrence: CIndexOccurrence) {
        guard occurrence.roles & CIndexRoleImplicit == 0 else { return }
        found.append(
            (text(occurrence.usr, occurrence.usr_length), text(occurrence.name, occurrence.name_length), Int(occurrence.line)))
    }

    private func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
        bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self) } ?? ""
    }
}

/// The index could not be read.
struct IndexProblem: Error, CustomStringConvertible {
    let description: String
}
