import CoreMedia
import DeviceServices
import UIKit

/// The state of a medium as a player shows it.
///
/// Source: Apple, [AVPlayerItem](https://developer.apple.com/documentation/avfoundation/avplayeritem).
open class AVPlayerItem: NSObject, NSCopying, @unchecked Sendable {
    /// Whether an item can be played.
    public enum Status: Int, Sendable {
        /// No player has it yet.
        case unknown
        /// It can.
        case readyToPlay
        /// It cannot.
        case failed
    }

    /// The medium.
    open private(set) var asset: AVAsset
    /// Whether it can be played; not known until a player has it.
    open internal(set) var status = Status.unknown
    /// The error of an item that cannot be played; nil for none.
    open internal(set) var error: (any Error)?
    /// The end of playback; the end of the medium by default.
    open var forwardPlaybackEndTime = CMTime.invalid { didSet { player?.itemDidChange() } }

    var clock = PlaybackClock()
    weak var player: AVPlayer?

    /// Creates an item of a file.
    public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item of a medium.
    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    /// Creates an item of a medium; the keys to load beforehand make no difference.
    public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) { self.init(asset: asset) }

    /// The length; not known before the item is ready.
    open var duration: CMTime { status == .readyToPlay ? asset.duration : .indefinite }

    /// The size of the images, in points; zero for sound alone.
    open var presentationSize: CGSize { status == .readyToPlay ? asset.facts?.size ?? .zero : .zero }

    /// Whether playback will not stop for data.
    open var isPlaybackLikelyToKeepUp: Bool { status == .readyToPlay }
    /// Whether data are missing.
    open var isPlaybackBufferEmpty: Bool { status != .readyToPlay }

    /// Returns the position.
    open func currentTime() -> CMTime { CMTime(seconds: position, preferredTimescale: 1_000_000_000) }

    /// The end of playback, in seconds.
    var end: Double {
        let whole = asset.facts?.duration ?? 0
        return forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime.seconds, whole) : whole
    }

    var position: Double { min(max(clock.now, 0), max(end, 0)) }

    /// Moves the position; the handler is called with true in the next run-loop turn.
    open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        if time.isNumeric || time.isPositiveInfinity {
            clock.move(to: time.isNumeric ? min(max(time.seconds, 0), end) : end)
            player?.itemDidChange()
        }
        if let completionHandler { DeviceServices.later { completionHandler(true) } }
    }

    /// Moves the position; it is always exact.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: ((Bool) -> Void)? = nil) {
        seek(to: time, completionHandler: completionHandler)
    }

    func prepare() {
        guard status == .unknown else { return }
        guard asset.facts == nil else {
            let keys = ["status", "duration", "presentationSize", "playbackLikelyToKeepUp", "playbackBufferEmpty"]
            for key in keys { _willSet(key) }
            status = .readyToPlay
            for key in keys.reversed() { _didSet(key) }
            return
        }
        _changing("status") {
            status = .failed
            _changing("error") { error = failure }
        }
    }

    private var failure: any Error {
        let url = (asset as? AVURLAsset)?.url
        return url?.isFileURL == false
            ? NSError(
                domain: NSURLErrorDomain, code: NSURLErrorNotConnectedToInternet,
                userInfo: [NSLocalizedDescriptionKey: "The Internet connection appears to be offline."])
            : AVError(.fileFormatNotRecognized)
    }

    /// Returns a new item of the same medium, at its start.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = AVPlayerItem(asset: asset)
        copy.forwardPlaybackEndTime = forwardPlaybackEndTime
        return copy
    }

    /// Posted when an item has played to its end; the object is the item.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// Posted when an item cannot be played to its end; the object is the item.
    public static let failedToPlayToEndTimeNotification = Notification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Posted when the position was moved; the object is the item.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
}

extension NSNotification.Name {
    /// Posted when an item has played to its end; the object is the item.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted when an item cannot be played to its end; the object is the item.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}
