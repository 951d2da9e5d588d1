import CoreGraphics

/// The measured values beside the tests, copies of `reference/vectors`.
enum Vectors {
    static func read<Value: Decodable>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = folder.appendingPathComponent("Vectors").appendingPathComponent(name)
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }
}
