import CoreMedia
import Foundation
import ObjectiveCRuntime

/// The properties of players, their items and the session that keys name: for key-value coding and observers.
private enum PlayerProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("outputVolume", AVAudioSession.self, { $0.outputVolume })
        table.add("currentItem", AVPlayer.self, { $0.currentItem })
        table.add("error", AVPlayer.self, { $0.error })
        table.add("muted", getter: "isMuted", AVPlayer.self, { $0.isMuted }, isDynamic: false) { $0.isMuted = $1 }
        table.add("rate", AVPlayer.self, { $0.rate }) { $0.rate = $1 }
        table.add("status", AVPlayer.self, { $0.status })
        table.add("timeControlStatus", AVPlayer.self, { $0.timeControlStatus })
        table.add("volume", AVPlayer.self, { $0.volume }, isDynamic: false) { $0.volume = $1 }
        table.add("duration", AVPlayerItem.self, { $0.duration })
        table.add("error", AVPlayerItem.self, { $0.error })
        table.add("playbackBufferEmpty", getter: "isPlaybackBufferEmpty", AVPlayerItem.self, { $0.isPlaybackBufferEmpty })
        table.add("playbackLikelyToKeepUp", getter: "isPlaybackLikelyToKeepUp", AVPlayerItem.self, { $0.isPlaybackLikelyToKeepUp })
        table.add("presentationSize", AVPlayerItem.self, { $0.presentationSize })
        table.add("status", AVPlayerItem.self, { $0.status })
    }
}
