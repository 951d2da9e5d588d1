internal import CSQLite
import Foundation
import ObjectiveCRuntime

/// Comparisons of strings in SQL, by the code that compares them in memory.
enum SQLiteFunctions {
    /// `kinora_matches(OPERATION, OPTIONS, LEFT, RIGHT)`.
    static let matches = "kinora_matches"

    /// The name of an order in SQL.
    static func collation(_ order: StringOrder) -> String { "kinora_" + order.rawValue }

    static func add(to connection: OpaquePointer?) {
        let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
        sqlite3_create_function_v2(
            connection, matches, 4, flags, nil,
            { context, _, arguments in
                guard let arguments, let name = SQLiteFunctions.text(arguments[0]),
                    let operation = PredicateComparison.Operation(rawValue: name),
                    let left = SQLiteFunctions.text(arguments[2]), let right = SQLiteFunctions.text(arguments[3])
                else { return sqlite3_result_int(context, 0) }
                let options = PredicateComparison.Options(rawValue: Int(sqlite3_value_int(arguments[1])))
                sqlite3_result_int(context, PredicateComparison.isTrue(operation, left, right, options) ? 1 : 0)
            }, nil, nil, nil)
        for order in StringOrder.allCases where order != .plain {
            let index = StringOrder.allCases.firstIndex(of: order) ?? 0
            sqlite3_create_collation_v2(
                connection, collation(order), SQLITE_UTF8, UnsafeMutableRawPointer(bitPattern: index),
                { index, oneCount, one, otherCount, other in
                    func text(_ count: Int32, _ bytes: UnsafeRawPointer?) -> String {
                        String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
                    }
                    let order = StringOrder.allCases[Int(bitPattern: index)]
                    return Int32(order.compare(text(oneCount, one), text(otherCount, other)).rawValue)
                }, nil)
        }
    }

    private static func text(_ value: OpaquePointer?) -> String? {
        guard sqlite3_value_type(value) == SQLITE_TEXT, let text = sqlite3_value_text(value) else { return nil }
        return String(decoding: UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(value))), as: UTF8.self)
    }
}
