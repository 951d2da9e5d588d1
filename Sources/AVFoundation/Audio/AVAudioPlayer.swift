import CoreMedia
import DeviceServices
import UIKit

/// Plays the sound of a file or of data: silent, on the clock.
///
/// The file is to be there and of a known kind, as on iOS: WAVE, AIFF, MP3 or MPEG 4. Source: Apple,
/// [AVAudioPlayer](https://developer.apple.com/documentation/avfaudio/avaudioplayer).
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    private let facts: MediaFile
    private var clock = PlaybackClock()
    private var endTimer: Timer?
    private var finishedLoops = 0

    /// The file; nil for data.
    open private(set) var url: URL?
    /// The data; nil for a file.
    open private(set) var data: Data?

    /// Creates a player of a file. Throws for one that is not there, or of no known kind.
    public init(contentsOf url: URL) throws {
        guard let facts = MediaFile(url) else { throw Self.error }
        (self.facts, self.url, data) = (facts, url, nil)
        super.init()
    }

    /// Creates a player of a file; the hint makes no difference.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws { try self.init(contentsOf: url) }

    /// Creates a player of data. Throws for those of no known kind.
    public init(data: Data) throws {
        guard let facts = MediaFile([UInt8](data)) else { throw Self.error }
        (self.facts, url, self.data) = (facts, nil, data)
        super.init()
    }

    deinit { endTimer?.invalidate() }

    private static var error: NSError {
        NSError(domain: NSOSStatusErrorDomain, code: 1_954_115_647, userInfo: [NSLocalizedDescriptionKey: "The file cannot be played."])
    }

    /// The object that is notified, held weakly.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// The loudness, from 0 to 1; all is silent.
    open var volume: Float = 1
    /// The position between left and right, from -1 to 1.
    open var pan: Float = 0
    /// Whether `rate` counts; set before playback.
    open var enableRate = false
    /// Number of repetitions; negative for ever. The default is 0.
    open var numberOfLoops = 0
    /// Whether levels are measured; they are those of silence.
    open var isMeteringEnabled = false

    /// Seconds of sound per second, from 0.5 to 2, if `enableRate` is true.
    open var rate: Float = 1 {
        didSet {
            rate = rate.isFinite ? min(max(rate, 0.5), 2) : 1
            if isPlaying { start() }
        }
    }

    /// The length, in seconds.
    open var duration: TimeInterval { facts.duration }
    /// Whether the sound plays.
    open var isPlaying: Bool { clock.rate > 0 }

    /// The position, in seconds.
    open var currentTime: TimeInterval {
        get { min(max(clock.now, 0), duration) }
        set {
            clock.move(to: newValue.isFinite ? min(max(newValue, 0), duration) : 0)
            if isPlaying { start() }
        }
    }

    /// Loads the sound. Returns true.
    @discardableResult
    open func prepareToPlay() -> Bool { true }

    /// Plays from the position, or goes on. Returns true.
    @discardableResult
    open func play() -> Bool {
        if !isPlaying { start() }
        return true
    }

    /// Plays after a delay. Returns true.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        endTimer?.invalidate()
        endTimer = DeviceServices.timer(after: time - deviceCurrentTime) { [weak self] in self?.start() }
        return true
    }

    /// The time of `play(atTime:)`: media time, in seconds.
    open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

    /// Rests at the position.
    open func pause() {
        endTimer?.invalidate()
        endTimer = nil
        clock.move(to: currentTime, rate: 0)
    }

    /// Ends playback; the position stays.
    open func stop() { pause() }

    /// Changes the loudness at once; all is silent.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }

    /// Measures the levels.
    open func updateMeters() {}
    /// Returns the loudest level of a channel: -160 decibels, silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
    /// Returns the mean level of a channel: -160 decibels, silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

    private func start() {
        endTimer?.invalidate()
        let rate = enableRate ? Double(self.rate) : 1
        let position = currentTime >= duration ? 0 : currentTime
        clock.move(to: position, rate: rate)
        endTimer = DeviceServices.timer(after: (duration - position) / rate) { [weak self] in self?.didEnd() }
    }

    private func didEnd() {
        endTimer = nil
        if numberOfLoops < 0 || finishedLoops < numberOfLoops {
            finishedLoops += 1
            clock.move(to: 0)
            return start()
        }
        finishedLoops = 0
        clock.move(to: 0, rate: 0)
        delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
}

/// Methods that are notified of a player's end.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called at the end of the sound, not after `stop()`.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when the sound cannot be read; never here.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
