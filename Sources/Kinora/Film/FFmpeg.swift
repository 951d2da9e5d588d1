import CFFmpeg
import Foundation

/// The FFmpeg libraries, loaded when the first film is written or read.
package enum FFmpeg {
    /// Loads the libraries; later calls do nothing.
    /// - Throws: `FilmError.encoderFailed` if they are not installed or differ from the versions Kinora was built with.
    static func load(for target: URL) throws {
        if let problem { throw FilmError.encoderFailed(target, step: "load FFmpeg", reason: problem) }
    }

    /// The version of the libraries, or the reason why they cannot be loaded.
    package static var version: Result<String, LoadingError> {
        problem.map { .failure(LoadingError(description: $0)) } ?? .success(String(cString: av_version_info()))
    }

    package struct LoadingError: Error, CustomStringConvertible {
        package let description: String
    }

    /// AVERROR_EOF, a macro that Swift does not import: the tag "EOF " negated.
    static let endOfFile: Int32 = -0x2046_4F45

    /// The message of an error in lower case.
    static func sentence(for error: Int32) -> String {
        var text = [CChar](repeating: 0, count: 128)
        av_strerror(error, &text, text.count)
        return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }.lowercased()
    }

    /// The reason why the libraries cannot be used; nil once they are loaded.
    private static let problem: String? = {
        if let problem = kinora_load_ffmpeg() { return String(cString: problem) }
        // FFmpeg's log lines would mix with ours; our errors carry the relevant messages.
        av_log_set_level(AV_LOG_QUIET)
        return nil
    }()
}
