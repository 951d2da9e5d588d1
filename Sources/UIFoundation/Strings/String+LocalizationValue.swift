import Foundation

extension String {
    /// A text to look up, with values that a format shows: `"\(count) items"` has the key `%lld items`.
    ///
    /// Source: Apple, [String.LocalizationValue](https://developer.apple.com/documentation/swift/string/localizationvalue). Kinds of
    /// numbers have the specifiers that Apple's have in keys: `%lld` for `Int`, `%lf` for `Double`, `%@` for texts.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        /// The key: the text, with a specifier for each value.
        package let key: String
        package let arguments: [Argument]

        /// A value that a format shows.
        package enum Argument: Equatable, Sendable {
            case integer(Int64)
            case unsigned(UInt64)
            case number(Double)
            case text(String)
            case resource(LocalizedStringResource)
        }

        /// Creates a text from a key without values.
        public init(_ value: String) {
            key = value
            arguments = []
        }

        /// Creates a text from a literal.
        public init(stringLiteral value: String) { self.init(value) }

        /// Creates a text from a literal with values.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// The parts of a literal with values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            fileprivate var key = ""
            fileprivate var arguments: [Argument] = []

            /// Creates empty parts of a literal of a length.
            public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity + 4 * interpolationCount) }

            /// Adds text as it is; a percent sign is doubled, as the text becomes a format.
            public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

            private mutating func append(_ specifier: String, _ argument: Argument) {
                key += specifier
                arguments.append(argument)
            }

            /// Adds a text.
            public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

            /// Adds a part of a text.
            public mutating func appendInterpolation(_ substring: Substring) { append("%@", .text(String(substring))) }

            /// Adds a text that is looked up itself.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append("%@", .resource(resource)) }

            /// Adds an integer, in the digits of the locale.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
                switch value {
                case is UInt, is UInt64: append("%llu", .unsigned(UInt64(clamping: value)))
                case is UInt8, is UInt16, is UInt32: append("%u", .unsigned(UInt64(clamping: value)))
                case is Int8, is Int16, is Int32: append("%d", .integer(Int64(clamping: value)))
                default: append("%lld", .integer(Int64(clamping: value)))
                }
            }

            /// Adds a number with a decimal separator.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
                append(Number.self == Float.self ? "%f" : "%lf", .number(Double(value)))
            }

            /// Adds an integer by a specifier, such as `%03d`.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number, specifier: String) {
                append(specifier, Number.isSigned ? .integer(Int64(clamping: value)) : .unsigned(UInt64(clamping: value)))
            }

            /// Adds a number by a specifier, such as `%.1f`.
            public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number, specifier: String) {
                append(specifier, .number(Double(value)))
            }

            /// Adds a value as a style shows it.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append("%@", .text(format.format(value)))
            }

            /// Adds any other value by its description.
            @_disfavoredOverload
            public mutating func appendInterpolation<Value>(_ value: Value) { append("%@", .text(String(describing: value))) }
        }
    }
}

extension String.LocalizationValue.Argument {
    var formatArgument: any CVarArg {
        switch self {
        case .integer(let value): value
        case .unsigned(let value): value
        case .number(let value): value
        case .text(let text): NSString(string: text)
        case .resource(let resource): NSString(string: String(localized: resource))
        }
    }
}
