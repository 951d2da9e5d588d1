import CoreMedia
import UIKit

/// A target of a session. Without devices it gets nothing.
///
/// Source: Apple, [AVCaptureOutput](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    weak var session: AVCaptureSession?

    /// The ways from sources: none.
    open var connections: [AVCaptureConnection] { [] }

    /// Returns the way from a source of a kind of media: nil.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }

    override init() {}

    /// Reports what iOS raises as an exception: there is no way from a source.
    final func refuse(_ method: String) {
        reportOnce(
            "capture \(method)", as: .exception("NSInvalidArgumentException"),
            "\(type(of: self)).\(method): there is no connection, because there are no devices; ask connection(with:) before")
    }
}

/// The direction of the phone when images are recorded.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// The home button at the bottom.
    case portrait = 1
    /// The home button at the top.
    case portraitUpsideDown
    /// The home button at the right.
    case landscapeRight
    /// The home button at the left.
    case landscapeLeft
}

/// The way from a source of a session to a target. There is none, as there is no source.
///
/// Source: Apple, [AVCaptureConnection](https://developer.apple.com/documentation/avfoundation/avcaptureconnection).
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    private override init() {}

    /// Whether the target gets what the source delivers.
    open var isEnabled = false
    /// Whether something comes.
    open var isActive: Bool { false }
    /// Whether images can be rotated.
    open var isVideoOrientationSupported: Bool { false }
    /// The direction of images.
    open var videoOrientation = AVCaptureVideoOrientation.portrait
    /// Whether images can be mirrored.
    open var isVideoMirroringSupported: Bool { false }
    /// Whether images are mirrored.
    open var isVideoMirrored = false
    /// Whether images of the front camera are mirrored by the system.
    open var automaticallyAdjustsVideoMirroring = true
}

/// A target that writes a file.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// The file that is written: nil.
    open var outputFileURL: URL? { nil }
    /// Whether a file is written: false.
    open var isRecording: Bool { false }
    /// The time that is in the file: zero.
    open var recordedDuration: CMTime { .zero }
    /// The bytes that are in the file: 0.
    open var recordedFileSize: Int64 { 0 }
    /// The longest time of a file; not valid, the default, for any.
    open var maxRecordedDuration = CMTime.invalid
    /// The most bytes of a file; 0, the default, for any number.
    open var maxRecordedFileSize: Int64 = 0
    /// The bytes that stay free on the disk; 0 by default.
    open var minFreeDiskSpaceLimit: Int64 = 0

    /// Begins a file, which raises an exception on iOS without a connection: as always here.
    open func startRecording(to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate) {
        refuse("startRecording(to:recordingDelegate:)")
    }

    /// Ends the file. Nothing is recorded.
    open func stopRecording() {}
}

/// A target that writes a film.
///
/// Source: Apple, [AVCaptureMovieFileOutput](https://developer.apple.com/documentation/avfoundation/avcapturemoviefileoutput).
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// Creates a target.
    public override init() { super.init() }

    /// The time between the pieces of a film that can be read if the app ends; 10 seconds by default.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
}

/// Takes note of files. None is written, so nothing is called.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Called when a file has begun.
    func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Called when a file has ended.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {}
}
