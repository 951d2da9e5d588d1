import Foundation

/// An error writing a film or filmstrip. The description is one line with the file, the problem and a remedy.
package enum FilmError: Error, Equatable, Sendable {
    case unknownExtension(URL)
    case cannotWrite(URL, reason: String)
    case invalidFrameRate(URL, Int)
    case invalidSize(URL, width: Int, height: Int)
    case wrongFrameSize(URL, frame: Int, expected: String, actual: String)
    case noFrames(URL)
    case ended(URL)
    case encoderFailed(URL, step: String, reason: String)
}

extension FilmError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unknownExtension(let url):
            let known = FilmFormat.allCases.map { ".\($0.rawValue)" }.joined(separator: " ")
            let found = url.pathExtension.isEmpty ? "no extension" : "the unknown extension .\(url.pathExtension)"
            return "\(name(url)) has \(found); give it one of \(known)."
        case .cannotWrite(let url, let reason):
            return "\(name(url)) cannot be written: \(reason). Choose a file in a folder that exists, is writable and has space."
        case .invalidFrameRate(let url, let rate):
            return "\(name(url)) cannot show \(rate) frames per second; choose \(FilmWriter.frameRates.described)."
        case .invalidSize(let url, let width, let height):
            let allowed = FilmWriter.dimensions.described
            return "\(name(url)) cannot be \(width) x \(height) pixels; choose a device whose sides are \(allowed) pixels."
        case .wrongFrameSize(let url, let frame, let expected, let actual):
            return "\(name(url)): frame \(frame) is \(actual) pixels, the film \(expected); keep one size through a film."
        case .noFrames(let url):
            return "\(name(url)) has no frames; advance the stage while recording."
        case .ended(let url):
            return "\(name(url)) has ended; make a new film for further frames."
        case .encoderFailed(let url, let step, let reason):
            return "\(name(url)): could not \(step): \(reason). Try another format, or run ./kinora doctor."
        }
    }

    private func name(_ url: URL) -> String { url.isFileURL ? url.path : url.absoluteString }
}

extension ClosedRange<Int> {
    fileprivate var described: String { "\(lowerBound) to \(upperBound)" }
}
