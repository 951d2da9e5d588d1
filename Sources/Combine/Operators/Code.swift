import Foundation

/// A reader of values from a form such as JSON data.
public protocol TopLevelDecoder<Input> {
    /// The form.
    associatedtype Input
    /// Reads a value.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// A writer of values in a form such as JSON data.
public protocol TopLevelEncoder<Output> {
    /// The form.
    associatedtype Output
    /// Writes a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
    /// Reads each value by a decoder; an error ends the stream.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder) -> Publishers.TryMap<Self, Item>
    where Output == Coder.Input { tryMap { try decoder.decode(type, from: $0) } }
}

extension Publisher where Output: Encodable {
    /// Writes each value by an encoder; an error ends the stream.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.TryMap<Self, Coder.Output> {
        tryMap { try encoder.encode($0) }
    }
}
