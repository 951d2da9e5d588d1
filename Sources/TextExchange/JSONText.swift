import Foundation

/// JSON that another program has written.
package enum JSONText {
    /// Returns the value of a JSON text, also one that is a single number, string, or `null`.
    ///
    /// Escapes of lone surrogates, as `\ud800` without another half behind it, are replaced: JavaScript writes them for half a character,
    /// and Foundation refuses the whole text for them. Numbers are the nearest doubles: Foundation reads one of more than 17 characters as
    /// a decimal number, whose double may differ in the last bit.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package static func value(_ text: some Collection<UInt8>) throws -> Any {
        exact(try JSONSerialization.jsonObject(with: replacingLoneSurrogates(text), options: .fragmentsAllowed))
    }

    /// A value with doubles in the place of decimal numbers.
    private static func exact(_ value: Any) -> Any {
        switch value {
        case let decimal as NSDecimalNumber: Double(decimal.decimalValue.description).map { NSNumber(value: $0) } ?? decimal
        case let list as [Any]: list.map(exact)
        case let object as [String: Any]: object.mapValues(exact)
        default: value
        }
    }

    /// Returns a JSON text in which each escape of a lone surrogate is that of U+FFFD, the replacement character.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package static func replacingLoneSurrogates(_ text: some Collection<UInt8>) -> Data {
        var data = Data(text)
        data.withUnsafeMutableBytes { bytes in
            var index = 0
            while index + 1 < bytes.count {
                guard bytes[index] == UInt8(ascii: "\\") else {
                    index += 1
                    continue
                }
                switch Surrogate(bytes, at: index) {
                case .high? where Surrogate(bytes, at: index + escapeLength) == .low: index += 2 * escapeLength
                case .some:
                    for (offset, byte) in replacement.enumerated() { bytes[index + offset] = byte }
                    index += escapeLength
                // Another escape: its second byte may be a backslash, which begins none.
                case nil: index += 2
                }
            }
        }
        return data
    }

    private static let escapeLength = 6
    private static let replacement = Array(#"\ufffd"#.utf8)

    /// Half of a character beyond U+FFFF in UTF-16.
    private enum Surrogate {
        case high, low

        /// The surrogate whose escape is at an index; nil if there is none.
        init?(_ bytes: UnsafeMutableRawBufferPointer, at index: Int) {
            guard index + JSONText.escapeLength <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u"),
                bytes[index + 2] | 0x20 == UInt8(ascii: "d"), let digit = Character(UnicodeScalar(bytes[index + 3])).hexDigitValue,
                (4...5).allSatisfy({ Character(UnicodeScalar(bytes[index + $0])).isHexDigit })
            else { return nil }
            switch digit {
            case 8...11: self = .high
            case 12...15: self = .low
            default: return nil
            }
        }
    }
}
