import CoreGraphics
import FilmLists
import Foundation
import Kinora

/// The readers that can be fuzzed, by the name on the command line.
enum FuzzTarget: String, CaseIterable {
    case png, jpeg, gif, webp, font, script, films, text, request, frames, message, symbol

    // Set once, before the first input.
    nonisolated(unsafe) static var chosen = FuzzTarget.png

    /// Reads the input as the target's format; every fault in it must end in the reader's own error.
    @MainActor
    func run(on input: Data) {
        switch self {
        case .png: readImage(input, from: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: readImage(input, from: [0xFF, 0xD8, 0xFF])
        case .gif: readImage(input, from: Array("GIF89a".utf8))
        case .webp: readImage(input, from: Array("RIFF".utf8))
        case .font: _ = try? FontFile(input)
        case .script: readScript(input)
        case .films: readFilmList(input)
        case .text: AttributedText(input).measureAndDraw()
        case .request: sendRequest(input)
        case .frames: sendFrames(input)
        case .message: readMessage(input)
        case .symbol: readSymbol(input)
        }
    }
}
