import DeviceServices
import Foundation

/// Whether an app plays, for the system's controls.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
    /// Not known.
    case unknown = 0
    /// It plays.
    case playing
    /// It has paused.
    case paused
    /// It has stopped.
    case stopped
    /// Another app has interrupted it.
    case interrupted
}

/// The media that the app plays, for the system's controls: the locked screen and the control center, which are not drawn here. A test
/// reads it.
///
/// Source: Apple, [MPNowPlayingInfoCenter](https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter).
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    /// Returns the center of the app, which ends with the host.
    open class func `default`() -> MPNowPlayingInfoCenter { DeviceServices.current.object { MPNowPlayingInfoCenter() } }

    /// The values of what is playing, by the keys `MPMediaItemProperty…` and `MPNowPlayingInfoProperty…`; nil, the default, for nothing.
    open var nowPlayingInfo: [String: Any]?

    /// Whether the app plays; unknown by default. Of account for apps of a Mac alone, as on iOS, which asks the audio session.
    open var playbackState = MPNowPlayingPlaybackState.unknown
}

/// The seconds that have been played, a `Double`.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The rate: 1 as recorded, 0 while it pauses, a `Double`.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The rate that is usual for what is playing, a `Double`.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = "MPNowPlayingInfoPropertyDefaultPlaybackRate"
/// The index of what is playing in its queue, an `Int`.
public let MPNowPlayingInfoPropertyPlaybackQueueIndex = "MPNowPlayingInfoPropertyPlaybackQueueIndex"
/// The number of items of the queue, an `Int`.
public let MPNowPlayingInfoPropertyPlaybackQueueCount = "MPNowPlayingInfoPropertyPlaybackQueueCount"
/// The index of the chapter, from 0, an `Int`.
public let MPNowPlayingInfoPropertyChapterNumber = "MPNowPlayingInfoPropertyChapterNumber"
/// The number of chapters, an `Int`.
public let MPNowPlayingInfoPropertyChapterCount = "MPNowPlayingInfoPropertyChapterCount"
/// Whether it is a live stream, a `Bool`.
public let MPNowPlayingInfoPropertyIsLiveStream = "MPNowPlayingInfoPropertyIsLiveStream"
/// The kind of media, an `MPNowPlayingInfoMediaType` or its raw value.
public let MPNowPlayingInfoPropertyMediaType = "MPNowPlayingInfoPropertyMediaType"
/// The address of what is playing, a `URL`.
public let MPNowPlayingInfoPropertyAssetURL = "MPNowPlayingInfoPropertyAssetURL"

/// A kind of media.
public enum MPNowPlayingInfoMediaType: UInt, Sendable {
    /// None in particular.
    case none = 0
    /// Sound.
    case audio
    /// Images with sound.
    case video
}
