import Testing

@testable import KinoraTesting

@Suite struct ImageToleranceTests {
    @Test(arguments: [Double.nan, -1, .infinity]) func wrongDistancesAreErrors(_ distance: Double) {
        #expect(ImageTolerance.perceptual(distance: distance).error?.contains("a distance of \(distance)") == true)
    }

    @Test(arguments: [Double.nan, -1, 2]) func wrongSharesAreErrors(_ share: Double) {
        #expect(ImageTolerance.perceptual(share: share).error?.contains("a share of \(share)") == true)
    }

    @Test func usualTolerancesAreValid() {
        #expect(ImageTolerance.perceptual().error == nil)
        #expect(ImageTolerance.exact.error == nil)
        #expect(ImageTolerance.perceptual(distance: .nan).error != nil)
    }
}
