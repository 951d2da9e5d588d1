import CFFmpeg
import Foundation

/// The FFmpeg libraries, which are loaded when a film is first written.
package enum FFmpeg {
    /// Loads the libraries; does nothing after the first time.
    /// - Throws: `FilmError.encoderFailed` where they are not installed, or of other versions than Kinora was built with.
    static func load(for target: URL) throws {
        if let problem { throw FilmError.encoderFailed(target, step: "load FFmpeg", reason: problem) }
    }

    /// The version of the libraries, or what is wrong with them.
    package static var version: Result<String, LoadingError> {
        problem.map { .failure(LoadingError(description: $0)) } ?? .success(String(cString: av_version_info()))
    }

    package struct LoadingError: Error, CustomStringConvertible {
        package let description: String
    }

    /// Why the libraries cannot be used; nil once they are there.
    private static let problem: String? = {
        if let problem = kinora_load_ffmpeg() { return String(cString: problem) }
        // FFmpeg's own log lines would mix with ours; what matters in them is in the errors that we throw.
        av_log_set_level(AV_LOG_QUIET)
        return nil
    }()
}
