import Testing
import UIKit

@testable import KinoraTesting

@Suite(.onStage) @MainActor struct StageConfigurationTests {
    nonisolated static let matrix = StageConfiguration.matrix(
        devices: [.iPhoneSE3, .iPhone15], appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft],
        textSizes: [.large, .accessibilityExtraLarge], reducesMotion: [false, true])

    @Test func theMatrixHasEveryCombination() {
        #expect(Self.matrix.count == 32)
        #expect(Set(Self.matrix.map(\.name)).count == 32)
        #expect(StageConfiguration().name == "iPhone-15")
        #expect(Self.matrix.last?.name == "iPhone-15.dark.rtl.AccessibilityXL.reduced-motion")
    }

    @Test(arguments: matrix) func theStageHasTheSettings(_ configuration: StageConfiguration) {
        let stage = configuration.makeStage()
        #expect(stage.device == configuration.device)
        #expect(stage.userInterfaceStyle == configuration.appearance)
        #expect(stage.layoutDirection == configuration.direction)
        #expect(stage.preferredContentSizeCategory == configuration.textSize)
        #expect(stage.isReduceMotionEnabled == configuration.reducesMotion)
    }
}
