import ObjectiveCRuntime
import UIKitCore

/// The properties that UIKit marks for appearance, besides those of `ExposedProperties`.
private enum AppearanceProperties {
    @section(".init_array") @used
    nonisolated private static let registration: @convention(c) @Sendable () -> Void = { Selector._addMethods { add(to: $0) } }

    private static func add(to table: _MethodTable) {
        table.add("onTintColor", UISwitch.self, { $0.onTintColor }) { $0.onTintColor = $1 }
        table.add("thumbTintColor", UISwitch.self, { $0.thumbTintColor }) { $0.thumbTintColor = $1 }
        table.add("minimumTrackTintColor", UISlider.self, { $0.minimumTrackTintColor }) { $0.minimumTrackTintColor = $1 }
        table.add("maximumTrackTintColor", UISlider.self, { $0.maximumTrackTintColor }) { $0.maximumTrackTintColor = $1 }
        table.add("thumbTintColor", UISlider.self, { $0.thumbTintColor }) { $0.thumbTintColor = $1 }
        table.add("progressTintColor", UIProgressView.self, { $0.progressTintColor }) { $0.progressTintColor = $1 }
        table.add("trackTintColor", UIProgressView.self, { $0.trackTintColor }) { $0.trackTintColor = $1 }
        table.add("progressImage", UIProgressView.self, { $0.progressImage }) { $0.progressImage = $1 }
        table.add("trackImage", UIProgressView.self, { $0.trackImage }) { $0.trackImage = $1 }
        table.add("pageIndicatorTintColor", UIPageControl.self, { $0.pageIndicatorTintColor }) { $0.pageIndicatorTintColor = $1 }
        table.add("currentPageIndicatorTintColor", UIPageControl.self, { $0.currentPageIndicatorTintColor }) {
            $0.currentPageIndicatorTintColor = $1
        }
        table.add("selectedSegmentTintColor", UISegmentedControl.self, { $0.selectedSegmentTintColor }) { $0.selectedSegmentTintColor = $1 }
        table.add("contentEdgeInsets", UIButton.self, { $0.contentEdgeInsets }) { $0.contentEdgeInsets = $1 }
    }
}
