// Made from the module's sources by LibraryFactsTests.
import ObjectiveCRuntime
import UIKit

/// The properties that keys name: for key-value coding, observers and proxies of appearance. Setters that are not dynamic do not
/// notify by themselves, so that key-value coding does.
private enum ExposedProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("allowsPictureInPicturePlayback", AVPlayerViewController.self, { $0.allowsPictureInPicturePlayback }, isDynamic: false) {
            $0.allowsPictureInPicturePlayback = $1
        }
        table.add("contentOverlayView", AVPlayerViewController.self, { $0.contentOverlayView })
        table.add(
            "entersFullScreenWhenPlaybackBegins", AVPlayerViewController.self, { $0.entersFullScreenWhenPlaybackBegins }, isDynamic: false
        ) {
            $0.entersFullScreenWhenPlaybackBegins = $1
        }
        table.add(
            "exitsFullScreenWhenPlaybackEnds", AVPlayerViewController.self, { $0.exitsFullScreenWhenPlaybackEnds }, isDynamic: false
        ) {
            $0.exitsFullScreenWhenPlaybackEnds = $1
        }
        table.add("readyForDisplay", getter: "isReadyForDisplay", AVPlayerViewController.self, { $0.isReadyForDisplay })
        table.add("player", AVPlayerViewController.self, { $0.player }, isDynamic: false) { $0.player = $1 }
        table.add("showsPlaybackControls", AVPlayerViewController.self, { $0.showsPlaybackControls }, isDynamic: false) {
            $0.showsPlaybackControls = $1
        }
        table.add("updatesNowPlayingInfoCenter", AVPlayerViewController.self, { $0.updatesNowPlayingInfoCenter }, isDynamic: false) {
            $0.updatesNowPlayingInfoCenter = $1
        }
        table.add("videoBounds", AVPlayerViewController.self, { $0.videoBounds })
        table.add("videoGravity", AVPlayerViewController.self, { $0.videoGravity }, isDynamic: false) { $0.videoGravity = $1 }
        table.add("activeTintColor", AVRoutePickerView.self, { $0.activeTintColor as UIColor? }, isDynamic: false) {
            $0.activeTintColor = $1
        }
        table.add("delegate", AVRoutePickerView.self, { $0.delegate }, isDynamic: false) { $0.delegate = $1 }
        table.add("prioritizesVideoDevices", AVRoutePickerView.self, { $0.prioritizesVideoDevices }, isDynamic: false) {
            $0.prioritizesVideoDevices = $1
        }
    }
}
