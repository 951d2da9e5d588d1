internal import CSQLite
import Foundation

/// A value of SQLite.
enum SQLiteValue {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob(Data)
}

/// An error of SQLite, with its code.
struct SQLiteError: Error {
    let code: Int32
    let message: String

    /// The error as Core Data reports it: 259 for a file that is damaged, and else a code for what was done.
    func error(_ code: Int) -> NSError {
        // SQLITE_CORRUPT and SQLITE_NOTADB.
        let isDamaged = [11, 26].contains(self.code & 0xff)
        return coreDataError(
            isDamaged ? CocoaError.fileReadCorruptFile.rawValue : code, "The operation couldn’t be completed: \(message)",
            [NSSQLiteErrorDomain: NSNumber(value: self.code)])
    }
}

/// A connection to a database; its statements are kept compiled.
final class SQLiteDatabase {
    private var connection: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]
    /// More statements than this are not kept: lists of values make many.
    private static let mostStatements = 300
    /// The number of rows that statements have returned.
    private(set) var rowsRead = 0
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    /// - Parameter path: A file, or ":memory:".
    init(path: String, isReadOnly: Bool) throws(SQLiteError) {
        let flags = (isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) | SQLITE_OPEN_FULLMUTEX
        let code = sqlite3_open_v2(path, &connection, flags, nil)
        guard code == SQLITE_OK else {
            let message = connection.map { String(cString: sqlite3_errmsg($0)) } ?? "no memory"
            sqlite3_close_v2(connection)
            connection = nil
            throw SQLiteError(code: code, message: message)
        }
        sqlite3_busy_timeout(connection, 5000)
        SQLiteFunctions.add(to: connection)
    }

    deinit { close() }

    func close() {
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(connection)
        connection = nil
    }

    private func failure(_ code: Int32) -> SQLiteError {
        SQLiteError(code: code, message: connection.map { String(cString: sqlite3_errmsg($0)) } ?? "the store is closed")
    }

    /// The number of rows that the last statement has changed.
    var changes: Int { connection.map { Int(sqlite3_changes($0)) } ?? 0 }

    /// Runs a statement and calls a closure for each row.
    func run(
        _ text: String, _ values: [SQLiteValue] = [], _ row: (SQLiteRow) throws(SQLiteError) -> Void = { _ in }
    ) throws(SQLiteError) {
        let statement = try statement(text)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
            if statements[text] != statement { sqlite3_finalize(statement) }
        }
        for (index, value) in values.enumerated() {
            let position = Int32(index + 1)
            switch value {
            case .null: sqlite3_bind_null(statement, position)
            case .integer(let value): sqlite3_bind_int64(statement, position, value)
            case .real(let value): sqlite3_bind_double(statement, position, value)
            case .text(let value): sqlite3_bind_text(statement, position, value, Int32(value.utf8.count), Self.transient)
            case .blob(let value):
                _ = value.withUnsafeBytes { bytes in
                    bytes.isEmpty
                        ? sqlite3_bind_zeroblob(statement, position, 0)
                        : sqlite3_bind_blob(statement, position, bytes.baseAddress, Int32(bytes.count), Self.transient)
                }
            }
        }
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                rowsRead += 1
                try row(SQLiteRow(statement: statement))
            case SQLITE_DONE: return
            case let code: throw failure(code)
            }
        }
    }

    private func statement(_ text: String) throws(SQLiteError) -> OpaquePointer? {
        if let known = statements[text] { return known }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v2(connection, text, -1, &statement, nil)
        guard code == SQLITE_OK else { throw failure(code) }
        if statements.count < Self.mostStatements { statements[text] = statement }
        return statement
    }

    /// The first value of the first row, as a number.
    func number(_ text: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> Int64? {
        var result: Int64?
        try run(text, values) { row in if result == nil, case .integer(let value) = row[0] { result = value } }
        return result
    }

    /// Runs statements as one change, which an error undoes.
    func transaction(_ body: () throws -> Void) throws {
        try run("BEGIN IMMEDIATE")
        do {
            try body()
            try run("COMMIT")
        } catch {
            try? run("ROLLBACK")
            throw error
        }
    }
}

/// A row of a statement that is running.
struct SQLiteRow {
    let statement: OpaquePointer?

    subscript(index: Int) -> SQLiteValue {
        let column = Int32(index)
        switch sqlite3_column_type(statement, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, column))
        case SQLITE_TEXT:
            guard let text = sqlite3_column_text(statement, column) else { return .null }
            let count = Int(sqlite3_column_bytes(statement, column))
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        case SQLITE_BLOB:
            let count = Int(sqlite3_column_bytes(statement, column))
            guard count > 0, let bytes = sqlite3_column_blob(statement, column) else { return .blob(Data()) }
            return .blob(Data(bytes: bytes, count: count))
        default: return .null
        }
    }

    func integer(_ index: Int) -> Int64 { sqlite3_column_int64(statement, Int32(index)) }
}
