import CIndexStore
import Foundation

/// The symbols of a build's sources, from the compiler's index.
struct SourceIndex {
    /// The symbols that a file declares and those that it uses, by the compiler's names.
    struct Symbols {
        fileprivate(set) var declared: Set<String> = []
        fileprivate(set) var used: Set<String> = []
    }

    private let library: URL
    private let store: URL
    /// The records of files and their times, by the files' paths.
    private let records: [String: (name: String, time: Date)]

    /// - Parameters:
    ///   - library: the toolchain's libIndexStore.so.
    ///   - store: the folder of the index.
    init(library: URL, store: URL) throws {
        final class Listing { var records: [String: (name: String, time: Date)] = [:] }
        let listing = Listing()
        try Self.check(
            CIndexList(library.path, store.path, Unmanaged.passUnretained(listing).toOpaque()) { context, unit in
                guard let context, let unit = unit?.pointee else { return }
                let listing = Unmanaged<Listing>.fromOpaque(context).takeUnretainedValue()
                let (file, time) = (SourceIndex.text(unit.file, unit.file_length), Date(timeIntervalSince1970: unit.time))
                if let known = listing.records[file], known.time > time { return }
                listing.records[file] = (SourceIndex.text(unit.record, unit.record_length), time)
            })
        (self.library, self.store, records) = (library, store, listing.records)
    }

    /// The symbols of a file; nil if it changed after it was compiled, or was not compiled.
    func symbols(of file: URL) throws -> Symbols? {
        guard let record = records[file.path] else { return nil }
        let changed = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
        guard let changed, changed <= record.time else { return nil }
        final class Reading { var symbols = Symbols() }
        let reading = Reading()
        try Self.check(
            CIndexRead(library.path, store.path, record.name, Unmanaged.passUnretained(reading).toOpaque()) { context, occurrence in
                guard let context, let occurrence = occurrence?.pointee else { return }
                let reading = Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue()
                let symbol = SourceIndex.text(occurrence.usr, occurrence.usr_length)
                if occurrence.roles & CIndexRoleDefinition != 0 { reading.symbols.declared.insert(symbol) }
                if occurrence.roles & CIndexRoleReference != 0 { reading.symbols.used.insert(symbol) }
            })
        return reading.symbols
    }

    private static func check(_ problem: UnsafeMutablePointer<CChar>?) throws {
        guard let problem else { return }
        defer { free(problem) }
        throw IndexProblem(description: String(cString: problem))
    }

    private static func text(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
        bytes.map { String(decoding: UnsafeRawBufferPointer(start: $0, count: length), as: UTF8.self) } ?? ""
    }
}
