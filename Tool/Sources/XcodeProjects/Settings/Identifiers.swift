import Foundation

/// Names of products as identifiers, by the rules of Xcode's operators.
enum Identifiers {
    /// A module's name (`c99extidentifier`): "_" for what an identifier of Swift cannot have, also for a digit at the beginning.
    ///
    ///     "2048 Café-Kit" → "_048_Café_Kit"
    static func module(_ name: String) -> String {
        var result = ""
        for (index, scalar) in name.precomposedStringWithCanonicalMapping.unicodeScalars.enumerated() {
            let properties = scalar.properties
            let isLetter = scalar == "_" || properties.isXIDStart
            let isValid = isLetter || index > 0 && properties.isXIDContinue
            result.unicodeScalars.append(isValid ? scalar : "_")
        }
        return result
    }

    /// A name of C's letters (`identifier`).
    static func c(_ name: String) -> String { ascii(name, other: "_") }

    /// A part of a bundle's identifier (`rfc1034identifier`).
    static func domain(_ name: String) -> String { ascii(name, other: "-") }

    private static func ascii(_ name: String, other: Unicode.Scalar) -> String {
        var result = ""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic || scalar == "_" && other == "_")
            let isDigit = scalar.isASCII && scalar.properties.numericType != nil && (index > 0 || other == "-")
            result.unicodeScalars.append(isLetter || isDigit ? scalar : other)
        }
        return result
    }
}
