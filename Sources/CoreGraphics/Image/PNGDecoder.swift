import Foundation

/// A PNG file; for an animated one, its default image.
final class PNGDecoder: ImageDecoder {
    let width: Int
    let height: Int

    private let data: Data

    init(_ data: Data) throws {
        let structure = try data.withUnsafeBytes { try PNGStructure(checking: $0) }
        width = structure.width
        height = structure.height
        self.data = data
    }

    func frame(at index: Int) throws -> CGImage {
        try CGImage(pngData: data)
    }
}
