import DeviceServices
import Foundation
import QuartzCore

/// The commands of the system's controls, which a test sends (`Stage.sendRemoteCommand(_:)`).
///
/// An app adds a target for each command that it can do: `MPRemoteCommandCenter.shared().playCommand.addTarget { … }`.
///
/// Differs from UIKit: commands of ratings, languages, repeating and shuffling are not declared. Source: Apple,
/// [MPRemoteCommandCenter](https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter).
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    /// Returns the center of the app, which ends with the host.
    open class func shared() -> MPRemoteCommandCenter {
        DeviceServices.current.object {
            let center = MPRemoteCommandCenter()
            DeviceServices.current.sendRemoteCommand = { [weak center] in center?.perform($0, value: $1) ?? false }
            return center
        }
    }

    /// Plays.
    open private(set) var playCommand = MPRemoteCommand()
    /// Pauses.
    open private(set) var pauseCommand = MPRemoteCommand()
    /// Stops.
    open private(set) var stopCommand = MPRemoteCommand()
    /// Plays or pauses, as the button of headphones does.
    open private(set) var togglePlayPauseCommand = MPRemoteCommand()
    /// Goes on to the next track.
    open private(set) var nextTrackCommand = MPRemoteCommand()
    /// Goes back to the last track.
    open private(set) var previousTrackCommand = MPRemoteCommand()
    /// Skips some seconds.
    open private(set) var skipForwardCommand = MPSkipIntervalCommand()
    /// Goes back some seconds.
    open private(set) var skipBackwardCommand = MPSkipIntervalCommand()
    /// Seeks forward while a button is held.
    open private(set) var seekForwardCommand: MPRemoteCommand = SeekCommand()
    /// Seeks backward while a button is held.
    open private(set) var seekBackwardCommand: MPRemoteCommand = SeekCommand()
    /// Plays from another position.
    open private(set) var changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Plays at another rate.
    open private(set) var changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// The user likes what is playing.
    open private(set) var likeCommand = MPFeedbackCommand()
    /// The user dislikes what is playing.
    open private(set) var dislikeCommand = MPFeedbackCommand()
    /// The user wants to remember what is playing.
    open private(set) var bookmarkCommand = MPFeedbackCommand()

    private func command(_ name: String) -> MPRemoteCommand? {
        switch name {
        case "play": playCommand
        case "pause": pauseCommand
        case "stop": stopCommand
        case "togglePlayPause": togglePlayPauseCommand
        case "nextTrack": nextTrackCommand
        case "previousTrack": previousTrackCommand
        case "skipForward": skipForwardCommand
        case "skipBackward": skipBackwardCommand
        case "seekForward": seekForwardCommand
        case "seekBackward": seekBackwardCommand
        case "changePosition": changePlaybackPositionCommand
        case "changeRate": changePlaybackRateCommand
        case "like": likeCommand
        case "dislike": dislikeCommand
        case "bookmark": bookmarkCommand
        default: nil
        }
    }

    private func perform(_ name: String, value: Double?) -> Bool {
        guard let command = command(name) else { return false }
        return command.perform(command.event(at: CACurrentMediaTime(), value)) == .success
    }
}
