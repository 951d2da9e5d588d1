import Foundation

/// A kind of sound file: MPEG 4.
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
/// A kind of sound file: samples.
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
/// The key of the kind of file.
public let AVFormatIDKey = "AVFormatIDKey"
/// The key of samples per second.
public let AVSampleRateKey = "AVSampleRateKey"
/// The key of the number of channels.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// The key of the encoder's quality.
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
/// The key of the encoder's bits per second.
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
/// The key of the bits of a sample.
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"

/// The quality of an encoder.
public enum AVAudioQuality: Int, Sendable {
    /// The least.
    case min = 0
    /// Little.
    case low = 0x20
    /// In between.
    case medium = 0x40
    /// Much.
    case high = 0x60
    /// The most.
    case max = 0x7F
}

/// Records sound: there is no microphone, so that nothing is recorded and `record()` is false, as on iOS where it cannot be opened.
///
/// Source: Apple, [AVAudioRecorder](https://developer.apple.com/documentation/avfaudio/avaudiorecorder).
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file to write.
    open private(set) var url: URL
    /// The settings of the file.
    open private(set) var settings: [String: Any]
    /// The object that is notified, held weakly.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether levels are measured.
    open var isMeteringEnabled = false
    /// Whether sound is recorded: false.
    open var isRecording: Bool { false }
    /// The recorded seconds: 0.
    open var currentTime: TimeInterval { 0 }

    /// Creates a recorder of a file.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
    }

    /// Opens the file. Returns false.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Begins to record. Returns false.
    @discardableResult
    open func record() -> Bool { false }
    /// Begins to record for some seconds. Returns false.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    /// Rests.
    open func pause() {}
    /// Ends. Nothing was recorded: the delegate is not called.
    open func stop() {}
    /// Removes the file. Returns whether there was one.
    @discardableResult
    open func deleteRecording() -> Bool { (try? FileManager.default.removeItem(at: url)) != nil }
}

/// Methods that are notified of a recorder's end.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    /// Called at the end of a recording.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Called when the file cannot be written.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
