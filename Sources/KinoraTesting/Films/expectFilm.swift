import CoreGraphics
import UIKit

/// Compares what the stage shows while `body` advances it with a stored strip, `__References__/<TestFile>/<name>~film.png`.
///
///     expectFilm(matches: "opening", at: [0, 0.1, 0.2, 0.4]) { stage.tap(at: card) }
///     expectFilm(matches: "closing", at: .every(0.1)) { stage.settle() }
///
/// Frames are rendered 640 pixels high at most, with all windows, without finger marks. A difference fails the test at the caller's line;
/// the message names the frames that differ, and where. The strips `expected.png`, `actual.png` and `difference.png`, and `film.mp4` with
/// the three side by side, are written into the folder of the failure. References are recorded as for `expectImage`. In async tests write
/// `await`.
/// - Parameters:
///   - name: The name of the reference, unique within the test file.
///   - moments: The times that are compared, in seconds since the call.
///   - tolerance: The difference that is allowed in each frame.
///   - fileID: Name of the file of the call, for failures.
///   - file: Path of the file of the call, for failures.
///   - line: Line of the call, for failures.
///   - body: The code that moves views.
/// - Returns: Whether they match, or the reference was written.
/// - Complexity: `body`, for each moment `image()`, and O(*p*), where *p* is the number of pixels of all these images.
@discardableResult @MainActor
public func expectFilm(
    matches name: String, at moments: FilmMoments, tolerance: ImageTolerance = .exact, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: () throws -> Void
) rethrows -> Bool {
    let check = FilmCheck(name: name, tolerance: tolerance, site: CallSite(fileID, file, line))
    guard let (stage, recorder) = check.begin(moments) else {
        try body()
        return false
    }
    try stage.observeFrames({ recorder.take() }, while: body)
    if !recorder.isWhole {
        while let next = recorder.nextTime {
            if next > stage.now { stage.observeFrames({ recorder.take() }) { stage.advance(to: next) } }
            recorder.take()
        }
    }
    recorder.end()
    return check.judge(recorder)
}

/// Compares what the stage shows while an async `body` advances it with a stored strip.
@discardableResult @MainActor
public func expectFilm(
    matches name: String, at moments: FilmMoments, tolerance: ImageTolerance = .exact, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, while body: @MainActor () async throws -> Void
) async rethrows -> Bool {
    let check = FilmCheck(name: name, tolerance: tolerance, site: CallSite(fileID, file, line))
    guard let (stage, recorder) = check.begin(moments) else {
        try await body()
        return false
    }
    try await stage.observeFrames({ recorder.take() }, while: body)
    if !recorder.isWhole {
        while let next = recorder.nextTime {
            if next > stage.now { await stage.observeFrames({ recorder.take() }) { await stage.advance(to: next) } }
            recorder.take()
        }
    }
    recorder.end()
    return check.judge(recorder)
}

extension FilmCheck {
    /// The stage and a recorder; nil after a failure.
    fileprivate func begin(_ moments: FilmMoments) -> (Stage, FilmRecorder)? {
        let settings = CheckSettings.current.error
        guard let error = settings ?? tolerance.error ?? moments.error else {
            if let stage = Stage.running { return (stage, FilmRecorder(stage, moments)) }
            fail("The film '\(name)' cannot be recorded: there is no stage. Make one before.")
            return nil
        }
        fail(error)
        return nil
    }
}
